// A rule ledger: Markdown in which a rule's ID, set in bold, defines it. See docs/rules/README.md.

import type { Language } from './language.ts';

/** What an ID looks like, for larger patterns: `CAM-MOVE-04`, `RUN-STOLEN-1.2`, `RUN-STOLEN-00a`. */
export const RULE_ID = String.raw`\b[A-Z]{3}(?:-[A-Z0-9]+)+(?:[a-z]\b|\.\d+)?`;

const DEFINED = new RegExp(String.raw`\*\*(${RULE_ID})`, 'g');
/** A line with which another rule or another part begins. */
const BEGINS = new RegExp(String.raw`^(?:#+ |---|\||\s*-? ?\*\*${RULE_ID})`);

/** The rules that a ledger defines, in its order; one that is defined twice stands there twice. */
export const rulesDefined = (ledger: string): string[] => [...ledger.matchAll(DEFINED)].map(([, id]) => id!);

/** A rule with all that belongs to it, as Markdown; null if the ledger does not define it. */
export function ruleText(ledger: string, id: string): string | null {
  const lines = ledger.split('\n');
  const at = lines.findIndex((line) => rulesDefined(line).includes(id));
  if (at < 0) return null;
  if (lines[at]?.startsWith('|')) return rowText(lines, at);
  const next = lines.findIndex((line, i) => i > at && BEGINS.test(line) && !isTable(lines, i));
  return lines
    .slice(at, next < 0 ? undefined : next)
    .join('\n')
    .trim();
}

/** A table that belongs to the rule above it, as long as it defines none of its own. */
function isTable(lines: readonly string[], at: number): boolean {
  if (!lines[at]?.startsWith('|')) return false;
  const end = lines.findIndex((line, i) => i > at && !line.startsWith('|'));
  return rulesDefined(lines.slice(at, end < 0 ? undefined : end).join('\n')).length === 0;
}

/** A row of a table under the head of it. */
function rowText(lines: readonly string[], at: number): string {
  const head = lines.findLastIndex((line, i) => i < at && /^\|[\s:|-]+\|$/.test(line)) - 1;
  return [lines[head], lines[head + 1], lines[at]].join('\n');
}

const CITED: Readonly<Record<Language, string>> = { en: 'In the ledger', de: 'Im Regelverzeichnis' };

/** A text with the rules behind it, if there are any, as its last line; a page makes links of them. */
export const withRules = (text: string, ids: readonly string[] | undefined, language: Language): string =>
  ids === undefined ? text : `${text}\n\n${CITED[language]}: ${ids.map((id) => `[${id}]`).join(' ')}`;
