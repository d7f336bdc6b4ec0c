/** The cards that omen looks at: one may be taken, the others go under. */
import { words } from '@hortus/frame/page/words.ts';
import { M } from '../src/press/index.ts';
import { CardButton } from './CardButton.tsx';
import type { Desk } from './desk.ts';
import { cardWords } from './words.ts';

export function Looked({ desk }: { readonly desk: Desk }) {
  const { say } = words.value;
  const { looked, viewer } = desk.view;
  if (looked === null || looked.count === 0) return null;
  if (viewer !== looked.seat && viewer !== 'all')
    return (
      <p class="sway-looked-note">
        {say('web.sway.looks', {
          who: desk.names[looked.seat] ?? '',
          you: looked.seat === desk.you,
          count: looked.count,
        })}
      </p>
    );
  return (
    <section class="sway-looked" aria-label={say('web.sway.looked')}>
      <ul class="sway-hand">
        {looked.cards.flatMap(({ card: name }) => {
          if (name === null) return [];
          const card = desk.cards.of(name);
          if (card === undefined) return [];
          const moves = desk.moves.cards.get(card.number) ?? [];
          const take = moves.find((move) => M.take.is(move));
          const under = moves.find((move) => M.under.is(move));
          return [
            <li key={name}>
              <CardButton
                card={card}
                faction={desk.faction(card)}
                label={cardWords(card, desk.cards)}
                open={false}
                press={() => undefined}
                quiet={(_, how) => {
                  if (how === 'press') desk.hold(card);
                }}
                hold={desk.hold}
              />
              {take === undefined ? null : (
                <button type="button" class="main" onClick={() => desk.play(take)}>
                  {say('web.sway.take.short')}
                </button>
              )}
              {under === undefined ? null : (
                <button type="button" onClick={() => desk.play(under)}>
                  {say('web.sway.under')}
                </button>
              )}
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}
