// Refusals in words: the command's own, the kernel's, and those of the game that is played.

import type { GameModule } from '@skald/games';
import type { Refusal } from '@skald/kernel';
import { type Language, refusalText } from '@skald/text';
import { wordsIn } from './words/index.ts';

export function sayRefusal(refusal: Refusal, language: Language, module?: GameModule): string {
  const own = wordsIn(language).refusals as Readonly<Record<string, (params: Refusal['params']) => string>>;
  return own[refusal.code]?.(refusal.params) ?? refusalText(refusal, language, module?.words.refusals);
}

/** The first thing a schema does not like, and where. */
export function firstIssue(error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): string {
  const issue = error.issues[0];
  if (issue === undefined) return '';
  const what = issue.message.replace(/^Invalid input: (expected \w+), received undefined$/, 'missing, $1');
  return `${issue.path.map(String).join('.') || 'document'}: ${what}`;
}
