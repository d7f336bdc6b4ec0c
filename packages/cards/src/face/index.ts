export { type Face, faceMarkup } from './face.ts';
export { PAPERS, type Paper, perSheet, type SheetOptions, sheetOf, sheetsOf } from './sheet.ts';
export { FACE_STYLE } from './style.ts';
