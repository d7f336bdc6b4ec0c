/** The clauses that say what a card does: for each major by its number, and for each suit. */
export const MAJOR_CLAUSES: readonly string[] = [
  ...['FOO-1 FOO-2 FOO-3 FOO-4', 'MAG-1', 'HPR-1', 'EMS-1 EMS-2', 'EMR-1 EMR-2', 'HIE-1 HIE-2', 'LOV-1'],
  ...['CHA-1 CHA-2', 'STR-1 STR-2 STR-3', 'HER-1 HER-2', 'WHE-1', 'JUS-1', 'HAN-1', 'DEA-1 DEA-2 DEA-3'],
  ...['TEM-1', 'DEV-1 DEV-2 DEV-3', 'TOW-1', 'STA-1 STA-2', 'MOO-1 MOO-2', 'SUN-1 SUN-2 SUN-3'],
  ...['JUD-1 JUD-2 JUD-3', 'WOR-1 WOR-2'],
];

export const SUIT_CLAUSES: Readonly<Record<string, string>> = {
  cup: 'CUP-1 CUP-2 CUP-3 CUP-6 CUP-7',
  rod: 'ROD-1 ROD-2 ROD-3 ROD-4 ROD-5 ROD-9 ROD-10',
  disc: 'DSC-1 DSC-2 DSC-4 DSC-5',
  sword: 'SWD-1 SWD-2 SWD-6 SWD-7 SWD-9',
};
