// How the numbers are written down: tables that read well in a terminal and in Markdown.

import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Spread } from './measure.ts';

const RESULTS = join(import.meta.dirname, 'results.md');
const TITLE =
  '# Results of `npm run bench`\n\nOne block a run, the newest last. Medians; min–max in brackets.\n';

export function write(block: string): void {
  if (!existsSync(RESULTS)) writeFileSync(RESULTS, TITLE);
  appendFileSync(RESULTS, `\n${block}`);
}

/** When, what and where: `2025-11-15 · 1a2b3c4 · AMD EPYC, 2 cores, load 1.0 · Node 26.10.0`. */
export function heading(): string {
  const cores = cpus();
  // A load far above 1 means that others were at work too.
  const machine = `${cores[0]?.model.trim()}, ${cores.length} cores, load ${loadavg()[0]?.toFixed(1)}`;
  return [new Date().toISOString().slice(0, 10), commit(), machine, `Node ${process.versions.node}`].join(
    ' · ',
  );
}

/** The commit, with a `+` when files differ from it. */
function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '..', ':!results.md') !== '';
    return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'no commit';
  }
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}

/** Three figures are as many as a run can vouch for. */
export const figure = (value: number): string =>
  new Intl.NumberFormat(
    'en',
    value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  ).format(value);

export const figures = ({ median, min, max }: Spread, unit = ''): string =>
  `${figure(median)}${unit} [${figure(min)}–${figure(max)}]`;

export const hex = (checksum: number): string => checksum.toString(16).padStart(8, '0');
