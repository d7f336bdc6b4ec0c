/**
 * For the laws: events that may report something no view keeps. The order in which cards were drawn or looked at
 * makes no difference afterwards, nor, once the turn has ended, whether the stored card was a marked one.
 */
export const SWAY_TRACELESS: readonly string[] = ['goes', 'drew', 'routed', 'saw', 'sends', 'stored'];
