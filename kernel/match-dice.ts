// The dice of one match: its seed with all that was stirred into it, and before them what people rolled themselves.

import { commitment, type Dice, isSeed, LoadedDice, type Part, SeedDice, stirred } from './dice.ts';
import type { MatchImage } from './image.ts';
import type { Move } from './record.ts';
import { type Outcome, refuse } from './refusal.ts';

const DIE_MAX = 1_000;

/** What happened to the dice, as a record writes it; none where nothing did. */
type Done = Outcome<Move | null>;

export class MatchDice implements Dice {
  readonly firstSeed: string;
  /** Every face so far. */
  readonly rolls: number[];
  /** What the dice hang on: the last seed and all that was stirred into it since. */
  #secret: string;
  #parts: Part[];
  #seed: SeedDice;
  #loaded: LoadedDice;
  #commitment: string | null = null;

  constructor(seed: string, parts: readonly Part[] = [], rolls: number[] = []) {
    this.firstSeed = this.#secret = seed;
    this.rolls = rolls;
    this.#parts = [...parts];
    this.#seed = new SeedDice(this.#parts.reduce(stirred, seed));
    this.#loaded = new LoadedDice([], this.#seed);
  }

  static restore(image: DiceImage): MatchDice {
    const dice = new MatchDice(image.firstSeed, [], image.rolls as number[]);
    dice.#secret = image.secret;
    dice.#parts = [...image.parts];
    dice.#seed = new SeedDice(image.key, image.drawn);
    dice.#loaded = new LoadedDice(image.loaded, dice.#seed);
    return dice;
  }

  image(): DiceImage {
    return {
      firstSeed: this.firstSeed,
      secret: this.#secret,
      parts: this.#parts,
      key: this.#seed.seed,
      drawn: this.#seed.drawn,
      loaded: this.#loaded.faces,
      rolls: this.rolls,
    };
  }

  roll(sides: number): number {
    const face = this.#loaded.roll(sides);
    this.rolls.push(face);
    return face;
  }

  /** How many words of the stream are used up. */
  get drawn(): number {
    return this.#seed.drawn;
  }

  /** Faces that were typed in and not rolled yet. */
  get loaded(): readonly number[] {
    return this.#loaded.faces;
  }

  /** The last seed: the secret of the dice to come, but for what seats have added. */
  get secret(): string {
    return this.#secret;
  }

  get commitment(): string {
    this.#commitment ??= commitment(this.#secret);
    return this.#commitment;
  }

  load(faces: readonly number[]): Done {
    const bad = faces.find((face) => !Number.isInteger(face) || face < 1 || face > DIE_MAX);
    if (bad !== undefined) return refuse('bad-face', { face: String(bad) });
    this.#loaded.faces.push(...faces);
    return { ok: faces.length === 0 ? null : { kind: 'dice', faces: [...faces] } };
  }

  drop(): Done {
    if (this.loaded.length === 0) return { ok: null };
    this.#loaded.faces.length = 0;
    return { ok: { kind: 'drop' } };
  }

  reseed(seed: string): Done {
    if (!isSeed(seed)) return refuse('bad-seed');
    this.#secret = seed;
    this.#parts = [];
    this.#commitment = null;
    this.#turnKey(seed);
    return { ok: { kind: 'seed', seed } };
  }

  stir({ seat, part }: Part): Done {
    if (!isSeed(part)) return refuse('bad-seed');
    this.#parts.push({ seat, part });
    this.#turnKey(stirred(this.#seed.seed, { seat, part }));
    return { ok: { kind: 'part', seat, part } };
  }

  /** Dice that were seen do not come again. */
  skip(words: number): Done {
    this.#seed.drawn += words;
    return { ok: { kind: 'skip', words } };
  }

  /** What must be done to these to have the same seed, with the same parts in it, as others of the same match. */
  waysTo(other: MatchDice): Move[] {
    if (this.#seed.seed === other.#seed.seed) return [];
    const same = this.#secret === other.#secret;
    return [
      ...(same ? [] : [{ kind: 'seed' as const, seed: other.#secret }]),
      ...other.#parts.slice(same ? this.#parts.length : 0).map((part): Move => ({ kind: 'part', ...part })),
    ];
  }

  /** Back to what was rolled by then. */
  goBack({ drawn, loaded, rolls }: { drawn: number; loaded: readonly number[]; rolls: number }): void {
    this.#seed.drawn = drawn;
    this.#loaded.faces.splice(0, Infinity, ...loaded);
    this.rolls.length = rolls;
  }

  #turnKey(key: string): void {
    this.#seed = new SeedDice(key);
    this.#loaded = new LoadedDice(this.#loaded.faces, this.#seed);
  }
}

export type DiceImage = Pick<
  MatchImage,
  'firstSeed' | 'secret' | 'parts' | 'key' | 'drawn' | 'loaded' | 'rolls'
>;
