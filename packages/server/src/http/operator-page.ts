/** The operator's page: how the server is doing, what was reported, who is restricted, and who did what. */
import type { FastifyReply } from 'fastify';
import {
  daysOf,
  lift,
  ModerationTrouble,
  type Moderator,
  removeText,
  restrict,
  settle,
} from '../operator/moderation.ts';
import type { Server } from '../server.ts';
import type { App } from './app.ts';
import { figuresOf, type PeopleParts, page, STYLE } from './operator-html.ts';
import { proxyWords } from './proxy.ts';
import { accessOf, countedApart, type Health, type Metrics, type Viewers } from './watching.ts';

const MOST = 100;
const LARGEST_FORM = 4096;

export async function operatorPage(
  app: App,
  server: Server,
  metrics: Metrics,
  health: Health,
  viewers: Viewers,
  /** The addresses, as hashes, from which this person is connected to this process. */
  addressesOf: (person: string) => readonly string[],
): Promise<void> {
  const { store, clock, restrictions } = server.shared;
  const { safety } = store;
  const refused = (reply: FastifyReply): FastifyReply => {
    if (viewers.operatorToken === undefined) reply.callNotFound();
    else void reply.code(401).header('www-authenticate', 'Basic realm="Hortus"').send('');
    return reply;
  };
  /** What people wrote, and who they are. */
  const aboutPeople = async (): Promise<PeopleParts> => ({
    reports: ((await safety?.reports(MOST)) ?? []).map((report) => ({
      ...report,
      addresses: report.person === undefined ? [] : addressesOf(report.person),
    })),
    restrictions: (await safety?.restrictions(clock.now())) ?? [],
    trail: (await safety?.trail(MOST)) ?? [],
  });

  await app.register(async (inside) => {
    // Its forms send nothing else.
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      // PostgreSQL has no U+0000 in its texts.
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body).replace(/%00|\0/g, '')))),
    );
    const options = { schema: { hide: true }, config: countedApart(server) };

    inside.get('/operator', options, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const access = accessOf(request, viewers);
      if (access === 'none') return refused(reply);
      const status = await health.look();
      const isOut = status === 'the database does not answer';
      const people =
        access === 'figures'
          ? 'closed'
          : isOut
            ? 'unread'
            : await aboutPeople().catch((): 'unread' => 'unread');
      const warnings = viewers.locality.warnings.map(proxyWords);
      const figures = figuresOf(await metrics.registry.getMetricsAsJSON());
      return reply.type('text/html; charset=utf-8').send(page({ status, warnings, figures, people }));
    });

    inside.get('/operator/style.css', options, async (_request, reply) => reply.type('text/css').send(STYLE));

    inside.post('/operator', options, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const access = accessOf(request, viewers);
      // A proxy on this machine that nobody named may make strangers look local: being local changes nothing here.
      if (typeof access === 'string') return refused(reply);
      const moderator: Moderator = {
        store,
        who: pageActor(access.operator, server.shared.hashAddress(request.ip)),
        now: () => clock.now(),
      };
      try {
        await act(moderator, (request.body ?? {}) as Readonly<Record<string, string>>);
      } catch (error) {
        if (!(error instanceof ModerationTrouble)) throw error;
        return reply.code(400).type('text/plain; charset=utf-8').send(error.message);
      }
      await restrictions.read();
      return reply.redirect('/operator', 303);
    });
  });
}

/** What the trail calls somebody who acts on the page: the name they gave with the token, and where they are. */
function pageActor(name: string, address: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{N} ._@+-]/gu, '')
    .trim()
    .slice(0, 40);
  return `${plain === '' ? 'operator page' : `${plain} (operator page)`} from address:${address}`;
}

const LINE = /^[1-9]\d{0,5}$/;

async function act(moderator: Moderator, form: Readonly<Record<string, string>>): Promise<void> {
  const { act: what = '', whom = '', why = '', days = '', table = '', n = '' } = form;
  switch (what) {
    case 'ban':
    case 'mute': {
      const limits = {
        why: why.slice(0, 500),
        ...(days.trim() === '' ? {} : { days: daysOf(days) }),
      };
      await restrict(moderator, what, whom.trim(), limits);
      return;
    }
    case 'unban':
    case 'unmute':
      await lift(moderator, what === 'unban' ? 'ban' : 'mute', whom.trim());
      return;
    case 'remove-text':
      await removeText(moderator, table, lineOf(n));
      return;
    case 'remove-name':
      await removeText(moderator, whom.trim());
      return;
    case 'settle':
      await settle(moderator, table, lineOf(n));
      return;
    default:
      throw new ModerationTrouble('There is no such action.');
  }
}

function lineOf(text: string): number {
  if (LINE.test(text)) return Number(text);
  throw new ModerationTrouble('There is no such line.');
}
