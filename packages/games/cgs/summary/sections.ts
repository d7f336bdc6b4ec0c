/**
 * What the summary says, section by section: each statement is a message `web.rules.cgs.<section>.<n>`, from 1, with the
 * clause that it is taken from.
 */
export const SECTIONS = {
  session: ['GEN-1', 'DEAL-2', 'ZONE-9', 'CLAIM-3', 'EOS-1'],
  cards: ['CARD-8', 'ACC-1', 'AR-1', 'EC-1'],
  turn: ['TURN-3', 'ADV-4', 'PSUP-7', 'TURN-2', 'PASS-2'],
  cover: ['EOA-2', 'EOA-3', 'IND-2', 'FEAT-2', 'AC-1'],
  ask: ['REQA-2', 'REQA-3', 'R-55', 'R-163'],
  after: ['WRAP-3', 'WRAP-8', 'WRAP-5', 'WRAP-7'],
  trade: ['TRADE-1', 'TRADE-3', 'R-159'],
  powers: ['POW-2', 'SPEC-2', 'IMM-1', 'DIS-1', 'DIV-1', 'WRK-1', 'POW-4', 'EFF-1'],
  bill: ['VP-1', 'EOE-9', 'EOE-10', 'EOE-6'],
  end: ['REQE-2', 'REQE-3', 'EOE-11', 'EOE-4', 'EOE-5', 'ERA-1'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SectionId = keyof typeof SECTIONS;

/** Each roleplay with the clause that distinguishes it. */
export const ROLES = {
  Competition: 'WRAP-5',
  Battle: 'WIN-2',
  Obstruction: 'WIN-5',
  Solo: 'PADV-6',
  Cooperation: 'WRAP-4',
  Cataclysm: 'EOE-2',
  Epic: 'EOE-4',
  Doomsday: 'EOE-3',
} as const;
