import { pressTests } from './presses.ts';
import { onTheSite } from './suites.ts';
import { swayPlaceTests, swayTests } from './sway.ts';
import { swayFixedTests } from './sway-fixed.ts';
import { swayFriendTests } from './sway-friends.ts';
import { swayNewcomerTests } from './sway-newcomer.ts';
import { swayPhoneTests } from './sway-phone.ts';
import { swayTableTests } from './sway-table.ts';
import { swayTeachingTests } from './sway-teaches.ts';
import { swayWindowTests } from './sway-windows.ts';

onTheSite({
  'Genesis and Worlds Asunder': swayTests,
  'The table of Genesis and Worlds Asunder': swayTableTests,
  'Genesis and Worlds Asunder on a phone': swayPhoneTests,
  'Genesis and Worlds Asunder at first sight': swayNewcomerTests,
  'Fixed places of Genesis and Worlds Asunder': swayFixedTests,
  'Genesis and Worlds Asunder with friends': swayFriendTests,
  'Genesis and Worlds Asunder, for everybody': swayPlaceTests,
  'Presses while something is on its way': pressTests,
  'Genesis and Worlds Asunder teach themselves': swayTeachingTests,
  'Windows of Genesis and Worlds Asunder': swayWindowTests,
});
