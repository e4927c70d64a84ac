// A small net that judges a position from the numbers on its sheet.

import { NUMBERS } from './sheet.ts';

/** Nodes between the numbers and the judgement. */
export const NODES = 40;
/** What a node passes on when it has nothing to say for it. */
export const LEAK = 0.05;

/** One row of weights for each number, a start for each node, a weight for what each node says, and a start for all. */
export interface Net {
  readonly rows: Float32Array;
  readonly starts: Float32Array;
  readonly says: Float32Array;
  readonly start: Float32Array;
}

/** How a net is kept: all weights as small whole numbers, a row of numbers after the other, and what one is worth. */
export interface Weights {
  readonly unit: number;
  readonly bytes: string;
}

/** Weights of a net, all together. */
export const SIZE = NUMBERS * NODES + NODES + NODES + 1;

/** A net whose weights lie in this memory. */
export function netIn(memory: ArrayBufferLike): Net {
  const part = (from: number, length: number): Float32Array => new Float32Array(memory, from * 4, length);
  const rows = NUMBERS * NODES;
  return {
    rows: part(0, rows),
    starts: part(rows, NODES),
    says: part(rows + NODES, NODES),
    start: part(rows + 2 * NODES, 1),
  };
}

/** A byte for each: finer weights judge no better. */
const HALF = 0x80;

export function netOf({ unit, bytes }: Weights): Net {
  const kept = atob(bytes);
  const weights = Float32Array.from({ length: SIZE }, (_, i) => (kept.charCodeAt(i) - HALF) * unit);
  return netIn(weights.buffer);
}

export function weightsOf(net: Net): Weights {
  const weights = new Float32Array(net.rows.buffer);
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / (HALF - 1);
  const kept = Array.from(weights, (weight) => String.fromCharCode(Math.round(weight / unit) + HALF));
  return { unit, bytes: btoa(kept.join('')) };
}

const nodes = new Float64Array(NODES);

/** The chance of the Vikings. */
export function judge({ rows, starts, says, start }: Net, numbers: Float32Array): number {
  nodes.set(starts);
  for (let i = 0; i < NUMBERS; i++) {
    const number = numbers[i] as number;
    if (number === 0) continue;
    for (let node = 0, at = i * NODES; node < NODES; node++, at++)
      nodes[node] = (nodes[node] as number) + number * (rows[at] as number);
  }
  let sum = start[0] as number;
  for (let node = 0; node < NODES; node++) {
    const said = nodes[node] as number;
    sum += (said > 0 ? said : LEAK * said) * (says[node] as number);
  }
  return 1 / (1 + Math.exp(-sum));
}
