// Tables of the ledgers, for tests that hold content against its specification.

import { readFileSync } from 'node:fs';

const ledgerText = (ledger: string): string =>
  readFileSync(new URL(`../../docs/rules/${ledger}.md`, import.meta.url), 'utf8');

/** The rest of the line on which a rule stands. */
export function ledgerLine(ledger: string, rule: string): string {
  const text = ledgerText(ledger);
  const from = text.indexOf(`**${rule}**`);
  if (from < 0) throw new Error(`${ledger} has no ${rule}`);
  return text.slice(from + rule.length + 4, text.indexOf('\n', from));
}

/** The rows of the first table below a rule or a heading, by their cells. */
export function ledgerTable(ledger: string, rule: string): string[][] {
  const text = ledgerText(ledger);
  const from = Math.max(text.indexOf(`**${rule}`), text.indexOf(`## ${rule}`));
  if (from < 0) throw new Error(`${ledger} has no ${rule}`);
  const lines = text.slice(from).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows = lines.slice(first);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  // The heads and the line below them say nothing.
  return rows.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
