/** What the core asks of an edition: every row of *Differences* in the Worlds Asunder ledger, as values. */
export interface RuleSet {
  /** Lives and recruits go to the reserve, else to the experience. */
  readonly hasReserve: boolean;
  readonly hasExperience: boolean;
  readonly experienceHidden: boolean;
  /** By team, else by seat. */
  readonly experienceShared: boolean;
  /** Else custom cards wait in the void. */
  readonly customToDestiny: boolean;
  /** By the compulsory recruiting. */
  readonly customLivesTaken: boolean;
  /** N picks a seat at setup. */
  readonly draftPicks: number;
  /** After setup. */
  readonly recruitsLives: boolean;
  /** Cards that let their player recruit. */
  readonly recruitsRecruiters: boolean;
  /** To 7 or not at all, else any number. */
  readonly refillWhole: boolean;
  /** A refill above 7 costs the cards above 7. */
  readonly refillTrims: boolean;
  /** Reserve to ops in the own turn. */
  readonly bringsReserve: boolean;
  /** Experience to ops in the own turn, marked. */
  readonly recallsExperience: boolean;
  readonly storesAfterPlot: boolean;
  /** Else by turn. */
  readonly clockByPhase: boolean;
  /** Obstruct: the rival's timeline empty; else the first turn of the game only. */
  readonly skipsWhenEmpty: boolean;
  /** What an epic card counts at most; 0: no epic cards. */
  readonly epicCap: number;
  /** In the finale step; else equalise first. */
  readonly experienceFirst: boolean;
  /** A life from any own zone, else any reserve card. */
  readonly losesLife: boolean;
  /** Destiny and all ops empty. */
  readonly endsWhenSpent: boolean;
  readonly recruitsAfterLoss: number;
  readonly unlocksAfterLoss: number;
  /** Rights of battle and rescue hold for announced abilities. */
  readonly unlockRights: boolean;
  /** At the first success, else at the second obstruction. */
  readonly countdownWinsEarly: boolean;
  readonly hidingOptional: boolean;
  readonly executesRevealed: boolean;
  readonly strikeFromOpsOnly: boolean;
  /** Brought to ops in any way, else drawn. */
  readonly strikeBarsBrought: boolean;
  /** Sets of abilities, bit = index in ABILITIES: in force; that maven and replication may name; on the list. */
  readonly abilities: number;
  readonly nameable: number;
  readonly unlockable: number;
  readonly recruitable: boolean;
  /** Turns without a card taken from the destiny or a unit won; 0: none. */
  readonly idleCap: number;
  readonly overtimeFinishes: boolean;
  /** How far below 7 the opening refill of the first seat stops. */
  readonly openingShort: number;
}
