/** The void, which everybody may look through; cards that can be recruited are lit. */

import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { useSignal } from '@preact/signals';
import { M, recruitsLeft } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { abilityWords } from '../says/words.ts';
import { ZoneCard } from './ZoneCard.tsx';

export function VoidDialog({ desk, close }: { readonly desk: Desk; close(): void }) {
  const { say } = words.value;
  const sought = useSignal('');
  const wanted = sought.value.trim().toLowerCase();
  const cards = desk.view.void
    .flatMap((name) => desk.cards.of(name) ?? [])
    .filter(
      ({ name, power }) =>
        wanted === '' || `${name} ${abilityWords(power)} ${power}`.toLowerCase().includes(wanted),
    );
  const lit = (number: number): boolean =>
    (desk.moves.cards.get(number) ?? []).some((move) => M.recruit.is(move));
  /** Whoever may recruit two cards chooses both before the dialog closes. */
  const staysOpen =
    desk.view.phase === 'recruit' &&
    recruitsLeft(desk.view) > 1 &&
    cards.filter(({ number }) => lit(number)).length > 1;
  const sorted = [...cards].sort(
    (a, b) => Number(lit(b.number)) - Number(lit(a.number)) || a.ability - b.ability || b.sway - a.sway,
  );
  return (
    <Dialog title={say('web.sway.void', { count: desk.view.void.length })} onClose={close}>
      {cards.some(({ number }) => lit(number)) ? (
        <p>{say(`web.sway.recruit.about.${desk.cards.rules.hasReserve ? 'reserve' : 'experience'}`)}</p>
      ) : null}
      <label class="field">
        <span>{say('web.sway.void.search')}</span>
        <input
          type="search"
          value={sought.value}
          onInput={(event) => {
            sought.value = event.currentTarget.value;
          }}
        />
      </label>
      <ul class="sway-void">
        {sorted.map((card) => (
          <li key={card.name}>
            <ZoneCard
              desk={{
                ...desk,
                press: (one) => {
                  if (!(staysOpen && lit(one.number))) close();
                  desk.press(one);
                },
              }}
              card={card}
            />
          </li>
        ))}
      </ul>
      {sorted.length === 0 ? <p class="soft">{say('web.sway.void.none')}</p> : null}
    </Dialog>
  );
}
