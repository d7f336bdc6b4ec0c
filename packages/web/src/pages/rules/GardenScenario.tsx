import { useEffect, useRef, useState } from 'preact/hooks';
import { ScenarioBoard } from './ScenarioBoard.tsx';
import { scenarioIn } from './scenario.ts';

/** How far below the window a picture is drawn already. */
const AHEAD = '600px';

/** The picture of a scenario, where its words are enough to draw one. A drawing is a thousand lines: it waits until it is near. */
export default function GardenScenario({ id, text }: { readonly id: string; readonly text: string }) {
  const scenario = scenarioIn(text);
  const place = useRef<HTMLDivElement>(null);
  const [near, come] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (scenario === undefined) return null;
  return near ? <ScenarioBoard id={id} scenario={scenario} /> : <div class="scenario-place" ref={place} />;
}
