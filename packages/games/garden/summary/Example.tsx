import { useNear } from '@hortus/frame/parts/use-near.ts';
import { ScenarioBoard } from './ScenarioBoard.tsx';
import { scenarioIn } from './scenario.ts';

/** The picture of a scenario, where its words are enough to draw one. */
export default function GardenScenario({ id, text }: { readonly id: string; readonly text: string }) {
  const scenario = scenarioIn(text);
  const [place, near] = useNear<HTMLDivElement>();
  if (scenario === undefined) return null;
  return near ? <ScenarioBoard id={id} scenario={scenario} /> : <div class="scenario-place" ref={place} />;
}
