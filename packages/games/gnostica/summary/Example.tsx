/** The picture of a scenario, if its text is enough to draw one. */

import { learnBook, learnGame } from '@hortus/frame/page/words.ts';
import { useNear } from '@hortus/frame/parts/use-near.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words as gnostica } from '../words/index.ts';
import { MiniLand } from './MiniLand.tsx';
import { sceneIn } from './scenario.ts';

export default function GnosticaScenario({ text }: { readonly text: string }) {
  const view = useMemo(() => sceneIn(text), [text]);
  const [place, near] = useNear<HTMLElement>();
  const [spoken, speak] = useState(false);
  useEffect(() => {
    // The card names are in the table's words, those in the picture in the lessons' book.
    if (near)
      Promise.all([learnGame(gnostica), learnBook(gnostica.lessons)]).then(
        () => speak(true),
        () => undefined,
      );
  }, [near]);
  if (view === undefined) return null;
  return (
    <figure class="scenario scenario-land mood-gnostica" ref={place}>
      {spoken ? <MiniLand view={view} /> : <div class="scenario-place" />}
    </figure>
  );
}
