/** The card workshop on a page, as somebody who writes packs uses it. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { say, visit, type Wish } from './visit.ts';

export const editor = (page: Page): Locator => page.getByRole('textbox', { name: say('web.packs.editor') });
/** The faults underlined in the text. */
export const underlined = (page: Page): Locator => editor(page).locator('.cm-lintRange-error');
export const face = (page: Page, name: string): Locator => page.getByRole('img', { name });
export const findings = (page: Page): Locator =>
  page.getByRole('region', { name: say('web.packs.findings') }).getByRole('listitem');

export async function visitWorkshop(wish: Wish = {}): Promise<Page> {
  const page = await visit('/packs', wish);
  await face(page, 'Drowned Mole 1').waitFor();
  await page.getByText(say('web.packs.findings.none')).waitFor();
  return page;
}

export async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+End');
  // As if from a clipboard: quotes and brackets stay as they are.
  await page.keyboard.insertText(text);
}

export const textFile = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text as string),
});

export const openFile = (page: Page, name: string, text: string | Uint8Array): Promise<void> =>
  page.getByLabel(say('web.packs.open')).and(page.locator('input')).setInputFiles(textFile(name, text));

/** The file that a button gives. */
export async function saved(page: Page, button: 'web.packs.save' | 'web.packs.print'): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say(button) }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

/** A match with the pack that is open, against a bot. */
export async function playPack(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('web.packs.play') }).click();
  await page.waitForURL(/\/here\/[^?]*$/);
  await page.getByRole('list', { name: say('web.seats') }).waitFor();
}
