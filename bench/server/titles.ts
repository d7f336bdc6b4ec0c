/** The games in the rows of the server, by id. */
export const TITLES: Readonly<Record<string, string>> = {
  garden: 'Garden',
  genesis: 'Genesis',
  'worlds-asunder': 'Worlds Asunder',
  gnostica: 'Gnostica',
  cgs: 'Card Game System',
};
