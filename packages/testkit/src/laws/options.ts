import {
  allSeats,
  type Content,
  canonicalJson,
  contentsOf,
  type Game,
  isHex,
  MOST_SEATS,
  makeContent,
  parseOptionsFor,
  referOptions,
} from '@hortus/kernel';
import type { Law } from '../law.ts';

export const options: Law = {
  name: 'options',
  says: 'options parse to data that parses to itself; what is unknown or of the wrong shape is refused with a message; another number of seats takes the same options or refuses them, and drops nothing; content named by its hash is the same content, with one canonical text',
  watch({ game, options: parsed, seats }, check) {
    const text = canonicalJson(parsed);
    const again = game.parseOptions(JSON.parse(JSON.stringify(parsed)), seats);
    check(
      again.ok && canonicalJson(again.value) === text,
      () => `options ${text} parse to ${JSON.stringify(again)}`,
    );
    for (const wrong of [{ 'no such option': 1 }, 7, 'options', [], true]) {
      const read = game.parseOptions(wrong, seats);
      check(
        !read.ok && read.fault.length > 0 && read.fault[0].message !== '',
        () => `options ${JSON.stringify(wrong)} are taken`,
      );
    }
    check(game.parseOptions({}, seats).ok, 'the default options are refused');
    check(canonicalJson(game.optionSchema) !== '', 'the schema of the options is not data');
    check(
      game.seats.length > 0 &&
        game.seats.every((n) => Number.isInteger(n) && allSeats(n) > 0 && n <= MOST_SEATS),
      () => `strange numbers of seats: ${game.seats}`,
    );
    const may = game.seatsFor(parsed);
    check(
      may.includes(seats) && may.every((n) => game.seats.includes(n)),
      () => `${game.id} is for ${game.seats}, under these options for ${may}, and played by ${seats}`,
    );
    for (const others of may) {
      const read = game.parseOptions(parsed, others);
      check(
        !read.ok || canonicalJson(read.value) === text,
        () => `with ${others} seats options ${text} become ${JSON.stringify(read)}`,
      );
    }
    const referred = referOptions(game, parsed);
    const { options: named, contents } = referred.ok ? referred.value : { options: parsed, contents: [] };
    const resolved = parseOptionsFor(game, named, seats, contentsOf(contents));
    check(
      referred.ok && resolved.ok && canonicalJson(resolved.value) === text,
      () => `options ${text} with their content named by hash become ${JSON.stringify(resolved)}`,
    );
    for (const content of contents)
      check(isCanonical(game, content.option, content), () => `the text of ${content.name} is not canonical`);
    const packs = game.packs(parsed);
    check(
      Object.values(packs).every((hash) => isHex(hash, 32)),
      () => `strange packs: ${JSON.stringify(packs)}`,
    );
    check(
      again.ok && canonicalJson(game.packs(again.value)) === canonicalJson(packs),
      'the same options have other packs when parsed again',
    );
    check(
      Number.isInteger(game.rulesVersion) && game.rulesVersion > 0,
      () => `rulesVersion is ${game.rulesVersion}`,
    );
    return {};
  },
};

/** Is it the same text once it's read and written again? */
function isCanonical(game: Game, option: string, { hash, text }: Content): boolean {
  const kind = game.contents?.[option];
  const value = kind?.read(text);
  const again = kind && value?.ok ? makeContent(kind, value.value, option) : undefined;
  return again?.ok === true && again.value.hash === hash;
}
