// The foes of a fight on their sheets: against heroes whose tally is known, or as they differ from it. RUN-RUN-102

import { capital, type Language } from '@skald/text';
import type { BattleMap } from '../../content/battle-map.ts';
import { FOE_MAKER, MISSILES, STATISTICS, type Statistic, type Statistics } from '../../content/threats.ts';
import { combatPrice } from '../../documents/encounter/combat-price.ts';
import { combatOf, kindOf } from '../../documents/encounter/fights.ts';
import { adjustOf, mayForgoMissiles, type Opponent, opponentMix } from '../../documents/encounter/mix.ts';
import type { Encounter, FoeEntry } from '../../documents/encounter/schema.ts';
import { isBlank } from '../../documents/encounter/words.ts';
import { foeWoundThreshold, mightOf, missileLine, statisticsOf } from '../../rules/foe-making.ts';
import { said } from '../encounter.ts';
import { MISSILE_NAMES } from '../foes.ts';
import { STATISTIC_SHORT, WEIRD_NAMES } from '../lexicon.ts';
import { NAMES } from '../names.ts';
import { thingText, zoneText } from '../news.ts';
import { type Entry, SHEET_WORDS, type Table } from '../sheet.ts';
import { squareLabel } from '../squares.ts';
import { NOTES_WORDS } from './index.ts';

interface Track {
  readonly label: string;
  readonly boxes: readonly string[];
}

export interface FoeNotes {
  /** By which it goes on the map. */
  readonly number: number;
  readonly name: string;
  readonly facts: readonly Entry[];
  /** INIT, ATK, DFN and DAM, with each weapon it has. */
  readonly lines: Table;
  readonly body: readonly Entry[];
  /** To be ticked off; null where nobody knows yet how many. */
  readonly hitPoints: number | null;
  readonly tracks: readonly Track[];
  readonly special: string;
}

export interface FightNotes {
  readonly facts: readonly Entry[];
  readonly foes: readonly FoeNotes[];
}

export function fightNotes(
  encounter: Encounter,
  e: number,
  language: Language,
  tally: Statistics | null,
): FightNotes | null {
  const event = encounter.events[e];
  if (event?.combat == null || event.combat.foes.length === 0) return null;
  const words = NOTES_WORDS[language];
  const { noMissiles, tactics, magic } = event.combat;
  const fight = combatOf(encounter, event);
  const sign = NAMES[language].signed;
  const claimed = combatPrice(fight).find(({ code }) => code === 'noMissiles');
  return {
    facts: [
      ...magic.map(
        ({ effects }): Entry => [
          words.magic,
          effects
            .map(({ score, by, on }) => `${WEIRD_NAMES[score][language]} ${sign(by)} (${words.magicOn[on]})`)
            .join(', '),
        ],
      ),
      ...(noMissiles || mayForgoMissiles(fight)
        ? [[words.noMissiles, claimed ? sign(-claimed.points) : words.unclaimed] as const]
        : []),
      ...(isBlank(tactics) ? [] : [[words.tactics, said(tactics, language)] as const]),
      ...(event.map === null ? [] : groundOf(event.map, language)),
    ],
    foes: event.combat.foes.flatMap((foe, i) => foeNotes(encounter, foe, i, language, tally) ?? []),
  };
}

/** What lies and stands there, as the map of it shows. RUN-RUN-105 */
function groundOf({ zones, objects }: BattleMap, language: Language): Entry[] {
  const there = [
    ...zones.map((zone) => zoneText(zone, language)),
    ...objects.map((thing) => thingText(thing, language)),
  ];
  if (there.length === 0) return [];
  const counts = Map.groupBy(there, (text) => text);
  const listed = [...counts].map(([text, { length }]) => (length === 1 ? text : `${text} (${length}×)`));
  return [[NOTES_WORDS[language].terrain, `${capital(listed.join('; '))}.`]];
}

