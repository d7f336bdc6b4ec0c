/** Why the reader has fewer points than when they last acted: who took them, with which card, and by which rule. */
import { words } from '@hortus/frame/page/words.ts';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import type { View } from '../../src/index.ts';
import { type Happened, lossesOf } from '../../src/told/losses.ts';
import { lossWords } from './loss-words.ts';

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
  /** What the others have done since. */
  readonly lately: readonly Happened[];
}

/** Shown until they act. */
export function Lost({ view, names, you, lately }: Props) {
  if (you === undefined || view.turn !== you || view.phase !== 'turn' || lately.length === 0) return null;
  const { count, losses } = lossesOf(view, lately, you);
  if (count <= 0 || losses.length === 0) return null;
  const why = words.value.list(losses.map((loss) => lossWords(loss, names)));
  const clauses = [...new Set(losses.map(({ clause }) => clause))];
  return (
    <p class="gno-lost" role="status">
      {words.value.say('web.gnostica.lost', { count, why })}
      {clauses.map((id, i) => (
        <span key={id}>
          {' '}
          <Clause game="gnostica" id={id} {...(clauses.length === 1 ? {} : { number: i + 1 })} />
        </span>
      ))}
    </p>
  );
}
