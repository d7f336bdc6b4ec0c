/** How Genesis and Worlds Asunder are won, and what a turn consists of. */
import type { Guide, Rail, RailStep, Whose } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson, Seat } from '@hortus/kernel';
import { whoIs } from '@hortus/words';
import type { DeckRecord, SwayView } from '../src/index.ts';
import { livesIn } from '../src/press/index.ts';
import { HEART } from './Lives.tsx';
import { said } from './words.ts';

/** One of the two games. */
interface Edition {
  readonly game: string;
  readonly deck: DeckRecord;
  /** Lives are kept in a reserve; otherwise they are in the experience. */
  readonly hasReserve: boolean;
}

type Place = { readonly view: SwayView; readonly seat: Seat | undefined };

const START = ['opening', 'answer', 'attack'] as const;
/** After a turn or a round was won; the later edition has two steps more. */
const AFTER = ['giving', 'refill'] as const;
const AFTER_ROUND = [...AFTER, 'recruit', 'unlock'] as const;

const stepOf = (name: string, whose = ''): RailStep => ({
  name: said(`web.sway.rail.${name}${whose}`, name),
  about: said(`web.sway.rail.${name}.about`, ''),
});

/** Answer, attack, be answered, from the reader's point of view. */
function turnRail({ phase, turn }: SwayView, seat: Seat | undefined): Rail {
  const mine = seat === undefined ? '' : (turn & 1) === (seat & 1) ? '.you' : '.rival';
  const theirs = mine === '' ? '' : mine === '.you' ? '.rival' : '.you';
  return {
    steps: [stepOf('answer', mine), stepOf('attack', mine), stepOf('answer', theirs)],
    now: phase === 'plot' || phase === 'share' ? 1 : 0,
  };
}

function railOf(view: SwayView, seat: Seat | undefined, after: readonly string[]): Rail | undefined {
  const { phase } = view;
  if (phase === 'over') return undefined;
  if (phase === 'draft' || phase === 'opening') return { steps: START.map((step) => stepOf(step)), now: 0 };
  const now = after.indexOf(phase);
  return now < 0 ? turnRail(view, seat) : { steps: after.map((step) => stepOf(step)), now };
}

/** The two totals once these cards are played, and what stays in hand. */
function reason(now: SwayView, then: SwayView, seat: Seat): string | undefined {
  const near = (seat & 1) as 0 | 1;
  const [mine, theirs] = [then.totals[near], then.totals[(1 - near) as 0 | 1]];
  if (mine <= now.totals[near] || then.turns !== now.turns) return undefined;
  return words.value.say('web.sway.reason.ahead', { mine, theirs, count: then.ops[seat]?.count ?? 0 });
}

/** How many cards a turn took to answer and to attack. */
function summary(told: readonly PackedJson[], { seat, cast, view }: Whose<SwayView>): string | undefined {
  const { say } = words.value;
  const who = whoIs(cast, seat);
  const said: string[] = [];
  let count = 0;
  for (const event of told) {
    if (PLAYED.includes(event.kind) && event.seat === seat) count++;
    if (event.kind !== 'compared') continue;
    if (count > 1)
      said.push(
        say('web.sway.sum.answer', { ...who, count, mine: Number(event.mine), theirs: Number(event.theirs) }),
      );
    count = 0;
  }
  const total = view?.phase === 'obstruct' ? view.totals[(seat & 1) as 0 | 1] : undefined;
  if (count > 1)
    said.push(
      total === undefined
        ? say('web.sway.sum.attack', { ...who, count })
        : say('web.sway.sum.attack.total', { ...who, count, total }),
    );
  return said.length === 0 ? undefined : said.join(' ');
}
const PLAYED = ['engaged', 'hides', 'interrupted'];

type Lives = ReturnType<typeof livesIn>;

export function guideOf({ game, deck, hasReserve }: Edition): Guide<SwayView> {
  const ofSides = (view: SwayView, seat: Seat | undefined): readonly [Lives, Lives] => {
    const near = ((seat ?? 0) & 1) as 0 | 1;
    return [
      livesIn(view, near, deck.cards, hasReserve),
      livesIn(view, (1 - near) as 0 | 1, deck.cards, hasReserve),
    ];
  };
  return {
    goal(view, seat) {
      const [mine, theirs] = ofSides(view, seat);
      const params = { mine: mine.left, theirs: theirs.left };
      const watch = seat === undefined ? '.watch' : '';
      return {
        line: said(`web.${game}.goal${watch}`, '', params),
        short: words.value.say(`web.sway.goal${seat === undefined ? '.watch' : ''}.short`, params),
        more: said(`web.${game}.goal.more`, ''),
      };
    },
    /** The rival's hearts, which the reader wants to empty. */
    Drawing({ view, seat }: Place) {
      const [, { left, all }] = ofSides(view, seat);
      return (
        <svg viewBox="0 0 60 20" aria-hidden="true" focusable="false">
          {Array.from({ length: all }, (_, i) => (
            <path
              key={i}
              class={i < left ? 'goal-x' : 'goal-free'}
              d={HEART}
              transform={`translate(${30 + (i - all / 2) * 20} 0) scale(.8)`}
            />
          ))}
        </svg>
      );
    },
    tips: ({ phase }) => {
      const ids = phase === 'plot' ? ['ends', 'both'] : phase === 'obstruct' ? ['both'] : [];
      return ids.map((id) => ({ id, text: said(`web.sway.tip.${id}`, '') }));
    },
    reason,
    summary,
    rail: (view, seat) => railOf(view, seat, hasReserve ? AFTER : AFTER_ROUND),
  };
}
