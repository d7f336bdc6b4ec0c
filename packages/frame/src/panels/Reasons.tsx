/** Why a game ended, each reason with its clause. */
import type { Reason } from '@hortus/kernel';
import { type EndReader, reasonWords } from '@hortus/words';
import { words } from '../page/words.ts';
import { Clause } from '../parts/Clause.tsx';
import type { Sides } from '../says/end-words.ts';

interface ReasonsProps {
  readonly game: string;
  readonly reasons: readonly Reason[];
  /** How it ended for the reader, who is addressed. */
  readonly reader?: EndReader;
  readonly sides?: Sides;
}

export function Reasons({ game, reasons, reader, sides }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <ul class="end-reasons">
      {reasons.map(({ code, clause }) => (
        <li key={code}>
          {reasonWords(words.value, game, code, reader, sides)}
          {reader === undefined ? '' : '.'} <Clause game={game} id={clause} />
        </li>
      ))}
    </ul>
  );
}
