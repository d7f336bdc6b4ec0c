// @ts-check
// Finds signals that are written while something is drawn. A component or hook that writes what it (or another) reads
// draws again, maybe for ever, and what is seen depends on the order of drawing. Handlers, effects and timers may write.

import ts from 'typescript';

/** These call what they are given at once, so it runs while drawing too. */
const AT_ONCE = new Set([
  ...['useMemo', 'useComputed', 'computed', 'untracked'],
  ...[
    'map',
    'flatMap',
    'filter',
    'find',
    'findLast',
    'findIndex',
    'findLastIndex',
    'forEach',
    'some',
    'every',
  ],
  ...['reduce', 'reduceRight', 'sort', 'toSorted', 'from'],
]);

/** Components start with a capital letter, hooks with `use`. @param {string | undefined} name */
const draws = (name) => name !== undefined && /^(?:[A-Z]|use[A-Z])/.test(name);

/** @param {ts.Node} node */
const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isAccessor(node) ||
  ts.isConstructorDeclaration(node);

/** What a function is called, if it is called anything. @param {ts.Node} node */
function nameOf(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}

/** @param {ts.Node} node */
function isCalledAtOnce({ parent }) {
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return AT_ONCE.has(name);
}

/** The function that runs this piece of code: past those that are called on the spot. @param {ts.Node} node */
function runner(node) {
  let at = node.parent;
  while (at !== undefined && (!isFunction(at) || isCalledAtOnce(at))) at = at.parent;
  return at;
}

/** `x.value = …`, `x.value++`. @param {ts.Node} node @returns {ts.Node | undefined} */
function writtenBy(node) {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
      ? node.left
      : undefined;
  }
  if (!ts.isPostfixUnaryExpression(node) && !ts.isPrefixUnaryExpression(node)) return undefined;
  const { operator } = node;
  return operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken
    ? node.operand
    : undefined;
}

/** @param {ts.Node} node */
function isWrite(node) {
  const target = writtenBy(node);
  return target !== undefined && ts.isPropertyAccessExpression(target) && target.name.text === 'value';
}

/** `x.value = undefined;`, or any other empty value. @param {ts.Statement} statement */
const isClearing = (statement) =>
  ts.isExpressionStatement(statement) &&
  isWrite(statement.expression) &&
  /= (?:undefined|null|false|0|''|\[\]|[A-Z_]+)$/.test(statement.expression.getText());

/**
 * Where a source text clears a signal too late, as line numbers. `useEffect` runs after the picture is seen, so a press that
 * comes first is undone; `useLayoutEffect` runs before anybody can press.
 * @param {string} text
 * @returns {number[]}
 */
export function lateWrites(text) {
  return inEffects(text, (act, on) => {
    const asksAgain = on !== undefined && ts.isArrayLiteralExpression(on) && on.elements.length > 0;
    const [first] = ts.isArrowFunction(act) && ts.isBlock(act.body) ? act.body.statements : [];
    return asksAgain && first !== undefined && isClearing(first) ? [first] : [];
  });
}

/** Moves the focus, or opens what takes it. @param {ts.Node} node */
const isFocusing = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^(?:focus|showModal)$/.test(node.expression.name.text);

/**
 * Where a source text moves the focus too late, as line numbers: a key that is pressed before `useEffect` runs goes
 * elsewhere, and the focus then jumps away from there.
 * @param {string} text
 * @returns {number[]}
 */
export function lateFocus(text) {
  return inEffects(text, (act) => {
    /** @type {ts.Node[]} */
    const found = [];
    /** @param {ts.Node} node */
    const look = (node) => {
      if (isFocusing(node) && runner(node) === act) found.push(node);
      ts.forEachChild(node, look);
    };
    look(act);
    return found;
  });
}

/**
 * The lines of what is found in the effects of a source text that run after the browser has painted.
 * @param {string} text
 * @param {(act: ts.Node, on: ts.Node | undefined) => readonly ts.Node[]} find
 * @returns {number[]}
 */
function inEffects(text, find) {
  if (!text.includes('useEffect')) return [];
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {number[]} */
  const lines = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useEffect') {
      const [act, on] = node.arguments;
      for (const found of act === undefined ? [] : find(act, on))
        lines.push(source.getLineAndCharacterOfPosition(found.getStart()).line + 1);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return lines;
}

/**
 * Where a source text writes a signal while drawing, as `component:line`.
 * @param {string} text
 * @returns {string[]}
 */
export function renderWrites(text) {
  if (!/\.value\b\s*(?:[^\s=]{0,3}=(?!=)|\+\+|--)|(?:\+\+|--)[\w.]*\.value\b/.test(text)) return [];
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (isWrite(node)) {
      const by = runner(node);
      const name = by === undefined ? undefined : nameOf(by);
      if (draws(name))
        found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
