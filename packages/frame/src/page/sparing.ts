/** For a reader in data-saver mode or on a slow connection, load only what was asked for. */
export const isSparing = (): boolean => {
  const { connection } = navigator as {
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};
