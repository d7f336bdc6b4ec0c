/** The bared sea-floor, what stands on it, and the weather over both worlds. */
import { at, box, disc, line, oval, path, poly, times } from '../../shapes.ts';

const ripples = (y: number): string => line(`M-22 ${y}q5.500-4 11 0t11 0 11 0 11 0`, 'near', 1.8);

export const weir =
  box(-22, -24, 8, 24, 'light', 0, 'ink', 1.4) +
  box(14, -24, 8, 24, 'light', 0, 'ink', 1.4) +
  times(4, (i) => box(-14 + i * 7, -18 + i * 4, 7, 18 - i * 4, i % 2 ? 'glow' : 'light', 0, 'ink', 1)) +
  line('M-10-18q2 8-1 16M-3-14q2 6 0 12M5-10q2 4 0 8', 'near', 1.6);
export const sluice =
  line('M-17 0V-40M17 0V-40', 'ink', 3.2) +
  box(-20, -42, 40, 5, 'ink', 1) +
  box(-14, -28, 28, 18, 'accent', 0, 'ink', 1.4) +
  line('M-7-28V-10M0-28V-10M7-28V-10', 'ink', 1) +
  line('M0-37V-28', 'ink', 2.4) +
  disc(0, -36, 5, 'light', 'ink', 1.4) +
  ripples(-3);
export const chimneys = [
  [-15, 30],
  [-4, 40],
  [8, 25],
  [17, 34],
]
  .map(
    ([x = 0, h = 0], i) =>
      path(`M${x - 4} 0L${x - 3}-${h}H${x + 3}L${x + 4} 0Z`, i % 2 ? 'accent' : 'light', 'ink', 1.3) +
      line(`M${x - 4}-${h}H${x + 4}`, 'ink', 2.2),
  )
  .join('');
export const dyke =
  path('M-23 0Q-14-22-6-24H8Q16-22 23 0Z', 'mid', 'ink', 1.5) +
  line('M-13-11H15M-9-18H11M-17-4H19', 'ink', 0.9) +
  line('M-8-24V-33M2-24V-36M10-23V-31', 'ink', 2);
export const bricks =
  at(-8, -1, box(-12, -13, 24, 13, 'accent', 1, 'ink', 1.5) + disc(0, -6, 3, 'ink'), { turn: -6 }) +
  at(9, -14, box(-12, -13, 24, 13, 'light', 1, 'ink', 1.5) + disc(0, -6, 3, 'accent'), { turn: 7 });
export const kiln =
  path('M-18 0Q-18-26-5-31V-40H5V-31Q18-26 18 0Z', 'accent', 'ink', 1.6) +
  path('M-7 0V-9A7 7 0 0 1 7-9V0Z', 'ink') +
  path('M0-10C3-6 3-4 0-1C-3-4-2-7 0-10Z', 'sun') +
  line('M-15-14H-9M9-14H15M-11-23H-3M4-23H11', 'ink', 0.9);
export const oven =
  path('M-20 0V-16A20 18 0 0 1 20-16V0Z', 'light', 'ink', 1.6) +
  path('M-10 0V-9A10 9 0 0 1 10-9V0Z', 'ink') +
  path('M-4-1Q-8-8-2-13Q0-8 3-11Q8-5 4-1Z', 'sun') +
  box(8, -42, 7, 13, 'accent', 0, 'ink', 1.3);
export const anvil =
  path('M-20-30H20Q16-20 6-19V-12L12-4H-12L-6-12V-19Q-16-20-20-30Z', 'ink') +
  path('M-16-27H8', undefined, 'light', 1.2) +
  path('M-16-1H16V3H-16Z', 'accent');
export const tongs =
  line('M-14 0L8-34M8 0L-14-34', 'ink', 3) +
  disc(-3, -17, 2.6, 'light', 'ink', 1.2) +
  path('M8-34Q14-42 4-42M-14-34Q-20-42-9-42', undefined, 'ink', 2.6) +
  box(-8, -44, 10, 6, 'sun', 1, 'ink', 1.1);
export const bucket =
  path('M-14-24H14L10 0H-10Z', 'accent', 'ink', 1.5) +
  oval(0, -24, 14, 4, 'light', 'ink', 1.3) +
  path('M-14-24Q0-48 14-24', undefined, 'ink', 1.5) +
  line('M-6-24L-8-34M0-25V-36M6-24L9-33', 'ink', 1.8);
export const potWheel =
  path('M-9-18Q-14-30-5-36H5Q14-30 9-18Z', 'accent', 'ink', 1.5) +
  line('M-11-28H11M-10-23H10', 'ink', 0.8) +
  oval(0, -16, 19, 4.5, 'light', 'ink', 1.5) +
  line('M0-12V-3', 'ink', 3) +
  oval(0, -2, 13, 3, 'ink');
