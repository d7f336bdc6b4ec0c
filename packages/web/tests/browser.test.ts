// The site in a real Chromium, against the real server with its PostgreSQL. One of each for all tests of this file.

import { afterAll, beforeAll, describe } from 'vitest';
import type { Site } from '../../../scripts/site.ts';
import { openTestSite } from '../../../scripts/test-site.ts';
import { botTests } from './bot.ts';
import { cgsTests } from './cgs.ts';
import { cgsFriendTests } from './cgs-friends.ts';
import { cgsLessonTests } from './cgs-lessons.ts';
import { firstGameTests } from './first-game.ts';
import { friendTests } from './friend.ts';
import { gnosticaPlaceTests, gnosticaTests } from './gnostica.ts';
import { gnosticaCarelessTests } from './gnostica-careless.ts';
import { gnosticaFriendTests } from './gnostica-friends.ts';
import { homeTests } from './home.ts';
import { keyboardTests } from './keyboard.ts';
import { loadTests } from './load.ts';
import { newTableTests } from './new-table.ts';
import { offlineTests } from './offline.ts';
import { packTests } from './packs.ts';
import { placeTests } from './places.ts';
import { replayTests } from './replay.ts';
import { screenTests } from './screen.ts';
import { swayPlaceTests, swayTests } from './sway.ts';
import { swayFriendTests } from './sway-friends.ts';
import { swayTableTests } from './sway-table.ts';
import { setSite } from './visit.ts';

let open: Site | undefined;
beforeAll(async () => {
  open = await openTestSite();
  setSite(open);
});
afterAll(() => open?.close());

describe('against a bot', botTests);
describe('a first game', firstGameTests);
describe('at one screen', screenTests);
describe('with a friend', friendTests);
describe('with the keyboard alone', keyboardTests);
describe('after the end', replayTests);
describe('without a network', offlineTests);
describe('a first visit', loadTests);
describe('the first page', homeTests);
describe('a new table', newTableTests);
describe('the card workshop', packTests);
describe('for everybody, everywhere', placeTests);
describe('Genesis and Worlds Asunder', swayTests);
describe('The table of Genesis and Worlds Asunder', swayTableTests);
describe('Genesis and Worlds Asunder with friends', swayFriendTests);
describe('Genesis and Worlds Asunder, for everybody', swayPlaceTests);
describe('The Card Game System', cgsTests);
describe('The Card Game System with friends', cgsFriendTests);
describe('Lessons of the Card Game System', cgsLessonTests);
describe('Gnostica', gnosticaTests);
describe('Gnostica with friends', gnosticaFriendTests);
describe('Gnostica in careless hands', gnosticaCarelessTests);
describe('Gnostica, for everybody', gnosticaPlaceTests);
