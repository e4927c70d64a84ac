// How the net of the campaign learns: each position of a game shall be judged as the positions after it were, and the last
// as the game ended.
import { judge, LEAK, type Net, NODES, NUMBERS, netIn, SIZE } from '@skald/campaign/bots';

/** How much the end of a game says to earlier positions, beside what was thought of the next one. */
const TRUST = 0.8;
/** Adam, with the usual numbers. */
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-7;
/** Weights that nothing speaks for fade away. */
const DECAY = 1e-4;

export class Pupil {
  readonly #net: Net;
  readonly #weights: Float32Array;
  readonly #slopes = new Float32Array(SIZE);
  readonly #slope = netIn(this.#slopes.buffer);
  readonly #means = new Float32Array(SIZE);
  readonly #squares = new Float32Array(SIZE);
  readonly #nodes = new Float64Array(NODES);
  #steps = 0;

  /** Learns into these weights, which others may read and write at the same time. */
  constructor(memory: ArrayBufferLike) {
    this.#net = netIn(memory);
    this.#weights = new Float32Array(memory);
  }

  /** Takes in one game: its sheets in order, and whether the Vikings won. Returns how wrong the judgements were. */
  hear(sheets: readonly Float32Array[], won: boolean, share: number): number {
    let target = won ? 1 : 0;
    let wrong = 0;
    for (const sheet of sheets.toReversed()) {
      const judged = this.#learn(sheet, target, share / sheets.length);
      wrong -= Math.log(Math.max(1e-6, won ? judged : 1 - judged));
      target = (1 - TRUST) * judged + TRUST * target;
    }
    return wrong / sheets.length;
  }

  #learn(sheet: Float32Array, target: number, share: number): number {
    const { rows, starts, says } = this.#net;
    const slope = this.#slope;
    const nodes = this.#nodes;
    const judged = judge(this.#net, sheet);
    nodes.set(starts);
    for (let i = 0; i < NUMBERS; i++) {
      const number = sheet[i] as number;
      if (number !== 0)
        for (let node = 0; node < NODES; node++) add(nodes, node, number * at(rows, i * NODES + node));
    }
    const error = (judged - target) * share;
    add(slope.start, 0, error);
    for (let node = 0; node < NODES; node++) {
      const said = at(nodes, node);
      const leak = said > 0 ? 1 : LEAK;
      add(slope.says, node, error * said * leak);
      nodes[node] = error * at(says, node) * leak;
      add(slope.starts, node, at(nodes, node));
    }
    for (let i = 0; i < NUMBERS; i++) {
      const number = sheet[i] as number;
      if (number !== 0)
        for (let node = 0; node < NODES; node++) add(slope.rows, i * NODES + node, number * at(nodes, node));
    }
    return judged;
  }

  /** Changes the weights by what was heard since the last time. */
  think(pace: number): void {
    this.#steps += 1;
    const means = this.#means;
    const squares = this.#squares;
    const [early, earlier] = [1 - MOMENTUM ** this.#steps, 1 - SPREAD ** this.#steps];
    for (let i = 0; i < SIZE; i++) {
      const slope = at(this.#slopes, i);
      means[i] = MOMENTUM * at(means, i) + (1 - MOMENTUM) * slope;
      squares[i] = SPREAD * at(squares, i) + (1 - SPREAD) * slope * slope;
      const step = at(means, i) / early / (Math.sqrt(at(squares, i) / earlier) + TINY);
      add(this.#weights, i, -pace * (step + DECAY * at(this.#weights, i)));
    }
    this.#slopes.fill(0);
  }
}

const at = (numbers: Float32Array | Float64Array, i: number): number => numbers[i] as number;
const add = (numbers: Float32Array | Float64Array, i: number, more: number): void => {
  numbers[i] = (numbers[i] as number) + more;
};
