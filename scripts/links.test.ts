import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './lib/paths.mjs';

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, '');

/** The anchor of a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading.trim()));

/** Links and pictures of a text that lead nowhere in the clone; other sites are not asked. */
function deadLinks(markdown: string, folder: string): string[] {
  const links = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path, anchor] = link.split('#');
    const file = join(folder, path);
    if (path !== '' && !existsSync(file)) return true;
    if (anchor === undefined) return false;
    const text = path === '' ? markdown : statSync(file).isFile() ? readFileSync(file, 'utf8') : '';
    return !anchorsOf(text).includes(anchor);
  });
}

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...['docs', 'packages', 'scripts', 'bench'].flatMap((folder) =>
    filesBelow(join(root, folder), (path) => path.endsWith('.md')).map((path) => join(folder, path)),
  ),
];

test('every link and picture of every page is there', () => {
  expect(pages).toContain('docs/rules/garden.md');
  const dead = pages.flatMap((page) =>
    deadLinks(readFileSync(join(root, page), 'utf8'), join(root, dirname(page))).map((link) => [page, link]),
  );
  expect(dead).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  const text = '# A b `c`\n[a](README.md) [b](#a-b-c) [c](#other) ![d](docs/none.png) [e](README.md#none)\n';
  const code = '```\n[f](none.md)\n```\n[g](https://example.org/none) [h](docs)\n';
  expect(deadLinks(text + code, root)).toEqual(['#other', 'docs/none.png', 'README.md#none']);
});
