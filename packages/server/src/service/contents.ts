/** Content that people bring: kept once under its hash, looked up wherever options name it. */
import {
  bringsContent,
  type Content,
  type Contents,
  contentHash,
  contentsOf,
  type Diagnostic,
  fail,
  type Game,
  type Hex,
  hintFor,
  nameReferences,
  ok,
  type Referred,
  type Refusal,
  type Result,
  referencesIn,
  referOptions,
  refuse,
} from '@hortus/kernel';
import type { ContentInfo, KeptContents, NewContent } from '@hortus/protocol';
import { readAhead } from '../contents/ahead.ts';
import type { Shared } from '../shared.ts';
import type { ContentLimit } from '../store.ts';

/** Options as a table keeps them, and a lookup for the content they name. */
interface Settled {
  readonly options: Readonly<Record<string, unknown>>;
  readonly contents: Contents;
}

/** Bytes that aren't UTF-8 arrive as U+FFFD, three bytes for one. They count as one, so that the reader says where they are. */
const sentBytes = (text: string): number =>
  Buffer.byteLength(text) - 2 * (text.match(/\ufffd/g)?.length ?? 0);

export class ContentShelf {
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /** Keeps what somebody uploads, if it is content of that game in its canonical text and under its own hash. */
  async keep(person: string, hash: Hex, wish: NewContent): Promise<Result<ContentInfo, Diagnostic[]>> {
    const { settings } = this.#shared;
    const bytes = sentBytes(wish.text);
    if (bytes > settings.largestContent) return fail([tooLarge(bytes, settings.largestContent)]);
    if (contentHash(wish.text) !== hash) return fail([fault('other-hash', 'the text has another hash')]);
    const read = await this.#read(wish);
    if (!read.ok) return read;
    if (read.value.text !== wish.text)
      return fail([fault('not-canonical', 'the text is not in its canonical form')]);
    const limit = await this.#keep(person, read.value);
    return limit === undefined ? ok({ name: read.value.name, hash, bytes }) : fail([limit]);
  }

  async #read({ game: id, option, text }: NewContent): Promise<Result<Content, Diagnostic[]>> {
    const game = this.#shared.games.newest(id);
    if (game === undefined)
      return fail([{ code: 'no-such-game', message: `there is no game ${id}`, path: 'game' }]);
    const kinds = game.contents ?? {};
    const kind = Object.hasOwn(kinds, option) ? kinds[option] : undefined;
    if (kind === undefined)
      return fail([
        {
          code: 'unknown-option',
          message: `${game.title} has no content called ${option}`,
          path: 'option',
          hint: hintFor(option, Object.keys(kinds)),
        },
      ]);
    const read = await this.#shared.readers.read({ read: 'piece', game: id, option, text });
    return read ?? fail([NOT_READ]);
  }

  async #keep(person: string, content: Content): Promise<Diagnostic | undefined> {
    const { store, settings, clock } = this.#shared;
    const bytes = Buffer.byteLength(content.text);
    if (bytes > settings.largestContent) return tooLarge(bytes, settings.largestContent);
    const quota = { count: settings.contentsPerPerson, bytes: settings.contentBytesPerPerson };
    const kept = await store.keepContent(person, content, quota, clock.now());
    return kept === 'kept' ? undefined : limitReached(kept, quota);
  }

  /**
   * Options that somebody sends: content in them is kept, and what they name is looked up and gets its own name. The
   * maker of a table keeps what it names, no matter who brought it: it is stored for them.
   */
  async settle(
    game: Game,
    given: Readonly<Record<string, unknown>>,
    person: string,
  ): Promise<Result<Settled, Diagnostic[]>> {
    const referred = await this.#referred(game, given);
    if (!referred.ok) return referred;
    const { options, contents } = referred.value;
    for (const content of contents) {
      const limit = await this.#keep(person, content);
      if (limit !== undefined) return fail([limit]);
    }
    const found = await this.#found(game, options);
    for (const content of found) {
      if (contents.some(({ hash }) => hash === content.hash)) continue;
      const limit = await this.#keep(person, content);
      if (limit !== undefined) return fail([limit]);
    }
    const named = contentsOf(found);
    await readAhead(this.#shared.readers, game, options, named);
    return ok({ options: nameReferences(game, options, found) as Settled['options'], contents: named });
  }

  async #referred(game: Game, options: unknown): Promise<Result<Referred, Diagnostic[]>> {
    if (!bringsContent(game, options)) return referOptions(game, options);
    const referred = await this.#shared.readers.read({
      read: 'options',
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
    });
    return referred ?? fail([NOT_READ]);
  }

  /** Where the content is that these options name. */
  async lookUp(game: Game, options: unknown): Promise<Contents> {
    const contents = contentsOf(await this.#found(game, options));
    await readAhead(this.#shared.readers, game, options, contents);
    return contents;
  }

  async #found(game: Game, options: unknown): Promise<Content[]> {
    return this.#shared.store.contents(referencesIn(game, options).map(({ hash }) => hash));
  }

  async content(hash: Hex): Promise<Result<Content, Refusal>> {
    const [found] = await this.#shared.store.contents([hash]);
    return found === undefined ? fail(refuse('no-such-content')) : ok(found);
  }

  async keptBy(person: string): Promise<KeptContents> {
    const { store, settings } = this.#shared;
    return {
      contents: await store.keptBy(person),
      stored: await store.storedFor(person),
      limits: {
        count: settings.contentsPerPerson,
        bytes: settings.contentBytesPerPerson,
        largest: settings.largestContent,
      },
    };
  }

  async drop(person: string, hash: Hex): Promise<Result<KeptContents, Refusal>> {
    const dropped = await this.#shared.store.dropContent(person, hash);
    return dropped ? ok(await this.keptBy(person)) : fail(refuse('no-such-content'));
  }
}

const fault = (code: string, message: string): Diagnostic => ({ code, message });
const NOT_READ = fault('content-not-read', 'reading this content takes too long');
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

const tooLarge = (bytes: number, most: number): Diagnostic =>
  fault(
    'content-too-large',
    `one piece of content may have ${kilobytes(most)}, and this has ${kilobytes(bytes)}`,
  );

const limitReached = (
  limit: ContentLimit,
  quota: { readonly count: number; readonly bytes: number },
): Diagnostic =>
  limit === 'too-many-contents'
    ? fault(limit, `${quota.count} pieces of content are stored for you already, and there may not be more`)
    : fault(
        limit,
        `all the content that is stored for you may have ${kilobytes(quota.bytes)}, and this would be more`,
      );
