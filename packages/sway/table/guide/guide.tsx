/** How Genesis and Worlds Asunder are won, and what a turn consists of. */
import type { DrawingProps, Guide, Rail, RailStep } from '@hortus/frame/board/guide.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { Game, Seat } from '@hortus/kernel';
import type { SwayView } from '../../src/index.ts';
import { answersNothing, livesIn } from '../../src/press/index.ts';
import { cardsOf, spokenOf } from '../cards/deck.ts';
import { HEART } from '../panels/heart.ts';
import { recapOf, summary } from '../says/turn-words.ts';
import { said } from '../says/words.ts';
import { adviseIn, isSameStep } from './advice.ts';

type Place = DrawingProps<SwayView>;

const START = ['opening', 'answer', 'attack'] as const;

function stepOf(code: string, whose = ''): RailStep {
  const name = said(`web.sway.rail.${code}${whose}`, code);
  return {
    name,
    short: said(`web.sway.rail.${code}${whose}.short`, name),
    about: said(`web.sway.rail.${code}.about`, ''),
  };
}

/** Answer, attack, be answered, from the reader's point of view. */
function turnRail(view: SwayView, seat: Seat | undefined): Rail {
  const { phase, turn } = view;
  const mine = seat === undefined ? '' : (turn & 1) === (seat & 1) ? '.you' : '.rival';
  const theirs = mine === '' ? '' : mine === '.you' ? '.rival' : '.you';
  return {
    steps: [stepOf('answer', mine), stepOf('attack', mine), stepOf('answer', theirs)],
    // With nothing to answer, the turn begins with its attack.
    now: phase === 'plot' || phase === 'share' || answersNothing(view) ? 1 : 0,
  };
}

function railOf(
  game: string,
  view: SwayView,
  seat: Seat | undefined,
  after: readonly string[],
): Rail | undefined {
  const { phase } = view;
  if (phase === 'over') return undefined;
  if (phase === 'draft' || phase === 'opening') return { steps: START.map((step) => stepOf(step)), now: 0 };
  const now = after.indexOf(phase);
  if (now < 0) return turnRail(view, seat);
  const last = said(`web.${game}.rail.last`, '');
  return { steps: after.map((step) => stepOf(step)), now, ...(last === '' ? {} : { last }) };
}

type Lives = ReturnType<typeof livesIn>;

export function guideOf(game: Game): Guide<SwayView> {
  const ofSides = ({ view, seat, options }: Place): readonly [Lives, Lives] => {
    const near = ((seat ?? 0) & 1) as 0 | 1;
    // A quick match has a deck of its own, with fewer lives.
    const { lives, rules } = cardsOf(game, options, view.ops.length);
    const livesOf = (side: 0 | 1): Lives => livesIn(view, side, lives, rules.hasReserve);
    return [livesOf(near), livesOf((1 - near) as 0 | 1)];
  };
  return {
    goal(view, seat, options) {
      const [mine, theirs] = ofSides({ view, seat, options });
      const params = { mine: mine.left, theirs: theirs.left };
      // WA-RND-5 A side may run out of lives before it loses the round.
      const now =
        seat === undefined ? '.watch' : theirs.left === 0 ? '.last' : mine.left === 0 ? '.edge' : '';
      const line = said(`web.${game.id}.goal`, '', params);
      const short = words.value.say(`web.sway.goal${seat === undefined ? '.watch' : ''}.short`, params);
      return {
        line: now === '' || view.end !== null ? line : said(`web.${game.id}.goal${now}`, line, params),
        short: view.end === null ? said(`web.${game.id}.goal${now}.short`, short) : short,
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
    tips: ({ phase, turn }, seat) => {
      // The tip about one's own attack shouldn't flash by during a rival's.
      const attacks = phase === 'plot' && (turn & 1) === (seat & 1);
      const ids = attacks ? ['ends', 'both'] : phase === 'plot' || phase === 'obstruct' ? ['both'] : [];
      return ids.map((id) => ({ id, text: said(`web.sway.tip.${id}`, '') }));
    },
    advise: adviseIn(game),
    isSameStep,
    summary,
    recap: recapOf(game.id),
    rail: (view, seat) =>
      railOf(
        game.id,
        view,
        seat,
        spokenOf(game).afterLoss.map(({ name }) => name),
      ),
  };
}
