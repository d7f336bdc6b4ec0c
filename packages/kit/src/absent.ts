/**
 * Stands in for parts of a kit that a program leaves out: boards in programs for a terminal, terminal faces in a
 * browser. Which is which, the `imports` of a game's package.json say; nobody calls what isn't there.
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
