/**
 * Of lines in the order of their sums, those that went differently from all before them in at least one world. Many a
 * single move is continued as one of the longer lines: until such copies were left out, the best two lines were the same
 * in every third decision, and comparing them took the time of the last round. Whole sums don't tell: every line that
 * always wins has the same.
 */
export const different = (sorted: readonly number[], sums: Float64Array): number[] =>
  sorted.filter((i, at) => at === 0 || sums[i] !== sums[sorted[at - 1]] || Number.isInteger(sums[i]));
