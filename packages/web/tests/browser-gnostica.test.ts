import { gnosticaTests } from './gnostica.ts';
import { gnosticaCarelessTests } from './gnostica-careless.ts';
import { gnosticaFriendTests } from './gnostica-friends.ts';
import { gnosticaPlaceTests } from './gnostica-places.ts';
import { gnosticaTableTests } from './gnostica-table.ts';
import { onTheSite } from './suites.ts';

onTheSite({
  Gnostica: gnosticaTests,
  'The table of Gnostica': gnosticaTableTests,
  'Gnostica with friends': gnosticaFriendTests,
  'Gnostica in careless hands': gnosticaCarelessTests,
  'Gnostica, for everybody': gnosticaPlaceTests,
});
