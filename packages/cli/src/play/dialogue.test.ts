import { gameById, loadGames } from '@hortus/catalogue';
import type { SwayView } from '@hortus/sway';
import { expect, test } from 'vitest';
import { ALONE, resumed, sit, TWO } from './testing.ts';

await loadGames();

test('the table is shown, with the tiles that can be taken in brackets', async () => {
  const { dialogue, table } = sit();
  const shown = await dialogue.show();
  expect(shown.match(/\[[A-Z]\w+ *\]/g)).toHaveLength(24);
  expect(table.openMoves).toHaveLength(12);
  expect(shown).toContain('takes one on the border');
  expect(dialogue.prompt).toBe('your move> ');
});

test('a move and the bot’s answer are both reported, and the log is saved after each', async () => {
  const { dialogue, type, match, kept } = sit();
  await dialogue.show();
  const said = await type(' a4 ');
  expect(said).toMatch(/^You take a4, \w+ and \w+\.\nPerfect bot takes [a-d][1-4], \w+ and \w+\.\n/);
  expect(match.seq).toBe(2);
  expect(kept.map(({ entries }) => entries.length)).toEqual([1, 2]);
});

test('[GAR-MOV-1] a refusal is a sentence with its clause, and changes nothing', async () => {
  const { type, match } = sit();
  for (const line of ['b2', 'why b2']) {
    expect(await type(line)).toContain('take a tile on the border');
    expect(await type(line)).toContain('GAR-MOV-1 The first move of a game takes one of the 12 border tiles');
  }
  expect(await type('why a4')).toBe('a4 can be played.');
  expect(await type('why')).toContain('why a4');
  expect(match.seq).toBe(0);
});

test('a typo gets the nearest word as a suggestion', async () => {
  const { type } = sit();
  expect(await type('hnt')).toContain('Did you mean hint?');
  expect(await type('__proto__')).toContain('Type help');
  expect(await type('constructor')).toContain('Type help');
  expect(await type('')).toBe('');
});

test('capitals are forgiven, and words of other programs are known', async () => {
  const { type, match, dialogue } = sit();
  expect(await type('A4')).toMatch(/^You take a4/);
  expect(await type('Undo')).toContain('You take back a move.');
  expect(match.seq).toBe(3);
  expect(await type('?')).toBe(await type('help'));
  expect((await dialogue.answer('q')).leave).toBe(true);
});

test('moves that only the host may make aren’t listed as playable', async () => {
  const { type } = sit();
  expect(await type('why time')).toBe(await type('time'));
  expect(await type('why resign')).toBe('resign can be played.');
});

test('a hint is a move that can be played', async () => {
  const { type, table } = sit();
  const [move = ''] = (await type('hint')).match(/\b[a-d][1-4]\b/) ?? [];
  expect(table.openMoves).toContain(move);
});

test('a take-back returns to before one’s own last move, and is an entry', async () => {
  const { type, match, table } = sit();
  const before = table.draw();
  await type('a4');
  expect(await type('back')).toContain('You take back a move.');
  expect(table.draw()).toBe(before);
  expect(match.seq).toBe(3);
  expect(await type('back')).toBe('There’s nothing to take back.');
});

test('resigning asks for confirmation', async () => {
  const { type, dialogue, match } = sit();
  expect(await type('resign')).toBe('Really resign?');
  expect(dialogue.prompt).toBe('yes or no> ');
  expect(await type('no')).toBe('The match continues.');
  await type('resign');
  const end = await type('yes');
  expect(match.over).toBe(true);
  expect(end).toContain('Perfect bot wins: resignation.');
  expect(end).toContain('GAR-R-18');
  expect(end).toContain(`verify here.json --commitment ${match.commitment}`);
});

test('[GAR-R-19] a draw can be offered; a bot that may not agree declines, three times at most', async () => {
  const { type, match } = sit();
  for (let times = 0; times < 3; times++) expect(await type('draw')).toBe('Your draw offer was declined.');
  expect(await type('draw')).toContain('used up');
  expect(match.over).toBe(false);
});

