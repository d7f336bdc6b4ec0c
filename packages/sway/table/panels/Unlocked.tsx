/** The abilities that a seat has unlocked, by their signs; pressed, they say what each does. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import { Glyph } from '../cards/Glyph.tsx';
import type { Desk } from '../desk.ts';
import { eachDoes } from '../says/face-words.ts';
import { abilityWords } from '../says/words.ts';
import { About } from './About.tsx';

export function Unlocked({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const unlocked = desk.view.unlocked[seat] ?? [];
  if (unlocked.length === 0) return null;
  const { say, list } = words.value;
  return (
    <p class="sway-unlocked">
      <About
        desk={desk}
        text={eachDoes(unlocked, desk.cards)}
        label={`${say('web.sway.unlocked')} ${list(unlocked.map(abilityWords))}`}
      >
        {say('web.sway.unlocked')}
        {unlocked.map((ability) => (
          <span key={ability}>
            <Glyph of={ability} />
          </span>
        ))}
      </About>
    </p>
  );
}
