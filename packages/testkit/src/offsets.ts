import { type Fields, invariant, type Layout } from '@hortus/kernel';

const HEAD = `/**
 * Where each field of a state begins, as LAYOUT declares it; a test compares the two, and \`npx vitest run offsets -u\`
 * rewrites this file. Plain numbers, because every bundler and engine folds those, in whatever chunk they are.
 */
`;

/** Words that can't be the name of a variable, but can be that of a field. */
const RESERVED = new Set(['void', 'in', 'do', 'new', 'with', 'case', 'default', 'return', 'this', 'delete']);

const declared = (name: string, offset: number): string =>
  RESERVED.has(name)
    ? `const ${name}_ = ${offset};\n\nexport { ${name}_ as ${name} };\n`
    : `export const ${name} = ${offset};\n`;

/** The text of a game's `offsets.ts`: `export const free = 26;` for each field, in order, and the size of it all. */
export function offsetsModule<F extends Fields>({ at, size }: Layout<F>): string {
  invariant(!Object.hasOwn(at, 'size'), 'no field of a layout can be called size');
  const fields = Object.entries<number>(at).map(([name, offset]) => declared(name, offset));
  return `${HEAD}${fields.join('')}\nexport const size = ${size};\n`;
}
