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

/** Files that pages name in code, `press/card.ts` or [`a.ts`](b/a.ts), by the end of their path. */
const NAMED = /`((?:@hortus\/)?[\w./-]+\.(?:tsx?|mjs|css|json|md))`/g;
/** A name beside its file: `a.ts` (`name`), `name` (`a.ts`), `name` in `a.ts`. */
const HELD = [
  /`(?<path>[\w./-]+\.(?:tsx?|mjs))`(?:\]\([^)]*\))?,? \(`(?<name>\w+)`/g,
  /`(?<name>\w+)` \(\[?`(?<path>[\w./-]+\.(?:tsx?|mjs))`/g,
  /`(?<name>\w+)` in \[?`(?<path>[\w./-]+\.(?:tsx?|mjs))`/g,
];

const everything = filesBelow(root, (path) => /\.(?:tsx?|mjs|css|json|md)$/.test(path));

/** `@hortus/frame/parts/Icon.tsx` lies in `frame/src`. */
const filesNamed = (path: string): readonly string[] => {
  const end = path.replace('@hortus/frame/', 'frame/src/').replace(/^(?:@hortus|\.\.?)\//, '');
  return everything.filter((file) => `/${file}`.endsWith(`/${end}`));
};

/** Examples of what a reader will write, and an address of the server. */
const NOT_OURS = ['docs/rules/GAME.md', '/api/openapi.json'];

function missingIn(markdown: string): string[] {
  const text = withoutCode(markdown);
  const files = [...text.matchAll(NAMED)]
    .map(([, path]) => path)
    .filter((path) => !NOT_OURS.includes(path) && filesNamed(path).length === 0);
  const names = HELD.flatMap((form) => [...text.matchAll(form)]).flatMap(({ groups }) => {
    const [path, name] = [groups?.path ?? '', groups?.name ?? ''];
    const holds = (file: string): boolean =>
      new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8'));
    return filesNamed(path).some(holds) ? [] : [`${name} in ${path}`];
  });
  return [...files, ...names];
}

test('every file that a page names is there, and has what the page says is in it', () => {
  const missing = pages
    .filter((page) => !page.startsWith('docs/rules/'))
    .flatMap((page) => missingIn(readFileSync(join(root, page), 'utf8')).map((what) => [page, what]));
  expect(missing).toEqual([]);
});

test('a name that is nowhere is found', () => {
  const text = '`lib/paths.mjs` (`filesBelow`), `absent` (`lib/paths.mjs`), `scripts/none.ts`\n';
  const linked = '[`paths.mjs`](lib/paths.mjs) (`lacking`), `filesBelow` in [`paths.mjs`](lib/paths.mjs)\n';
  expect(missingIn(text + linked)).toEqual([
    'scripts/none.ts',
    'lacking in paths.mjs',
    'absent in lib/paths.mjs',
  ]);
});

test('a link that leads nowhere is found', () => {
  const text = '# A b `c`\n[a](README.md) [b](#a-b-c) [c](#other) ![d](docs/none.png) [e](README.md#none)\n';
  const code = '```\n[f](none.md)\n```\n[g](https://example.org/none) [h](docs)\n';
  expect(deadLinks(text + code, root)).toEqual(['#other', 'docs/none.png', 'README.md#none']);
});
