/** Functions that can fail for a reason someone should hear return a plain union, never an exception. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});
export const fail = <Fault>(fault: Fault): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault,
});

/** A bug is our fault: it throws immediately, and only the outermost layer catches it. */
export class Bug extends Error {
  override readonly name = 'Bug';
}

export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Bug(what);
}
