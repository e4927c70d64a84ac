// The rule ledgers of docs/rules, and who cites them.

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RULE_ID, rulesDefined } from '@skald/text';

const root = join(import.meta.dirname, '..');
const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/data/**', '**/coverage/**'];
const TEST = /\.(test|spec)\.tsx?$/;
/** They try out reading with rules of nobody's game. */
const MADE_UP = ['text/ledger.test.ts', 'tools/rules.test.ts'];

/** Of these games every rule must be named by a test. */
export const FINISHED: readonly string[] = ['AOH', 'AMI', 'CAM', 'DUN'];

export interface Named {
  readonly id: string;
  /** `file:line` */
  readonly at: string;
}

export const prefixOf = (id: string): string => id.slice(0, 3);

/** Every definition of every ledger, in order. */
export function definitions(folder = join(root, 'docs', 'rules')): (Named & { ledger: string })[] {
  return globSync('*.md', { cwd: folder, exclude: ['README.md'] })
    .sort()
    .flatMap((file) =>
      linesOf(join(folder, file)).flatMap((line, i) =>
        rulesDefined(line).map((id) => ({ id, at: `${file}:${i + 1}`, ledger: basename(file, '.md') })),
      ),
    );
}

const LIST = new RegExp(String.raw`\[(${RULE_ID}[^\]]*)\]`, 'g');
const ALONE = new RegExp(`^${RULE_ID}$`);

/** What titles of tests name in square brackets: whole IDs, with commas or spaces between them. */
export const inTitles = (text: string): string[] =>
  [...text.matchAll(LIST)].flatMap(([, list]) => list!.split(/,\s*|\s+/));

/** What is in brackets but is no whole ID, `-02` for example, proves nothing. */
export const isWhole = (id: string): boolean => ALONE.test(id);

const CITED = new RegExp(String.raw`(${RULE_ID})((?:(?:, | and | to |/| …)-[A-Z]*\d+[a-z]?\b)*)`, 'g');

/** What code and documents cite: `CAM-CARD-01, CAM-RULING-21, -41` are three. */
export const inProse = (text: string): string[] =>
  [...text.matchAll(CITED)].flatMap(([, id, more]) => [
    id!,
    ...[...(more ?? '').matchAll(/-([A-Z]*\d+[a-z]?)/g)].map(([, last]) => id!.replace(/[^-]+$/, last!)),
  ]);

const sources = globSync(['**/*.{ts,tsx,md}'], {
  cwd: root,
  exclude: [...OUTSIDE, ...MADE_UP, 'docs/rules/*.md'],
}).sort();

/** The IDs that tests name. */
export const namedByTests = (): Named[] =>
  found(
    sources.filter((file) => TEST.test(file)),
    inTitles,
  );

/** The IDs that comments, tables and documents cite. */
export const citedElsewhere = (): Named[] =>
  found(
    sources.filter((file) => !TEST.test(file)),
    inProse,
  );

function found(files: readonly string[], ids: (line: string) => string[]): Named[] {
  return files.flatMap((file) =>
    linesOf(join(root, file)).flatMap((line, i) => ids(line).map((id) => ({ id, at: `${file}:${i + 1}` }))),
  );
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');
