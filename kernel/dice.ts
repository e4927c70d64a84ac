import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { Refused } from './refusal.ts';
import type { Seat } from './seat.ts';

/** Where faces come from. A die with n sides shows 1 … n. */
export interface Dice {
  roll(sides: number): number;
}

const WORDS = 0x1_0000_0000;
const BATCH = 256;

/**
 * Dice for play among people: the ChaCha20 key stream of a secret seed (nonce zero), read as little-endian
 * 32-bit words. A word that would favour low faces is skipped; the face is `word mod sides + 1`.
 * Anyone who has the seed can repeat every roll.
 */
export class SeedDice implements Dice {
  readonly seed: string;
  /** How many words of the stream are used up. */
  drawn = 0;
  #words = new Uint32Array(0);
  #first = -1;

  constructor(seed: string, drawn = 0) {
    this.seed = seed;
    this.drawn = drawn;
  }

  roll(sides: number): number {
    const fair = WORDS - (WORDS % sides);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return (word % sides) + 1;
  }

  #next(): number {
    const batch = Math.floor(this.drawn / BATCH);
    if (batch !== this.#first) {
      const bytes = chacha20(
        hexToBytes(this.seed),
        new Uint8Array(12),
        new Uint8Array(BATCH * 4),
        undefined,
        (batch * BATCH * 4) / 64,
      );
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#words = Uint32Array.from({ length: BATCH }, (_, i) => view.getUint32(i * 4, true));
      this.#first = batch;
    }
    return this.#words[this.drawn++ % BATCH] as number;
  }
}

/** What is published when a game begins: the hash of the seed that is published when it ends. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** What a seat adds to the dice: 32 bytes that its own device chose, so that whoever made the seed cannot choose the dice. */
export interface Part {
  readonly seat: Seat;
  readonly part: string;
}

const STIR = utf8ToBytes('skald part');

/** The key of the dice once a part is stirred in. Who lacks either the key before or the part knows nothing of it. */
export const stirred = (key: string, { seat, part }: Part): string =>
  bytesToHex(sha256(concatBytes(STIR, hexToBytes(key), Uint8Array.of(seat), hexToBytes(part))));

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Fast dice for playouts and bots, from a small number. Never for people. */
export class FastDice implements Dice {
  readonly #generator;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(mix(seed));
  }

  /** Multiply-and-shift: its bias over 32 bits is below one in a hundred million for any die we roll. */
  roll(sides: number): number {
    return Math.floor(((this.#generator.next() >>> 0) / WORDS) * sides) + 1;
  }
}

/** Spreads a small seed over all bits (the finaliser of MurmurHash3): neighbours give unlike games. */
function mix(seed: number): number {
  let bits = seed ^ (seed >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Faces written down in advance: for tests, and for people who roll real dice and type them in. */
export class LoadedDice implements Dice {
  readonly faces: number[];
  readonly #then: Dice | null;

  constructor(faces: readonly number[], then: Dice | null = null) {
    this.faces = [...faces];
    this.#then = then;
  }

  roll(sides: number): number {
    const face = this.faces[0];
    if (face === undefined) {
      if (this.#then === null) throw new Refused('no-loaded-die-left', { sides });
      return this.#then.roll(sides);
    }
    if (face > sides) throw new Refused('loaded-face-too-high', { face, sides });
    this.faces.shift();
    return face;
  }
}
