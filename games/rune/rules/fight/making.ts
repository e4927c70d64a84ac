// Foes as the heroes present make them, and everybody as he begins a fight. RUN-FOE, RUN-RULING-C46

import type { Seat } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import type { Statistics } from '../../content/threats.ts';
import { adjustOf } from '../../documents/encounter/mix.ts';
import { derive } from '../../documents/hero/derive.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { statisticsOf } from '../foe-making.ts';
import { heroesThere } from '../sitting/heroes.ts';
import { seatOfFoes } from '../sitting/runner.ts';
import { type Base, groundOf, placesFor } from '../space/index.ts';
import { reportOf, tallyOf } from '../valor.ts';
import { baseOf } from './fighters.ts';
import type { FoeWish } from './options.ts';
import { UNTROUBLED } from './plight.ts';
import { foeSheet, kindOf, nameOf, type Sheet } from './sheets.ts';
import type { Fighter, FoeSheet, State } from './state.ts';
import { MOST_FOES, type Side } from './words.ts';

/** By the Roll of Valor of the heroes present. RUN-FOE-01, -10 */
export function foeMakerFor(
  heroes: readonly Hero[],
): (foe: Pick<FoeWish, 'foe' | 'threat' | 'adjust'>) => Statistics {
  const tally = tallyOf(heroes.map((hero) => reportOf(derive(hero))));
  return ({ foe, threat, adjust = 'type' }) => ({
    ...statisticsOf(tally, threat, adjustOf({ kind: kindOf(foe), adjust })),
  });
}

/** Lets these foes come onto the field; false where there is no room for them all. */
export function addFoes(state: State, wishes: readonly FoeWish[], surprised: boolean): boolean {
  const foes = makeFoes(state, wishes);
  const places = placesOf(
    state,
    wishes,
    foes.map((foe) => foeSheet(foe).size as Base['size']),
  );
  if (places === null) return false;
  const seat = seatOfFoes(state);
  const first = metBefore(state);
  state.foes = foes;
  for (const [i, foe] of foes.entries())
    state.fighters.push({
      ...newFighter({
        id: `f${first + i}`,
        side: 'foes',
        seat,
        sheet: i,
        of: foeSheet(foe),
        at: places[i] as Spot,
      }),
      surprise: surprised ? 'full' : 'none',
    });
  return true;
}

/** Foes of the earlier fights of a sitting: nobody bears a name that somebody has borne before. */
const metBefore = ({ sitting }: State): number =>
  sitting?.met?.reduce((sum, { foes }) => sum + foes.length, 0) ?? 0;

/** Who has a place of his own has it, or the nearest with room; then come all others. RUN-CEVENT-22, RUN-TER-163 */
function placesOf(
  state: State,
  wishes: readonly FoeWish[],
  sizes: readonly Base['size'][],
): readonly Spot[] | null {
  const ground = groundOf(state.map);
  const taken = state.fighters.map((one): Base => baseOf(state, one));
  const places: Spot[] = [];
  const take = (whose: readonly number[], starts: readonly Spot[]): boolean => {
    const found = placesFor(
      ground,
      starts,
      whose.map((i) => sizes[i]!),
      taken,
    );
    for (const [n, i] of whose.entries()) {
      const spot = found?.[n];
      if (spot === undefined) return false;
      places[i] = spot;
      taken.push({ ...spot, size: sizes[i]! });
    }
    return true;
  };
  const others: number[] = [];
  for (const [i, { start }] of wishes.entries())
    if (start === undefined) others.push(i);
    else if (!take([i], [start])) return null;
  return take(others, state.map.starts.foes) ? places : null;
}

/** One more that was there before anybody came, and keeps no fight going. RUN-TER-135, RUN-RULING-F36 */
export function addStriker(state: State, at: Spot): void {
  const wish = { missile: null, selfWilled: false, hunts: false, magic: null };
  const sheet = state.foes.length;
  if (sheet >= MOST_FOES) return;
  const [foe] = makeFoes(state, [{ foe: 'tube-striker', threat: 'equal', ...wish }], state.foes);
  if (foe === undefined) return;
  const seat = seatOfFoes(state);
  const of = foeSheet(foe);
  state.foes = [...state.foes, foe];
  state.fighters.push({
    ...newFighter({
      id: `f${metBefore(state) + sheet}`,
      side: 'foes',
      seat,
      sheet,
      of,
      at,
    }),
    scenery: true,
  });
}

/** Whoever is there as it begins. RUN-FOE-01 */
export const measuredBy = (state: Pick<State, 'heroes' | 'fighters' | 'sitting'>): readonly Hero[] =>
  state.sitting === undefined
    ? state.heroes
    : heroesThere(state).map(({ sheet }) => state.heroes[sheet] as Hero);

function makeFoes(state: State, wishes: readonly FoeWish[], others: readonly FoeSheet[] = []): FoeSheet[] {
  const { rulings } = state;
  const made = foeMakerFor(measuredBy(state));
  const counted = new Map(others.map(({ foe, number }) => [nameOf(foe), number]));
  return wishes.map(({ start: _, ...wish }) => {
    const number = (counted.get(nameOf(wish.foe)) ?? 0) + 1;
    counted.set(nameOf(wish.foe), number);
    return { ...wish, number, statistics: made(wish), known: rulings.statistics === 'always' };
  });
}

interface Beginner {
  readonly id: string;
  readonly side: Side;
  readonly seat: Seat | null;
  /** His place among the heroes or the foes, and what is worked out of it. */
  readonly sheet: number;
  readonly of: Sheet;
  readonly at: Spot;
}

/** With the first weapon ready and the second at the belt. RUN-RULING-C46 */
export function newFighter({
  id,
  side,
  seat,
  sheet,
  of: { forms, maxHp, trophy },
  at: { x, y },
}: Beginner): Fighter {
  const armed = forms.filter(({ bareHands }, form) => !bareHands && form !== trophy).length;
  return {
    id,
    side,
    seat,
    sheet,
    x,
    y,
    hp: maxHp,
    wounds: 0,
    impairment: 0,
    condition: 'able',
    felled: null,
    fallen: false,
    hand: 0,
    belt: armed > 1 ? 1 : null,
    lying: [],
    pieces: forms.map(({ pieces }) => pieces ?? 1),
    planned: null,
    total: null,
    tieBreak: 0,
    steps: [],
    acted: 0,
    waiting: false,
    stance: 'none',
    movement: 'none',
    paces: 0,
    engagements: 0,
    fists: false,
    denied: [],
    onlyMoved: false,
    jockeyed: false,
    target: null,
    grudges: [],
    order: 0,
    held: null,
    saviours: [],
    rest: 0,
    marks: [],
    uses: [],
    asleep: [],
    opportune: false,
    attacked: [],
    ...UNTROUBLED,
  };
}
