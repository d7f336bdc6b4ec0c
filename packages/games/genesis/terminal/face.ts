export { swayFace as face } from '@hortus/sway/terminal/face.ts';
