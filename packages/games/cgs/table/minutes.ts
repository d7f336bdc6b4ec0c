/** How long two-player sessions take: the medians of docs/balance at the pace of CGS-PK-17, which a test compares. */
export const MINUTES = { quick: 20, club: 47, againstBot: { quick: 10, club: 25 } } as const;
