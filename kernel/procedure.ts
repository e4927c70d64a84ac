// How a game writes its procedure: as parts of some steps and questions each, typed by the frames of its agenda.

import { z } from 'zod';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import type { Frame, GameState, Question, SecretFrame, SecretQuestion, Step } from './game.ts';
import type { Play } from './play.ts';

/** Every frame that the agenda of a game can hold. */
export type FrameIn<S extends GameState> = S['agenda'][number];

/** The frame of a step, with its locals. */
export type FrameNamed<F extends Frame, N extends F['step']> = Extract<F, { step: N }>;

/**
 * A part of the procedure: `{ move: { options, answer }, endMove(table, frame) { … } }`. What has choices is a question,
 * and a secret one if its frame collects answers; all else is a step.
 */
export type ProcedurePart<T, Choices, N extends string> =
  T extends Play<infer S, infer E>
    ? {
        readonly [K in N]: Entry<
          S,
          E,
          FrameNamed<FrameIn<S>, K>,
          K extends keyof Choices ? Choices[K] : null
        >;
      }
    : never;

type Entry<S extends GameState, E extends Event, F extends Frame, Schema> =
  Schema extends z.ZodType<infer C extends Choice>
    ? F extends SecretFrame
      ? SecretQuestion<S, F, C, E>
      : Question<S, F, C, E>
    : Step<S, F, E>;

/** Adds frames so that they are done in the order given. */
export function next<S extends GameState>({ state }: { readonly state: S }, ...frames: S['agenda']): void {
  for (let i = frames.length - 1; i >= 0; i--) state.agenda.push(frames[i] as Frame);
}

/** A frame as its schema: its step, and its locals. */
export const frame = <N extends string, T extends z.ZodRawShape>(step: N, locals: T) =>
  z.strictObject({ step: z.literal(step), ...locals });

/** A choice as its schema: its act, and what it concerns. */
export const choice = <N extends string, T extends z.ZodRawShape>(act: N, what: T) =>
  z.strictObject({ act: z.literal(act), ...what });

/** A choice that needs no further word. */
export const plain = <N extends string>(act: N) => choice(act, {});
