/** Files meant to hurt, opened in the workshop: the first hundred faults and a count, and the page still answers. */
import { AT_EVERY_DOOR, fileOf } from '@hortus/cards/hostile';
import { checkPack } from '@hortus/cards/language';
import { test } from 'vitest';
import { eventually, say } from './visit.ts';
import { editor, face, findings, openFile, visitWorkshop } from './workshop.ts';

/** The editor says so where a line is as long as a book; it shows it all the same. */
const EDITOR_STRAINS = /Measure loop restarted/;

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
}
