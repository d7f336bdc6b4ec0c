/** Time as a host sees it, given so that tests can move it by hand. */
export interface Clock {
  /** Whole milliseconds since 1970. */
  now(): number;
  /** Calls `then` once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, then: () => void): () => void;
}
