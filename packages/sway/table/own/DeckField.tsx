/** Another deck, read from a file; the chosen one can be saved. */
import { formOf } from '@hortus/cards';
import { words } from '@hortus/frame/page/words.ts';
import type { Diagnostic, Json } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { type DeckRecord, makeDeckFile, parseDeck } from '../../src/index.ts';
import { Faults, FileButton } from './Reading.tsx';
import { type OwnProps, termsFor, useReadAgain, without } from './terms.ts';

/** What the rules reject as a deck. */
const FAULTY: Json = 0;

export function DeckField(props: OwnProps) {
  const { say } = words.value;
  const { options, deck, game } = props;
  const faults = useSignal<readonly Diagnostic[]>([]);
  const handedIn = useSignal({ text: '', fileName: '' });
  const read = (text: string, fileName: string): void => {
    handedIn.value = { text, fileName };
    const terms = termsFor(props);
    const parsed = terms === undefined ? undefined : parseDeck(text, terms, formOf(text, fileName));
    faults.value = parsed?.ok === false ? parsed.fault : [];
    const rest = without(options.value, 'deck');
    // A deck that can't be read is passed on as something the rules reject, so that they refuse the table.
    options.value = { ...rest, deck: parsed?.ok === true ? (parsed.value as unknown as Json) : FAULTY };
  };
  useReadAgain(props, () => {
    if (handedIn.value.text !== '') read(handedIn.value.text, handedIn.value.fileName);
  });
  const isFaulty = options.value.deck === FAULTY;
  const brought = isFaulty ? undefined : (options.value.deck as unknown as DeckRecord | undefined);
  const chosen = brought ?? deck;
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
      <Faults game={game.id} faults={faults.value} text={handedIn.value.text} />
      {options.value.deck === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            faults.value = [];
            handedIn.value = { text: '', fileName: '' };
            options.value = without(options.value, 'deck');
          }}
        >
          {say('web.sway.own.deck.usual')}
        </button>
      )}
    </div>
  );
}
