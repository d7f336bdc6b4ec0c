/** A position is a line a field; what is wrong with one is told by its path. */
export type Wrong = (path: string, message: string, hint?: string) => void;
/** The fields of the text by key; hands by seat, as `hand a`. */
export type Fields = ReadonlyMap<string, string>;

export const listOf = (fields: Fields, key: string): string[] => {
  const value = fields.get(key) ?? '';
  return value === '' || value === '-' ? [] : value.split(' ');
};
