/** What people type at the table, and the replies. Knows no streams: a line in, a text out. */
import { faceOf, isSolved } from '@hortus/catalogue';
import { nearest, type Refusal, type Seat } from '@hortus/kernel';
import { outcomeWords } from '@hortus/words';
import { nearForm } from '../near-form.ts';
import { clauseText } from '../rules-text.ts';
import { cards, explain, hint, lookBack, moves, rules, story, whyNot } from './asides.ts';
import type { Table } from './table.ts';

export interface Reply {
  readonly text: string;
  readonly leave?: boolean;
  /** The screen has to be cleared: the next person may not see what was on it. */
  readonly clear?: boolean;
}

export interface Keeping {
  /** Where the match is saved move by move. */
  readonly file: string;
  save(file: string): void;
}

interface Command {
  readonly usage: string;
  readonly about: string;
  run(rest: string): string | Reply | Promise<string | Reply>;
}

/** Other words that people may know from other programs. */
/** What becomes of an offer, where it isn't up to the rules. */
const DRAWS: Readonly<Record<string, string>> = {
  'draw-declined': 'Your draw offer was declined.',
  'enough-offered': 'You’ve used up your draw offers in this match.',
};

const ALSO: Readonly<Record<string, string>> = { '?': 'help', undo: 'back', exit: 'quit', q: 'quit' };

const CURTAIN = 'No cards are showing now.';

export class Dialogue {
  readonly #table: Table;
  readonly #keeping: Keeping;
  /** A question that the next line answers. */
  #asked: ((answer: string) => string | Promise<string>) | undefined;

  constructor(table: Table, keeping: Keeping) {
    this.#table = table;
    this.#keeping = keeping;
  }

  /** What can be typed now: for the completion of a half-typed word. */
  get words(): string[] {
    if (this.#table.awaited !== undefined) return ['quit'];
    return [...this.#table.openMoves, ...Object.keys(this.#commands)];
  }

  /** Is it shared by people who hide something from each other? */
  get isShared(): boolean {
    return this.#table.handsOver;
  }

  get prompt(): string {
    const { match, mover, you, cast, awaited, eyes } = this.#table;
    if (awaited !== undefined)
      return `${eyes === undefined ? 'I am' : 'hand over to'} ${cast.names[awaited]} (Enter)> `;
    if (this.#asked !== undefined) return 'yes or no> ';
    if (match.over || mover === undefined) return '> ';
    return you === undefined ? `${cast.names[mover]}> ` : 'your move> ';
  }

  /** Lets the bots play, then says what happened and shows the position. */
  async show(): Promise<string> {
    const { match, words, game, cast, look } = this.#table;
    await this.#table.letBotsPlay();
    if (this.#table.awaited !== undefined && this.#table.eyes === undefined) return CURTAIN;
    const news = this.#table.news();
    const { outcome } = match;
    // The last line about a finished match is its end, which the outcome describes better.
    const parts = [news.slice(0, outcome === undefined ? undefined : -1).join('\n'), this.#table.draw()];
    if (outcome !== undefined) {
      const clauses = outcome.reasons.flatMap(({ clause }) => clauseText(clause, look));
      parts.push(
        look.paint.bold(outcomeWords(words, game.id, outcome, cast)),
        clauses.join('\n'),
        this.#closing(),
      );
    } else if (match.seq <= 1 && this.#table.awaited === undefined)
      parts.push(`Type a move${this.#example()}, or help.`);
    return parts.filter((part) => part !== '').join('\n\n');
  }

  async answer(line: string): Promise<Reply> {
    const { awaited } = this.#table;
    return awaited === undefined || this.#isQuit(line) ? this.#answer(line) : this.#handOver(awaited);
  }

  /** A player who has acted looks as long as they like and then leaves; the next one says so on arrival. */
  async #handOver(to: Seat): Promise<Reply> {
    const table = this.#table;
    if (table.eyes !== undefined) {
      table.eyes = undefined;
      return { text: CURTAIN, clear: true };
    }
    table.eyes = to;
    return { text: await this.show() };
  }

  #isQuit(line: string): boolean {
    const typed = line.trim().toLowerCase();
    return (ALSO[typed] ?? typed) === 'quit';
  }

  async #answer(line: string): Promise<Reply> {
    const text = line.trim();
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked !== undefined) return { text: await asked(text) };
    if (text === '') return { text: '' };
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
    const commands = this.#commands;
    const typed = word.toLowerCase();
    const name = Object.hasOwn(ALSO, typed) ? (ALSO[typed] ?? typed) : typed;
    const said = await (Object.hasOwn(commands, name) ? commands[name]?.run(rest.trim()) : this.#move(text));
    return typeof said === 'string' ? { text: said } : (said ?? { text: '' });
  }

  /** Tells a leaving player how to come back. */
  farewell(): string {
    const { file } = this.#keeping;
    const kept = `The match is saved in ${file}`;
    return this.#table.match.over ? `${kept}.` : `${kept}; continue with: npx hortus play --resume ${file}`;
  }

  #closing(): string {
    const { file } = this.#keeping;
    return [
      `Saved in ${file}. To check the shuffle:`,
      `  npx hortus verify ${file} --commitment ${this.#table.match.commitment}`,
      `${isSolved(this.#table.game) ? 'review shows the turning points, ' : ''}log shows what happened, quit leaves.`,
    ].join('\n');
  }

  async #move(text: string): Promise<string> {
    const { mover, game, match } = this.#table;
    if (match.over || mover === undefined) return `The match is over. ${this.#meant(text)}`;
    const move = this.#table.read(mover, text);
    if (!move.ok)
      return `${whyNot(this.#table, move.fault)}\n${this.#meantMove(text, true) ?? this.#meant(text)}`;
    if (game.moves.kinds.resign.is(move.value)) return this.#resign(mover);
    const refusal = await this.#table.submit(mover, move.value);
    const meant = refusal === undefined ? undefined : this.#meantMove(text, false);
    return [await this.#done(refusal), ...(meant === undefined ? [] : [meant])].join('\n');
  }

  /** A move that can be played and looks like the one that can't. */
  #meantMove(text: string, unreadable: boolean): string | undefined {
    const near = nearForm(text, this.#table.openMoves, unreadable);
    return near === undefined ? undefined : `Did you mean ${near}?`;
  }

  #done = async (refusal: Refusal | undefined): Promise<string> =>
    refusal === undefined ? this.show() : whyNot(this.#table, refusal);

  /** A word that is neither a command nor a move may be mistyped. */
  #meant(text: string): string {
    const near = nearest(text.split(/\s/)[0] ?? '', Object.keys(this.#commands));
    return near === undefined ? 'Type help for a list of commands.' : `Did you mean ${near}?`;
  }

  #resign(seat: Seat): string {
    this.#asked = async (answer) =>
      /^y(es)?$/i.test(answer)
        ? this.#done(await this.#table.submit(seat, this.#table.game.moves.kinds.resign.make({})))
        : 'The match continues.';
    return 'Really resign?';
  }

  async #offerDraw(seat: Seat): Promise<string> {
    const refusal = await this.#table.offerDraw(seat);
    const told = refusal === undefined ? undefined : DRAWS[refusal.code];
    return told ?? this.#done(refusal);
  }

  /** One person takes back their own last move; two people at one screen the last move of either. */
  async #back(): Promise<string> {
    const { persons, you, match } = this.#table;
    const last = match.seen('table').findLast(({ kind, seat }) => kind === 'moves' && persons.includes(seat));
    return this.#done(await this.#table.takeBack(you ?? last?.seat ?? 0));
  }

  #save(file: string): string {
    if (file === '') return 'Which file? For example: save my-match.json';
    this.#keeping.save(file);
    return `Saved to ${file}.`;
  }

