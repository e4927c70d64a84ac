// How documents of this game say what is wrong with them.

import { type DocumentPath, type Problem, placeOf } from '@skald/kernel';
import type { z } from 'zod';

type Said<Code extends string> = (
  code: Code,
  rule: string | null,
  path: DocumentPath,
  params?: Problem['params'],
) => Problem;

/** What forbids it to be played, and what is only advised, by the codes of one kind of document. */
export function saying<Code extends string>(): { readonly problem: Said<Code>; readonly advice: Said<Code> } {
  const problem: Said<Code> = (code, rule, path, params = {}) => ({ code, rule, path, params });
  return { problem, advice: (...given) => ({ ...problem(...given), advice: true }) };
}

interface Kind {
  /** What it calls itself. */
  readonly skald: string;
  readonly schema: z.ZodType;
  /** Said of whatever is something else altogether. */
  readonly otherwise: string;
  readonly rule: string;
}

/** Why a document from somewhere is none of a kind; it never throws, whatever it is given. */
export const faultOf =
  ({ skald, schema, otherwise, rule }: Kind) =>
  (given: unknown): Problem | null => {
    const { problem } = saying();
    const head = given as { skald?: unknown; version?: unknown } | null | undefined;
    if (typeof head !== 'object' || head?.skald !== skald) return problem(otherwise, null, []);
    if (head.version !== 1) return problem('otherVersion', null, ['version']);
    const { error } = schema.safeParse(given);
    if (error === undefined) return null;
    const path = placeOf(error);
    return problem('malformed', rule, path, { path: path.join('.') });
  };
