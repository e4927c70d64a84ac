// A document from somewhere: is it a quest at all? DUN-CONTENT-02.

import type { z } from 'zod';
import { type Quest, QuestSchema } from '../quest/schema.ts';
import { check } from './check.ts';
import { type Problem, type ProblemCode, problem } from './problem.ts';

export interface Reading {
  /** Null if the document is none. */
  readonly quest: Quest | null;
  readonly problems: readonly Problem[];
}

/** Never throws, whatever it is given. */
export function readQuest(document: unknown): Reading {
  const head = document as { skald?: unknown; version?: unknown } | null | undefined;
  if (typeof head !== 'object' || head?.skald !== 'quest')
    return { quest: null, problems: [problem('notAQuest')] };
  if (head.version !== 1) return { quest: null, problems: [problem('otherVersion')] };
  const parsed = QuestSchema.safeParse(document);
  if (parsed.success) return { quest: parsed.data, problems: check(parsed.data) };
  return { quest: null, problems: parsed.error.issues.slice(0, MOST_ISSUES).map(malformed) };
}

const MOST_ISSUES = 20;

function malformed(issue: z.core.$ZodIssue): Problem {
  const path = issue.path.join('.');
  return problem(codeOf(issue), { params: { path }, rule: 'DUN-CONTENT-02' });
}

function codeOf({ code, path }: z.core.$ZodIssue): ProblemCode {
  const [part, , key] = path;
  if (part === 'specials' && (code === 'invalid_union' || key === 'type')) return 'unknownSpecial';
  if (part !== 'map') return 'malformed';
  if (code === 'too_small') return 'tooSmall';
  if (code === 'too_big') return 'tooLarge';
  if (code === 'custom') return 'unequalRows';
  return code === 'invalid_format' ? 'unknownLetter' : 'malformed';
}