export const pot =
  path('M-7-36H7Q5-30 12-24Q18-14 10-2H-10Q-18-14-12-24Q-5-30-7-36Z', 'accent', 'ink', 1.6) +
  line('M-12-20Q0-15 12-20', 'ink', 1.3) +
  line('M-13-14l4 3 4-3 4 3 4-3 4 3 4-3', 'light', 1.2);
export const jars = times(3, (i) =>
  at(
    -15 + i * 15,
    i === 1 ? -2 : 0,
    box(-6, -20, 12, 19, ['light', 'accent', 'glow'][i] as 'light', 3, 'ink', 1.4) +
      box(-7, -25, 14, 5, 'ink', 1) +
      line('M-3-13H3', 'ink', 1),
  ),
);
export const bellows =
  path('M-20-12Q-16-34 0-34Q14-32 16-12Z', 'accent', 'ink', 1.5) +
  line('M-16-20H12M-13-27H8', 'ink', 1) +
  path('M-20-12H16L22-7H-18Z', 'ink') +
  line('M-2-34V-42M-18-8L-23 0', 'ink', 2.4);
export const glassVase =
  path('M-6-40H6Q3-32 8-24Q14-10 4-2H-4Q-14-10-8-24Q-3-32-6-40Z', 'glow', 'ink', 1.5) +
  line('M-5-20Q-9-12-4-7', 'white', 2) +
  disc(2, -14, 2, 'white') +
  disc(4, -21, 1.4, 'white');
export const shards =
  poly('-18,-2 -10,-30 -3,-4', 'glow', 'ink', 1.3) +
  poly('-4,-2 6,-38 10,-6', 'light', 'ink', 1.3) +
  poly('8,-1 20,-22 19,-2', 'glow', 'ink', 1.3) +
  ripples(0);
export const raft =
  times(5, (i) => box(-22 + i * 9, -10, 8, 9, i % 2 ? 'accent' : 'light', 2, 'ink', 1.1)) +
  line('M0-10V-40', 'ink', 2) +
  path('M1-39L18-30L1-16Z', 'light', 'ink', 1.2) +
  ripples(2);
export const barge =
  path('M-24-12H24L19 0H-19Z', 'ink') +
  box(-18, -22, 12, 10, 'accent', 0, 'ink', 1.2) +
  box(-4, -20, 9, 8, 'light', 0, 'ink', 1.2) +
  box(7, -24, 11, 12, 'glow', 0, 'ink', 1.2) +
  ripples(2);
export const skiff =
  path('M-22-14Q0-6 22-14Q16 0 4 0H-6Q-18-2-22-14Z', 'light', 'ink', 1.6) +
  line('M-8-10L-20 4M6-9L20 3', 'ink', 2) +
  line('M-12-6Q0-2 12-6', 'accent', 1.4);
export const ribs =
  path('M-24-4Q0 6 24-4', undefined, 'ink', 3) +
  times(6, (i) => path(`M${-18 + i * 7} -1Q${-22 + i * 7}-20 ${-14 + i * 6}-34`, undefined, 'ink', 2)) +
  line('M-20-22H20', 'accent', 1.4);
export const buoy =
  path('M-12-6L-6-28H6L12-6Z', 'accent', 'ink', 1.5) +
  path('M-9.500-14H9.500L11-9H-11Z', 'light') +
  line('M-6-28L0-40L6-28M0-40V-28', 'ink', 1.6) +
  disc(0, -34, 2.4, 'sun', 'ink', 1) +
  oval(0, -5, 14, 3.5, 'ink') +
  ripples(1);
export const boathook =
  line('M-14 0L10-36', 'ink', 2.6) +
  path('M10-36L16-42M8-33Q18-28 18-36', undefined, 'ink', 2.4) +
  path('M-2-6q8-6 14 0t8 0', undefined, 'near', 1.8);
export const mooring =
  box(-5, -30, 10, 30, 'light', 1, 'ink', 1.5) +
  path('M-7-30Q0-37 7-30Z', 'ink') +
  times(3, (i) => line(`M-6 ${-22 + i * 4}Q0 ${-19 + i * 4} 6 ${-22 + i * 4}`, 'accent', 2)) +
  path('M6-20Q16-18 20-10L16-4', undefined, 'accent', 2) +
  line('M22-14L14-2', 'ink', 1.4);
