/** The end of Gnostica: the winner's lands, the most valuable first, and the winner's pyramid among them. */
import type { Ended, Finale, LastTurn } from '@hortus/frame/board/finale.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson, Seat } from '@hortus/kernel';
import { entryWords, whoIs } from '@hortus/words';
import type { View } from '../../src/index.ts';
import { holderOf } from '../../src/press/index.ts';
import { pointsBeforeOut } from '../../src/told/losses.ts';
import { CARD_BOX, CardArt } from '../cards/CardArt.tsx';
import '../styles/finale.css';
import { SeatMark } from '../panels/SeatMark.tsx';
import { cardName, worth } from '../says/names.ts';

const MOST_SHOWN = 3;

/** Sorted by what they score. */
const landsOf = (view: View, seat: Seat | undefined): readonly string[] =>
  view.sites
    .flatMap((site) =>
      site.card !== null && (seat === undefined || holderOf(view, site) === seat) ? [site.card] : [],
    )
    .sort((one, other) => worth(other) - worth(one));

/** If nobody won, the best lands there are. */
function Art({ view }: Ended<View>) {
  const winner = view.result?.winner ?? undefined;
  const lands = landsOf(view, winner).slice(0, MOST_SHOWN);
  return (
    <div class="gno-end">
      {winner === undefined ? null : (
        <div class="gno-end-piece">
          <SeatMark view={view} seat={winner} />
        </div>
      )}
      {lands.map((code, nth) => (
        <div class="gno-end-land" key={code} style={{ '--nth': nth }}>
          <svg viewBox={CARD_BOX} focusable="false" aria-hidden="true">
            <CardArt code={code} named={false} />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** The entry with which the turn of that entry began. */
function turnBefore(entries: Ended['entries'], at: number): number {
  const began = entries.slice(0, at).findLast(({ told }) => told.some(({ kind }) => kind === 'turn'));
  return began?.seq ?? 0;
}

const says = (kind: string) => (event: PackedJson) => event.kind === kind;

/** The announced turn; if nobody announced, the last turn in which something was done. */
function lastTurn({ view, entries, cast }: Ended<View>): LastTurn | undefined {
  const { result } = view;
  const winner = result?.winner ?? undefined;
  const announced = entries.findLastIndex(({ told }) => told.some(says('announced')));
  const by = Number(entries[announced]?.told.find(says('announced'))?.seat);
  if (result?.end === 'announced' && winner === by) {
    const told = words.value.say('web.gnostica.end.announced', {
      ...whoIs(cast, by),
      points: view.scores[by] ?? 0,
      lands: words.value.list(landsOf(view, by).map((card) => `${cardName(card)} ${worth(card)}`)),
    });
    return { from: turnBefore(entries, announced), told };
  }
  if (result?.end === 'last-left' && result.fate === 'failed' && announced >= 0) {
    const told = words.value.say('web.gnostica.end.failed', {
      ...whoIs(cast, by),
      count: pointsBeforeOut(
        view,
        entries.flatMap(({ told: events }) => events),
        by,
      ),
      target: view.options.target,
    });
    return { from: turnBefore(entries, announced), told };
  }
  const at = entries.findLastIndex(({ told }) =>
    told.some(({ kind }) => kind !== 'turn' && kind !== 'ended'),
  );
  const last = entries[at];
  if (last === undefined) return undefined;
  const told = entryWords(words.value, 'gnostica', last, cast);
  return { from: turnBefore(entries, at), told: told[0] ?? '', isOnlyLast: true };
}

export const finale: Finale<View> = { Art, lastTurn };