test('after the end you can review it and read it again, but not play on', async () => {
  const { type, dialogue } = sit();
  await type('a4');
  await type('resign');
  await type('yes');
  expect(await type('a3')).toContain('The match is over.');
  expect(await type('hint')).toContain('The match is over.');
  expect(await type('review')).toMatch(/Move \d|No move changed/);
  expect((await type('log')).split('\n')[0]).toMatch(/^1\. You take a4/);
  expect(await type('help')).toContain('review');
  expect(dialogue.farewell()).toBe('The match is saved in here.json.');
  expect((await dialogue.answer('quit')).leave).toBe(true);
});

test('rules are found by number and by words, of this game alone', async () => {
  const { type } = sit();
  expect(await type('rules MOV-4')).toMatch(/^GAR-MOV-4 /);
  expect((await type('rules border')).split('\n')[0]).toContain('GAR-MOV-1');
  expect(await type('rules sway')).not.toMatch(/GEN-|WA-/);
  expect((await type('rules')).match(/^GAR-[A-Z]+-\d+ /gm)).toHaveLength(25);
  expect(await type('rules xyzzy')).toContain('Try:');
});

test('an abandoned match resumes where it stopped', async () => {
  const first = sit();
  await first.type('a4');
  const again = resumed(first.kept.at(-1)!);
  expect(again.table.draw()).toBe(first.table.draw());
  const [move = ''] = first.table.openMoves;
  expect((await again.type(move)).replace(/^.*\n/, '')).toBe((await first.type(move)).replace(/^.*\n/, ''));
  expect(again.match.hash).toBe(first.match.hash);
  expect(first.dialogue.farewell()).toContain('play --resume here.json');
});

test('two people at one terminal: names instead of you, no hints, take-back of the last move', async () => {
  const { type, dialogue, match } = sit({ seats: TWO });
  expect(dialogue.prompt).toBe('Anna> ');
  expect(await type('a4')).toContain('Anna takes a4');
  expect(dialogue.prompt).toBe('Ben> ');
  expect(await type('hint')).toBe('Hints are off when people play each other.');
  expect(await type('back')).toContain('Anna takes back a move.');
  expect(match.seq).toBe(2);
  await type('resign');
  expect(await type('y')).toContain('Ben wins: resignation.');
});

test('a match of several games continues with a new garden and shows the score', async () => {
  const { type } = sit({ options: { first: 'A', format: 'wins3' } });
  await type('resign');
  const said = await type('yes');
  expect(said).toContain(
    'Perfect bot wins the game: resignation.\nA fresh garden is laid out, and you start.',
  );
  expect(said).toContain('Score: you 0, Perfect bot 1 (first to three wins).');
  expect(await type('back')).toContain('Something has been revealed since then');
});

test('saving needs a name, and words are offered for completion', async () => {
  const { type, saved, dialogue } = sit();
  expect(await type('save')).toContain('Which file?');
  expect(await type('save my file.json')).toBe('Saved to my file.json.');
  expect(saved).toEqual(['my file.json']);
  expect(dialogue.words).toEqual(expect.arrayContaining(['a4', 'hint', 'quit']));
  expect((await type('moves')).split(' ')).toHaveLength(12);
});

test('the end of one game is shown before the next garden is laid out', async () => {
  const { type, table, match } = sit({ seats: TWO, options: { first: 'A', format: 'wins3' } });
  let said = '';
  while (!said.includes('A fresh garden is laid')) said = await type(table.openMoves[0] ?? '');
  const [end = '', fresh = ''] = said.split('A fresh garden is laid');
  const taken = match.seq;
  expect(end).toMatch(/takes [a-d][1-4], .*\n.* wins the game: /);
  expect(end.match(/\b[XO]\b/g)).toHaveLength(taken);
  expect(end.match(/> [XO] </g)).toHaveLength(1);
  expect(fresh).not.toMatch(/> [XO] </);
});

const CLUB = { name: 'Club bot', kind: 'bot', level: 'club' } as const;
const sitAt = (id: string, options: object) =>
  sit({ game: gameById(id)!, seats: [ALONE[0]!, CLUB], options, seed: 'cards' });

test('reviews are offered only where a solver or bot can judge', async () => {
  const { type } = sitAt('genesis', { first: 'a' });
  expect(await type('why')).toContain('why refill 7');
  await type('resign');
  expect(await type('yes')).not.toContain('review');
  expect(await type('help')).not.toContain('review');
});

