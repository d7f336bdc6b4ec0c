/** Every sentence of the checker exists in every language: texts are taken from its source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPack, EXPLANATIONS } from '@hortus/cards/language';
import { loadWords, messagesOf, paramsOf } from '@hortus/words';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { findingBook, setupBook } from './books.ts';
import { explanationWords } from './explanation-words.ts';
import { findingWords } from './finding-words.ts';

const SOURCE = join(import.meta.dirname, '../../../cards/src/language');
const german = await messagesOf('de', [findingBook]);
const de = await loadWords('de', { books: [findingBook] });

/** Words of a pack file that sentences quote verbatim, and text that only joins words. */
const QUOTED =
  /^(?:\W*|key: value|extends: NAME|eras: NAME, NAME|players: 3|seats First.*|alias HL.*|allow LINT-31.*| \| gold)$/;

/** Templates tagged `said`, and plain texts of more than one word. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const source = ts.createSourceFile(
    file,
    readFileSync(join(SOURCE, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const walk = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'said') {
      const { template } = node;
      texts.push(
        ts.isNoSubstitutionTemplateLiteral(template)
          ? template.text
          : template.templateSpans.reduce(
              (text, { literal }, i) => `${text}{${i}}${literal.text}`,
              template.head.text,
            ),
      );
    } else if (ts.isStringLiteral(node) && node.text.includes(' ') && !QUOTED.test(node.text))
      texts.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return texts;
}

const SILENT = /(?:^|\/)(?:starter|stats|format|format-pack|index|words|testing)\.ts$|\.test(?:ing)?\.ts$/;
const files = [
  ...readdirSync(SOURCE),
  ...['area', 'check', 'lint', 'pack', 'telling'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((name) => name.endsWith('.ts') && !SILENT.test(name));

test('every sentence about packs has a German one with the same gaps', () => {
  const texts = [...new Set(files.flatMap(textsIn))];
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => !Object.hasOwn(german, `cgs.finding.${text}`))).toEqual([]);
  for (const text of texts) expect(paramsOf(german[`cgs.finding.${text}`]!), text).toEqual(paramsOf(text));
});

test('every code is explained in German, and nothing is translated that nobody says', () => {
  const said = new Set(files.flatMap(textsIn));
  // Single words that fill gaps.
  for (const word of ['pack', 'era', 'card', 'Alias']) said.add(word);
  const keys = EXPLANATIONS.flatMap(({ code }) => [`cgs.explain.${code}.title`, `cgs.explain.${code}.why`]);
  expect(keys.filter((key) => !Object.hasOwn(german, key))).toEqual([]);
  const known = new Set([...keys, ...[...said].map((text) => `cgs.finding.${text}`)]);
  expect(
    Object.keys(german).filter((key) => /^cgs\.(?:finding|explain)\./.test(key) && !known.has(key)),
  ).toEqual([]);
  for (const { code, wrong } of EXPLANATIONS)
    expect(explanationWords(de, code)).toMatchObject({ code, wrong });
});

test('faults are told in German, phrases and hints included', () => {
  const text = '[pack A]\nplayer: 2\nturn:\n[era One]\n99\n20-31\n[card B 1]\nType "Suport"\nFreze "Yes"\n';
  const { faults, findings } = checkPack(text);
  expect([...faults, ...findings].map((one) => findingWords(de, one)).slice(0, 6)).toEqual([
    'Die Angabe „Name des Spiels“ fehlt. (schreibe game: …)',
    'Die Angabe „Art des Pakets“ fehlt. (schreibe type: …)',
    'Die Angabe „Spielmaterial“ fehlt. (schreibe components: …)',
    'Unbekannte Angabe „player“. Ist „players“ gemeint?',
    'Angabe „Zeit für einen Zug“: der Wert fehlt.',
    'Die Ära „One“ nennt die Karte 99, aber das Paket hat nichts dergleichen.',
  ]);
});

test('choosing packs is said in every language', async () => {
  const [here, there] = [await setupBook.in.en(), await setupBook.in.de()];
  expect(Object.keys(there)).toEqual(Object.keys(here));
  for (const [key, message] of Object.entries(here))
    expect(paramsOf(there[key]!), key).toEqual(paramsOf(message));
});
