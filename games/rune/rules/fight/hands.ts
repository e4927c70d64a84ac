// Who plays which heroes: those whom everybody brings, and others of the gallery who join them.

import { type Outcome, refuse } from '@skald/kernel';
import type { Worth } from '../../content/fights.ts';
import { GALLERY_IDS, type GalleryId, grown } from '../../documents/hero/builds/index.ts';
import { check } from '../../documents/hero/check.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { type AnyHero, broughtBy, heroesIn, type Options, type SeatEntry } from './options.ts';
import { MOST_HEROES } from './words.ts';

export type Hand = 'foes' | readonly Hero[];

/** Every seat with its heroes as they are, or why it cannot be so. */
export function handsOf(entries: readonly SeatEntry[], options: Options): Outcome<Hand[]> {
  if (entries.filter((entry) => entry === 'foes').length > 1) return refuse('two-play-foes');
  const named = entries.map((entry): AnyHero[] | 'foes' => heroesIn(entry)?.slice() ?? 'foes');
  const first = named.find((entry) => entry !== 'foes');
  if (first === undefined) return refuse('no-heroes');
  if (options.hero !== null) first[0] = options.hero;
  const heroes = named.flatMap((entry) => (entry === 'foes' ? [] : entry));
  if (heroes.length > MOST_HEROES) return refuse('too-many-heroes', { most: MOST_HEROES });
  const known = heroes.filter((hero) => typeof hero === 'string');
  if (new Set(known).size < known.length) return refuse('hero-taken-twice');
  const wrong = heroes.map(faultOf).find((fault) => fault !== null);
  if (wrong) return wrong;
  // In a round in which everybody runs, everybody has one. RUN-HERO-02
  joinedByOthers(named, broughtBy(entries).length > 0 ? 1 : options.band);
  return { ok: named.map((entry) => (entry === 'foes' ? entry : entry.map(asHe(options.points)))) };
}

/** Nobody plays a hero who breaks the rules he was made by. RUN-HERO-06 */
function faultOf(hero: AnyHero): ReturnType<typeof refuse> | null {
  if (typeof hero === 'string') return null;
  const problem = check(hero).find(({ advice }) => !advice);
  return problem === undefined ? null : refuse('bad-hero', { hero: hero.name, problem: problem.code });
}

/** One more for each hand in turn, until all have enough or there are as many as may fight. */
function joinedByOthers(named: (AnyHero[] | 'foes')[], band: number): void {
  const hands = named.filter((entry) => entry !== 'foes');
  const taken = hands.flat();
  const others = GALLERY_IDS.filter((id) => !taken.includes(id));
  for (let most = 2; most <= band; most++)
    for (const hand of hands) {
      const other = others[0];
      if (hand.length >= most || other === undefined || hands.flat().length === MOST_HEROES) continue;
      hand.push(other);
      others.shift();
    }
}

const asHe =
  (points: Worth) =>
  (hero: AnyHero): Hero =>
    typeof hero === 'string' ? grownOnce(hero, points) : hero;

const known = new Map<string, Hero>();

/** The same hero is one document, for whatever is worked out once a document. */
function grownOnce(id: GalleryId, points: Worth): Hero {
  const key = `${id} ${points}`;
  const hero = known.get(key) ?? grown(id, points);
  known.set(key, hero);
  return hero;
}
