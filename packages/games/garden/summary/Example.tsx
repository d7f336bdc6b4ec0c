import { learnBook, learnGame } from '@hortus/frame/page/words.ts';
import { useNear } from '@hortus/frame/parts/use-near.ts';
import { useEffect, useState } from 'preact/hooks';
import { words as garden } from '../words/index.ts';
import { ScenarioBoard } from './ScenarioBoard.tsx';
import { scenarioIn } from './scenario.ts';

/** The picture of a scenario, if its words are enough to draw one. */
export default function GardenScenario({ id, text }: { readonly id: string; readonly text: string }) {
  const scenario = scenarioIn(text);
  const [place, near] = useNear<HTMLDivElement>();
  const [spoken, speak] = useState(false);
  useEffect(() => {
    // The tile names are in the table's words, those in the picture in the lessons' book.
    if (near)
      Promise.all([learnGame(garden), learnBook(garden.lessons)]).then(
        () => speak(true),
        () => undefined,
      );
  }, [near]);
  if (scenario === undefined) return null;
  return spoken ? <ScenarioBoard id={id} scenario={scenario} /> : <div class="scenario-place" ref={place} />;
}
