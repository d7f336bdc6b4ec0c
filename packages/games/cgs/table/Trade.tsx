/** Offers: those that are open, and a drawer to make one. */
import { useSignal } from '@preact/signals';
import { type Design, designIn } from '../src/index.ts';
import { type Desk, designOf, M, titleOf } from './desk.ts';
import { counted } from './Hand.tsx';
import { said } from './names.ts';
import { Slip } from './Slip.tsx';

export function Trade({ desk }: { readonly desk: Desk }) {
  const { view, seat } = desk;
  const isOpen = useSignal(false);
  if (view.phase === 'over' || view.phase === 'study' || view.phase === 'claim') return null;
  return (
    <section class="cgs-trade" aria-label={said('trade')}>
      <Offers desk={desk} />
      {seat === undefined ? null : (
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {said(isOpen.value ? 'trade.close' : 'trade.open')}
        </button>
      )}
      {isOpen.value && seat !== undefined ? (
        <Drawer
          desk={desk}
          done={() => {
            isOpen.value = false;
          }}
        />
      ) : null}
    </section>
  );
}

function Offers({ desk }: { readonly desk: Desk }) {
  const { view, seat, names, props } = desk;
  const asides = props.match?.asides ?? [];
  if (view.offers.length === 0) return null;
  return (
    <ul class="cgs-offers">
      {view.offers.map(([from, mine, to, theirs]) => {
        const title = (face: number): string => titleOf(designOf(desk, face));
        const text = said('offer', {
          who: names[from] ?? '',
          you: from === seat,
          mine: title(mine),
          other: names[to] ?? '',
          theirs: title(theirs),
        });
        const answers = asides.filter(
          (move) =>
            (to === seat &&
              ((M.accept.is(move) &&
                M.accept.get.seat(move) === from &&
                M.accept.get.theirs(move) === mine &&
                M.accept.get.mine(move) === theirs) ||
                (M.decline.is(move) &&
                  M.decline.get.seat(move) === from &&
                  M.decline.get.theirs(move) === mine &&
                  M.decline.get.mine(move) === theirs))) ||
            (from === seat &&
              M.withdraw.is(move) &&
              M.withdraw.get.seat(move) === to &&
              M.withdraw.get.mine(move) === mine &&
              M.withdraw.get.theirs(move) === theirs),
        );
        return (
          <li key={`${from} ${mine} ${to} ${theirs}`} class={to === seat ? 'mine' : ''}>
            <span role={to === seat ? 'status' : undefined}>{text}</span>
            {answers.map((move) => (
              <button
                key={move}
                type="button"
                class={M.accept.is(move) ? 'main' : ''}
                onClick={() => props.play(move)}
              >
                {said(M.accept.is(move) ? 'do.accept' : M.decline.is(move) ? 'do.decline' : 'do.withdraw')}
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** First a card of one's own, then one of a rival's: what helps in this adventure is marked. */
function Drawer({ desk, done }: { readonly desk: Desk; done(): void }) {
  const { view, seat = 0, names, props } = desk;
  const mine = useSignal<number | undefined>(undefined);
  const rivals = names
    .map((_, one) => one)
    .filter((one) => one !== seat && desk.world.rules.playerOf[view.era]?.[one] !== desk.me);
  const list = (
    faces: readonly number[],
    press: (face: number, anchor: Element) => void,
    chosen?: number,
  ) => (
    <div class="cgs-slips">
      {counted(faces).map(([face, count]) => (
        <Slip
          key={face}
          design={designOf(desk, face)}
          count={count}
          isChosen={chosen === face}
          mark={unlocks(desk, designOf(desk, face)) ? said('helps') : undefined}
          show={() => desk.show(designIn(face))}
          press={(anchor) => press(face, anchor)}
        />
      ))}
    </div>
  );
  return (
    <div class="cgs-drawer">
      <h3>{said('trade.mine')}</h3>
      {list(
        view.ops[seat] ?? [],
        (face) => {
          mine.value = mine.value === face ? undefined : face;
        },
        mine.value,
      )}
      {mine.value === undefined
        ? null
        : rivals.map((rival) => (
            <div key={rival}>
              <h3>{said('trade.theirs', { who: names[rival] ?? '' })}</h3>
              {list(view.ops[rival] ?? [], (face, anchor) => {
                const move = M.offer.pack(mine.value ?? 0, rival, face);
                if (props.why(move) !== undefined) return props.refuse(move, anchor, 'press');
                props.play(move);
                done();
              })}
            </div>
          ))}
    </div>
  );
}

/** Has something that this player is short of in the adventure in progress. */
function unlocks({ outlook, cards, me }: Desk, { first }: Design): boolean {
  const now = outlook.adventure;
  if (now === null || me === undefined) return false;
  const { from, name } = cards.ar;
  for (let i = from[first]!; i < from[first + 1]!; i++) {
    const line = now.costs.find((one) => one.name === name[i]);
    if (line !== undefined && (line.covered[me] ?? 0) < (line.required[me] ?? 0)) return true;
  }
  return false;
}
