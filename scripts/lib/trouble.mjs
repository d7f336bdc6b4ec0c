// @ts-check

/** Something the person at the terminal can mend: they see the message, not where in our code it was thrown. */
export class Trouble extends Error {}

/** @param {unknown} error */
export const explain = (error) => {
  if (!(error instanceof Error)) return String(error);
  return error instanceof Trouble ? error.message : (error.stack ?? error.message);
};