  get #commands(): Readonly<Record<string, Command>> {
    const table = this.#table;
    const command = (usage: string, about: string, run: Command['run']): Command => ({ usage, about, run });
    const solved = isSolved(table.game);
    const common = {
      ...(faceOf(table.game).cards !== undefined
        ? {
            card: command('card NAME', 'what a card does; without a name, the cards in your hand', (name) =>
              cards(table, name),
            ),
          }
        : {}),
      rules: command(
        'rules WORDS',
        'look up the rules by number or by words; without any, all of them',
        (rest) => rules(table, rest),
      ),
      board: command('board', 'redraw the table', () => table.draw()),
      log: command('log', 'what has happened', () => story(table)),
      save: command('save FILE', 'save the match to a file', (file) => this.#save(file)),
      help: command('help', 'this list', () => this.#help()),
      quit: command('quit', 'leave; the match is saved', () => ({ text: '', leave: true })),
    };
    if (table.match.over)
      return {
        ...(solved ? { review: command('review', 'the turning points', () => lookBack(table)) } : {}),
        ...common,
      };
    return {
      moves: command('moves WORDS', 'list the moves; with words, only moves that contain them', (asked) =>
        moves(table, asked),
      ),
      why: command('why MOVE', 'why a move isn’t allowed, with its rule', (text) => explain(table, text)),
      hint: command('hint', 'a good move, and where it leads', () => hint(table)),
      back: command('back', 'take back your last move', () => this.#back()),
      ...(table.game.agreement === undefined
        ? {}
        : {
            draw: command('draw', 'offer a draw', () => this.#offerDraw(table.mover ?? 0)),
          }),
      resign: command('resign', 'resign the game', () => this.#resign(table.mover ?? 0)),
      ...common,
    };
  }

  /** A move that can be made now. */
  #example(): string {
    const [move] = this.#table.openMoves;
    return move === undefined ? '' : `, such as ${move}`;
  }

  #help(): string {
    const lines = Object.values(this.#commands).map(({ usage, about }) => `  ${usage.padEnd(12)}${about}`);
    return [...(this.#table.match.over ? [] : [`Type a move${this.#example()}, or:`]), ...lines].join('\n');
  }
}