export const shell =
  path('M0-2Q-20-8-18-26Q-10-38 0-38T18-26Q20-8 0-2Z', 'light', 'ink', 1.5) +
  line('M0-2L-13-29M0-2L-5-35M0-2L5-35M0-2L13-29', 'ink', 1) +
  disc(0, -12, 3.4, 'accent', 'ink', 0.9);
export const barnacles = [
  [-12, -2, 9],
  [4, -3, 12],
  [16, -2, 7],
  [-3, -16, 8],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      path(
        `M${x - r} ${y}L${x - r * 0.4} ${y - r * 1.3}H${x + r * 0.4}L${x + r} ${y}Z`,
        'light',
        'ink',
        1.3,
      ) +
      line(
        `M${x - r * 0.3} ${y}L${x - r * 0.1} ${y - r * 1.2}M${x + r * 0.4} ${y}L${x + r * 0.2} ${y - r * 1.2}`,
        'ink',
        0.7,
      ) +
      oval(x, y - r * 1.3, r * 0.4, 1.6, 'ink'),
  )
  .join('');
export const prints = [
  [-12, -4, 8],
  [0, -14, -6],
  [-6, -27, 8],
  [8, -36, -6],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    at(x, y, oval(0, 0, 3.6, 6, 'ink') + [-3, -1, 1, 3].map((dx) => disc(dx, -8, 1.1, 'ink')).join(''), {
      turn: turn + 20,
    }),
  )
  .join('');
export const flags =
  line('M-10 0V-40M10 0V-36', 'ink', 2) +
  path('M-9-39H8L3-33L8-27H-9Z', 'accent', 'ink', 1.2) +
  path('M11-35H23L20-30L23-25H11Z', 'light', 'ink', 1.2);
export const gate =
  path('M-20 0V-28Q0-46 20-28V0', undefined, 'ink', 3.4) +
  times(5, (i) => line(`M${-14 + i * 7} 0V${i === 2 ? -34 : i % 2 ? -32 : -27}`, 'ink', 2)) +
  line('M-18-10H18M-18-22H18', 'ink', 1.8) +
  box(-4, -18, 8, 7, 'accent', 1, 'ink', 1.1);
export const hinge =
  box(-20, -32, 18, 24, 'light', 2, 'ink', 1.5) +
  box(2, -32, 18, 24, 'accent', 2, 'ink', 1.5) +
  box(-3, -36, 6, 32, 'ink', 2) +
  [-26, -14].map((y) => disc(-12, y, 2, 'ink') + disc(12, y, 2, 'ink')).join('');
export const fog = times(4, (i) =>
  line(`M${-21 + (i % 2) * 5}-${6 + i * 9}q6-6 12 0t12 0 12 0`, i % 2 ? 'mid' : 'ink', 3),
);
export const gust = line(
  'M-22-28H8Q18-28 16-36T4-34M-18-19H16Q24-19 22-11T11-11M-22-10H0Q8-10 6-3T-2-3',
  'ink',
  2.4,
);
export const rain =
  path('M-16-22Q-22-32-12-34Q-8-42 2-38Q12-42 15-33Q23-30 17-22Z', 'mid', 'ink', 1.5) +
  line('M-11-16l-3 7M-2-16l-3 7M7-16l-3 7M15-16l-3 7M-7-6l-2 5M3-6l-2 5M11-6l-2 5', 'accent', 1.8);
export const cloudburst =
  path('M-17-22Q-23-32-12-34Q-8-43 3-38Q13-42 16-33Q23-29 17-22Z', 'near', 'ink', 1.5) +
  poly('2,-22 -8,-8 -1,-9 -6,2 9,-13 2,-12 7,-22', 'sun', 'ink', 1.1);
export const haze =
  disc(0, -28, 9, 'sun', 'ink', 1.2) +
  times(3, (i) => line(`M-22-${14 - i * 6}q5.500-5 11 0t11 0 11 0 11 0`, 'accent', 2));
export const oldSea =
  path('M-23 0V-14Q-14-36 0-34Q-10-28-6-20Q2-10 12-18Q18-22 23-16V0Z', 'near', 'ink', 1.5) +
  line('M-16-12Q-12-22-6-27M-8-6Q0-2 10-8', 'light', 1.4) +
  disc(8, -24, 1.6, 'light') +
  disc(13, -28, 1.2, 'light');
export const causeway =
  path('M-8 0L-4-34H4L8 0Z', 'light', 'ink', 1.4) +
  line('M-7-6H7M-6-13H6M-5-20H5M-5-27H5', 'ink', 1) +
  line('M-23-4q6-4 12 0M11-4q6-4 12 0M-20-14q5-3 9 0M10-14q5-3 9 0', 'near', 1.8) +
  line('M-3-3h6M-2-10h4', 'accent', 1.2);
