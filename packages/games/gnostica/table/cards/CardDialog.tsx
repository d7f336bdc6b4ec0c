/** A card's rule: its picture, what it does, and the clauses that say so. The discard pile, card by card. */

import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { View } from '../../src/index.ts';
import { cardDoes, cardName, isMajorCode, said, worth } from '../says/names.ts';
import { CardPicture } from './CardArt.tsx';
import { CardRule } from './CardRule.tsx';
import { MAJOR_CLAUSES, SUIT_CLAUSES } from './clauses.ts';
import { type CardPeek, usePeekable } from './peekable.ts';
import { PowerSign, signsOf } from './signs.tsx';

function clausesOf(code: string): readonly (readonly [string, readonly string[]])[] {
  const own = isMajorCode(code) ? [[cardName(code), MAJOR_CLAUSES[Number(code)] ?? ''] as const] : [];
  const signs = signsOf(code).flatMap((sign) => (sign === 'any' ? Object.keys(SUIT_CLAUSES) : [sign]));
  const suits = [...new Set(signs)].flatMap((sign) => {
    const found = SUIT_CLAUSES[sign];
    return found === undefined ? [] : [[said(`sign.${sign}`, sign), found] as const];
  });
  return [...own, ...suits].map(([name, ids]) => [name, ids.split(' ').map((id) => `GNO-${id}`)] as const);
}

export function CardDialog({ code, close }: { readonly code: string; close(): void }) {
  const { say } = words.value;
  return (
    <Dialog title={cardName(code)} onClose={close}>
      <div class="gno-large">
        <CardPicture code={code} />
        <div class="gno-large-words">
          <p>{cardDoes(code)}</p>
          <p>{say('web.gnostica.worth', { count: worth(code) })}</p>
          <Signs code={code} />
          <h3 class="gno-rules">{say('web.gnostica.rules')}</h3>
          {clausesOf(code).map(([name, ids]) => (
            <CardRule key={name} name={name} ids={ids} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** What the signs on its face mean. */
function Signs({ code }: { readonly code: string }) {
  const signs = [...new Set(signsOf(code))];
  const shown = signs.includes('any') ? ([...signs, 'cup', 'rod', 'disc', 'sword'] as const) : signs;
  return (
    <ul class="gno-signs bare" aria-label={words.value.say('web.gnostica.signs')}>
      {shown.map((sign) => (
        <li key={sign}>
          <PowerSign sign={sign} /> {said(`sign.${sign}`, sign)}
        </li>
      ))}
    </ul>
  );
}

interface DiscardsProps {
  readonly view: View;
  readonly peeking: CardPeek;
  close(): void;
}

export function Discards({ view, peeking, close }: DiscardsProps) {
  const { say } = words.value;
  return (
    <Dialog title={say('web.gnostica.out', { count: view.out.length })} onClose={close}>
      {view.out.length === 0 ? <p>{say('web.gnostica.out.none')}</p> : null}
      <ul class="gno-discards bare">
        {view.out.map((code) => (
          <li key={code}>
            <Discarded code={code} peeking={peeking} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Discarded({ code, peeking }: { readonly code: string; readonly peeking: CardPeek }) {
  const { held, show, on } = usePeekable(code, undefined, peeking);
  return (
    <button
      type="button"
      class="gno-hand-card"
      aria-label={`${cardName(code)}. ${cardDoes(code)}`}
      {...on}
      onClick={(event) => {
        if (!held.current) show(event.currentTarget, 'press');
      }}
    >
      <CardPicture code={code} />
    </button>
  );
}
