/** A life, in a box of 24 by 24. */
export const HEART = 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7.1l.7.8.7-.8a5 5 0 0 1 7.1 7.1z';
/** Its left half. */
export const HALF_HEART = 'M12 20.5 4.2 12.6a5 5 0 0 1 7.1-7.1l.7.8z';
