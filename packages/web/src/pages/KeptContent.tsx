/** The decks this person keeps on the server, and the space left; nothing if there are none. */
import { dropContent, keptContent } from '@hortus/frame/online/api.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { KeptContents } from '@hortus/protocol';
import { perLanguage } from '@hortus/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { knowsServer } from '../app/been.ts';

const sizes = perLanguage(
  (language) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);

const sizeWords = (language: string, bytes: number): string =>
  sizes(language).format(Math.ceil(bytes / 1024));

export function KeptContent() {
  const { say, language } = words.value;
  const kept = useSignal<KeptContents | undefined>(undefined);
  const told = useSignal('');
  useEffect(() => {
    // Somebody who was never at a table on the server keeps nothing there.
    if (!knowsServer()) return;
    keptContent().then(
      (found) => (kept.value = found),
      () => undefined,
    );
  }, []);
  const drop = async (name: string, hash: string): Promise<void> => {
    try {
      kept.value = await dropContent(hash);
      told.value = say('web.settings.content.removed', { name });
    } catch {
      told.value = say('web.new.no-server');
    }
  };
  const { contents = [], stored, limits } = kept.value ?? {};
  if (stored === undefined || limits === undefined || (contents.length === 0 && told.value === ''))
    return null;
  return (
    <section class="kept-content" aria-labelledby="kept-content">
      <h2 id="kept-content">{say('web.settings.content')}</h2>
      <p class="soft">
        {say('web.settings.content.about', {
          count: stored.count,
          most: limits.count,
          size: sizeWords(language, stored.bytes),
          room: sizeWords(language, limits.bytes),
        })}
      </p>
      <ul>
        {contents.map(({ name, hash, bytes: size }) => (
          <li key={hash}>
            <span>
              {name} <span class="soft">{sizeWords(language, size)}</span>
            </span>
            <button type="button" onClick={() => void drop(name, hash)}>
              {say('web.settings.content.remove')}
              <span class="visually-hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{told.value}</p>
    </section>
  );
}
