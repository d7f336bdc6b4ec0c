/** A token set down, and a small bell when it is one's turn: made here from two oscillators, off until asked for. */
let context: AudioContext | undefined;

function tone(frequency: number, at: number, length: number, loud: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { frequency, type: 'triangle' });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export const sounds = {
  moved: () => tone(190, 0, 0.12, 0.25),
  turn: () => {
    tone(660, 0.05, 0.35, 0.12);
    tone(990, 0.12, 0.4, 0.07);
  },
  over: () => {
    for (const [i, pitch] of [523, 659, 784].entries()) tone(pitch, i * 0.14, 0.5, 0.12);
  },
};