test.each([
  ['genesis', { first: 'a' }],
  ['worlds-asunder', { first: 'a' }],
  ['gnostica', {}],
  ['cgs', {}],
] as const)('a hint in %s is a move that can be played, and says what comes of it', async (id, options) => {
  const { dialogue, type, table } = sitAt(id, options);
  await dialogue.show();
  expect(await type('help')).toContain('hint');
  const [line = '', ...then] = (await type('hint')).split('\n');
  const [, move = ''] = /^Play (.+): that’s what the strongest bot would do\./.exec(line) ?? [];
  expect(table.openMoves).toContain(move);
  expect(line.endsWith('Then:')).toBe(then.length > 0);
  for (const sentence of then) expect(sentence).toMatch(/[.!?]$/);
});

test('[GEN-CRD-1] a card is drawn with its ability and sway, and told by its name', async () => {
  const { type, table } = sitAt('genesis', { first: 'a', faction: 'first' });
  expect(await type('card')).toBe('You have no cards: name one.');
  expect(await type('board')).toContain('Long Frost (ruin 6)');
  expect(await type('card gale')).toBe(
    'Gale: warfare 4. Play one more card. You can’t combine it with covert cards.',
  );
  expect(await type('card Nothing')).toBe('There’s no card called Nothing.');
  await type('refill 7');
  const held = (await type('card')).split('\n').filter((line) => !line.startsWith(' '));
  expect(String(held.length)).toBe(/hand a (\d+):/.exec(table.draw())?.[1]);
  for (const line of held) {
    const [, name = '', worth = ''] = /^(.+?): (\w+ [1-6])/.exec(line) ?? [];
    expect(table.draw().replace(/\s+/g, ' ')).toContain(`${name} (${worth})`);
  }
});

test('[GNO-SCO-2] cards of Gnostica are listed by code and name, and moves made of signs on lines of their own', async () => {
  const { type, table } = sitAt('gnostica', { start: 'seat', first: 'a' });
  expect(await type('card 06')).toBe('06 The Lovers, worth 3. Move (rod), then create (cup).');
  expect(await type('card king of swords')).toMatch(/^SK King of Swords, worth 2\./);
  expect((await type('card')).match(/, worth [123]\./g)).toHaveLength(6);
  expect(await type('moves 0,0')).toBe('put 0,0 N\nput 0,0 E\nput 0,0 S\nput 0,0 W\nput 0,0 U');
  expect(await type('moves sword')).toMatch(/^None of the \d+ moves contains that\.$/);
  await type('put 0,0 N');
  expect(table.openMoves).toEqual(['.', '!']);
  expect(await type('moves')).toBe('.\n!');
});

test('two people with hidden hands hand the terminal over: each sees only their own hand, and what happened meanwhile', async () => {
  const { type, dialogue, table, match } = sit({
    game: gameById('genesis')!,
    seats: TWO,
    options: { first: 'a', window: 0 },
    seed: 'cards',
  });
  const secrets = (seat: number, from: number): string[] => {
    const mine = (match.view(seat) as SwayView).ops[seat]!.cards.map(({ card }) => card);
    const others = (match.view(from) as SwayView).ops[seat]!.cards.map(({ card }) => card);
    return mine.filter((card) => !others.includes(card));
  };
  expect(await dialogue.show()).toBe('No cards are showing now.');
  expect([dialogue.prompt, dialogue.words, table.openMoves]).toEqual(['I am Anna (Enter)> ', ['quit'], []]);
  // Whatever they type only says that they are there.
  expect(await type('moves')).toContain('discard pile');
  expect(dialogue.prompt).toBe('Anna> ');
  const done = await type('refill 7');
  expect(secrets(0, 1).length).toBeGreaterThan(2);
  for (const name of secrets(0, 1)) expect(done).toContain(name);
  expect(dialogue.prompt).toBe('hand over to Ben (Enter)> ');
  expect(await dialogue.answer('')).toEqual({ text: 'No cards are showing now.', clear: true });
  expect(dialogue.prompt).toBe('I am Ben (Enter)> ');
  const ben = await type('');
  expect(ben).toMatch(/^Anna /);
  for (const name of secrets(0, 1)) expect(ben).not.toContain(name);
  expect((await dialogue.answer('quit')).leave).toBe(true);
});
