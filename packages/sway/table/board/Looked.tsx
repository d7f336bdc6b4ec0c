/** The cards that omen looks at: one may be taken, the others go under. */
import { words } from '@hortus/frame/page/words.ts';
import { M } from '../../src/press/index.ts';
import { CardButton } from '../cards/CardButton.tsx';
import type { KnownCard } from '../cards/deck.ts';
import type { Desk } from '../desk.ts';
import { cardWords } from '../says/words.ts';

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
      <p class="sway-looked-note">{say(looked.took ? 'web.sway.looked.rest' : 'web.sway.looked.about')}</p>
      <ul>
        {looked.cards.flatMap(({ card: name }) => {
          const card = name === null ? undefined : desk.cards.of(name);
          return card === undefined
            ? []
            : [<LookedCard key={name} desk={desk} card={card} took={looked.took} />];
        })}
      </ul>
    </section>
  );
}

interface LookedProps {
  readonly desk: Desk;
  readonly card: KnownCard;
  /** One has been taken: the others go under. */
  readonly took: boolean;
}

function LookedCard({ desk, card, took }: LookedProps) {
  const { say } = words.value;
  const moves = desk.moves.cards.get(card.number) ?? [];
  const take = moves.find((move) => M.take.is(move));
  const under = moves.find((move) => M.under.is(move));
  return (
    <li>
      <CardButton
        desk={desk}
        card={card}
        label={cardWords(card, desk.cards)}
        open={false}
        asks={take === undefined}
        press={() => undefined}
      />
      {take === undefined ? (
        <p>{under === undefined || took ? null : say('web.sway.take.not')}</p>
      ) : (
        <button type="button" onClick={() => desk.play(take)}>
          {say('web.sway.take.short')}
        </button>
      )}
      {under === undefined ? null : (
        <button type="button" onClick={() => desk.play(under)}>
          {say('web.sway.under')}
        </button>
      )}
    </li>
  );
}