function foeNotes(
  encounter: Encounter,
  foe: FoeEntry,
  i: number,
  language: Language,
  tally: Statistics | null,
): FoeNotes | null {
  const kind = kindOf(encounter, foe);
  if (kind === undefined) return null;
  const words = NOTES_WORDS[language];
  const names = NAMES[language];
  const one: Opponent = { ...foe, kind };
  const adjust = adjustOf(one);
  const adjusted = STATISTICS.filter((name) => (adjust[name] ?? 0) !== 0).map(
    (name) => `${STATISTIC_SHORT[name][language]} ${names.signed(adjust[name] ?? 0)}`,
  );
  const cost = combatPrice({
    foes: [one],
    magic: [],
    tubeStrikers: 0,
    noMissiles: false,
    missileObstruction: false,
  });
  const melee = tally === null ? null : statisticsOf(tally, foe.threat, adjust);
  const value = valuesOf(one, melee, language);
  return {
    number: i + 1,
    name: said(foe.name, language),
    facts: [
      [words.type, typeName(encounter, foe, language)],
      [words.threat, names.threats[foe.threat]],
      [words.adjust, adjusted.join(', ') || '–'],
      [words.move, names.paces(kind.move)],
      [words.mix, SHEET_WORDS[language].number(opponentMix(one) / 10)],
      [words.selfWilled, foe.selfWilled ? words.yes : words.no],
      [words.points, String(cost.reduce((sum, { points }) => sum + points, 0))],
    ],
    lines: {
      head: ['', ...SCORES.map((name) => STATISTIC_SHORT[name][language])],
      rows: [
        [words.melee, ...SCORES.map((name) => value(name, false))],
        ...(foe.missile === null
          ? []
          : [[capital(names.plain(MISSILE_NAMES[foe.missile])), ...SCORES.map((name) => value(name, true))]]),
      ],
    },
    body: [
      ...(['soak', 'hp', 'res'] as const).map(
        (name): Entry => [STATISTIC_SHORT[name][language], value(name, false)],
      ),
      [words.woundThreshold, melee === null ? '' : String(foeWoundThreshold(melee.hp))],
      [words.might, melee === null ? '' : String(mightOf(melee))],
    ],
    hitPoints: melee?.hp ?? null,
    tracks: [
      { label: words.wounds, boxes: words.woundNotes },
      { label: words.strength, boxes: ['−2', '−1', '+1', '+2'] },
    ],
    special: specialOf(encounter, foe, one, language),
  };
}

const SCORES = ['init', 'atk', 'dfn', 'dam'] as const;

/** A number, or how it will differ from that of the tally: “R−2”. */
function valuesOf(
  { kind, threat, missile, adjust: own }: Opponent,
  melee: Statistics | null,
  language: Language,
): (name: Statistic, shooting: boolean) => string {
  const words = NOTES_WORDS[language];
  const adjust = adjustOf({ kind, adjust: own });
  const shown = (n: number): string => String(n).replace('-', '−');
  return (name, shooting) => {
    if (melee !== null)
      return shown((shooting && missile !== null ? missileLine(melee, missile) : melee)[name]);
    const differs = (of: Statistic, more = 0): string => {
      const by = FOE_MAKER[threat][of] + (adjust[of] ?? 0) + more;
      return by === 0 ? words.tallySign : `${words.tallySign}${NAMES[language].signed(by)}`;
    };
    if (!shooting || missile === null) return differs(name);
    const { init, atk, mostDam } = MISSILES[missile];
    if (name === 'dfn') return STATISTIC_SHORT.res[language];
    if (name === 'dam') return differs('dam') + words.atMost(mostDam);
    return differs(name, name === 'init' ? init : atk);
  };
}

function typeName({ creatures }: Encounter, { kind }: FoeEntry, language: Language): string {
  return typeof kind === 'string'
    ? NAMES[language].kind(kind)
    : (creatures[kind.creature]?.name ?? String(kind.creature));
}

function specialOf(
  { creatures }: Encounter,
  { kind: chosen, hunts, start, holds }: FoeEntry,
  { kind }: Opponent,
  language: Language,
): string {
  const words = NOTES_WORDS[language];
  const { powers } = NAMES[language];
  const own = typeof chosen === 'string' ? undefined : creatures[chosen.creature];
  const said = [
    words.tempers[kind.temper],
    ...kind.powers.map((power) => powers[power.kind]),
    ...(hunts ? [powers.hunting] : []),
    ...(kind.nightVision ? [words.nightVision] : []),
    ...(kind.stunnable ? [] : [words.unstunnable]),
    ...(kind.size > 1 ? [words.large(kind.size)] : []),
    ...(holds === null ? [] : [words.holds]),
    ...(start === null ? [] : [words.starts(squareLabel(start))]),
  ];
  return [`${capital(said.join(', '))}.`, own?.trait ?? '', own?.description ?? ''].filter(Boolean).join(' ');
}
