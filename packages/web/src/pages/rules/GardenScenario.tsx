import { ScenarioBoard } from './ScenarioBoard.tsx';
import { scenarioIn } from './scenario.ts';

/** The picture of a scenario, where its words are enough to draw one. */
export default function GardenScenario({ id, text }: { readonly id: string; readonly text: string }) {
  const scenario = scenarioIn(text);
  return scenario === undefined ? null : <ScenarioBoard id={id} scenario={scenario} />;
}
