/** For tests: a referee whose secrets are counted instead of drawn. */
import { loadGames } from '@hortus/catalogue';
import { secretFromSeed } from '@hortus/kernel';
import { answer, type RefereeReply } from './answer.ts';
import { Session, type World } from './session.ts';

await loadGames();

export const testWorld = (): World => {
  let drawn = 0;
  return { now: () => performance.now(), freshSecret: () => secretFromSeed(`drawn ${++drawn}`) };
};

export const G0 = 'Ms Mt Mb Mr / Cs Ct Cb Cr / Ps Pt Pb Pr / Is It Ib Ir top - move X';

/** Asks one session, with shortcuts for what tests look at in its replies. */
export function client(session = new Session(testWorld())) {
  const ask = (request: Readonly<Record<string, unknown>>): RefereeReply => answer(session, request);
  return {
    session,
    ask,
    /** The reply to a request that must succeed. */
    good(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
      const said = ask(request);
      if (!said.ok) throw new Error(`${JSON.stringify(request)}: ${said.error.code}: ${said.error.message}`);
      return said;
    },
    /** The error code of a request that must fail. */
    code(request: Readonly<Record<string, unknown>>): string {
      const said = ask(request);
      return said.ok ? 'ok' : said.error.code;
    },
  };
}
