/** A table's options with the content they only name, as soon as it's loaded. */
import {
  type Content,
  contentHash,
  contentsOf,
  type Game,
  type Reference,
  referencesIn,
  resolveOptions,
} from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

type Options = TableInfo['options'];

interface Means {
  find(references: readonly Reference[]): Promise<readonly Content[]>;
  wait(ms: number): Promise<void>;
  /** It can't be found: the table can't be shown. */
  failed(message: string, names: readonly string[]): void;
}

const TRIES = 6;
const TRY_AGAIN = 700;

export interface WholeOptions {
  /** The same object as long as the options are the same; undefined while something is missing. */
  readonly whole: ReadonlySignal<Options | undefined>;
  stop(): void;
}

export function withContents(
  game: Game,
  told: ReadonlySignal<Pick<TableInfo, 'options'>>,
  means: Means,
): WholeOptions {
  const key = computed(() => JSON.stringify(told.value.options));
  const known = signal<{ readonly key: string; readonly options: Options } | undefined>(undefined);
  let stopped = false;

  const look = async (given: Options, asked: string): Promise<void> => {
    const references = referencesIn(game, given);
    for (let tries = 1; !stopped && key.peek() === asked; tries++) {
      const contents = contentsOf(await means.find(references));
      const resolved = resolveOptions(game, given, contents);
      if (stopped || key.peek() !== asked) return;
      if (resolved.ok) {
        known.value = { key: asked, options: resolved.value as Options };
        return;
      }
      if (tries === TRIES) {
        const lost = references.filter(({ hash }) => contentHash(contents(hash) ?? '') !== hash);
        return means.failed(
          resolved.fault.map(({ message }) => message).join('; '),
          lost.map(({ name }) => name),
        );
      }
      await means.wait(TRY_AGAIN * tries);
    }
  };

  const stop = effect(() => {
    const asked = key.value;
    const given = told.peek().options;
    if (referencesIn(game, given).length > 0) void look(given, asked);
    else known.value = { key: asked, options: given };
  });

  return {
    whole: computed(() => (known.value?.key === key.value ? known.value.options : undefined)),
    stop: () => {
      stopped = true;
      stop();
    },
  };
}
