// Runs of an encounter for bots: who goes, and with which dice. The same document, heroes and number lead to the same runs.

import { type Outcome, refuse } from '@skald/kernel';
import { majorityTotal } from '../../documents/encounter/budget.ts';
import { kindOf } from '../../documents/encounter/fights.ts';
import type { Encounter, Group } from '../../documents/encounter/schema.ts';
import { GALLERY_IDS, type GalleryId, grown } from '../../documents/hero/builds/index.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import type { AnyHero } from '../fight/options.ts';
import { begin } from '../fight/setup.ts';
import { MOST_HEROES } from '../fight/words.ts';
import { seedOf, type Trial } from '../forecast.ts';
import { refitted } from '../refitting.ts';

export interface Foresight {
  /** Left out: such as the encounter expects, others in each run. */
  readonly party?: readonly AnyHero[];
  /** How many of those come; left out: as many as it is made for. */
  readonly heroes?: number;
  /** The first run, and how many follow one another. */
  readonly from?: number;
  readonly runs: number;
  readonly seed: number;
}

/** More than that changes no hero of the gallery by much. */
const MOST_GROWN = 1500;

const KNOWN = new Map<string, Hero>();

/** Working out what somebody has become takes long, and each comes again and again. */
function grownOnce(id: GalleryId, points: number): Hero {
  const key = `${id} ${points}`;
  const known = KNOWN.get(key) ?? grown(id, points);
  KNOWN.set(key, known);
  return known;
}

/**
 * Heroes as its limit expects them: so many of the gallery, each with as many victory points as most of the group have.
 * From run to run others go, so that each goes as often and no one's strength decides. RUN-BUDGET-05
 */
export function typicalHeroes({ heroes, totals }: Pick<Group, 'heroes' | 'totals'>, run: number): Hero[] {
  const points = Math.min(MOST_GROWN, Math.max(0, majorityTotal(totals)));
  return Array.from({ length: heroes }, (_, i) =>
    grownOnce(GALLERY_IDS[(run * heroes + i) % GALLERY_IDS.length] as GalleryId, points),
  );
}

/** As it is played by so many: changed for them, if it was made for others. RUN-CEVENT-11 */
function fitFor(encounter: Encounter, heroes: number): Outcome<Encounter> {
  if (heroes < 1) return refuse('no-heroes');
  if (heroes > MOST_HEROES) return refuse('too-many-heroes', { most: MOST_HEROES });
  if (encounter.events.length === 0) return refuse('no-events');
  const foes = encounter.events.flatMap(({ combat }) => combat?.foes ?? []);
  if (foes.some((entry) => kindOf(encounter, entry) === undefined)) return refuse('no-such-creature');
  if (heroes === encounter.group.heroes) return { ok: encounter };
  const fit = refitted(encounter, heroes);
  return fit === null ? refuse('no-match', { heroes }) : { ok: fit };
}

/** Everybody plays one hero, and nobody runs it: the rules do. */
export function runsOf(encounter: Encounter, foresight: Foresight): Outcome<Trial[]> {
  const { party, from = 0, runs, seed } = foresight;
  const heroes = party?.length ?? foresight.heroes ?? encounter.group.heroes;
  const fit = fitFor(encounter, heroes);
  if ('refused' in fit) return fit;
  const group = { heroes, totals: encounter.group.totals };
  const trials = Array.from({ length: runs }, (_, i) => ({
    seats: (party ?? typicalHeroes(group, from + i)).map((hero) => [hero]),
    options: { sitting: fit.ok },
    seed: seedOf(seed, from + i),
  }));
  // What keeps the first from beginning keeps them all from it.
  const first = trials[0] && begin(trials[0].seats, trials[0].options);
  return first !== undefined && 'refused' in first ? first : { ok: trials };
}
