export { BACK, type FaceWords, faceOf, PLAIN_WORDS } from './face.ts';
export { CARDS_A_PAGE, PAPERS, type Paper, type SheetOptions, sheetOf } from './sheet.ts';
export { CARD_STYLE } from './style.ts';
