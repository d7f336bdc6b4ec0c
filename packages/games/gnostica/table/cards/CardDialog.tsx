/** A card's rule: its picture, what it does, and the clauses that say so. The discard pile, card by card. */

import { words } from '@hortus/frame/page/words.ts';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { View } from '../../src/index.ts';
import { cardDoes, cardName, isMajorCode, said, worth } from '../says/names.ts';
import { CardPicture } from './CardArt.tsx';
import { type CardPeek, usePeekable } from './peekable.ts';
import { PowerSign, signsOf } from './signs.tsx';

/** The clauses of each major, of each suit, of what majors have in common. */
const MAJORS = [
  ...['FOO-1 FOO-2 FOO-3 FOO-4', 'MAG-1', 'HPR-1', 'EMS-1 EMS-2', 'EMR-1 EMR-2', 'HIE-1 HIE-2', 'LOV-1'],
  ...['CHA-1 CHA-2', 'STR-1 STR-2 STR-3', 'HER-1 HER-2', 'WHE-1', 'JUS-1', 'HAN-1', 'DEA-1 DEA-2 DEA-3'],
  ...['TEM-1', 'DEV-1 DEV-2 DEV-3', 'TOW-1', 'STA-1 STA-2', 'MOO-1 MOO-2', 'SUN-1 SUN-2 SUN-3'],
  ...['JUD-1 JUD-2 JUD-3', 'WOR-1 WOR-2'],
];
const SUITS: Readonly<Record<string, string>> = {
  cup: 'CUP-1 CUP-2 CUP-3 CUP-6 CUP-7',
  rod: 'ROD-1 ROD-2 ROD-3 ROD-4 ROD-5 ROD-9 ROD-10',
  disc: 'DSC-1 DSC-2 DSC-4 DSC-5',
  sword: 'SWD-1 SWD-2 SWD-6 SWD-7 SWD-9',
};

function clausesOf(code: string): readonly (readonly [string, readonly string[]])[] {
  const own = isMajorCode(code) ? [[cardName(code), MAJORS[Number(code)] ?? ''] as const] : [];
  const signs = signsOf(code).flatMap((sign) => (sign === 'any' ? Object.keys(SUITS) : [sign]));
  const suits = [...new Set(signs)].flatMap((sign) => {
    const found = SUITS[sign];
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
          {clausesOf(code).map(([name, ids]) => (
            <p key={name} class="gno-clauses">
              <b>{name}</b>{' '}
              {ids.map((id) => (
                <Clause key={id} game="gnostica" id={id} />
              ))}
            </p>
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
