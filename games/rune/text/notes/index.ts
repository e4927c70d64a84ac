// The notes of an encounter for a real table: what its runner reads, what it costs, its foes, and forms to fill in.
// RUN-RUN-101 to -105

import type { DocumentPath } from '@skald/kernel';
import type { Language } from '@skald/text';
import { STATISTICS, type Statistics } from '../../content/threats.ts';
import { priceOf } from '../../documents/encounter/price/index.ts';
import type { Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import { isBlank } from '../../documents/encounter/words.ts';
import { notes as de } from '../de/notes.ts';
import { notes as en, type NotesWords } from '../en/notes.ts';
import { encounterPriceText, said } from '../encounter.ts';
import { STATISTIC_SHORT } from '../lexicon.ts';
import type { Entry, Table } from '../sheet.ts';
import { type ElementNotes, elementNotes } from './element.ts';
import { type FightNotes, fightNotes } from './foes.ts';

export const NOTES_WORDS: Readonly<Record<Language, NotesWords>> = { en, de };

interface EventNotes {
  readonly title: string;
  readonly place: string;
  /** Each with its title, in the order in which they are told. */
  readonly told: readonly Entry[];
  readonly elements: readonly ElementNotes[];
  readonly fight: FightNotes | null;
}

/** What every hero reports, to be filled in; the tally where it is known. RUN-RUN-104 */
interface ValorForm {
  readonly head: readonly string[];
  readonly rows: number;
  readonly tally: readonly string[];
}

/** A place where loot was left. RUN-RUN-103 */
type CacheRecord = readonly Entry[];

export interface Notes {
  readonly title: string;
  readonly facts: readonly Entry[];
  readonly concept: string;
  readonly events: readonly EventNotes[];
  readonly cost: { readonly table: Table; readonly totals: readonly Entry[] };
  readonly valor: ValorForm;
  readonly caches: readonly CacheRecord[];
}

const MOST_HEROES = 8;

/** Without a tally foes have no numbers yet, but say how theirs differ from it. */
export function notesOf(encounter: Encounter, language: Language, tally: Statistics | null = null): Notes {
  const words = NOTES_WORDS[language];
  const { kind, hook, group, beginner, events } = encounter;
  return {
    title: said(encounter.name, language),
    facts: [
      [words.kind, words.kinds[kind]],
      [words.hook, words.hooks[hook]],
      [words.heroes, String(group.heroes)],
      ...(beginner ? [[words.beginner, words.yes] as const] : []),
    ],
    concept: said(encounter.concept, language),
    events: events.map((event, e) => ({
      title: words.event(e + 1, said(event.title, language)),
      place: [event.location, event.summary]
        .filter((one) => !isBlank(one))
        .map((one) => said(one, language))
        .join('. '),
      told: toldIn(event, language),
      elements: event.elements.map((element) => elementNotes(encounter, e, element, language)),
      fight: fightNotes(encounter, e, language, tally),
    })),
    cost: costSheet(encounter, language),
    valor: {
      head: [words.hero, ...STATISTICS.map((name) => STATISTIC_SHORT[name][language])],
      rows: MOST_HEROES,
      tally: [words.tally, ...STATISTICS.map((name) => (tally === null ? '' : String(tally[name])))],
    },
    caches: cachesOf(encounter, language),
  };
}

const TOLD = ['narration', 'inspection', 'background'] as const;

/** RUN-ENC-10 */
const toldIn = (event: Pick<EncounterEvent, (typeof TOLD)[number]>, language: Language): Entry[] =>
  TOLD.filter((part) => !isBlank(event[part])).map((part) => [
    NOTES_WORDS[language][part],
    said(event[part], language),
  ]);

/** Every line of the price with its rule, what they come to, and how much they may. RUN-RUN-101 */
function costSheet(encounter: Encounter, language: Language): Notes['cost'] {
  const words = NOTES_WORDS[language];
  const { lines, totals } = priceOf(encounter);
  const { spent, earned, base, increase, remaining } = totals;
  return {
    table: {
      head: [words.where, words.item, words.rule, words.spent, words.earned],
      rows: [
        ...lines.map((line) => [
          whereIn(encounter, line.path, language),
          encounterPriceText(line, language),
          line.rule ?? '',
          line.points < 0 ? '' : String(line.points),
          line.points < 0 ? String(-line.points) : '',
        ]),
        [words.sum, '', '', String(spent), String(earned)],
      ],
    },
    totals: [
      [words.limit, words.limitOf(base, increase)],
      [words.remaining, String(remaining).replace('-', '−')],
    ],
  };
}

/** “2 The hoard” */
function whereIn({ events }: Encounter, path: DocumentPath, language: Language): string {
  const words = NOTES_WORDS[language];
  const [, e, part, ...rest] = path;
  const event = typeof e === 'number' ? events[e] : undefined;
  if (event === undefined) return '';
  const named = (): string => {
    if (part === 'elements') return said(event.elements[Number(rest[0])]?.name ?? '', language);
    const foe = rest[0] === 'foes' ? event.combat?.foes[Number(rest[1])] : undefined;
    return foe ? said(foe.name, language) : part === 'combat' ? words.fight : words.terrain;
  };
  return `${Number(e) + 1} ${named()}`;
}

/** One for every cache that can be won; where there is none, one to be filled in if heroes make it. RUN-RUN-103 */
function cachesOf({ events }: Encounter, language: Language): CacheRecord[] {
  const { cacheFields: fields } = NOTES_WORDS[language];
  const record = (location: string, difficulty: string): CacheRecord => [
    [fields.location, location],
    [fields.date, ''],
    [fields.runner, ''],
    [fields.difficulty, difficulty],
    [fields.trap, ''],
    [fields.contents, ''],
  ];
  const won = events.flatMap(({ elements, location, title }) =>
    elements.flatMap(({ gains }) =>
      gains.flatMap((gain) =>
        gain.kind === 'lootCache'
          ? [record(said(isBlank(location) ? title : location, language), String(gain.difficulty))]
          : [],
      ),
    ),
  );
  return won.length > 0 ? won : [record('', '')];
}

/** Drawn for a fight whose ground is more than plain. RUN-RUN-105 */
export const hasPrintedMap = ({ combat, map }: EncounterEvent): boolean =>
  combat !== null &&
  combat.foes.length > 0 &&
  map !== null &&
  [map.walls, map.heights, map.zones, map.objects].some(({ length }) => length > 0);

export type { ElementNotes } from './element.ts';
export type { FightNotes, FoeNotes } from './foes.ts';
