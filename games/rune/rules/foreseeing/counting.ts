// What came of one run of an encounter, in numbers, and the numbers of many runs added up whatever their order.

import type { Event, Game, RollEvent } from '@skald/kernel';
import type { Element } from '../../documents/encounter/schema.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import type { AnyFrame } from '../fight/agenda.ts';
import type { EventOf, GameEvent } from '../fight/events.ts';
import { fighterOf, isHero } from '../fight/fighters.ts';
import { heroScores, runnersDue } from '../fight/reckoning.ts';
import type { State } from '../fight/state.ts';
import { added, type Counts } from '../forecast.ts';
import { MORTAL_WOUNDS } from '../injury.ts';
import { ableIds, heroesThere } from '../sitting/heroes.ts';
import { encounterIn } from '../sitting/notes.ts';
import { lootPoints } from '../treasure/silver.ts';
import { type Cause, type Watched, watched } from './causes.ts';

/** They saw the end of it, foes drove them off, or nobody could go on. RUN-RUN-80 */
export const ENDS = ['through', 'drivenOff', 'fallen'] as const;
export type End = (typeof ENDS)[number];

/** What a place of the notes cost and brought, run by run; runs in which that was nothing are left out of `Counts`. */
export interface Toll {
  /** Runs in which it was reached. */
  readonly met: number;
  readonly rolls: number;
  readonly failed: number;
  /** Of heroes. */
  readonly hp: Counts;
  readonly wounds: Counts;
  readonly deaths: Counts;
  /** For heroes, without what their own hit points cost them; and what their loot will be worth at home. */
  readonly points: Counts;
  readonly loot: Counts;
}

export interface Foreseen {
  readonly runs: number;
  /** Heroes in all of them together. */
  readonly heroes: number;
  readonly ends: Readonly<Record<End, number>>;
  /** Of each run. RUN-VPR-04 */
  readonly rounds: Counts;
  readonly rolls: Counts;
  readonly deaths: Counts;
  readonly almostDown: Counts;
  /** Of all pillagers together, what they carry home, and of each by his name. RUN-VP-02, -25 */
  readonly points: Counts;
  readonly loot: Counts;
  readonly pillagers: Readonly<Record<string, Counts>>;
  /** What whoever thought it up would have for running it. RUN-VPR-22 */
  readonly runner: Counts;
  /** By path. */
  readonly places: Readonly<Record<string, Toll>>;
}

const COUNTED = ['rounds', 'rolls', 'deaths', 'almostDown', 'points', 'loot', 'runner'] as const;

export const NOTHING_FORESEEN: Foreseen = {
  runs: 0,
  heroes: 0,
  ends: { through: 0, drivenOff: 0, fallen: 0 },
  rounds: {},
  rolls: {},
  deaths: {},
  almostDown: {},
  points: {},
  loot: {},
  pillagers: {},
  runner: {},
  places: {},
};

/** A run that is counted as it is played. */
export interface Counting extends Watched {
  /** What it came to, when its encounter is over. */
  count(): Foreseen;
}

export function counting(game: Game<State>): Counting {
  const ledger = new Ledger();
  const { game: seen, tell } = watched(game, ledger);
  return { game: seen, tell: (event: Event) => tell(event), count: () => ledger.read() };
}

const TOLLS = ['hp', 'wounds', 'deaths', 'points', 'loot', 'rolls', 'failed'] as const;
type Kind = (typeof TOLLS)[number];
type Sums = Record<Kind, number>;

const NOTHING: Sums = { hp: 0, wounds: 0, deaths: 0, points: 0, loot: 0, rolls: 0, failed: 0 };

/** Everything that is told from the first sentence of an encounter to its end. */
class Ledger {
  #open = false;
  #lost = false;
  #rounds = 0;
  #rolls = 0;
  #loot = 0;
  readonly #places = new Map<string, Sums>();
  /** Where foes stand in the notes, and what hurt each hero last. */
  readonly #foes = new Map<string, string>();
  readonly #hurtBy = new Map<string, Cause>();
  #end: Pick<
    Foreseen,
    'heroes' | 'ends' | 'deaths' | 'almostDown' | 'points' | 'pillagers' | 'runner'
  > | null = null;

