/** A card shown large beside its place, no matter whose it is: what it does, and why it can't be played now. Also words alone. */
import { words } from '@hortus/frame/page/words.ts';
import { Peek as Box, type Peeked as Shown } from '@hortus/frame/peek/Peek.tsx';
import { PeekWhy } from '@hortus/frame/peek/PeekWhy.tsx';
import type { AbilityName } from '../../src/index.ts';
import type { Desk } from '../desk.ts';
import { faceRule } from '../says/face-words.ts';
import type { KnownCard } from './deck.ts';
import { Face } from './Face.tsx';

export interface Peeked extends Shown {
  /** Left out where only words are shown. */
  readonly card?: KnownCard;
  /** The abilities it can be played as here. */
  readonly as?: readonly AbilityName[] | undefined;
  /** Why it can't be played now: `ask` if it might be the reader's to play and the rules know, or else a sentence. */
  readonly why?: 'ask' | { readonly said: string } | undefined;
  /** Whatever else there is to say about it in this place. */
  readonly note?: string | undefined;
}

/** What is pressed to act, and the sums. */
const ACTS = '.sway-doing, .sway-total, .sway-looked li > button:not(.sway-card)';

export function Peek({ desk, peeked }: { readonly desk: Desk; readonly peeked: Peeked }) {
  const { say } = words.value;
  const { card, how, as, note } = peeked;
  const refusal = peeked.why === 'ask' ? card && desk.why(card) : peeked.why?.said;
  return (
    <Box
      peeked={peeked}
      view={desk.view}
      card={card?.name ?? ''}
      clear={ACTS}
      class="sway-peek"
      close={() => desk.unpeek()}
      more={
        <button type="button" class="subtle" onClick={() => desk.open('legend')}>
          {say('web.sway.legend')}
        </button>
      }
    >
      {(find) => (
        <>
          {card === undefined ? null : (
            <>
              <Face card={card} cards={desk.cards} faction={desk.faction(card)} size="large" as={as} />
              <p class="visually-hidden">{faceRule(card, desk.cards, as)}</p>
              {card.epic ? <p>{say('web.sway.epic.does')}</p> : null}
            </>
          )}
          {note === undefined ? null : <p>{note}</p>}
          {refusal === undefined ? null : (
            <PeekWhy game={desk.game} refusal={refusal} how={how} onResize={find} />
          )}
        </>
      )}
    </Box>
  );
}
