/** A card shown beside its place, no matter whose it is: what it does, what playing it would bring, and why it can't be. */
import { packEmblem } from '@hortus/cards/pack-face';
import { Peek as Box, type PeekSize } from '@hortus/frame/peek/Peek.tsx';
import { PeekWhy } from '@hortus/frame/peek/PeekWhy.tsx';
import { type Desk, layingOf, M, type PeekedCard, titleOf } from '../desk.ts';
import { aboutLines } from '../says/explain.ts';
import { ghostWords } from '../says/names.ts';

/** The words beside the emblem; without it if that is too wide. */
const SIZES: readonly PeekSize[] = [
  [22, 'whole'],
  [20, 'whole'],
  [18, 'whole'],
  [18, 'short'],
  [15, 'short'],
  [12, 'short'],
];
/** What is pressed to act, the ladders with their ghost, and the cards themselves. */
const CLEAR = '.cgs-bar, .cgs-ladders, .cgs-panels';

export function Peek({ desk, peeked }: { readonly desk: Desk; readonly peeked: PeekedCard }) {
  const { props, soon } = desk;
  const { design: index, face, how } = peeked;
  const design = desk.cards.designs[index];
  if (design === undefined) return null;
  const isAsked = face !== undefined && props.manner !== 'still' && layingOf(props.legal, face) === undefined;
  const refusal = isAsked ? props.why(M.play.pack(face)) : undefined;
  const brings = face === undefined || (isAsked && !soon.has(face)) ? '' : ghostWords(desk, face, true);
  return (
    <Box
      peeked={peeked}
      view={desk.view}
      card={String(index)}
      clear={CLEAR}
      sizes={SIZES}
      class="cgs-peek"
      close={() => desk.unpeek()}
    >
      {(find) => (
        <div class="cgs-peek-card">
          <div
            class="cgs-peek-emblem"
            aria-hidden="true"
            // Drawn from the card's identity, without any text that people wrote. The printed card is in its
            // dialog: here its type would be too small to read.
            dangerouslySetInnerHTML={{ __html: packEmblem(design.card) }}
          />
          <div class="cgs-peek-words">
            <b>{titleOf(design)}</b>
            {aboutLines(design).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {brings === '' ? null : <p class="cgs-peek-brings">{brings}</p>}
            {refusal === undefined ? null : (
              <PeekWhy game="cgs" refusal={refusal} how={how} onResize={find} />
            )}
          </div>
        </div>
      )}
    </Box>
  );
}
