// Treating the hurt in the middle of a fight. RUN-ACT-28, RUN-HEAL, RUN-RULING-C23

import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import {
  hoursUntilNext,
  mayTreat,
  REVIVAL_DIFFICULTY,
  revived,
  treated,
  treatmentDifficulty,
} from '../healing.ts';
import { isMarked } from '../hooks/mark.ts';
import { conditionOf } from '../injury.ts';
import { prove } from '../sitting/interlude/proving.ts';
import { canGetBeside, distance, reachable, wayTo as wayOn } from '../space/index.ts';
import type { ChoiceOf } from './choices.ts';
import {
  baseOf,
  bodiesOf,
  bodyOf,
  fighterOf,
  groundFor,
  isAble,
  isHero,
  isOnField,
  sheetOf,
} from './fighters.ts';
import { reprieve } from './harm.ts';
import { ask, open, seen } from './listening.ts';
import { strikersOn } from './moving.ts';
import { perilsOn } from './perils.ts';
import { rollOnce } from './rolling.ts';
import { lacks, rollScore } from './rolls.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { watchOver } from './tally.ts';

const isInNeed = (state: State, { hp, wounds, condition, rest }: Fighter, maxHp: number): boolean =>
  condition === 'dying' || (mayTreat(rest) && (hp < maxHp || wounds > 0) && state.round > 0);

/** Himself, or whoever of his side he gets to by half a move. RUN-ACT-28, RUN-HEAL-12, -21, -26 */
export function careOptions(state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'heal' }>[] {
  const inNeed = state.fighters
    .filter((patient) => patient.side === one.side && isOnField(patient))
    .filter((patient) => isInNeed(state, patient, sheetOf(state, patient).maxHp))
    .filter((patient) => patient.condition !== 'dying' || maySave(patient, one));
  const isNear = (patient: Fighter): boolean => patient.id === one.id || isBeside(state, one, patient, one);
  return inNeed
    .filter((patient) => isNear(patient) || mayComeTo(state, one, patient))
    .map(({ id }) => ({ act: 'heal', target: id }));
}

/** By his next action, or as long as the other clings to life. RUN-HEAL-21, RUN-RULING-G79 */
const maySave = ({ saviours, marks }: Fighter, { id }: Fighter): boolean =>
  saviours.includes(id) || isMarked(marks, 'lingering');

/** Whether he would be at the other's side there. */
const isBeside = (state: State, one: Fighter, patient: Fighter, { x, y }: Spot): boolean =>
  distance({ x, y, size: baseOf(state, one).size }, baseOf(state, patient)) <= 1;

const halfMove = (state: State, one: Fighter): number => (one.fallen ? 0 : sheetOf(state, one).move.half);

const mayComeTo = (state: State, one: Fighter, patient: Fighter): boolean =>
  canGetBeside(
    groundFor(state),
    bodiesOf(state),
    bodyOf(state, one),
    baseOf(state, patient),
    halfMove(state, one),
  );

const halfMoves = (state: State, one: Fighter): Spot[] =>
  reachable(groundFor(state), bodiesOf(state), bodyOf(state, one), halfMove(state, one));

/** Up to his side: nothing where one is there already, null where half a move does not suffice. */
function wayTo(state: State, one: Fighter, patient: Fighter): readonly Spot[] | null {
  if (isBeside(state, one, patient, one)) return [];
  const goal = halfMoves(state, one).find((spot) => isBeside(state, one, patient, spot));
  if (goal === undefined) return null;
  const [ground, bodies, body] = [groundFor(state), bodiesOf(state), bodyOf(state, one)];
  return wayOn(ground, bodies, body, goal, halfMove(state, one))?.path.slice(1) ?? null;
}

