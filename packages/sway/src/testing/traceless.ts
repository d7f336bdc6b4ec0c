/**
 * For the laws: events that may tell of something no view keeps. In which order cards were drawn or looked at makes no difference
 * afterwards, nor, once the turn has ended, whether the card stored was a marked one.
 */
export const SWAY_TRACELESS: readonly string[] = ['goes', 'drew', 'routed', 'saw', 'sends', 'stored'];
