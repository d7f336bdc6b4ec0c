/** The abilities that a seat has unlocked, by their signs. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import { Glyph } from '../cards/Glyph.tsx';
import type { Desk } from '../desk.ts';
import { abilityWords } from '../says/words.ts';

export function Unlocked({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const unlocked = desk.view.unlocked[seat] ?? [];
  if (unlocked.length === 0) return null;
  return (
    <p class="sway-unlocked">
      {words.value.say('web.sway.unlocked')}
      {unlocked.map((ability) => (
        <span key={ability} role="img" aria-label={abilityWords(ability)} title={abilityWords(ability)}>
          <Glyph of={ability} />
        </span>
      ))}
    </p>
  );
}
