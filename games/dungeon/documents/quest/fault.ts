// Why a document from somewhere is no quest. DUN-CONTENT-02.

import type { Problem } from '@skald/kernel';
import type { z } from 'zod';
import { QuestSchema } from '../../content/quest/schema.ts';
import { problem } from './problem.ts';

/** Never throws, whatever it is given; null if it is one. */
export function fault(given: unknown): Problem | null {
  const head = given as { skald?: unknown; version?: unknown } | null | undefined;
  if (typeof head !== 'object' || head?.skald !== 'quest') return problem('notAQuest', []);
  if (head.version !== 1) return problem('otherVersion', ['version']);
  const [issue] = QuestSchema.safeParse(given).error?.issues ?? [];
  if (issue === undefined) return null;
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  return problem(codeOf(issue), path, { params: { path: path.join('.') }, rule: 'DUN-CONTENT-02' });
}

function codeOf({ code, path }: z.core.$ZodIssue) {
  const [part, , key] = path;
  if (part === 'specials' && (code === 'invalid_union' || key === 'type')) return 'unknownSpecial';
  if (part !== 'map') return 'malformed';
  if (code === 'too_small') return 'tooSmall';
  if (code === 'too_big') return 'tooLarge';
  if (code === 'custom') return 'unequalRows';
  return code === 'invalid_format' ? 'unknownLetter' : 'malformed';
}
