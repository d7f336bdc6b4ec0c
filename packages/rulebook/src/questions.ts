// What players ask in their own words: the clauses that answer it, best first, and the rulebook's words for theirs.

interface Question {
  readonly asked: RegExp;
  /** Ids, the best answer of each game first. */
  readonly answers: readonly string[];
}

const question = (asked: RegExp, answers: string): Question => ({ asked, answers: answers.split(' ') });

export const QUESTIONS: readonly Question[] = [
  question(
    /\b(?:beside|besides|with|next to|together|combine|neben|mit)\b.*\b(?:covert|verdeckt)|\bcovert\b.*\b(?:beside|with|next|together|and)\b/,
    'GEN-COV-3 GEN-COV-2 GEN-BAT-2 GEN-WAR-2 WA-COV-3 WA-COV-2 WA-BAT-2 WA-WAR-2',
  ),
  question(
    /\bhand (?:limit|size)|\bhow many cards?\b.*\b(?:hold|have|hand|keep)|\bwie ?viele karten\b|\bhandlimit/,
    'GEN-DEF-7 GEN-DEF-16 WA-DEF-6 WA-DEF-4 GNO-PIL-3 GNO-PIL-4 CGS-DEAL-2',
  ),
  question(
    /\btak(?:e|es|en|ing)[ -]?backs?\b|\bundo|\bzurücknehmen/,
    'GEN-VAR-8 GEN-R-140 WA-VAR-8 WA-R-122 CGS-CON-7',
  ),
  question(
    /\bwho (?:starts|begins|is first|(?:goes|moves|plays|turns) first)|\b(?:first|starting) player|\bwer (?:beginnt|fängt|startet)/,
    'GAR-SET-3 GAR-MAT-5 GEN-SET-3 GEN-R-1 WA-SET-2 GNO-BID-2 GNO-BID-3 GNO-BID-4 GNO-BID-8 CGS-SES-1 CGS-R-157',
  ),
  question(
    /\bera\b.*\b(?:ends?|over|finish)|\bends?\b.*\bera\b|\bära\b/,
    'CGS-EOE-1 CGS-REQE-1 CGS-REQE-2 CGS-REQE-3',
  ),
  question(
    /\badventure\b.*\b(?:ends?|over|finish)|\bends?\b.*\badventure\b|\babenteuer\b.*\bende/,
    'CGS-REQA-1 CGS-REQA-2 CGS-REQA-3',
  ),
  question(/\b(?:ties?|tied|equal|gleichstand)\b/, 'GEN-OBS-4 WA-OBS-5 GNO-BID-5 CGS-WIN-3 GAR-END-3'),
  question(
    /\b(?:deck|destiny|pile)\b.*\b(?:empty|runs? out|gone|exhausted)|\b(?:empty) (?:deck|pile)|\bstapel leer/,
    'GEN-R-7 GEN-OBS-9 GEN-OBS-11 WA-R-5 WA-OBS-8 WA-OBS-9 GNO-PIL-2',
  ),
  question(/\bhow\b.*\btrade|\btausch/, 'CGS-TRADE-1 CGS-TRADE-3'),
  question(
    /\b(?:can|may|must|darf|muss)\b.*\bpass(?:en)?\b|^pass(?:en)?$/,
    'GNO-TRN-9 CGS-PASS-1 CGS-PASS-2 GEN-PLT-2 GEN-OBS-2 GEN-OBS-5 WA-PLT-2 WA-OBS-2 WA-OBS-4',
  ),
  question(
    /\b(?:answer|defend|block|stop)\b.*\battack|\babwehren|\bangriff\b.*\bbeantworte/,
    'GEN-OBS-2 GEN-OBS-3 GEN-OBS-4 WA-OBS-2 WA-OBS-3 WA-OBS-5',
  ),
  question(
    /\b(?:how|when|can|must)\b.*\bI attack|\bangreifen/i,
    'GEN-PLT-1 GEN-PLT-2 GEN-PLT-5 WA-PLT-1 WA-PLT-2 WA-PLT-5',
  ),
  question(
    /\b(?:when|how)\b.*\bdraw\b.*\bcards?|\bkarten ziehen/,
    'GEN-DEF-2 GEN-DEF-7 WA-DEF-3 WA-DEF-6 GNO-PIL-3 CGS-DEAL-2',
  ),
];

/** By ledger, what the rulebook calls what players call otherwise. */
const SWAY: Readonly<Record<string, readonly string[]>> = {
  hand: ['ops'],
  deck: ['destiny'],
  pile: ['void'],
  life: ['reserve'],
  lives: ['reserve'],
  strength: ['sway'],
  attack: ['plot'],
  answer: ['obstruct', 'obstruction'],
  play: ['engage', 'engaged'],
  row: ['timeline'],
};
const PLAIN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  GEN: SWAY,
  WA: SWAY,
  CGS: { hand: ['ops'], house: ['affiliation'], houses: ['affiliation'], undo: ['undone'] },
};

export const rulebookWords = (prefix: string, term: string): readonly string[] => PLAIN[prefix]?.[term] ?? [];

/** How well a clause answers, its game's best answer 1; 0 if it is none. */
export function answerRank(id: string, prefix: string, text: string): number {
  const asked = text.toLowerCase();
  const places = QUESTIONS.filter((one) => one.asked.test(asked))
    .map(({ answers }) => answers.filter((answer) => answer.startsWith(`${prefix}-`)).indexOf(id))
    .filter((place) => place >= 0);
  return places.length === 0 ? 0 : 1 / (1 + Math.min(...places));
}
