// Who attacks what. AOH-CBT-01 to -12; AOH-RULING-17 to -19

import { type Choice, next, type Seat } from '@skald/kernel';
import { AREAS, type Area, type CounterId, isMonsterId, type Options } from '../content/index.ts';
import type { AnyFrame, FrameOf } from './agenda.ts';
import { startBattle } from './battle.ts';
import type { ChoiceOf } from './choices.ts';
import { canConquer } from './kingdom.ts';
import { heroPiece, isHero, losesTurn, ownPieces, piece, piecesIn, publicName, worships } from './pieces.ts';
import type { Piece, State, Steps, Table } from './state.ts';

/** Whether a counter may attack at all. */
export function able(state: State, one: Piece): boolean {
  if (one.barred || losesTurn(state, one)) return false;
  if (state.options.attacksPerCounter === 'once' && one.attacked.length > 0) return false;
  return !(isHero(state, one) && worships(state, one.owner));
}

const ableIn = (state: State, seat: Seat, area: Area): Piece[] =>
  ownPieces(state, seat).filter((one) => one.area === area && able(state, one));

/** Everything in an area that a player may attack, by the names he knows it by; the area itself is `land`. */
export function targetsIn(state: State, seat: Seat, area: Area): string[] {
  const names: string[] = [];
  for (const one of state.pieces) if (one.area === area && one.owner !== seat) names.push(publicName(one));
  if (canConquer(state, seat, area)) names.push('land');
  return names;
}

/** How a target is remembered in `attacked`. */
export const targetKey = (target: string, area: Area): string => (target === 'land' ? area : target);

const mayAttack = (one: Piece, target: string, area: Area): boolean =>
  !one.attacked.includes(targetKey(target, area));

/** What all of these may still attack together. */
const commonTargets = (state: State, seat: Seat, area: Area, attackers: readonly Piece[]): string[] =>
  targetsIn(state, seat, area).filter((target) => attackers.every((one) => mayAttack(one, target, area)));

/** What at least one of these may still attack. AOH-RULING-19 */
const anyTargets = (state: State, seat: Seat, area: Area, attackers: readonly Piece[]): string[] =>
  targetsIn(state, seat, area).filter((target) => attackers.some((one) => mayAttack(one, target, area)));

/** The area in which the hero still owes an attack on a monster. AOH-CBT-05, AOH-RULING-17 */
export function owedIn(state: State, seat: Seat): Area | null {
  const hero = heroPiece(state, seat);
  if (hero === null || state.players[seat]?.foughtMonster || !able(state, hero)) return null;
  return piecesIn(state, hero.area).some((one) => isMonsterId(one.id)) ? hero.area : null;
}

/** With a single attack, the hero must spend it on a monster. AOH-RULING-18 */
function mustNameMonster(state: State, seat: Seat, area: Area, attackers: readonly CounterId[]): boolean {
  const hero = heroPiece(state, seat);
  if (state.options.attacksPerCounter !== 'once' || hero === null || !attackers.includes(hero.id))
    return false;
  return owedIn(state, seat) === area;
}

function openAreas(state: State, frame: FrameOf<'attackFrom'>): Area[] {
  const { seat, current, closed } = frame;
  const owed = owedIn(state, seat);
  if (state.options.areaByArea && current !== null && owed === current) return [current];
  const own = ownPieces(state, seat);
  const here = new Set<Area>();
  for (const one of own) if (able(state, one) && !closed.includes(one.area)) here.add(one.area);
  return AREAS.filter(
    (area) => here.has(area) && anyTargets(state, seat, area, ableIn(state, seat, area)).length > 0,
  );
}

/** Who strikes what: from here on there is no way back. */
type Declared = Omit<FrameOf<'targets'>, 'step'> & { readonly step: 'declared' };

/** An attack as far as it is put together: more is asked, or it is declared. */
type Mustered = FrameOf<'attackers'> | FrameOf<'targets'> | Declared;

/** How an attack is put together. AMI-DIFF-13 */
interface Grouping {
  /** Calls up the counters of an area, then asks what they attack. */
  muster(state: State, seat: Seat, area: Area): Mustered;
  /** What these may attack together. */
  readonly targets: typeof commonTargets;
  readonly oneTarget: boolean;
}

const GROUPINGS: Record<Options['attackGrouping'], Grouping> = {
  chosen: {
    muster: (state, seat, area) => gather(state, { step: 'attackers', seat, area, chosen: [] }),
    targets: commonTargets,
    oneTarget: false,
  },
  wholeRegion: {
    muster(state, seat, area) {
      const attackers = ableIn(state, seat, area).map((one) => one.id);
      return { step: 'targets', seat, area, attackers, named: [] };
    },
    targets: anyTargets,
    oneTarget: true,
  },
};

const grouping = ({ options }: State): Grouping => GROUPINGS[options.attackGrouping];

