/** The laws of a match, through the server's own sockets: two processes on one store, a page on each. */
import { drawLaws, G0, type Hosting, hiddenLaws, hostLaws, PACE } from '@hortus/host/testing';
import type { Refusal } from '@hortus/kernel';
import { PROTOCOL, type ServerMessage, type Sight } from '@hortus/protocol';
import { afterEach } from 'vitest';
import { SimHouse } from '../testing/sim-house.ts';
import { SimPage } from '../testing/sim-page.ts';

const houses: SimHouse[] = [];
afterEach(() => Promise.all(houses.splice(0).map((house) => house.close())));

const silentLog = { info() {}, warn() {}, error() {} };
const GARDEN_OPTIONS = { first: 'A', garden: G0 };

const refusalOf = (answer: ServerMessage): Refusal | undefined => {
  if (answer.is !== 'refused') return undefined;
  const { code, clause } = answer;
  return { code, ...(clause === undefined ? {} : { clause }) };
};

const sockets: Hosting = {
  isShared: true,
  begin: async ({ seats, game, options = GARDEN_OPTIONS, time, takeBacks, botsResign, think }) => {
    const house = new SimHouse();
    houses.push(house);
    const { clock, database } = house;
    const parts = {
      log: silentLog,
      ...(game && { games: [game] }),
      settings: { botThinks: PACE.thinks, botPace: PACE.after },
      thinkers: () => ({
        think: async (job: Parameters<NonNullable<typeof think>>[0]) => think?.(job),
        close: async () => {},
      }),
    };
    await house.server(parts);
    const other = await house.server(parts);
    const wish = {
      options,
      ...(time && { time }),
      ...(takeBacks !== undefined && { takeBacks }),
      ...(botsResign !== undefined && { botsResign }),
    };
    const pages: SimPage[] = [];
    let id = '';
    if (seats.includes('bot')) {
      const anna = await SimPage.of(other);
      await anna.ask({ do: 'hello', protocol: PROTOCOL, rules: other.shared.games.rules });
      ({ id } = await anna.create({
        ...wish,
        seats: seats.map((kind) => (kind === 'bot' ? { kind, level: 'club' } : { kind: 'me' })),
      }));
      await anna.follow(id);
      await anna.dealt(id);
      pages.push(anna, anna);
    } else {
      const dealt = await house.dealt(2, wish);
      id = dealt.id;
      pages.push(...dealt.pages);
      await dealt.pages[1].connect(other);
      await dealt.pages[1].follow(id);
    }
    return {
      clock,
      sight: (seat) => pages[seat].sights.get(id) as Sight,
      stored: () => database.logs.get(id) ?? [],
      play: async (seat, move, more) => {
        const refusal = refusalOf(await pages[seat].play(id, [move], more));
        await clock.advance(0);
        return refusal;
      },
      ask: async (seat, { kind, ...rest }) =>
        refusalOf(await pages[seat].ask({ do: kind, table: id, ...rest } as Parameters<SimPage['ask']>[0])),
      answer: async (seat, grants) => {
        const ask = pages[seat].asks.get(id)?.[0]?.id ?? 'none';
        return refusalOf(await pages[seat].ask({ do: 'answer', table: id, ask, grant: grants }));
      },
    };
  },
};

hostLaws('through the sockets of two servers', sockets);
hiddenLaws('through the sockets of two servers', sockets);
drawLaws('through the sockets of two servers', sockets);
