export { swayReport as report } from '@hortus/sway/report/report.ts';
