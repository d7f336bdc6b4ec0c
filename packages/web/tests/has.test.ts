/**
 * Rules below a `:has()` name what they style by a class. Whenever something that any `:has()` asks for comes or goes, a
 * browser styles everything again that ends any of these rules. For a plain `span`, that is every part of every card.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from '../../../scripts/lib/paths.mjs';

const packages = join(root, 'packages');

/** Without what stands in parentheses, so that commas and spaces outside of them part selectors. */
function bare(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : bare(inner);
}

/** The selectors of a style sheet that end in an element without a class, below a `:has()`. */
function tooWide(source: string): string[] {
  const text = source.replaceAll(/\/\*.*?\*\//gs, '');
  const rules = [...text.matchAll(/([^{};]+)\{/g)].map(([, selectors = '']) => selectors);
  return rules
    .flatMap((selectors) => bare(selectors.replaceAll(/:has\(/g, ':has-it(')).split(','))
    .map((selector) => selector.trim())
    .filter((selector) => /:has-it\b.*[\s>+~](?:span|div|\*)$/.test(selector));
}

test('everything that a rule styles below `:has()` has a class', () => {
  const sheets = filesBelow(packages, (path) => path.endsWith('.css') && !/\/dist\//.test(path));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((path) => tooWide(readFileSync(join(packages, path), 'utf8')))).toEqual([]);
});

test('one without a class is found, and one above the `:has()` or with a class isn’t', () => {
  expect(tooWide('.a:has(> .b) > span { color: red }')).toEqual(['.a:has-it > span']);
  expect(tooWide('@media (width < 1rem) { .c, body:has(.d, .e) .f * { top: 0 } }')).toHaveLength(1);
  expect(tooWide('.a:has(> span) > .b, span:has(.c), .d span { color: red }')).toEqual([]);
});
