/** What one session leaves behind for the report: a line of JSON each. */

/** One adventure: yes is 1, no is 0. */
export type AdventureFacts = readonly [
  roleplay: number,
  won: 0 | 1,
  /** Did its hero win it? */
  byHero: 0 | 1,
  /** Did somebody else play a card in it? */
  contested: 0 | 1,
  design: number,
  /** Victory points that it brought the winner, including the supports spent on it. */
  net: number,
  turns: number,
];

export interface EraFacts {
  readonly era: number;
  /** Why it ended, as an index of CAUSES. */
  readonly cause: number;
  readonly turns: number;
  /** Seats that won it. */
  readonly winners: readonly number[];
  /** By player. */
  readonly points: readonly number[];
  readonly covers: readonly boolean[];
  /** How often the lead changed hands. */
  readonly leads: number;
  readonly trades: number;
  readonly adventures: readonly AdventureFacts[];
  /** The most adventures that one copy of a card was played in, and its design. */
  readonly busiest: readonly [design: number, times: number];
}

export interface Facts {
  readonly seed: number;
  /** Empty if everybody shares the session. */
  readonly winners: readonly number[];
  /** The seat that went first. */
  readonly first: number;
  /** By seat: its affiliation in the last era. */
  readonly houses: readonly number[];
  readonly moves: number;
  readonly eras: readonly EraFacts[];
  /** Designs that were played, and how often by each seat. */
  readonly plays: readonly (readonly [design: number, ...bySeat: number[]])[];
  /** How often each thing happened: what powers did, and the features of CGS-PK-22. */
  readonly deeds: Readonly<Record<string, number>>;
}
