/** What every suit and every major card does, in one line each. */
import { words } from '@hortus/frame/page/words.ts';
import { CARD_BOX, CardArt } from '../table/cards/CardArt.tsx';
import { MAJOR_CLAUSES } from '../table/cards/clauses.ts';
import { cardDoes, cardName, said } from '../table/says/names.ts';

/** The clause of each suit's first form, and of its second. */
const SUITS = [
  ['C', 'CUP-1', 'CUP-6'],
  ['R', 'ROD-2', 'ROD-9'],
  ['D', 'DSC-1', 'DSC-4'],
  ['S', 'SWD-1', 'SWD-6'],
] as const;

export const told = (key: string): string => {
  const found = words.value.find(`web.rules.gnostica.${key}`);
  return found === undefined ? '' : words.value.say(found);
};

/** Links to a rule further down on this page. */
export const Rule = ({ id }: { readonly id: string }) => (
  <a class="summary-rule" href={`#GNO-${id}`}>
    {id}
  </a>
);

export function Suits() {
  return (
    <>
      <h3>{told('suits')}</h3>
      <dl class="summary-list summary-arcana">
        {SUITS.map(([suit, piece, ground]) => (
          <div key={suit}>
            <Card code={`${suit}A`} />
            <dt>{said(`suit.${suit}`, suit)}</dt>
            <dd>
              <strong>{told('on-piece')}</strong> {told(`${suit}.piece`)} <Rule id={piece} />
            </dd>
            <dd>
              <strong>{told('on-ground')}</strong> {told(`${suit}.ground`)} <Rule id={ground} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Majors() {
  return (
    <>
      <h3>{told('majors')}</h3>
      <dl class="summary-list summary-arcana">
        {MAJOR_CLAUSES.map((clauses, i) => {
          const code = String(i).padStart(2, '0');
          return (
            <div key={code}>
              <Card code={code} />
              <dt>{cardName(code)}</dt>
              <dd>
                {cardDoes(code)} <Rule id={clauses.split(' ')[0] ?? ''} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Without a label: its name and its powers stand beside it. */
const Card = ({ code }: { readonly code: string }) => (
  <svg viewBox={CARD_BOX} aria-hidden="true" focusable="false">
    <CardArt code={code} named={false} />
  </svg>
);
