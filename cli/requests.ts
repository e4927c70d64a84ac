// What the engine can be asked, as schemas. Unknown fields are refused, not ignored.

import { LEVELS } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { z } from 'zod';

const Name = z.string().max(200);
const Seat = z.int().min(0).max(63);
const Seed = z.string().max(100);
const Listed = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const fields = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ id: z.unknown().optional(), do: z.string(), ...shape });

const TEN_MINUTES = 10 * 60 * 1000;

export const REQUESTS = {
  hello: fields({}),
  games: fields({}),
  new: fields({
    game: Name,
    seats: z.array(z.unknown()).max(64),
    options: z.unknown().optional(),
    seed: Seed.optional(),
  }),
  decisions: fields({ match: Name }),
  play: fields({
    match: Name,
    seat: Seat,
    option: Name.optional(),
    choice: Listed.optional(),
  }).refine(({ option, choice }) => (option === undefined) !== (choice === undefined), {
    message: 'needs either option or choice',
  }),
  undo: fields({ match: Name, seat: Seat }),
  view: fields({ match: Name, seat: Seat.nullable() }),
  events: fields({ match: Name, seat: Seat.nullable(), from: z.int().min(0).default(0) }),
  position: fields({ match: Name }),
  load: fields({
    position: z.unknown().optional(),
    record: z.unknown().optional(),
    seed: Seed.optional(),
  })
    .refine(({ position, record }) => (position === undefined) !== (record === undefined), {
      message: 'needs either position or record',
    })
    .refine(({ record, seed }) => record === undefined || seed === undefined, {
      message: 'a record brings its own seed',
    }),
  dice: fields({ match: Name, rolls: z.array(z.int()).max(10_000).default([]) }),
  bot: fields({
    match: Name,
    seat: Seat,
    level: z.enum(LEVELS),
    ms: z.int().min(0).max(TEN_MINUTES).default(100),
  }),
  odds: fields({ match: Name, seat: Seat, option: Name }),
  record: fields({ match: Name }),
  saga: fields({ match: Name, language: z.enum(LANGUAGES).default('en') }),
  check: fields({ game: Name, kind: Name, document: z.unknown(), context: z.unknown().optional() }),
  drop: fields({ match: Name }),
} as const;

export type Verb = keyof typeof REQUESTS;
export type RequestOf<V extends Verb> = z.infer<(typeof REQUESTS)[V]>;
export const VERBS = Object.keys(REQUESTS) as Verb[];

export const isVerb = (word: unknown): word is Verb => VERBS.includes(word as Verb);
