/**
 * Replaces parts of a kit that a program leaves out: boards in terminal programs, terminal drawings in a browser. The
 * `imports` of a game's package.json say which is which; nobody calls the missing parts.
 */
const absent = undefined as never;

export {
  absent as decks,
  // biome-ignore lint/style/noDefaultExport: stands in for components, which are default exports
  absent as default,
  absent as face,
  absent as lessons,
  absent as report,
  absent as table,
};
