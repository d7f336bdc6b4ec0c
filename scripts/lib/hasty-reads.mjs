// @ts-check
// Finds browser tests that judge a page by what they read once, wait for milliseconds, or throw dice. A page is always a
// little behind its test: what was read a moment too early fails on a busy machine and nowhere else. `eventually(() => …)`
// reads again until it is so; `settled(page, () => …)` reads until the page has come to rest.

import ts from 'typescript';

/** What these return may be judged at once: they wait by themselves, or don't depend on a page that may be behind. */
const SETTLED = new Set(['settled', 'saved', 'fetched', 'bodiesOf', 'playOn', 'playToTheEnd']);

/** Is it so for the node or anything below it? @param {ts.Node} node @param {(node: ts.Node) => boolean} is @param {(node: ts.Node) => boolean} skip */
const some = (node, is, skip = () => false) => {
  /** @param {ts.Node} one @returns {boolean} */
  const look = (one) =>
    !skip(one) && (is(one) || (ts.forEachChild(one, (child) => look(child) || undefined) ?? false));
  return look(node);
};

/** What is in a function hasn't been read yet. @param {ts.Node} node */
const isFunction = (node) => ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** What is called: `count` of `list.count()`. @param {ts.Node} node */
function nameOfCall(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

/** @param {ts.Node} node */
const hasWaited = (node) => ts.isAwaitExpression(node) && SETTLED.has(nameOfCall(node.expression) ?? '');

/** @param {ts.Node} node */
const reads = (node) => some(node, ts.isAwaitExpression, (one) => isFunction(one) || hasWaited(one));

/** `page.url()` is where the page is at this moment. @param {ts.Node} node */
const asksForAddress = (node) => some(node, (one) => nameOfCall(one) === 'url', isFunction);

/** The names that a declaration gives. @param {ts.BindingName} name @returns {string[]} */
const namesIn = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));

/** What is declared around a node, from the inside out, with what it is made from. @param {ts.Node} node */
function* declaredAround(node) {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isForOfStatement(at) && ts.isVariableDeclarationList(at.initializer))
      for (const { name } of at.initializer.declarations) yield { name, from: at.expression };
    if (ts.isBlock(at))
      for (const statement of at.statements)
        if (ts.isVariableStatement(statement))
          for (const { name, initializer } of statement.declarationList.declarations)
            yield { name, from: initializer };
  }
}

/** The names that hold what was read once. @param {ts.Node} node */
function readBefore(node) {
  /** @type {Map<string, boolean>} */
  const held = new Map();
  for (const { name, from } of declaredAround(node))
    for (const one of namesIn(name)) if (!held.has(one)) held.set(one, from !== undefined && reads(from));
  return held;
}

/** @param {ts.Node} judged */
function wasReadBefore(judged) {
  const held = readBefore(judged);
  return some(
    judged,
    (one) =>
      ts.isIdentifier(one) &&
      held.get(one.text) === true &&
      !(ts.isPropertyAccessExpression(one.parent) && one.parent.name === one),
    hasWaited,
  );
}

/** `expect(judged).toBe(…)`, `expect.soft(…)`. @param {ts.Node} node */
const isExpect = (node) =>
  ts.isCallExpression(node) && ['expect', 'expect.soft'].includes(node.expression.getText());

/** The matcher of `expect(…).not.toEqual(await …)` or `eventually(…).toEqual(await …)`. @param {ts.Node} node */
const isMatcher = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^(?:to[A-Z])/.test(node.expression.name.text);

/** Waits for milliseconds, or throws dice that fall another way next time. @param {ts.Node} node */
const isLeftToChance = (node) =>
  ['setTimeout', 'waitForTimeout', 'random', 'randomUUID'].includes(nameOfCall(node) ?? '') ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'timeout');

/** @param {ts.Node} node */
function isHasty(node) {
  if (isLeftToChance(node)) return true;
  if (!ts.isCallExpression(node)) return false;
  if (isMatcher(node)) return node.arguments.some(reads);
  const [judged] = node.arguments;
  return (
    isExpect(node) &&
    judged !== undefined &&
    (reads(judged) || asksForAddress(judged) || wasReadBefore(judged))
  );
}

/**
 * The lines of a browser test that read too hastily or leave something to chance.
 * @param {string} text
 * @returns {number[]}
 */
export function hastyReads(text) {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  /** @type {Set<number>} */
  const found = new Set();
  /** @param {ts.Node} node */
  const look = (node) => {
    if (isHasty(node)) found.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, look);
  };
  look(source);
  return [...found];
}
