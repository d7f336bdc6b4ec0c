/** A real board to try something on, in a lesson or a puzzle: nothing is answered automatically. */
import type { Move, PackedJson, Refusal, Seat } from '@hortus/kernel';
import { useRef } from 'preact/hooks';
import { type GameTable, NO_VALUES } from '../board/game-table.ts';
import { words } from '../page/words.ts';
import type { Stand } from './lesson.ts';

/** Lessons and puzzles play by the usual rules. */
const NO_OPTIONS = {};

interface PracticeBoardProps {
  readonly table: GameTable;
  readonly stand: Stand;
  readonly seat: Seat;
  readonly seats: number;
  readonly legal: readonly Move[];
  readonly asides: readonly Move[];
  /** Moves to mark. */
  readonly values?: ReadonlyMap<Move, number>;
  why(move: Move): Refusal | undefined;
  play(move: Move, then?: Move): void;
}

/** What everybody is called where only the reader is a person. */
export function practiceNames(game: string, seats: number, reader: Seat): readonly string[] {
  const { say, find } = words.value;
  const other = find(`web.learn.${game}.other`) ?? 'web.learn.other';
  return Array.from({ length: seats }, (_, seat) => say(seat === reader ? 'web.you' : other));
}

export function PracticeBoard(props: PracticeBoardProps) {
  const { table, stand, seat, seats, legal, asides, values = NO_VALUES, why, play } = props;
  const { Board, game } = table;
  const seen = useRef<{ readonly stand: Stand; readonly told: readonly (readonly PackedJson[])[] }>(
    undefined,
  );
  if (seen.current?.stand !== stand)
    seen.current = { stand, told: [...(seen.current?.told ?? []), stand.last] };
  const { told } = seen.current;
  return (
    <Board
      view={game.view(stand.state, seat)}
      seat={seat}
      reader={seat}
      names={practiceNames(game.id, seats, seat)}
      options={NO_OPTIONS}
      world={stand.state}
      manner="lesson"
      legal={legal}
      asides={asides}
      why={why}
      play={play}
      refuse={(move, _anchor, how = 'press') => {
        if (how === 'press') play(move);
      }}
      last={stand.last}
      values={values}
      recall={async () => undefined}
      happened={() => told}
    />
  );
}
