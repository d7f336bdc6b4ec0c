/** How Genesis and Worlds Asunder are won, and what a turn consists of. */
import type { DrawingProps, Guide, Rail, RailStep, Whose } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game, PackedJson, Seat } from '@hortus/kernel';
import { whoIs } from '@hortus/words';
import type { SwayView } from '../src/index.ts';
import { livesIn } from '../src/press/index.ts';
import { advise } from './advice.ts';
import { cardsOf } from './deck.ts';
import { HEART } from './Lives.tsx';
import { said } from './words.ts';

/** One of the two games. */
interface Edition {
  readonly game: Game;
  /** Lives are kept in a reserve; otherwise they are in the experience. */
  readonly hasReserve: boolean;
}

type Place = DrawingProps<SwayView>;

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

/** How many cards a turn took to answer and to attack. */
function summary(told: readonly PackedJson[], { seat, cast, view }: Whose<SwayView>): string | undefined {
  const { say } = words.value;
  const who = whoIs(cast, seat);
  const said: string[] = [];
  let count = 0;
  for (const event of told) {
    if (PLAYED.includes(event.kind) && event.seat === seat) count++;
    if (event.kind !== 'compared') continue;
    const [mine, theirs] = [Number(event.mine), Number(event.theirs)];
    if (count > 1)
      said.push(
        theirs === 0
          ? say('web.sway.sum.answer.nothing', { ...who, count })
          : say('web.sway.sum.answer', { ...who, count, mine, theirs }),
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

export function guideOf({ game, hasReserve }: Edition): Guide<SwayView> {
  const ofSides = ({ view, seat, options }: Place): readonly [Lives, Lives] => {
    const near = ((seat ?? 0) & 1) as 0 | 1;
    // A quick match has a deck of its own, with fewer lives.
    const { lives } = cardsOf(game, options, view.ops.length);
    return [livesIn(view, near, lives, hasReserve), livesIn(view, (1 - near) as 0 | 1, lives, hasReserve)];
  };
  return {
    goal(view, seat, options) {
      const [mine, theirs] = ofSides({ view, seat, options });
      const params = { mine: mine.left, theirs: theirs.left };
      const watch = seat === undefined ? '.watch' : '';
      return {
        line: said(`web.${game.id}.goal${watch}`, '', params),
        short: words.value.say(`web.sway.goal${seat === undefined ? '.watch' : ''}.short`, params),
        more: said(`web.${game.id}.goal.more`, ''),
      };
    },
    /** The rival's hearts, which the reader wants to empty. */
    Drawing(place: Place) {
      const [, { left, all }] = ofSides(place);
      const step = Math.min(20, 60 / all);
      return (
        <span class="goal-hearts">
          <svg viewBox="0 0 60 20" aria-hidden="true" focusable="false">
            {Array.from({ length: all }, (_, i) => (
              <path
                key={i}
                class={i < left ? 'goal-x' : 'goal-free'}
                d={HEART}
                transform={`translate(${30 + (i - all / 2) * step} ${10 - step / 2}) scale(${step / 25})`}
              />
            ))}
          </svg>
          {place.seat === undefined ? null : <small>{said('web.sway.goal.hearts', '')}</small>}
        </span>
      );
    },
    tips: ({ phase }) => {
      const ids = phase === 'plot' ? ['ends', 'both'] : phase === 'obstruct' ? ['both'] : [];
      return ids.map((id) => ({ id, text: said(`web.sway.tip.${id}`, '') }));
    },
    advise,
    summary,
    rail: (view, seat) => railOf(view, seat, hasReserve ? AFTER : AFTER_ROUND),
  };
}
