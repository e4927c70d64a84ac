// Reads no more of a message than whoever chooses must know, in the same way for both hosts: the machine is there for
// the servers, not for those who try them.

import { createRequire } from 'node:module';
import type { Asked } from '@skald/kernel';

export interface Glimpse {
  readonly moves: number;
  readonly decisions: readonly Asked[];
}

/** News of a table with its number; null for everything else. */
export function fromHall(text: string): (Glimpse & { readonly n: number }) | null {
  if (!text.startsWith('{"push":"table"')) return null;
  return {
    n: numberAfter(text, '"n":'),
    moves: numberAfter(text, '"moves":'),
    decisions: listBetween(text, '"decisions":', ',"mayUndo":'),
  };
}

const fromPeer = (text: string): Glimpse => ({
  moves: numberAfter(text, '"_stateID":'),
  decisions: listBetween(text, '"decisions":', '},"ctx":'),
});

function numberAfter(text: string, name: string): number {
  const from = text.indexOf(name) + name.length;
  return Number.parseInt(text.slice(from, from + 12), 10);
}

function listBetween(text: string, from: string, to: string): Asked[] {
  const end = text.lastIndexOf(to);
  return JSON.parse(text.slice(text.lastIndexOf(from, end) + from.length, end)) as Asked[];
}

interface Packet {
  readonly type: number;
  readonly nsp: string;
  readonly data: readonly unknown[];
}
interface Parser {
  readonly Decoder: new () => {
    add(text: unknown): void;
    emitReserved(event: 'decoded', packet: Packet): void;
  };
}

// The parser of the peer's client is no dependency of ours.
const theirs = createRequire(createRequire(import.meta.url).resolve('socket.io-client'))(
  'socket.io-parser',
) as Parser;

const UPDATE = /^2(\/[^,]+),\["update",/;

/** Takes an update as a glimpse, and all other packets as they are. */
class Decoder extends theirs.Decoder {
  override add(text: unknown): void {
    const [, nsp] = (typeof text === 'string' && UPDATE.exec(text)) || [];
    if (nsp === undefined) super.add(text);
    else this.emitReserved('decoded', { type: 2, nsp, data: ['update', fromPeer(text as string)] });
  }
}

export const parser = { ...theirs, Decoder };
