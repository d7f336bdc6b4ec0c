/** A small sign for each motif, 24 by 24, in the colour of the text around it; recognisable by outline alone. */
/** Strokes, then what is filled. */
const SIGNS = {
  battle: ['M5 4L17 16M19 4L7 16M4 15L9 20M20 15L15 20M5 20L7.5 17.500M19 20L16.5 17.5', ''],
  covert: [
    'M2.5 9Q7 5.5 12 9Q17 5.5 21.5 9Q21 15 16 16Q13 16 12 13Q11 16 8 16Q3 15 2.5 9Z',
    'M5.5 10.500Q8 8.5 10 11Q8 13 5.5 10.500ZM18.5 10.500Q16 8.5 14 11Q16 13 18.5 10.500Z',
  ],
  engineering: [
    'M12 8.500A3.5 3.5 0 1 1 11.9 8.500M12 2.500V5.500M12 18.500V21.500M2.5 12H5.500M18.5 12H21.500M5.3 5.300L7.4 7.400M16.6 16.600L18.7 18.700M18.7 5.300L16.6 7.400M7.4 16.600L5.3 18.700M12 5.500A6.5 6.5 0 1 1 11.9 5.5',
    '',
  ],
  leadership: ['M5 22V3M5 4Q9 1.5 12 4T20 4V13Q15 15 12 13T5 13', ''],
  logistics: ['M3 11H11V20H3ZM13 11H21V20H13ZM8 3H16V11H8Z', ''],
  navigation: [
    'M12 2.500A9.5 9.5 0 1 1 11.9 2.5',
    'M12 5L14.5 12L12 19L9.5 12ZM12 10.500L19 12L12 13.500L5 12Z',
  ],
  omen: [
    'M4 4L10 8L9 15L16 19L20 11',
    'M4 1.800L4.8 3.200L6.2 4L4.8 4.800L4 6.200L3.2 4.800L1.8 4L3.2 3.200ZM10 6.200A1.8 1.8 0 1 1 9.9 6.200ZM9 13.200A1.8 1.8 0 1 1 8.9 13.200ZM16 17.200A1.8 1.8 0 1 1 15.9 17.200ZM20 8.300L20.9 10.100L22.7 11L20.9 11.900L20 13.700L19.1 11.900L17.3 11L19.1 10.100Z',
  ],
  persuasion: [
    'M12 4V20M8 21H16M4 6H20M4 6L1.5 13H6.500ZM20 6L17.5 13H22.500Z',
    'M1.5 13A2.5 2.5 0 0 0 6.5 13ZM17.5 13A2.5 2.5 0 0 0 22.5 13Z',
  ],
  rescue: [
    'M12 2.500A9.5 9.5 0 1 1 11.9 2.500M12 8A4 4 0 1 1 11.9 8M5.3 5.300L9.2 9.200M18.7 5.300L14.8 9.200M5.3 18.700L9.2 14.800M18.7 18.700L14.8 14.8',
    '',
  ],
  ruin: ['M4 21L5 8L8 10.500L10 4L13 9L15 6.500L16 11L19 9L20 21M12 9L10.5 13L13.5 15.500L11.5 21', ''],
  triumph: [
    'M7 3H17V9A5 5 0 0 1 7 9ZM7 5H3Q3 10 7 11M17 5H21Q21 10 17 11M12 14V18M7 21H17',
    'M12 4.500L13 7L15.5 7.500L13.5 9L14 11.500L12 10L10 11.500L10.5 9L8.5 7.500L11 7Z',
  ],
  valor: [
    'M4 4Q12 1 20 4V11Q19.5 18 12 22Q4.5 18 4 11Z',
    'M12 6C15 10 15.5 12.5 14 15C13 17 11 17 10 15C8.5 12.5 11 11 12 6Z',
  ],
  vengeance: [
    'M7 6.500H17M12 6.500V2.5',
    'M9.5 7.500H14.500V16L12 22.500L9.5 16ZM12 1A1.6 1.6 0 1 1 11.9 1Z',
  ],
  vision: ['M2 12Q12 2.5 22 12Q12 21.5 2 12Z', 'M12 8.500A3.5 3.5 0 1 1 11.9 8.500Z'],
  warfare: [
    'M12 23V8M5.5 22V11M18.5 22V11',
    'M12 1L14.5 6L12 9L9.5 6ZM5.5 5L7.5 9L5.5 12L3.5 9ZM18.5 5L20.5 9L18.5 12L16.5 9Z',
  ],
  negotiation: ['M3 11H21M7 11V20M17 11V20', 'M6 4H10L9.3 9H6.700ZM14 4H18L17.3 9H14.700Z'],
  sabotage: [
    'M12.5 9Q13 5 16 5T19 2.5',
    'M11 9A6.7 6.7 0 1 1 10.9 9ZM20 .5L20.7 1.800L22 2.500L20.7 3.200L20 4.500L19.3 3.200L18 2.500L19.3 1.800Z',
  ],
  strike: ['', 'M14 1L4.5 13.500H10.500L8 23L19.5 9.500H13Z'],
  dread: [
    'M2 21V12Q4 5 12 5T22 12V21',
    'M6 13Q8.5 10.5 11 13Q8.5 15 6 13ZM13 13Q15.5 10.5 18 13Q15.5 15 13 13Z',
  ],
  endurance: ['', 'M2 5H19Q17 9.5 13 10V14L16.5 18V20H7.500V18L11 14V10Q5 10 2 5Z'],
  insurgence: [
    'M9 21V15Q5.5 14 5.5 10.500V7.500Q5.5 6 7 6Q8.5 6 8.5 7.500M8.5 9V5Q8.5 3.5 10 3.500T11.5 5V9M11.5 8.500V4.500Q11.5 3 13 3T14.5 4.500V9M14.5 8.500V6Q14.5 4.5 16 4.500T17.5 6V11Q17.5 14 15 15V21Z',
    '',
  ],
  maven: ['M12 6Q7 3 2.5 5V19Q7 17 12 20Q17 17 21.5 19V5Q17 3 12 6ZM12 6V20', ''],
  replication: ['M8 4L13 9L8 20L3 9ZM16 4L21 9L16 20L11 9ZM3 9H21', ''],
  enlist: [
    'M4 10V18Q12 22.5 20 18V10M4 10Q12 14.5 20 10Q12 5.5 4 10ZM3 3L10 8.500M21 3L14 8.500M8 12.500V20M16 12.500V20',
    '',
  ],
  sacrifice: [
    'M9 11H15V21H9ZM12 11V8.500M5 21.500H19',
    'M12 1.500C14.5 4.5 14.5 6 13.5 7.500Q12 9 10.5 7.500C9.5 6 11 5 12 1.500Z',
  ],
} as const satisfies Readonly<Record<string, readonly [strokes: string, fills: string]>>;

/** A word for what stands in front of a picture. */
export type Motif = keyof typeof SIGNS;
export const MOTIF_NAMES = Object.keys(SIGNS) as Motif[];

/** The sign's markup, for use inside a larger drawing. */
export const signOf = (motif: Motif): string => {
  const [strokes, fills] = SIGNS[motif] as readonly [string, string];
  return (
    (strokes === ''
      ? ''
      : `<path d="${strokes}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`) +
    (fills === '' ? '' : `<path d="${fills}" fill="currentColor"/>`)
  );
};

export const glyphOf = (motif: Motif): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true">${signOf(motif)}</svg>`;
