import { cgsTests } from './cgs.ts';
import { cgsCardTests } from './cgs-cards.ts';
import { cgsEraTests } from './cgs-eras.ts';
import { cgsFriendTests } from './cgs-friends.ts';
import { cgsLessonTests } from './cgs-lessons.ts';
import { cgsPressTests } from './cgs-presses.ts';
import { cgsSessionTests } from './cgs-session.ts';
import { cgsToldTests } from './cgs-told.ts';
import { onTheSite } from './suites.ts';

onTheSite({
  'The Card Game System': cgsTests,
  'Cards of the Card Game System': cgsCardTests,
  'Eras of the Card Game System': cgsEraTests,
  'Presses at the Card Game System': cgsPressTests,
  'A quick session of the Card Game System': cgsSessionTests,
  'The Card Game System with friends': cgsFriendTests,
  'What the Card Game System says': cgsToldTests,
  'Lessons of the Card Game System': cgsLessonTests,
});
