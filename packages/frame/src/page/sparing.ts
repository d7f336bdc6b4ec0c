/** A reader who saves data, or is on a slow line, loads only what was asked for. */
export const isSparing = (): boolean => {
  const { connection } = navigator as {
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};
