/** Time as a host sees it; an argument, so that tests can move it by hand. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
  /** Calls `then` once after this many milliseconds; the returned function cancels it. */
  after(milliseconds: number, then: () => void): () => void;
}
