// Why a document from somewhere is no hero.

import type { Problem } from '@skald/kernel';
import { problem } from './problem.ts';
import { HeroSchema } from './schema.ts';

/** Never throws, whatever it is given; null if it is one. */
export function fault(given: unknown): Problem | null {
  const head = given as { skald?: unknown; version?: unknown } | null | undefined;
  if (typeof head !== 'object' || head?.skald !== 'hero') return problem('notAHero', null, []);
  if (head.version !== 1) return problem('otherVersion', null, ['version']);
  const [issue] = HeroSchema.safeParse(given).error?.issues ?? [];
  if (issue === undefined) return null;
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  return problem('malformed', 'RUN-HERO-06', path, { path: path.join('.') });
}
