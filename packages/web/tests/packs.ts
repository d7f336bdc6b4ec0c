/** Packs are written, checked, seen, kept and taken away. */
import { STARTER } from '@hortus/cards/language';
import { setupBook } from '@hortus/cgs/words/books.ts';
import { loadWords } from '@hortus/words';
import { expect, test } from 'vitest';
import { log } from './board.ts';
import { choose, lit, press, untilLit } from './cgs-board.ts';
import { look } from './checks.ts';
import { eventually, say, visit } from './visit.ts';
import {
  editor,
  face,
  findings,
  openFile,
  playPack,
  saved,
  textFile,
  underlined,
  visitWorkshop,
  write,
} from './workshop.ts';

/** The words for choosing and accepting packs. */
const setup = await loadWords('en', { books: [setupBook] });
const LAMP_RACE = `
[card Lamp Race 31]
Type "Adventure"
Roleplay "Competition"
AdventureCommonCosts
  Hull 1
EraResources
  Renown 4
`;
const EVENING = `[pack Evening]
game: My Game
type: session
components: 6 adventure, 12 support
eras: One
allow LINT-31: a small evening

[era One]
My First Pack: First Era
`;

export function packTests(): void {
  test('a card is written, its fault is seen and mended, and the card is played', async () => {
    const page = await visitWorkshop();
    await write(page, LAMP_RACE.replace('"Adventure"', 'Adventure'));
    await face(page, 'Lamp Race 31').waitFor();
    await page.getByText(say('web.packs.play.faults')).waitFor();
    await eventually(() => underlined(page).allInnerTexts()).toEqual(['Adventure']);
    await eventually(() => findings(page).allInnerTexts()).toEqual([
      expect.stringContaining('Text values need quotes: write Type "Adventure".'),
    ]);
    await findings(page).getByRole('button').first().click();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.keyboard.insertText('"Adventure"');
    await page.getByText(say('web.packs.findings.none')).waitFor();
    await eventually(() => underlined(page).count()).toBe(0);
    // More copies than all other cards together: some of them are dealt to each player.
    await page.keyboard.press('Control+Home');
    await editor(page).locator('.cm-line').getByText('21-22').click();
    await page.keyboard.press('End');
    await page.keyboard.insertText('\n31 x24');
    await eventually(() => findings(page).allInnerTexts()).toEqual([
      expect.stringContaining('there are 32 adventure'),
    ]);
    await playPack(page);
    const cards = lit(page).filter({ hasText: 'Lamp Race' });
    await untilLit(page, cards);
    await choose(cards.first());
    await press(page, 'web.cgs.do.play.pass').click();
    await log(page).filter({ hasText: 'Lamp Race' }).first().waitFor();
    await eventually(() => page.locator('.cgs-adventure').innerText()).toMatch(/Lamp Race[\s\S]*You\s+hero/);
  });

  test('a card is written, its fault is seen and mended, and it is kept over a reload', async () => {
    const page = await visitWorkshop();
    await write(page, '\n[card Lamp Boat 31]\nType Support\nAdventureResources\n  Hull 1\n');
    await face(page, 'Lamp Boat 31').waitFor();
    await eventually(() => findings(page).first().innerText()).toContain('Text values need quotes');
    await findings(page).first().getByRole('button', { expanded: false }).click();
    await look(page, 'a pack with faults, one explained');
    await findings(page).first().getByRole('button').first().click();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await page.keyboard.insertText('"Support"');
    await page.getByText(say('web.packs.findings.none')).waitFor();
    await page.waitForFunction(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('hortus-packs', 1);
          opening.onsuccess = () => {
            const all = opening.result.transaction('packs').objectStore('packs').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(
                all.result.some(({ text }: { text: string }) =>
                  text.includes('Type "Support"\nAdventureResources\n  Hull 1\n'),
                ),
              );
            };
          };
        }),
    );
    await page.reload();
    await face(page, 'Drowned Mole 1').waitFor();
    await page.getByRole('button', { name: say('web.packs.card.previous') }).click();
    await face(page, 'Lamp Boat 31').waitFor();
  });

  test('words are completed, a flat card is laid out, and all of it can be taken away', async () => {
    const page = await visitWorkshop();
    await write(page, '\n[card Lamp Boat 31]\n');
    await page.keyboard.type('Rolep');
    await page.getByRole('option', { name: 'Roleplay' }).waitFor();
    await page.keyboard.press('Escape');
    for (let i = 0; i < 5; i++) await page.keyboard.press('Backspace');
    await page.keyboard.insertText('Type "Support" AR Hull 1');
    await eventually(() => face(page, 'Lamp Boat 31').innerHTML()).toContain('AdventureResources');
    await page.getByRole('button', { name: say('web.packs.format') }).click();
    const text = await saved(page, 'web.packs.save');
    expect(text).toContain('[card Lamp Boat 31]\nType "Support"\nAdventureResources\n  Hull 1\n');
    expect(text).toContain('# Gold cards are large.');
    const sheets = await saved(page, 'web.packs.print');
    expect(sheets).toContain('aria-label="Flat Punt 11"');
    expect(sheets).toContain('grid-auto-rows:176mm');
  });

  test('a file opens as another pack, and a file that isn’t text is reported', async () => {
    const page = await visitWorkshop();
    await openFile(page, 'picture.txt', Buffer.from([1, 0, 2]));
    await eventually(() => findings(page).first().innerText()).toContain('U+0001');
    const hostile = '[pack <img src=x onerror=1>]\n[card <script>alert(1)</script> 1]\nType "Support"\n';
    await openFile(page, 'odd.txt', hostile);
    await face(page, '<script>alert(1)</script> 1').waitFor();
    await eventually(() => page.locator('.packs script, .packs img').count()).toBe(0);
    await page.getByRole('combobox', { name: say('web.packs.choose') }).selectOption({ label: 'Small Tide' });
    await face(page, 'Drowned Mole 1').waitFor();
  });

  test('a file that isn’t UTF-8 names the bytes at fault, and the pack that was open stays', async () => {
    const page = await visitWorkshop();
    const latin = Buffer.from('[pack Caf\u00e9]\n[card Tide 1]\nType "Support"\n', 'latin1');
    await openFile(page, 'latin.txt', latin);
    await findings(page).filter({ hasText: 'Bytes that are not UTF-8.' }).first().waitFor();
    await page.getByRole('combobox', { name: say('web.packs.choose') }).selectOption({ label: 'Small Tide' });
    await face(page, 'Drowned Mole 1').waitFor();
  });

  test('a pack is played with the one it names, and says which is missing', async () => {
    const page = await visitWorkshop();
    await openFile(page, 'evening.txt', EVENING);
    await page.getByText(say('web.packs.missing', { count: 1, names: 'My First Pack' })).waitFor();
    await openFile(page, 'first.txt', STARTER);
    await face(page, 'Old Bridge 1').waitFor();
    await page.getByRole('combobox', { name: say('web.packs.choose') }).selectOption({ label: 'Evening' });
    await page.getByText(say('web.packs.others', { names: 'My First Pack' })).waitFor();
    await playPack(page);
  });

  test('[CGS-SC-57] a friend looks at a pack that was brought, and accepts it before the deal', async () => {
    const anna = await visit('/new/cgs?with=friend');
    await anna.getByRole('radio', { name: setup.say('web.cgs.setup.pack.own') }).click();
    const file = anna.getByLabel(setup.say('web.cgs.setup.file'));
    await file.setInputFiles(textFile('bad.txt', STARTER.replace('Timber 2', 'Timber -2')));
    await anna.getByText(setup.say('web.cgs.setup.faults', { count: 1 })).waitFor();
    await file.setInputFiles(textFile('good.txt', STARTER));
    await anna.getByRole('heading', { name: 'My First Pack' }).waitFor();
    await look(anna, 'a new table with a pack of one’s own');
    await anna.getByRole('button', { name: say('web.new.start.friend') }).click();
    await anna.waitForURL(/\/t\//);
    const ben = await visit(new URL(anna.url()).pathname);
    const brought = ben.getByRole('region', { name: setup.say('web.cgs.brought') });
    await brought.getByText(setup.say('web.cgs.brought.look', { count: 6 })).click();
    await brought.getByRole('img', { name: 'Old Bridge 1' }).waitFor();
    await look(ben, 'a pack that was brought, before it is accepted');
    await eventually(() => ben.getByText(say('web.lobby.free')).count()).toBe(1);
    await ben.getByRole('button', { name: say('web.lobby.sit.brought') }).click();
    for (const page of [anna, ben]) await page.getByRole('list', { name: say('web.seats') }).waitFor();
  });

  test('with the keyboard alone you can get into the editor and out again', async () => {
    const page = await visitWorkshop();
    await page.getByRole('button', { name: say('web.packs.delete') }).focus();
    await page.keyboard.press('Tab');
    await eventually(() => editor(page).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await eventually(() => editor(page).evaluate((one) => one.matches(':focus'))).toBe(false);
  });
}
