import { botTests } from './bot.ts';
import { endTests } from './ends.ts';
import { firstGameTests } from './first-game.ts';
import { friendTests } from './friend.ts';
import { goalTests } from './goals.ts';
import { homeTests } from './home.ts';
import { keyboardTests } from './keyboard.ts';
import { keyboardPageTests } from './keyboard-pages.ts';
import { loadTests } from './load.ts';
import { longWordTests } from './long-words.ts';
import { newTableTests } from './new-table.ts';
import { offlineTests } from './offline.ts';
import { packTests } from './packs.ts';
import { hostilePackTests } from './packs-hostile.ts';
import { placeTests } from './places.ts';
import { puzzleTests } from './puzzles.ts';
import { replayTests } from './replay.ts';
import { screenTests } from './screen.ts';
import { soundTests } from './sound.ts';
import { onTheSite } from './suites.ts';
import { toldTests } from './told.ts';
import { travelTests } from './travel.ts';

onTheSite({
  'against a bot': botTests,
  'a first game': firstGameTests,
  'the goal': goalTests,
  'the end of a game': endTests,
  'at one screen': screenTests,
  'with a friend': friendTests,
  'with the keyboard alone': keyboardTests,
  'pages with the keyboard alone': keyboardPageTests,
  'after the end': replayTests,
  'without a network': offlineTests,
  'a first visit': loadTests,
  puzzles: puzzleTests,
  'the first page': homeTests,
  'long words': longWordTests,
  'a new table': newTableTests,
  'what just happened': toldTests,
  sounds: soundTests,
  'the card workshop': packTests,
  'hostile files in the workshop': hostilePackTests,
  'for everybody, everywhere': placeTests,
  'cards on their way': travelTests,
});
