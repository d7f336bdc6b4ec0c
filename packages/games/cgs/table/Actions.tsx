/** What can be done besides laying a card; and the card that is about to be laid. */
import { designIn } from '../src/index.ts';
import { type Desk, layingOf, M } from './desk.ts';
import { ghostWords, moveWords, said } from './names.ts';
import type { Turning } from './use-turning.ts';

export function Actions({ desk, turning }: { readonly desk: Desk; readonly turning: Turning }) {
  const { props, chosen } = desk;
  const laying = chosen === undefined ? undefined : layingOf(props.legal, chosen);
  if (chosen !== undefined && laying !== undefined)
    return (
      <fieldset class="cgs-actions">
        <legend class="visually-hidden">{said('actions')}</legend>
        <p class="cgs-ghost-words" role="status">
          {ghostWords(desk, chosen)}
        </p>
        {M.add.is(laying) ? (
          <button type="button" class="main" onClick={() => turning.lay(laying)}>
            {said('do.add')}
          </button>
        ) : (
          <>
            <button type="button" class="main" onClick={() => turning.layAndPass(laying)}>
              {said('do.play.pass')}
            </button>
            <button type="button" onClick={() => turning.lay(laying)}>
              {said('do.play')}
            </button>
          </>
        )}
        <button type="button" onClick={() => desk.show(designIn(chosen))}>
          {said('do.large')}
        </button>
        <button type="button" class="quiet" onClick={() => desk.choose(undefined)}>
          {said('do.not')}
        </button>
      </fieldset>
    );
  const others = props.legal.filter((move) => !M.play.is(move) && !M.add.is(move));
  const rejoin = props.match?.asides.filter((move) => M.rejoin.is(move) || M.sitOut.is(move)) ?? [];
  if (others.length === 0 && rejoin.length === 0) return null;
  return (
    <fieldset class="cgs-actions">
      <legend class="visually-hidden">{said('actions')}</legend>
      {[...others, ...rejoin].map((move) => {
        const about = consequence(desk, move);
        return (
          <button
            key={move}
            type="button"
            class={M.claim.is(move) ? 'house main' : isMain(move) ? 'main' : ''}
            onClick={() => props.play(move)}
          >
            {moveWords(desk, move)}
            {about === '' ? null : <small>{about}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

const isMain = (move: number): boolean => M.ready.is(move) || M.agree.is(move) || M.close.is(move);

/** What agreeing, refusing and asking would bring, the next turn included. */
function consequence({ outlook, view, me, names }: Desk, move: number): string {
  const winner = outlook.adventure?.winner ?? null;
  const who = { who: names[winner ?? 0] ?? '', you: winner === me };
  const ends = winner === null ? said('bring.nobody') : said('bring.wins', who);
  if (M.agree.is(move)) return view.request === 'adventure' ? ends : said('bring.era');
  if (M.refuse.is(move)) return said('bring.refuse');
  if (M.endAdventure.is(move)) return ends;
  return '';
}
