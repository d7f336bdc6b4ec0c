import { worldsAsunder as game } from '@hortus/worlds-asunder';
import { words as worldsAsunder } from '@hortus/worlds-asunder/words/index.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { ABILITY } from '../../src/index.ts';
import { M } from '../../src/press/index.ts';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { learnGame } = await import('@hortus/frame/page/words.ts');
const { cardsOf } = await import('../cards/deck.ts');
const { announcedWords, experienceNote, faceRule } = await import('./face-words.ts');
const { moveWords } = await import('./words.ts');
beforeAll(() => learnGame(worldsAsunder));

const cards = () => cardsOf(game, {}, 2);

test('[WA-DEF-10] a face in the experience says what its card can be played as, however many abilities', () => {
  expect(faceRule({ power: 'battle' }, cards())).toContain('cut in');
  expect(faceRule({ power: 'battle' }, cards(), ['leadership'])).toBe('Play two more cards.');
  expect(faceRule({ power: 'battle' }, cards(), ['leadership', 'sacrifice'])).toBe(
    'Leadership: Play two more cards. Sacrifice: Play one more card. If you answer your rival’s next attack, you win the round.',
  );
  expect(faceRule({ power: 'battle' }, cards(), ['leadership', 'sacrifice', 'vision'])).toBe(
    'Leadership: play 2 more; Sacrifice: play 1, answer to win; Vision: up to 7 sway in all.',
  );
});

test('[WA-R-26] where the printed ability still counts, the note says so', () => {
  expect(experienceNote([], { power: 'battle' })).toBeUndefined();
  expect(experienceNote(['leadership'], { power: 'omen' })).toBe(
    'From your experience it’s played as leadership, not as its own ability.',
  );
  expect(experienceNote(['leadership'], { power: 'battle' })).toBe(
    'From your experience it’s played as leadership, not as its own ability. It still counts as battle too: whatever keeps battle out keeps this card out.',
  );
});

test('where an ability is announced, the question says what each of them does', () => {
  const engage = (as: 'leadership' | 'sacrifice' | 'covert', quiet = 0) =>
    M.engage.pack(3, 0, ABILITY[as] + 1, quiet);
  const view = { pool: { plain: 1 } } as never;
  expect(announcedWords([engage('leadership'), engage('sacrifice'), engage('sacrifice', 1)], cards())).toBe(
    'Leadership: play 2 more; Sacrifice: play 1, answer to win.',
  );
  expect(announcedWords([M.engage.pack(3, 0, 0, 0)], cards())).toBe('');
  expect(moveWords(engage('sacrifice', 1), cards(), view)).toBe('Play as sacrifice, without the countdown');
  expect(moveWords(engage('covert', 1), cards(), view)).toBe(
    'Play as covert, without keeping battle out of the answer',
  );
});
