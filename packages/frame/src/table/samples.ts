/**
 * The sounds of a table, computed once from a few decaying tones and a little noise. No recording has to be loaded,
 * and every sound is the same on every machine.
 */

export const SAMPLES = ['tile', 'card', 'stone', 'chime', 'close'] as const;
export type Sample = (typeof SAMPLES)[number];

interface Mode {
  /** Hz. */
  readonly pitch: number;
  /** Relative to the sound's other modes; overall, every sound is equally loud. */
  readonly loud: number;
  /** Seconds until it has fallen to a third. */
  readonly decay: number;
  /** Seconds after the beginning. */
  readonly at?: number;
}

interface Recipe {
  readonly seconds: number;
  readonly modes: readonly Mode[];
  /** Noise that swells and dies away, without what lies above `pitch`. */
  readonly noise?: Mode & { readonly swell: number };
}

const bell = (pitch: number, loud: number, at = 0): Mode[] => [
  { pitch, loud, decay: 0.32, at },
  { pitch: pitch * 2.76, loud: loud * 0.4, decay: 0.16, at },
  { pitch: pitch * 5.4, loud: loud * 0.18, decay: 0.07, at },
];

const RECIPES: Readonly<Record<Sample, Recipe>> = {
  // Wood on wood.
  tile: {
    seconds: 0.22,
    modes: [
      { pitch: 880, loud: 0.5, decay: 0.022 },
      { pitch: 1630, loud: 0.32, decay: 0.014 },
      { pitch: 310, loud: 0.35, decay: 0.035 },
    ],
    noise: { pitch: 5200, loud: 0.35, decay: 0.006, swell: 0.001 },
  },
  // Paper that slides, then lies still.
  card: {
    seconds: 0.24,
    modes: [{ pitch: 190, loud: 0.16, decay: 0.02, at: 0.09 }],
    noise: { pitch: 3400, loud: 0.5, decay: 0.045, swell: 0.035 },
  },
  // A small pyramid set down.
  stone: {
    seconds: 0.3,
    modes: [
      { pitch: 430, loud: 0.4, decay: 0.03 },
      { pitch: 1040, loud: 0.34, decay: 0.045 },
      { pitch: 2310, loud: 0.2, decay: 0.03 },
    ],
    noise: { pitch: 2600, loud: 0.3, decay: 0.008, swell: 0.001 },
  },
  // It is your turn.
  chime: { seconds: 1.1, modes: [...bell(660, 0.26), ...bell(990, 0.16, 0.09)] },
  // The match is over.
  close: { seconds: 1.6, modes: [...bell(523, 0.22), ...bell(659, 0.2, 0.16), ...bell(784, 0.2, 0.32)] },
};

/** The same noise every time. */
function* hiss(): Generator<number, never> {
  for (let state = 7; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 31 - 1;
  }
}

export function makeSample(name: Sample, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, modes, noise } = RECIPES[name];
  const wave = new Float32Array(Math.ceil(seconds * rate));
  const breath = hiss();
  const damp = noise === undefined ? 0 : 1 - Math.exp((-2 * Math.PI * noise.pitch) / rate);
  let low = 0;
  for (let i = 0; i < wave.length; i++) {
    const time = i / rate;
    let sum = 0;
    for (const { pitch, loud, decay, at = 0 } of modes)
      if (time >= at)
        sum += loud * Math.exp((at - time) / decay) * Math.sin(2 * Math.PI * pitch * (time - at));
    if (noise !== undefined) {
      low += damp * (breath.next().value - low);
      sum += low * noise.loud * Math.min(1, time / noise.swell) * Math.exp(-time / noise.decay);
    }
    // Fade out, so that there is no click at the end.
    wave[i] = sum * Math.min(1, (wave.length - i) / (0.02 * rate));
  }
  const gain = LOUDNESS / loudness(wave, rate);
  return wave.map((one) => one * gain);
}

/** Of every sound: clearly audible, and low enough for two at once. */
const LOUDNESS = 0.16;
/** Seconds: the ear hears anything shorter as one sound. */
const HEARD_AS_ONE = 0.05;

/** The root mean square of the loudest stretch heard as one, so that a long ring doesn't count as louder. */
function loudness(wave: Float32Array, rate: number): number {
  const length = Math.round(HEARD_AS_ONE * rate);
  let [sum, most] = [0, 0];
  for (const [i, one] of wave.entries()) {
    sum += one * one - (wave[i - length] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / length);
}
