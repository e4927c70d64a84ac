// The notes of an encounter, or of a whole adventure, for a terminal or a plain file.

import type { Language } from '@skald/text';
import type { Adventure } from '../../documents/adventure/schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { coverOf } from '../designer/cover.ts';
import { columns, entries } from '../sheet-text.ts';
import { type ElementNotes, type FightNotes, type FoeNotes, NOTES_WORDS, notesOf } from './index.ts';

/** What holds it together, then the notes of each encounter. */
export function adventureText(adventure: Adventure, language: Language): string {
  const { title, facts, told, order, encounters } = coverOf(adventure, language);
  return [
    title,
    '='.repeat(title.length),
    entries(facts),
    ...told.map(([label, text]) => `${label}: ${text}`),
    '',
    encounters,
    '-'.repeat(encounters.length),
    ...order.map((line, i) => `${i + 1}. ${line}`),
    ...adventure.encounters.flatMap(({ encounter }) => ['', '', notesText(encounter, language)]),
  ].join('\n');
}

type Section = readonly [title: string, lines: readonly string[]];

export function notesText(encounter: Encounter, language: Language): string {
  const words = NOTES_WORDS[language];
  const { title, facts, concept, events, cost, valor, caches } = notesOf(encounter, language);
  const foes = events.flatMap(({ fight }) => fight?.foes ?? []);
  const sections: readonly Section[] = [
    ...events.map(
      ({ title: name, place, told, elements, fight }): Section => [
        name,
        [
          place,
          ...told.map(([label, text]) => `${label}: ${text}`),
          ...elements.flatMap(elementLines),
          ...fightLines(fight, words.foes),
        ].filter(Boolean),
      ],
    ),
    [words.cost, [...columns(cost.table), entries(cost.totals)]],
    ...(foes.length === 0
      ? []
      : [
          [
            words.foeSheets,
            [words.fromTally, ...foes.flatMap((foe) => foeLines(foe, words.hitPoints))],
          ] as const,
        ]),
    [
      words.valor,
      [
        ...columns({
          head: valor.head,
          rows: [...Array.from({ length: valor.rows }, () => valor.head.map(() => '____')), valor.tally],
        }),
        words.tallyNote,
      ],
    ],
    ...caches.map(
      (fields): Section => [words.cache, fields.map(([label, value]) => `${label}: ${value || '____'}`)],
    ),
  ];
  return [
    title,
    '='.repeat(title.length),
    entries(facts),
    ...(concept === '' ? [] : [concept]),
    ...sections.flatMap(([name, lines]) => ['', name, '-'.repeat(name.length), ...lines]),
    '',
  ].join('\n');
}

/** “* The beam: Roll Dodge. …” */
const elementLines = ({ name, phase, runs, told }: ElementNotes): string[] => [
  `* ${name}${phase === null ? '' : ` (${phase})`}: ${runs}`,
  ...told.map(([label, text]) => `  ${label}: ${text}`),
];

const fightLines = (fight: FightNotes | null, title: string): string[] =>
  fight === null
    ? []
    : [
        `${title}: ${fight.foes.map(({ name, number }) => `${number} ${name}`).join(', ')}`,
        ...fight.facts.map(([label, text]) => `${label}: ${text}`),
      ];

const foeLines = (
  { number, name, facts, lines, body, tracks, special }: FoeNotes,
  hits: string,
): string[] => [
  '',
  `${number} ${name}`,
  entries(facts),
  ...columns(lines),
  entries(body.filter(([, value]) => value !== '')),
  [
    `${hits} ____`,
    ...tracks.map(({ label, boxes }) => [label, ...boxes.map((box) => `[ ] ${box}`)].join(' ')),
  ].join('; '),
  special,
];
