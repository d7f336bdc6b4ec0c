/** Files meant to hurt, opened in the workshop: the first hundred faults and a count, and the page still answers. */
import { AT_EVERY_DOOR, fileOf } from '@hortus/cards/hostile';
import { checkPack } from '@hortus/cards/language';
import { expect, test } from 'vitest';
import { eventually, say, settled } from './visit.ts';
import { editor, face, findings, openFile, saved, visitWorkshop } from './workshop.ts';

/** CodeMirror logs this when you go to the end of very many lines; it shows them all the same. */
const EDITOR_STRAINS = /Measure loop restarted/;

/**
 * More than the visible lines can have when each is shortened;
 * CodeMirror draws more of a line as long as a book.
 */
const MOST_DRAWN = 4000;
const LONG = 200_000;

export function hostilePackTests(): void {
  test.each(AT_EVERY_DOOR)('256 KB of %s', async (_, text) => {
    const { faults, count, findings: others } = checkPack(text);
    const page = await visitWorkshop({ expected: EDITOR_STRAINS });
    await openFile(page, 'hostile.txt', fileOf(text));
    await page.getByText(say('web.packs.findings.errors', { count })).waitFor();
    await eventually(() => findings(page).count()).toBe(faults.length + others.length);
    const more = page.getByText(say('web.packs.findings.more', { count: count - faults.length }));
    await eventually(() => more.count()).toBe(count > faults.length ? 1 : 0);
    // The page still answers: a fault is explained, its place is found, something is written, another pack opened.
    await findings(page).first().getByRole('button', { expanded: false }).click();
    await findings(page).first().getByRole('link').waitFor();
    await findings(page).first().getByRole('button').first().click();
    await eventually(() => editor(page).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('\n# The end of it');
    await editor(page).getByText('# The end of it').waitFor();
    await page.getByRole('combobox', { name: say('web.packs.choose') }).selectOption({ label: 'Small Tide' });
    await face(page, 'Drowned Mole 1').waitFor();
  });

  // Nothing here measures time: what took seconds was laying out everything the editor drew of such a line.
  test.each([
    ['bytes that are not UTF-8', new Uint8Array(LONG).fill(0xff)],
    ['letters', new TextEncoder().encode('x'.repeat(LONG))],
  ])('a line of 200,000 %s is shown shortened, and stays whole', async (_, bytes) => {
    const page = await visitWorkshop();
    await openFile(page, 'long.txt', bytes);
    const rest = editor(page).getByText(say('web.packs.line.rest', { count: LONG - 800 }));
    await rest.waitFor();
    const drawn = (): Promise<number> => editor(page).evaluate((one) => (one.textContent ?? '').length);
    expect(await settled(page, drawn)).toBeLessThan(MOST_DRAWN);
    // Text typed after it comes after all of it, and what is broken off is shown.
    await editor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('behind');
    await editor(page)
      .getByText(say('web.packs.line.rest', { count: LONG - 800 + 'behind'.length }))
      .waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('# Before\n');
    await editor(page).getByText('# Before').waitFor();
    const kept = async (): Promise<unknown> => {
      const text = await saved(page, 'web.packs.save');
      return [text.length, text.slice(-'behind'.length)];
    };
    await eventually(kept).toEqual(['# Before\n'.length + LONG + 'behind'.length, 'behind']);
  });
}
