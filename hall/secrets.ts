// What nobody must guess: ids, tokens, passwords and recovery codes, and what the store keeps of them.

import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt);
/** What a guess costs: scrypt's N. */
export const GUESS_COST = 2 ** 15;
const MOST_MEMORY = 64 * 1024 * 1024;
const KEY_BYTES = 32;

/** Letters that nobody takes for another or for a number, on paper either. */
const CODE_LETTERS = 'ABCDEFGHJKMNPRSTWXYZ';
const [CODE_GROUPS, GROUP_LETTERS] = [5, 5];

export const newId = (): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
};

/** By which others know somebody; nobody gets from it to the id by which the store does. */
export const publicId = (person: string): string =>
  createHash('sha256').update(`public ${person}`).digest('hex').slice(0, 16);

/** What the browser keeps; the store only keeps its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Hashes that are dear to guess at. */
export class Passwords {
  readonly #cost: { readonly N: number; readonly maxmem: number };

  constructor(cost: number) {
    this.#cost = { N: cost, maxmem: MOST_MEMORY };
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, this.#cost);
    return `${salt.toString('hex')}:${key.toString('hex')}`;
  }

  async fits(password: string, kept: string): Promise<boolean> {
    const [salt = '', key = ''] = kept.split(':').map((part) => Buffer.from(part, 'hex'));
    const derived = await derive(password.normalize('NFKC'), Buffer.from(salt), KEY_BYTES, this.#cost);
    return derived.length === key.length && timingSafeEqual(derived, Buffer.from(key));
  }
}

/** For paper: five groups of five letters, 108 bits. */
export function newCode(): string {
  const letter = (): string => CODE_LETTERS[randomInt(CODE_LETTERS.length)] as string;
  const group = (): string => Array.from({ length: GROUP_LETTERS }, letter).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** A code as it was typed: hyphens, spaces and capitals do not matter. */
export const codeLetters = (code: string): string => code.toUpperCase().replace(/[^A-Z]/g, '');
