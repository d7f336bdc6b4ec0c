/** What can be done besides playing a card, each with its result, in a place that doesn't move. */
import { words } from '@hortus/frame/page/words.ts';
import type { Move } from '@hortus/kernel';
import { bringOf } from '../src/index.ts';
import { type Desk, layingOf, M, playerName, whoIn } from './desk.ts';
import { houseWords } from './house.ts';
import { Laying } from './Laying.tsx';
import { describe, moveWords } from './names.ts';
import { said } from './say.ts';
import type { Plan } from './use-plan.ts';
import type { Turning } from './use-turning.ts';

export interface ActionsProps {
  readonly desk: Desk;
  readonly turning: Turning;
  readonly plan: Plan;
}

export function Actions({ desk, turning, plan }: ActionsProps) {
  const { props, chosen, soon, view, names, seat } = desk;
  const laying = chosen === undefined ? undefined : layingOf(props.legal, chosen);
  if (chosen !== undefined && (laying !== undefined || soon.has(chosen)))
    return <Laying desk={desk} turning={turning} plan={plan} face={chosen} move={laying} />;
  const others = props.legal.filter((move) => !M.play.is(move) && !M.add.is(move));
  const aside = props.asides.filter((move) => M.rejoin.is(move) || M.sitOut.is(move));
  return (
    <fieldset class="cgs-actions">
      <legend class="visually-hidden">{said('actions')}</legend>
      {others.length === 0 && props.match !== undefined ? (
        <p class="cgs-waits">{describe(view, names, seat)}</p>
      ) : null}
      {[...others, ...aside].map((move) => {
        const about = bringWords(desk, move);
        return (
          <button key={move} type="button" class={classOf(move)} onClick={() => props.play(move)}>
            {moveWords(desk, move)}
            {about === '' ? null : <small>{about}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

const classOf = (move: Move): string => {
  if (M.claim.is(move)) return 'house main';
  if (M.sitOut.is(move)) return 'out';
  return M.ready.is(move) || M.agree.is(move) || M.close.is(move) ? 'main' : '';
};

/** What a house brings, or what agreeing, refusing, asking or passing would lead to, including whose turn is next. */
function bringWords(desk: Desk, move: Move): string {
  const { world, seat, me } = desk;
  if (M.claim.is(move)) return houseWords(desk, M.claim.get.affiliation(move));
  if (M.sitOut.is(move)) return said('bring.sitOut');
  const asks = M.endAdventure.is(move) || M.endEra.is(move);
  if (seat === undefined || !(asks || [M.agree, M.refuse, M.pass].some((kind) => kind.is(move)))) return '';
  const { ends, winner, winners, next } = bringOf(world, seat, move);
  const turn = said('bring.next', { who: playerName(desk, next), you: next === me });
  if (M.refuse.is(move)) return words.value.list([said('bring.refuse'), turn]);
  if (ends === null) return turn;
  const what =
    ends === 'adventure'
      ? winner === null
        ? said('bring.nobody')
        : said('bring.wins', whoIn(desk, winner))
      : winners.length === 0
        ? said('bring.era.nobody')
        : winners.length === 1
          ? said('bring.era.wins', whoIn(desk, winners[0] ?? 0))
          : said('bring.era.share', { who: words.value.list(winners.map((one) => playerName(desk, one))) });
  const brought = ends === 'session' ? what : words.value.list([what, turn]);
  return asks ? said('bring.if', { what: brought }) : brought;
}
