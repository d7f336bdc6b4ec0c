/** Plays the sounds of a table, each computed when it is first heard. */
import { makeSample, type Sample } from './samples.ts';

let context: AudioContext | undefined;
const made = new Map<Sample, AudioBuffer>();

function open(): AudioContext {
  // Small sounds beside whatever else is heard: they stop no music, and the device's mute switch silences them.
  const { audioSession } = navigator as { readonly audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'ambient';
  return new AudioContext();
}

function bufferOf(audio: AudioContext, name: Sample): AudioBuffer {
  const known = made.get(name);
  if (known !== undefined) return known;
  const wave = makeSample(name, audio.sampleRate);
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: audio.sampleRate });
  buffer.copyToChannel(wave, 0);
  made.set(name, buffer);
  return buffer;
}

export async function playSound(name: Sample, after = 0): Promise<void> {
  context ??= open();
  if (context.state === 'suspended') await context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, name) });
  source.connect(context.destination);
  source.start(context.currentTime + after);
}
