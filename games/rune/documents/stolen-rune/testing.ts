// The Stolen Rune with words that say nothing, on maps that have only what is claimed of them.

import type { BattleMap, Thing } from '../../content/battle-map.ts';
import type { Adventure } from '../adventure/schema.ts';
import { field, rows } from '../encounter/testing.ts';
import { stolenRune } from './index.ts';
import {
  type Bilingual,
  type Edition,
  ENCOUNTER_KEYS,
  type EncounterKey,
  type EncounterTale,
  type StolenMaps,
  type Tale,
} from './script.ts';

const both = (text: string): Bilingual => ({ en: text, de: text });

/** Answers for whatever it is asked for. */
const anything = <T>(answer: (key: string) => T): Readonly<Record<string, T>> =>
  new Proxy({} as Record<string, T>, { get: (_, key) => answer(String(key)) });

const TALE_OF_NOTHING: EncounterTale = {
  name: both('An encounter'),
  concept: both('Something happens.'),
  events: anything((id) => ({
    title: both(id),
    location: both(`Place ${id}`),
    summary: both('x'),
    narration: both('x'),
    inspection: both('x'),
    background: both('x'),
  })),
  elements: anything((id) => ({ name: both(id), how: both(`How ${id}`), trigger: both(`When ${id}`) })),
  foes: anything(both),
};

const TALE = Object.fromEntries(ENCOUNTER_KEYS.map((key) => [key, TALE_OF_NOTHING])) as Tale;

const FRAME = { name: both('An adventure'), outline: both('It goes on.'), goal: both('It is done.') };

const at = (i: number): Thing['area'] => [[i % 12, 6 + Math.floor(i / 12), 1]];
const barriers = (count: number): Thing[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `log-${i + 1}`,
    kind: 'barrier',
    item: 'log',
    area: at(i),
  }));
type Cover = readonly [degree: 'third' | 'half' | 'full', persons: number];
const covers = (...given: readonly Cover[]): Thing[] =>
  given.map(([degree, persons], i) => ({
    id: `cover-${i + 1}`,
    kind: 'cover',
    degree,
    persons,
    area: at(20 + i),
  }));
const exits = (...perRound: readonly (1 | 2)[]): Thing[] =>
  perRound.map((heroesPerRound, i) => ({
    id: `exit-${i + 1}`,
    kind: 'exit',
    viable: true,
    heroesPerRound,
    open: true,
    area: at(40 + i),
  }));
const heights = (...feet: readonly number[]): BattleMap['heights'] =>
  feet.map((one, i) => ({ feet: one, area: [[i, 11, 1]] }));

/** Thirty-six cells of two paces. */
const MAPS: StolenMaps = {
  'lava-e4': field({
    objects: [...barriers(4), ...covers(['full', 2])],
    heights: heights(5),
    zones: [{ kind: 'damaging', dam: 25, grows: false, nature: 'heat', area: [[0, 0, 2]] }],
  }),
  'downfall-e3': field({
    objects: covers(['third', 6]),
    zones: [
      { kind: 'slope', up: 6, area: rows(1, 0) },
      { kind: 'slope', up: 2, area: rows(1, 4) },
    ],
  }),
  'temple-of-loki-e3': field({
    edge: 'walled',
    objects: [...barriers(1), ...covers(['full', 5], ['full', 5], ['half', 2], ['third', 3]), ...exits(1)],
  }),
  'jellyfish-e1': field({
    edge: 'walled',
    objects: [...covers(['half', 1]), ...exits(1, 1)],
    zones: [{ kind: 'slippery', from: 1, area: rows(4) }],
  }),
  'longship-e3': field({
    objects: barriers(6),
    heights: heights(5, 10, 15),
    zones: [{ kind: 'weird', statistic: 'dam', by: 2, side: 'both', area: rows(6) }],
  }),
  'rescue-e2': field({
    edge: 'walled',
    objects: exits(2),
    zones: [{ kind: 'slippery', from: 1, area: rows(3) }],
  }),
  'rescue-e3': field({
    objects: [1, 2, 3].map((i) => ({ id: `decoy-${i}`, kind: 'decoy' as const, area: at(i) })),
    heights: heights(5, 10, 15, 25),
    zones: [{ kind: 'slippery', from: 1, area: rows(1) }],
  }),
};

export const EDITION: Readonly<Record<Edition, Adventure>> = {
  printed: stolenRune('printed', FRAME, TALE, MAPS),
  balanced: stolenRune('balanced', FRAME, TALE, MAPS),
};

export const encounterOf = (edition: Edition, key: EncounterKey) => {
  const entry = EDITION[edition].encounters[ENCOUNTER_KEYS.indexOf(key)];
  if (entry === undefined) throw new Error(`there is no ${key}`);
  return entry.encounter;
};