  before(state: State, frame: AnyFrame, cause: Cause): void {
    if (frame.step === 'combat' || frame.step === 'element') this.#enter(cause);
    if (frame.step === 'encounterOver') this.#open = false;
    if (frame.step === 'settling') this.#end ??= endOf(state, this.#lost);
  }

  told(state: State, event: GameEvent | RollEvent, cause: Cause): void {
    if (event.type === 'encounterBegan' && this.#end === null) this.#open = true;
    if (this.#open) this.#hear(state, event as GameEvent, cause);
  }

  read(): Foreseen {
    const once = (value: number): Counts => ({ [value]: 1 });
    return {
      ...(this.#end ?? NOTHING_FORESEEN),
      runs: 1,
      rounds: once(this.#rounds),
      rolls: once(this.#rolls),
      loot: once(this.#loot),
      places: Object.fromEntries([...this.#places].map(([path, sums]) => [path, tollOf(sums)])),
    };
  }

  #hear(state: State, event: GameEvent, cause: Cause): void {
    switch (event.type) {
      case 'narrated':
        return this.#enter(cause);
      case 'mustered':
        return this.#muster(state, event);
      case 'roundBegan':
        this.#rounds += 1;
        return;
      case 'fightEnded':
        this.#lost = event.won === 'foes';
        return;
      case 'attempted': {
        const roll = part(cause, 'roll');
        this.#rolls += 1;
        this.#note(roll, 'rolls', 1);
        return this.#note(roll, 'failed', event.success ? 0 : 1);
      }
      case 'hurt': {
        if (!isHero({ id: event.fighter })) return;
        const by = this.#foes.get(event.by ?? '') ?? fieldOf(cause);
        this.#hurtBy.set(event.fighter, by);
        return this.#note(by, 'wounds', Math.min(MORTAL_WOUNDS, event.wounds));
      }
      case 'became':
        if (event.condition === 'dead' && isHero({ id: event.fighter }))
          this.#note(this.#hurtBy.get(event.fighter) ?? cause, 'deaths', 1);
        return;
      case 'scored':
        // The hit points that he really lost, and not what would have killed him twice. RUN-VP-30
        if (event.cause === 'suffered')
          return this.#note(this.#hurtBy.get(event.hero) ?? cause, 'hp', -event.points);
        return this.#note(this.#scoredBy(state, event, cause), 'points', event.points);
      case 'found': {
        const loot = lootPoints(
          event.items.filter((item) => item.kind === 'loot' || item.kind === 'liars-silver'),
        );
        this.#loot += loot;
        return this.#note(gainOf(state, cause, isFound(event)), 'loot', loot);
      }
    }
  }

  /** As they stand in the notes: one entry of a kind and category for all that are alike. */
  #muster({ sitting }: State, { foes }: EventOf<'mustered'>): void {
    if (sitting === undefined) return;
    const { event } = sitting.progress;
    const entries = encounterIn(sitting).events[event]?.combat?.foes ?? [];
    for (const [i, id] of foes.entries()) {
      const entry = entries[i];
      const first = entries.findIndex(
        ({ kind, threat }) => entry?.threat === threat && JSON.stringify(entry.kind) === JSON.stringify(kind),
      );
      const path = `events.${event}.combat${first < 0 ? '' : `.foes.${first}`}`;
      this.#foes.set(id, path);
      this.#enter(path);
    }
  }

  #scoredBy(state: State, { of, cause: why }: EventOf<'scored'>, cause: Cause): Cause {
    const foe = this.#foes.get(of ?? '');
    if (foe !== undefined) return foe;
    if (why === 'success') return part(cause, 'roll');
    return why === 'award' ? gainOf(state, cause, ({ kind }) => kind === 'points') : cause;
  }

  #enter(cause: Cause): void {
    for (const path of withAll(cause)) if (!this.#places.has(path)) this.#places.set(path, { ...NOTHING });
  }

  #note(cause: Cause, kind: Kind, by: number): void {
    this.#enter(cause);
    for (const path of withAll(cause)) {
      const sums = this.#places.get(path);
      if (sums !== undefined) sums[kind] += by;
    }
  }
}

/** How everybody stands before anything is settled. */
function endOf(state: State, lost: boolean) {
  const heroes = heroesThere(state);
  const scores = heroScores(state);
  const name = (hero: string): string => (state.heroes[fighterOf(state, hero).sheet] as Hero).name;
  const end: End = ableIds(state).length === 0 ? 'fallen' : lost ? 'drivenOff' : 'through';
  const all = Object.values(scores).reduce((sum, { score }) => sum + score, 0);
  const pillagers: Record<string, Counts> = {};
  for (const [hero, { score }] of Object.entries(scores))
    pillagers[name(hero)] = added(pillagers[name(hero)] ?? {}, { [score]: 1 });
  return {
    heroes: heroes.length,
    ends: { ...NOTHING_FORESEEN.ends, [end]: 1 },
    deaths: { [heroes.filter(({ condition }) => condition === 'dead').length]: 1 },
    almostDown: { [state.almostDown.length]: 1 },
    points: { [all]: 1 },
    pillagers,
    runner: { [runnersDue(state).score]: 1 },
  };
}

const tollOf = ({ rolls, failed, hp, wounds, deaths, points, loot }: Sums): Toll => {
  const once = (value: number): Counts => (value === 0 ? {} : { [value]: 1 });
  return {
    met: 1,
    rolls,
    failed,
    hp: once(hp),
    wounds: once(wounds),
    deaths: once(deaths),
    points: once(points),
    loot: once(loot),
  };
};

/** What nobody did in a fight, its field did. */
const fieldOf = (cause: Cause): Cause => cause?.replace(/\.combat$/, '.map') ?? null;

const ELEMENT = /^events\.(\d+)\.elements\.(\d+)$/;

/** A part of an element, where it is one that brought it about. */
const part = (cause: Cause, of: string): Cause =>
  cause !== null && ELEMENT.test(cause) ? `${cause}.${of}` : cause;

type Gain = Element['gains'][number];

/** The first of an element's gains that is so. */
function gainOf({ sitting }: State, cause: Cause, isSo: (gain: Gain) => boolean): Cause {
  const [, event = '', element = ''] = ELEMENT.exec(cause ?? '') ?? [];
  if (sitting === undefined || event === '') return cause;
  const { gains = [] } = encounterIn(sitting).events[Number(event)]?.elements[Number(element)] ?? {};
  const gain = gains.findIndex(isSo);
  return gain < 0 ? cause : part(cause, `gains.${gain}`);
}

const isFound =
  ({ category, items }: EventOf<'found'>) =>
  (gain: Gain): boolean => {
    if (category !== null) return gain.kind === 'treasure' && gain.category === category;
    return gain.kind === (items[0]?.kind === 'liars-silver' ? 'liarsSilver' : 'silver');
  };

const PLACE = /^(events\.\d+)(\.combat|\.map|\.elements\.\d+)?(\..+)?$/;

/** A place and all that it lies in: what befalls one in a fight, befalls one in its event. */
function withAll(cause: Cause): string[] {
  const [path, event, within] = PLACE.exec(cause ?? '') ?? [];
  if (path === undefined || event === undefined) return [];
  return [...new Set([event, `${event}${within ?? ''}`, path])];
}

/** Both together. */
export function mergedRuns(one: Foreseen, other: Foreseen): Foreseen {
  const counted = Object.fromEntries(COUNTED.map((name) => [name, added(one[name], other[name])]));
  return {
    ...(counted as Pick<Foreseen, (typeof COUNTED)[number]>),
    runs: one.runs + other.runs,
    heroes: one.heroes + other.heroes,
    ends: added(one.ends, other.ends) as Foreseen['ends'],
    pillagers: joined(one.pillagers, other.pillagers, added),
    places: joined(one.places, other.places, addedToll),
  };
}

const addedToll = (one: Toll, other: Toll): Toll => ({
  met: one.met + other.met,
  rolls: one.rolls + other.rolls,
  failed: one.failed + other.failed,
  hp: added(one.hp, other.hp),
  wounds: added(one.wounds, other.wounds),
  deaths: added(one.deaths, other.deaths),
  points: added(one.points, other.points),
  loot: added(one.loot, other.loot),
});

function joined<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  both: (one: T, other: T) => T,
): Record<string, T> {
  const all: Record<string, T> = { ...one };
  for (const [name, more] of Object.entries(other)) {
    const known = all[name];
    all[name] = known === undefined ? more : both(known, more);
  }
  return all;
}