/** Goes there first, and is struck at like anybody who moves. RUN-RULING-C12 */
export function careFor(table: Table, one: Fighter, id: string): void {
  const { state } = table;
  const patient = fighterOf(state, id);
  const way = id === one.id ? [] : (wayTo(state, one, patient) ?? []);
  if (way.length > 0) one.movement = 'moved';
  one.paces += way.length;
  next(
    table,
    {
      step: 'going',
      fighter: one.id,
      gait: 'walk',
      way: way.map(({ x, y }) => ({ x, y })),
      strikers: strikersOn(state, one, 'ordinary', [one, ...way]).map((striker) => ({
        ...striker,
        left: false,
      })),
      shooters: [],
      perils: perilsOn(state, one, [one, ...way]),
    },
    { step: 'care', healer: one.id, patient: id },
  );
  open(table, 'healDeclared', () => ({ healer: seen(state, one), patient: seen(state, patient) }));
}

export const careSteps: Steps<'care'> = {
  care(table, frame) {
    const { state } = table;
    const { healer: by, patient: id } = frame;
    const [healer, patient] = [fighterOf(state, by), fighterOf(state, id)];
    if (!isAble(healer) || !isOnField(patient)) return;
    const dying = patient.condition === 'dying';
    const difficulty = dying ? REVIVAL_DIFFICULTY : treatmentDifficulty(patient.wounds, circumstances(state));
    // Whoever treats himself can botch it. RUN-HEAL-07, RUN-RULING-C41
    const lacked = lacks(state, healer, 'healer');
    const die = { who: healer, for: 'healing', roll: 'healer', steady: by !== id, lacked } as const;
    const score = () => rollScore(state, healer, 'healer', id);
    const reached = rollOnce(table, frame, die, score, difficulty);
    if (reached === null) return;
    const helped = reached >= difficulty;
    table.tell?.({ type: 'treated', healer: by, patient: id, total: reached, difficulty, helped });
    if (dying) patient.saviours = patient.saviours.filter((saviour) => saviour !== by);
    if (helped) prove(state, healer, { deed: 'healing', hero: isHero(patient) });
    if (helped) recover(table, healer, patient, dying, benefit(state, patient, reached, difficulty));
    if (!dying) patient.rest = hoursUntilNext(patient.wounds, rowsOff(state, patient));
  },
};

/** In the middle of a fight, in a safe place, or somewhere on the way. RUN-HEAL-06 */
export const circumstances = ({ round, sitting }: Pick<State, 'round' | 'sitting'>) =>
  sitting === undefined || round > 0 ? 'combat' : sitting.sheltered ? 'sheltered' : 'wilderness';

/** Rows of the chart by which he waits less. RUN-HOOK-18 */
function rowsOff(state: State, patient: Fighter): number {
  let rows = 0;
  ask(
    state,
    'healIntervalQuery',
    () => ({ patient: seen(state, patient) }),
    ({ by }) => {
      rows += by;
    },
  );
  return rows;
}

/** What a success is worth: by how much, or of Wounds all of it. RUN-RULING-C22 */
const benefit = ({ rulings }: State, { wounds }: Fighter, reached: number, difficulty: number): number =>
  rulings.healing === 'total' && wounds > 0 ? reached : reached - difficulty;

function recover(table: Table, healer: Fighter, patient: Fighter, dying: boolean, margin: number): void {
  const { maxHp, woundThreshold } = sheetOf(table.state, patient);
  const body = { hp: patient.hp, wounds: patient.wounds, maxHp, woundThreshold };
  const { hp, wounds } = dying ? revived(body) : treated(body, margin);
  const restored = hp - patient.hp;
  open(table, 'healResolved', () => ({
    healer: seen(table.state, healer),
    patient: seen(table.state, patient),
    restored,
    revived: dying,
  }));
  if (dying) reprieve(patient);
  Object.assign(patient, { hp, wounds });
  watchOver(table.state, patient);
  const now = conditionOf({ hp, wounds });
  if (patient.condition === 'unconscious' && now === 'able') return;
  if (patient.condition !== now) {
    patient.condition = now;
    table.tell?.({ type: 'became', fighter: patient.id, condition: now });
  }
}
