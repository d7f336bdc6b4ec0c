/** Which ability to unlock, each with what it does. */

import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { ABILITIES } from '../../src/index.ts';
import { M } from '../../src/press/index.ts';
import { Glyph } from '../cards/Glyph.tsx';
import type { Desk } from '../desk.ts';
import { abilityWords, unlockedWords } from '../says/words.ts';

export function UnlockDialog({ desk, close }: { readonly desk: Desk; close(): void }) {
  const { say } = words.value;
  // What a hint proposes comes first.
  const moves = desk.moves.others
    .filter((move) => M.unlock.is(move))
    .sort((a, b) => Number(desk.isHintedMove(b)) - Number(desk.isHintedMove(a)));
  return (
    <Dialog title={say('web.sway.unlock.which')} onClose={close}>
      <p class="soft">{say('web.sway.unlock.about')}</p>
      <ul class="sway-abilities bare">
        {moves.map((move) => {
          const ability = ABILITIES[M.unlock.get.ability(move)] ?? 'ruin';
          return (
            <li key={move}>
              <button
                type="button"
                class={desk.isHintedMove(move) ? 'hinted' : ''}
                onClick={() => {
                  close();
                  desk.play(move);
                }}
              >
                <Glyph of={ability} />
                <span>
                  <strong>{abilityWords(ability)}</strong>
                  <span>{unlockedWords(ability, desk.cards)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
