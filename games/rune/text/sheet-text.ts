// A hero's sheet for a terminal or a plain file.

import type { Language } from '@skald/text';
import type { Hero } from '../documents/hero/schema.ts';
import { type Entry, SHEET_WORDS, type Sheet, sheetOf, type Table } from './sheet.ts';

export function sheetText(hero: Hero, language: Language): string {
  const words = SHEET_WORDS[language];
  const sheet = sheetOf(hero, language);
  const abilities = sheet.abilities.flatMap(({ rows }) => rows).filter(([, rating]) => rating !== '0');
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [words.characteristics, [entries(sheet.characteristics)]],
    [words.numbers, [entries(sheet.numbers), ...trackLines(sheet, words.current)]],
    [words.attacks, columns(sheet.attacks)],
    [
      words.abilities,
      columns({ head: [words.ability, words.rating, words.roll, words.governing], rows: abilities }),
    ],
    [words.gear, [...columns({ head: [], rows: sheet.gear.rows }), sheet.load, sheet.worn].filter(Boolean)],
    [words.gifts, sheet.gifts.length === 0 ? [words.noGifts] : giftLines(sheet.gifts, words.levelNote)],
    ...(sheet.connections.length > 0 ? [[words.connections, [entries(sheet.connections)]] as const] : []),
    ...(sheet.legendary.length > 0 ? [[words.legendary, [entries(sheet.legendary)]] as const] : []),
    ...(sheet.horse.length > 0 ? [[words.horse, [entries(sheet.horse)]] as const] : []),
    ...(sheet.ledger.length > 0
      ? [
          [
            words.ledger,
            columns({ head: [words.day, words.what, words.points], rows: sheet.ledger }),
          ] as const,
        ]
      : []),
  ];
  const head = [sheet.name, '='.repeat(sheet.name.length), entries(sheet.standing)];
  return [
    ...head,
    ...sections.flatMap(([title, lines]) => ['', title, '-'.repeat(title.length), ...lines]),
    '',
  ].join('\n');
}

/** “Strength 2, Stamina 3” */
export const entries = (all: readonly Entry[]): string =>
  all.map(([label, value]) => `${label} ${value}`).join(', ');

/** “Wounds [ ] −1 [ ] −2” */
const trackLines = ({ hitPoints, tracks }: Sheet, current: string): string[] => [
  `${current} ____ / ${hitPoints}`,
  ...tracks.map(({ label, boxes }) => [label, ...boxes.map((box) => `[ ] ${box}`)].join(' ')),
];

const giftLines = (gifts: readonly (readonly [string, string, string, string])[], note: string): string[] => [
  ...gifts.map(([name, god, level, effect]) => `${name} ${level} (${god}): ${effect}`),
  note,
];

/** Words to the left, numbers to the right. */
export function columns({ head, rows }: Table): string[] {
  const all = head.length === 0 ? rows : [head, ...rows];
  const widths = (rows[0] ?? head).map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  const isNumber = widths.map((_, i) => rows.every((row) => /^[−+–\d.,]*$/.test(row[i] ?? '')));
  return all.map((row) =>
    row
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
