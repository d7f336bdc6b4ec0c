// @ts-check
// Finds what rules must not touch: clocks, luck of their own, the network, storage, the locale, the machine. A game
// that touches none of them plays the same everywhere and can be replayed from its log.

import ts from 'typescript';

const GLOBALS = new Set([
  ...[
    'Date',
    'performance',
    'Temporal',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'requestAnimationFrame',
  ],
  ...[
    'crypto',
    'process',
    'Buffer',
    'require',
    'module',
    'navigator',
    'window',
    'document',
    'self',
    'globalThis',
  ],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'postMessage'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['Intl', 'console', 'eval', 'Function'],
]);

/** Members that follow the locale, whatever they are called on. */
const isLocaleMember = (/** @type {string} */ name) =>
  name.startsWith('toLocale') || name === 'localeCompare';

/** Where a name is not the global of that name: `a.process`, `{ process: 1 }`, a field, a label of a type's member. */
function isMemberName(/** @type {ts.Identifier} */ node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name === node;
  if (ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent)) return parent.name === node;
  return ts.isQualifiedName(parent) || ts.isLiteralTypeNode(parent);
}

/** `Math` is welcome as `Math.floor(…)`; anything else could reach `random` by another way. */
function isUnsafeMath(/** @type {ts.Identifier} */ node) {
  if (node.text !== 'Math') return false;
  const { parent } = node;
  return (
    !ts.isPropertyAccessExpression(parent) || parent.expression !== node || parent.name.text === 'random'
  );
}

/** @param {ts.Node} node @returns {string | undefined} */
function impurityOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const from = node.moduleSpecifier;
    return from && ts.isStringLiteral(from) && from.text.startsWith('node:') ? from.text : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return 'import.meta';
  if (!ts.isIdentifier(node)) return undefined;
  if (isLocaleMember(node.text)) return node.text;
  if (isMemberName(node)) return undefined;
  if (isUnsafeMath(node)) return 'Math.random';
  return GLOBALS.has(node.text) ? node.text : undefined;
}

/**
 * What a source text touches that rules must not, as `name:line`.
 * @param {string} text
 * @returns {string[]}
 */
export const impurities = (text) => foundBy(impurityOf, text);

/**
 * @param {(node: ts.Node) => string | undefined} nameOf
 * @param {string} text
 * @returns {string[]}
 */
function foundBy(nameOf, text) {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = nameOf(node);
    if (name) found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Engines may differ in the last bit of these; `sqrt` and plain arithmetic are the same everywhere. */
const APPROXIMATE = new Set([
  ...['exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'cbrt', 'hypot'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'],
  ...['sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
]);

/** @param {ts.Node} node @returns {string | undefined} */
function approximationIn(node) {
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskToken) return '**';
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken) return '**=';
  if (!ts.isIdentifier(node) || node.text !== 'Math') return undefined;
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return 'Math';
  return APPROXIMATE.has(parent.name.text) ? `Math.${parent.name.text}` : undefined;
}

/**
 * What a source text computes that another engine may compute differently, as `name:line`: one bit can change a bot's
 * move.
 * @param {string} text
 */
export const approximations = (text) => foundBy(approximationIn, text);
