export { type Face, type FaceSize, faceMarkup } from './face.ts';
export { PAPERS, type Paper, perSheet, type SheetOptions, sheetOf, sheetsOf } from './sheet.ts';
export { SMALLER_FACE_STYLE } from './smaller-style.ts';
export { FACE_STYLE } from './style.ts';
