// Reading order: games.ts is the registry, kits.ts what a page uses of it, at-hand.ts what a program does.
export {
  advise,
  analyse,
  botFor,
  englishWords,
  faceOf,
  GAMES,
  gameById,
  isSolved,
  LEVELS,
  loadGames,
  loadRules,
  RATINGS,
  review,
} from './at-hand.ts';
export { KITS, kitOf, loadAllWords, loadPlayers, loadVersion } from './kits.ts';
