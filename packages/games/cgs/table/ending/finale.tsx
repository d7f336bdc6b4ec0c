/** The end of a session: the emblems of the adventures in the winner's buildsite, the one that counted last first. */
import { packEmblem } from '@hortus/cards/pack-face';
import type { Ended, Finale, LastTurn } from '@hortus/frame/board/finale.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { PackedJson, Seat } from '@hortus/kernel';
import { entryWords } from '@hortus/words';
import { CAUSES, type Cards, type Design, designIn, type View } from '../../src/index.ts';
import { titleOf } from '../desk.ts';
import '../styles/finale.css';
import { nameIn, personsIn, playerIn } from '../players.ts';
import { said } from '../says/say.ts';
import { sessionCards } from '../session-cards.ts';

const MOST_SHOWN = 3;

const cardsOf = ({ options, cast }: Ended<View>): Cards | undefined =>
  sessionCards(options, cast.names.length);

/** The winner whose story is told: the reader, if among them. */
function heroOf({ outcome, you }: Ended<View>): Seat | undefined {
  const winners = outcome?.winners ?? [];
  return winners.find((seat) => seat === you) ?? winners[0];
}

interface Adventure {
  readonly design: Design;
  /** The entry that opened it. */
  readonly opened: number;
}

/** Adventures that this player won and still has, the latest first. */
function wonBy({ view, entries }: Ended<View>, player: number, cards: Cards): readonly Adventure[] {
  const kept = new Set(view.site[player]?.map(designIn));
  const found: Adventure[] = [];
  let opened: { seq: number; card: number } | undefined;
  for (const { seq, told } of entries)
    for (const event of told) {
      const [card, is] = [Number(event.card), (kind: string): boolean => event.kind === kind];
      if (is('played') && cards.designs[card]?.isAdventure) opened ??= { seq, card };
      if (!is('resolved')) continue;
      const design = cards.designs[opened?.card ?? -1];
      if (opened !== undefined && design !== undefined && isWin(event, player) && kept.has(opened.card))
        found.unshift({ design, opened: opened.seq });
      opened = undefined;
    }
  return found;
}

const isWin = ({ seat, won }: PackedJson, player: number): boolean =>
  Number(won) === 1 && Number(seat) === player;

const dared = ({ entries }: Ended<View>, { designs }: Cards): readonly Design[] =>
  entries
    .flatMap(({ told }) =>
      told.flatMap(({ kind, card }) => (kind === 'played' ? (designs[Number(card)] ?? []) : [])),
    )
    .filter(({ isAdventure }) => isAdventure)
    .slice(-1);

function Art(ended: Ended<View>) {
  const [hero, cards] = [heroOf(ended), cardsOf(ended)];
  if (cards === undefined) return null;
  const player = hero === undefined ? -1 : playerIn(ended.view, hero);
  const won = wonBy(ended, player, cards).map(({ design }) => design);
  const kept = (ended.view.site[player] ?? []).flatMap((face) => cards.designs[designIn(face)] ?? []);
  const all = [...won, ...kept.filter(({ isAdventure }) => isAdventure), ...kept];
  // If nobody won anything, the last adventure that somebody opened.
  const shown = all.length > 0 ? [...new Set(all)] : dared(ended, cards);
  return (
    <div class="cgs-end">
      {shown.slice(0, MOST_SHOWN).map((design, nth) => (
        <div
          class="cgs-end-emblem"
          key={design.index}
          style={{ '--nth': nth }}
          // Drawn from the card's identity, without any text that people wrote.
          dangerouslySetInnerHTML={{ __html: packEmblem(design.card) }}
        />
      ))}
    </div>
  );
}

/** A lost Cataclysm or Epic ended the era. */
const isFinaleLost = ({ last }: View): boolean =>
  last !== null && !last.won && ['Cataclysm', 'Epic'].includes(last.roleplay);

/** The last adventure, if it was lost and the era with it: which, and whether for want of cards. */
function lostIn(entries: Ended<View>['entries'], { designs }: Cards): LastTurn | undefined {
  const opens = ({ kind, card }: PackedJson): boolean =>
    kind === 'played' && designs[Number(card)]?.isAdventure === true;
  const opened = entries.findLast(({ told }) => told.some(opens));
  const design = designs[Number(opened?.told.findLast(opens)?.card ?? -1)];
  const resolved = entries.flatMap(({ told }) => told).findLast(({ kind }) => kind === 'resolved');
  if (opened === undefined || design === undefined) return undefined;
  const isQuiet = CAUSES[Number(resolved?.cause)] === 'passCap';
  const told = said(isQuiet ? 'end.lost.quiet' : 'end.lost', { card: titleOf(design) });
  return { from: opened.seq - 1, told };
}

/** These ends come by themselves, and aren't what the last adventure led to. */
const BY_ITSELF: readonly string[] = ['unanswered', 'passCap', 'idleCap', 'adventureCap'];

/** How an era ended that nobody ended, and with how many points its winner did. */
function silentEnd({ entries }: Ended<View>, stands: Parameters<typeof said>[1]): LastTurn | undefined {
  const isEnd = ({ kind }: PackedJson): boolean => kind === 'eraEnded';
  const last = entries.findLast(({ told }) => told.some(isEnd));
  const cause = CAUSES[Number(last?.told.findLast(isEnd)?.cause ?? -1)];
  if (last === undefined || cause === undefined || !BY_ITSELF.includes(cause)) return undefined;
  return { from: last.seq - 1, told: [said(`end.by.${cause}`), said('end.points', stands)].join(' ') };
}

/** The last adventure that the winner won, unless the era ended later and by itself. */
function lastTurn(ended: Ended<View>): LastTurn | undefined {
  const { view, entries, cast } = ended;
  const [hero, cards] = [heroOf(ended), cardsOf(ended)];
  const player = hero === undefined ? undefined : playerIn(view, hero);
  const stands = {
    who: nameIn(view, cast.names, player ?? 0),
    you: player !== undefined && ended.you !== undefined && personsIn(view, player).includes(ended.you),
    count: view.eras[player ?? 0]?.points ?? 0,
  };
  const isAlone = ended.outcome?.reasons[0]?.code === 'alone';
  const silent = player === undefined || isAlone ? undefined : silentEnd(ended, stands);
  if (silent !== undefined) return silent;
  const [last] = player === undefined || cards === undefined ? [] : wonBy(ended, player, cards);
  if (player !== undefined && last !== undefined && !isAlone)
    return { from: last.opened - 1, told: said('end.adventure', { ...stands, card: titleOf(last.design) }) };
  if (cards !== undefined && ended.outcome?.winners.length === 0 && isFinaleLost(view)) {
    const fatal = lostIn(entries, cards);
    if (fatal !== undefined) return fatal;
  }
  const done = entries.findLast(({ told }) => told.some(({ kind }) => kind === 'played'));
  if (done === undefined) return undefined;
  const told = entryWords(words.value, 'cgs', done, cast)[0] ?? '';
  return { from: done.seq - 1, told, isOnlyLast: true };
}

export const finale: Finale<View> = { Art, lastTurn };
