/** A card shown large beside its place, no matter whose it is: what it does and scores, and why it can't be used now. */
import { words } from '@hortus/frame/page/words.ts';
import { Peek as Box, type Peeked, type PeekSize } from '@hortus/frame/peek/Peek.tsx';
import { PeekWhy } from '@hortus/frame/peek/PeekWhy.tsx';
import type { Refusal } from '@hortus/kernel';
import type { View } from '../../src/index.ts';
import type { Thing } from '../../src/press/index.ts';
import { cardDoes, cardName, isMajorCode, said, worth } from '../says/names.ts';
import { CardPicture } from './CardArt.tsx';
import { PowerSign, signsOf } from './signs.tsx';

export interface PeekedCard extends Peeked {
  readonly code: string;
  /** What to ask the rules about; left out if nobody could use it here. */
  readonly thing?: Thing | undefined;
}

/** As bids and points tell cards apart. */
const classOf = (code: string): string =>
  isMajorCode(code) ? 'major' : 'PNQK'.includes(code[1] ?? '') ? 'court' : 'number';

/** The words beside the picture; if that is too wide, a smaller picture, then none. */
const SIZES: readonly PeekSize[] = [
  [26, 'whole'],
  [22, 'whole'],
  [20, 'whole'],
  [18, 'whole'],
  [20, 'short'],
  [16, 'short'],
  [13, 'short'],
  [10, 'short'],
];
/** What is pressed to act. */
const ACTS = '.gno-controls, .gno-out';
/** On wide screens the hand stays in sight too, so that its cards can be compared. */
const WIDE = `${ACTS}, .gno-hands`;
const isWide = (): boolean => matchMedia('(width >= 54rem)').matches;

interface Props {
  readonly view: View;
  readonly peeked: PeekedCard;
  close(): void;
  /** With its clauses. */
  large(code: string): void;
  /** Undefined if nothing is refused. */
  why(thing: Thing): Refusal | undefined;
}

export function Peek({ view, peeked, close, large, why }: Props) {
  const { say } = words.value;
  const { code, thing, how } = peeked;
  const refusal = thing === undefined ? undefined : why(thing);
  return (
    <Box
      peeked={peeked}
      view={view}
      card={code}
      clear={isWide() ? WIDE : ACTS}
      sizes={SIZES}
      class="gno-peek"
      close={close}
      more={
        <button type="button" class="subtle" onClick={() => large(code)}>
          {say('web.gnostica.rules.card')}
        </button>
      }
    >
      {(find) => (
        <div class="gno-peek-card">
          <CardPicture code={code} />
          <div class="gno-peek-words">
            <b>{cardName(code)}</b> <small>{said(`class.${classOf(code)}`, '')}</small>
            <p class="gno-peek-rule">{cardDoes(code)}</p>
            {isMajorCode(code) ? <Suits code={code} /> : null}
            <p>{say('web.gnostica.worth', { count: worth(code) })}</p>
            {refusal === undefined ? null : (
              <PeekWhy game="gnostica" refusal={refusal} how={how} onResize={find} />
            )}
          </div>
        </div>
      )}
    </Box>
  );
}

/** A major mentions suits: what each of them does. */
function Suits({ code }: { readonly code: string }) {
  const signs = new Set(signsOf(code));
  const suits = (['cup', 'rod', 'disc', 'sword'] as const).filter(
    (sign) => signs.has(sign) || signs.has('any'),
  );
  return suits.length === 0 ? null : (
    <ul class="gno-peek-suits">
      {suits.map((sign) => (
        <li key={sign}>
          <PowerSign sign={sign} />
          {said(`deed.suit.${sign}`, sign)}
        </li>
      ))}
    </ul>
  );
}