export const attackSteps: Steps<'attackFrom' | 'attackers' | 'targets'> = {
  attackFrom: {
    options(state, frame, seat) {
      const options: ChoiceOf<'attackFrom'>[] = openAreas(state, frame).map((area) => ({
        act: 'area',
        area,
      }));
      const owed = owedIn(state, seat);
      if (owed === null || frame.closed.includes(owed)) options.push({ act: 'done' });
      return options;
    },
    answer(table, frame, choice, seat) {
      if (choice.act === 'done') return;
      const { area } = choice;
      next(table, frame);
      proceed(table, grouping(table.state).muster(table.state, seat, area));
    },
  },

  /** Which of the player's counters attack together. AMI-DIFF-13 */
  attackers: {
    options(state, frame) {
      const options: ChoiceOf<'attackers'>[] = joinable(state, frame).map((id) => ({
        act: 'attacker',
        counter: id,
      }));
      if (frame.chosen.length > 0) options.push({ act: 'ready' });
      return options;
    },
    answer(table, frame, choice) {
      proceed(table, choose(table.state, frame, choice));
    },
  },

  /** What they attack: the order of naming says who speaks for the defenders. AOH-RULING-24 */
  targets: {
    options(state, frame, seat) {
      const options: ChoiceOf<'targets'>[] = legalTargets(state, frame).map((target) => ({
        act: 'target',
        target,
      }));
      if (frame.named.length > 0) {
        if (!lacksMonster(state, frame)) options.push({ act: 'strike' });
      } else if (grouping(state).oneTarget && seat === frame.seat) options.push({ act: 'back' });
      return options;
    },
    answer(table, frame, choice) {
      if (choice.act !== 'back') proceed(table, name(table.state, frame, choice));
    },
  },
};

/** Counters that can join, in the order of the player's list so that no group is offered twice. */
function joinable(state: State, { seat, area, chosen }: FrameOf<'attackers'>): CounterId[] {
  const ready = ableIn(state, seat, area);
  const last = chosen.length === 0 ? -1 : ready.findIndex((one) => one.id === chosen.at(-1));
  const sofar = chosen.map((id) => piece(state, id));
  return ready
    .filter((one, i) => i > last && commonTargets(state, seat, area, [...sofar, one]).length > 0)
    .map((one) => one.id);
}

/** The attack that a choice declares at once; null where more is asked first. */
export function declaredBy(state: State, choice: Choice): Declared | null {
  const frame = state.agenda.at(-1);
  const to = frame === undefined ? null : mustered(state, frame, choice);
  return to?.step === 'declared' ? to : null;
}

function mustered(state: State, frame: AnyFrame, choice: Choice): Mustered | null {
  switch (frame.step) {
    case 'attackFrom':
      return choice.act === 'area' ? grouping(state).muster(state, frame.seat, choice.area as Area) : null;
    case 'attackers':
      return choose(state, frame, choice as ChoiceOf<'attackers'>);
    case 'targets':
      return choice.act === 'back' ? null : name(state, frame, choice as ChoiceOf<'targets'>);
    default:
      return null;
  }
}

function proceed(table: Table, to: Mustered): void {
  if (to.step === 'declared') startBattle(table, to.seat, to.area, to.attackers, to.named);
  else next(table, to);
}

const choose = (state: State, frame: FrameOf<'attackers'>, choice: ChoiceOf<'attackers'>): Mustered =>
  choice.act === 'ready'
    ? nameTargets(state, frame)
    : gather(state, { ...frame, chosen: [...frame.chosen, choice.counter] });

/** Asks for more attackers, unless there is nothing to choose. */
function gather(state: State, frame: FrameOf<'attackers'>): Mustered {
  const more = joinable(state, frame);
  if (more.length === 0) return nameTargets(state, frame);
  if (more.length === 1 && frame.chosen.length === 0) return nameTargets(state, { ...frame, chosen: more });
  return frame;
}

function nameTargets(state: State, { seat, area, chosen }: FrameOf<'attackers'>): Mustered {
  const frame: FrameOf<'targets'> = { step: 'targets', seat, area, attackers: chosen, named: [] };
  const [only, ...others] = legalTargets(state, frame);
  return only !== undefined && others.length === 0 ? { ...frame, step: 'declared', named: [only] } : frame;
}

function name(state: State, frame: FrameOf<'targets'>, choice: ChoiceOf<'targets'>): Mustered {
  const named = choice.act === 'target' ? [...frame.named, choice.target] : frame.named;
  const more = { ...frame, named };
  const moreToName = !grouping(state).oneTarget && legalTargets(state, more).length > 0;
  if (choice.act === 'target' && moreToName) return more;
  // A counter that has attacked this target already sits out.
  const attackers = frame.attackers.filter((id) =>
    named.every((target) => mayAttack(piece(state, id), target, frame.area)),
  );
  return { ...more, step: 'declared', attackers };
}

function legalTargets(state: State, { seat, area, attackers, named }: FrameOf<'targets'>): string[] {
  const pieces = attackers.map((id) => piece(state, id));
  const { targets, oneTarget } = grouping(state);
  const left = targets(state, seat, area, pieces).filter((target) => !named.includes(target));
  // Where only one target can be named, the monster owed is the only one.
  return oneTarget && mustNameMonster(state, seat, area, attackers) ? left.filter(isMonsterId) : left;
}

const lacksMonster = (state: State, { seat, area, attackers, named }: FrameOf<'targets'>): boolean =>
  mustNameMonster(state, seat, area, attackers) && !named.some((target) => isMonsterId(target));
