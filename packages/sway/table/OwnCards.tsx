/** Cards of one's own at a new table: typed in or read from a file, checked as they are typed, shown as they will look. */

import { drawPlace, formOf } from '@hortus/cards';
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Clause } from '@hortus/frame/parts/Clause.tsx';
import type { Diagnostic, Game, Json } from '@hortus/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type AbilityName,
  type CardRecord,
  type DeckClauses,
  type DeckRecord,
  makeDeckFile,
  parseCustom,
  parseDeck,
  type SwayState,
  termsOf,
} from '../src/index.ts';
import { CardFace } from './CardFace.tsx';
import { cardsOf } from './deck.ts';
import './sway.css';
import './sway-cards.css';
import './sway-zones.css';
import { abilityWords, said } from './words.ts';

type Options = BoardProps['options'];

interface Props {
  readonly game: Game;
  readonly deck: DeckRecord;
  readonly clauses: DeckClauses;
  readonly custom: readonly AbilityName[];
  readonly options: Signal<Options>;
  readonly seats: readonly string[];
}

/** What is handed in again as it is parsed, without what is being typed. */
const without = (options: Options, name: string): Options =>
  Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));

/** They do not depend on the cards, so a fault in one field leaves the other alone. */
function termsFor({ game, clauses, options, seats }: Props) {
  const { deck: _deck, custom: _custom, ...rest } = options.value;
  const parsed = game.parseOptions(rest, seats.length);
  if (!parsed.ok) return undefined;
  return termsOf((game.create(parsed.value, seats.length) as SwayState).rules, clauses, seats.length);
}

export function OwnCards(props: Props) {
  const { say } = words.value;
  const { options } = props;
  const custom = (options.value.custom ?? []) as unknown as readonly CardRecord[];
  return (
    <details class="more own-cards" open={custom.length > 0}>
      <summary>{say('web.sway.own')}</summary>
      <div class="more-fields">
        {props.custom.length === 0 ? null : <AbilityFields {...props} />}
        <CustomField {...props} />
        <DeckField {...props} />
      </div>
    </details>
  );
}

