/** Positions and how their games ended, without the inputs that are 0: a few hundred bytes each. */

const FIRST = 1 << 16;

export class Samples {
  /** Position i has the inputs from `starts[i]` to `starts[i + 1]`. */
  starts = new Uint32Array(FIRST);
  places = new Uint16Array(FIRST * 32);
  values = new Float32Array(FIRST * 32);
  /** How the game ended for the side in question, and what the network should say. */
  results = new Float32Array(FIRST);
  targets = new Float32Array(FIRST);
  byHand = new Float32Array(FIRST);
  sides = new Uint8Array(FIRST);
  /** Where each game begins. */
  readonly games: number[] = [];
  count = 0;
  /** Where the last finished game ends. */
  private ends = 0;

  add(inputs: Float64Array, byHand: number, side = 0): void {
    let end = this.starts[this.count];
    if (end + inputs.length > this.places.length) {
      this.places = grown(this.places, new Uint16Array(this.places.length * 2));
      this.values = grown(this.values, new Float32Array(this.values.length * 2));
    }
    if (this.count + 2 > this.starts.length) {
      this.starts = grown(this.starts, new Uint32Array(this.starts.length * 2));
      this.results = grown(this.results, new Float32Array(this.results.length * 2));
      this.targets = grown(this.targets, new Float32Array(this.targets.length * 2));
      this.sides = grown(this.sides, new Uint8Array(this.sides.length * 2));
      this.byHand = grown(this.byHand, new Float32Array(this.byHand.length * 2));
    }
    for (let i = 0; i < inputs.length; i++) {
      if (inputs[i] === 0) continue;
      this.places[end] = i;
      this.values[end++] = inputs[i];
    }
    this.byHand[this.count] = byHand;
    this.sides[this.count] = side;
    this.starts[++this.count] = end;
  }

  /** The game whose positions were added last is over. */
  end(results: readonly number[]): void {
    const from = this.ends;
    this.games.push(from);
    for (let i = from; i < this.count; i++) this.results[i] = this.targets[i] = results[this.sides[i]];
    this.ends = this.count;
  }
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
