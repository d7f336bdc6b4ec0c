/** Reading order: law.ts, walk.ts, laws/, conforms.ts; scene.ts and golden.ts for a game's own tests; toy/ for the example. */
export { type AsDealtOptions, imaginesAsDealt } from './as-dealt.ts';
export { type ConformsOptions, conforms, type Report } from './conforms.ts';
export { frequency } from './frequency.ts';
export { anyText, goodFaults, goodRefusal } from './fuzz.ts';
export { golden } from './golden.ts';
export { type Law, LawBroken } from './law.ts';
export { LAWS } from './laws/index.ts';
export { offsetsModule } from './offsets.ts';
export { type Greed, greedy } from './players/greedy.ts';
export { greedyTurn, type TurnGreed } from './players/greedy-turn.ts';
export type { Recorded } from './recording.ts';
export { type Scene, type SceneOptions, scene } from './scene.ts';
export { type GivenSetting, settingsOf } from './settings.ts';
export { toy } from './toy/index.ts';
export { toys } from './toys/index.ts';
