/** Custom cards beside the deck: typed in or read from a file, and shown as they will look. */
import { formOf } from '@hortus/cards';
import { words } from '@hortus/frame/page/words.ts';
import type { Diagnostic, Game, Json } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { keepsCustomOut, parseCustom, type SwayState } from '../../src/index.ts';
import { cardsOf } from '../cards/deck.ts';
import { Face } from '../cards/Face.tsx';
import { abilityWords } from '../says/words.ts';
import { Faults, FileButton } from './Reading.tsx';
import { customIn, type Options, type OwnProps, termsFor, useReadAgain, without } from './terms.ts';

export function CustomField(props: OwnProps) {
  const { say } = words.value;
  const { options, deck, seats, game } = props;
  const text = useSignal('');
  const file = useSignal('');
  const faults = useSignal<readonly Diagnostic[]>([]);
  const read = (typed: string, fileName = ''): void => {
    text.value = typed;
    file.value = fileName;
    const rest = without(options.value, 'custom');
    const terms = termsFor(props);
    if (typed.trim() === '') {
      faults.value = [];
      options.value = rest;
      return;
    }
    // No terms means that another option is wrong; the text is read again once that is corrected.
    const parsed =
      terms === undefined
        ? undefined
        : parseCustom(typed, terms, { form: formOf(typed, fileName), deck, owner: 0 });
    faults.value = parsed?.ok === false ? parsed.fault : [];
    // Text that can't be read is passed on as it is, so that the rules refuse the table.
    options.value = { ...rest, custom: parsed?.ok === true ? (parsed.value as unknown as Json) : typed };
  };
  useReadAgain(props, () => {
    if (text.value !== '') read(text.value, file.value);
  });
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
      <Waiting {...props} />
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
  const custom = customIn(options);
  if (custom.length === 0 || !game.parseOptions(options, seats).ok) return null;
  const cards = cardsOf(game, options, seats);
  return (
    <ul class="own-preview bare">
      {custom.flatMap(({ name }) => {
        const card = cards.of(name);
        return card === undefined
          ? []
          : [
              <li key={name}>
                <Face card={card} cards={cards} faction={((card.owner ?? 0) & 1) as 0 | 1} size="medium" />
                <span class="visually-hidden">
                  {name}, {abilityWords(card.power)} {card.sway}
                </span>
              </li>,
            ];
      })}
    </ul>
  );
}

/** If nobody could ever recruit these cards, proposes enough recruits for every player's cards. */
function Waiting({ game, options, seats }: OwnProps) {
  const { say } = words.value;
  const custom = customIn(options.value);
  const parsed = custom.length === 0 ? undefined : game.parseOptions(options.value, seats.length);
  if (parsed?.ok !== true) return null;
  if (!keepsCustomOut((game.create(parsed.value, seats.length) as SwayState).rules)) return null;
  const count = Math.max(...seats.map((_, seat) => custom.filter(({ owner }) => owner === seat).length));
  return (
    <p class="own-waiting" role="status">
      {say('web.sway.own.waiting')}{' '}
      <button type="button" onClick={() => (options.value = { ...options.value, recruits: count })}>
        {say('web.sway.own.waiting.mend', { count })}
      </button>
    </p>
  );
}
