import { allSeats, canonicalJson, MOST_SEATS } from '@hortus/kernel';
import type { Law } from '../law.ts';

export const options: Law = {
  name: 'options',
  says: 'options parse to data that parses to itself; what is unknown or of the wrong shape is refused with a message',
  watch({ game, options: parsed, seats }, check) {
    const text = canonicalJson(parsed);
    const again = game.parseOptions(JSON.parse(JSON.stringify(parsed)));
    check(
      again.ok && canonicalJson(again.value) === text,
      () => `options ${text} parse to ${JSON.stringify(again)}`,
    );
    for (const wrong of [{ 'no such option': 1 }, 7, 'options', [], true]) {
      const read = game.parseOptions(wrong);
      check(
        !read.ok && read.fault.length > 0 && read.fault[0].message !== '',
        () => `options ${JSON.stringify(wrong)} are taken`,
      );
    }
    check(game.parseOptions({}).ok, 'the default options are refused');
    check(canonicalJson(game.optionSchema) !== '', 'the schema of the options is not data');
    check(
      game.seats.length > 0 &&
        game.seats.every((n) => Number.isInteger(n) && allSeats(n) > 0 && n <= MOST_SEATS),
      () => `strange numbers of seats: ${game.seats}`,
    );
    check(game.seats.includes(seats), () => `${game.id} is not for ${seats} seats`);
    check(
      Number.isInteger(game.rulesVersion) && game.rulesVersion > 0,
      () => `rulesVersion is ${game.rulesVersion}`,
    );
    return {};
  },
};