/** GEN-CST-2 What all agree on by sitting down, beside the abilities of the deck. */
function AbilityFields({ game, options, custom, seats }: Props) {
  const { say } = words.value;
  const parsed = game.parseOptions({ abilities: options.value.abilities ?? 'none' }, seats.length);
  const agreed = parsed.ok ? String((parsed.value as Options).abilities) : 'none';
  const isAgreed = (ability: string): boolean => agreed === 'all' || agreed.split(',').includes(ability);
  const toggle = (ability: string): void => {
    const chosen = custom.filter((one) => (one === ability ? !isAgreed(one) : isAgreed(one)));
    options.value = { ...options.value, abilities: chosen.join(',') || 'none' };
  };
  return (
    <fieldset class="own-abilities">
      <legend>{say('web.sway.own.abilities')}</legend>
      {custom.map((ability) => (
        <label class="check" key={ability}>
          <input type="checkbox" checked={isAgreed(ability)} onChange={() => toggle(ability)} />
          <span>
            <strong>{abilityWords(ability)}</strong>{' '}
            <span class="soft">{said(`web.sway.does.${ability}`, '')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function CustomField(props: Props) {
  const { say } = words.value;
  const { options, deck, seats, game } = props;
  const text = useSignal('');
  const faults = useSignal<readonly Diagnostic[]>([]);
  const read = (typed: string, fileName = ''): void => {
    text.value = typed;
    const rest = without(options.value, 'custom');
    const terms = termsFor(props);
    if (typed.trim() === '' || terms === undefined) {
      faults.value = [];
      options.value = rest;
      return;
    }
    const parsed = parseCustom(typed, terms, { form: formOf(typed, fileName), deck, owner: 0 });
    faults.value = parsed.ok ? [] : parsed.fault;
    options.value = parsed.ok ? { ...rest, custom: parsed.value as unknown as Json } : rest;
  };
  // Which abilities a card may have was agreed anew.
  useEffect(() => {
    if (text.value !== '') read(text.value);
  }, [options.value.abilities]);
  return (
    <div class="field">
      <label>
        <span>{say('web.sway.own.cards')}</span>
        <textarea
          rows={4}
          spellcheck={false}
          placeholder={say('web.sway.own.example')}
          value={text.value}
          onInput={(event) => read(event.currentTarget.value)}
        />
      </label>
      <span class="soft">{say('web.sway.own.about')}</span>
      <FileButton name={say('web.sway.own.file')} read={read} />
      <Faults game={game.id} faults={faults.value} text={text.value} />
      <Preview game={game} options={options.value} seats={seats.length} />
    </div>
  );
}

function DeckField(props: Props) {
  const { say } = words.value;
  const { options, deck, game } = props;
  const faults = useSignal<readonly Diagnostic[]>([]);
  const handedIn = useSignal('');
  const read = (text: string, fileName: string): void => {
    handedIn.value = text;
    const terms = termsFor(props);
    if (terms === undefined) return;
    const parsed = parseDeck(text, terms, formOf(text, fileName));
    faults.value = parsed.ok ? [] : parsed.fault;
    const rest = without(options.value, 'deck');
    options.value = parsed.ok ? { ...rest, deck: parsed.value as unknown as Json } : rest;
  };
  const chosen = (options.value.deck as unknown as DeckRecord | undefined) ?? deck;
  return (
    <div class="field">
      <span>{say('web.sway.own.deck', { deck: chosen.name, count: chosen.cards.length })}</span>
      <FileButton name={say('web.sway.own.deck.file')} read={read} />
      <span class="own-saves">
        {(['json', 'csv', 'text'] as const).map((form) => (
          <a
            key={form}
            download={`${game.id}.${form === 'text' ? 'txt' : form}`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(makeDeckFile(chosen, form))}`}
          >
            {say('web.sway.own.save', { form: form.toUpperCase() })}
          </a>
        ))}
      </span>
      <Faults game={game.id} faults={faults.value} text={handedIn.value} />
    </div>
  );
}

function FileButton({ name, read }: { readonly name: string; read(text: string, fileName: string): void }) {
  return (
    <label class="own-file">
      <span>{name}</span>
      <input
        type="file"
        accept=".json,.csv,.tsv,.txt,text/plain,application/json,text/csv"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) read(await file.text(), file.name);
        }}
      />
    </label>
  );
}

interface FaultsProps {
  readonly game: string;
  readonly faults: readonly Diagnostic[];
  /** What was typed or read. */
  readonly text: string;
}

/** All of them at once, with line, column and hint, and the place itself drawn below. */
function Faults({ game, faults, text }: FaultsProps) {
  const { say } = words.value;
  if (faults.length === 0) return null;
  return (
    <div role="alert">
      <ul class="own-faults">
        {faults.map(({ message, line, column, end, hint, clause }, i) => {
          const drawn = drawPlace(text, { line, column, end });
          return (
            <li key={i}>
              {line === undefined ? '' : `${say('web.sway.own.line', { line, column: column ?? 1 })} `}
              {message}
              {hint === undefined ? '' : ` – ${hint}`}{' '}
              {clause === undefined ? null : <Clause game={game} id={clause} />}
              {drawn === undefined ? null : (
                <pre class="own-place" aria-hidden="true">
                  {drawn}
                </pre>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Preview({
  game,
  options,
  seats,
}: {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
}) {
  const custom = (options.custom ?? []) as unknown as readonly CardRecord[];
  if (custom.length === 0 || !game.parseOptions(options, seats).ok) return null;
  const cards = cardsOf(game, options, seats);
  return (
    <ul class="own-preview">
      {custom.flatMap(({ name }) => {
        const card = cards.of(name);
        return card === undefined
          ? []
          : [
              <li key={name}>
                <CardFace card={card} faction={((card.owner ?? 0) & 1) as 0 | 1} />
                <span class="visually-hidden">
                  {name}, {abilityWords(card.power)} {card.sway}
                </span>
              </li>,
            ];
      })}
    </ul>
  );
}
