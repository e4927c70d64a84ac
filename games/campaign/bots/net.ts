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

const HALF = 0x8000;
const BYTE = 0x100;

export function netOf({ unit, bytes }: Weights): Net {
  const memory = new Float32Array(SIZE);
  const kept = atob(bytes);
  for (let i = 0; i < SIZE; i++) {
    const whole = kept.charCodeAt(2 * i) * BYTE + kept.charCodeAt(2 * i + 1);
    memory[i] = (whole - HALF) * unit;
  }
  return netIn(memory.buffer);
}

export function weightsOf(net: Net): Weights {
  const all = new Float32Array(net.rows.buffer);
  const unit = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / (HALF - 1);
  let kept = '';
  for (const weight of all) {
    const whole = Math.round(weight / unit) + HALF;
    kept += String.fromCharCode(Math.floor(whole / BYTE), whole % BYTE);
  }
  return { unit, bytes: btoa(kept) };
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
