// Whom foes are set on: those that do not choose for themselves go by the chart. RUN-RUN-30 to -37, RUN-INIT-19

import { next } from '@skald/kernel';
import { isBeyondHarm, markOf } from '../hooks/mark.ts';
import type { Said, Windows } from '../hooks/windows.ts';
import { isWard } from '../sitting/runner.ts';
import { canReach } from '../space/index.ts';
import { type Candidate, maySwitchTo, TARGET_CHART, targetOf, type Wanted } from '../targets.ts';
import {
  areEnemies,
  areEngaged,
  bodiesOf,
  bodyOf,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  isHero,
  isOnField,
  isPossessed,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { isHidden } from './hiding.ts';
import { ask, seen } from './listening.ts';
import { attach } from './marks.ts';
import { throwDie } from './rolling.ts';
import { rollScore } from './rolls.ts';
import { canShoot } from './shooting.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** By the chart, not by whoever plays it: nor by itself, if somebody possesses it. */
const isPredictable = (state: State, one: Fighter): boolean =>
  !isHero(one) && (isPossessed(one) || state.foes[one.sheet]?.selfWilled === false);

/** What hunts has all for prey that are not of its kind. RUN-FOELIST-WENDOL.5 */
export const isPrey = (state: State, one: Fighter, target: Fighter): boolean =>
  preyOf(state, one)?.includes(target.id) ?? false;

function preyOf(state: State, one: Fighter): readonly string[] | null {
  let prey: readonly string[] | null = null;
  ask(
    state,
    'preyQuery',
    () => ({ chooser: seen(state, one) }),
    ({ all }) => {
      prey = all;
    },
  );
  return prey;
}

/** Whether it may attack him. */
export const maySetOn = (state: State, one: Fighter, target: string): boolean =>
  !one.spares.includes(target) &&
  (isPredictable(state, one)
    ? one.target === target
    : (masterOnce(state, one) ?? target) === target &&
      !isHidden(state, fighterOf(state, target), one) &&
      !eludes(state, fighterOf(state, target), one) &&
      (isHero(one) || masterOnce(state, one) === target || isFair(state, one, fighterOf(state, target))));

/** Whoever chooses for a foe spares those who are nearly beaten, unless the chart names them. RUN-RUN-38 to -40, RUN-RULING-R52 */
function isFair(state: State, one: Fighter, target: Fighter): boolean {
  if (!isHero(target)) return true;
  const wanted = wantedBy(state, one, target);
  return maySwitchTo(wanted, null) || maySwitchTo(wanted, charted(state, one));
}

const wantedBy = (state: State, one: Fighter, target: Fighter): Wanted => ({
  id: target.id,
  hp: target.hp,
  wounds: target.wounds,
  hidden: false,
  isRunnersHero: isWard(state, target.id),
  // Whoever is at him already may go on. RUN-RUN-39
  engagedBySelfWilled:
    !areEngaged(state, one, target) &&
    state.fighters.some((other) => isSelfWilled(state, other) && areEngaged(state, other, target)),
});

/** Why it leaves him alone: it is the runner's own hero, another has him, or he is nearly beaten; null: it need not. */
export function whySpared(state: State, one: Fighter, target: Fighter): 'own' | 'taken' | 'weak' | null {
  if (isFair(state, one, target)) return null;
  const { isRunnersHero, engagedBySelfWilled } = wantedBy(state, one, target);
  return isRunnersHero ? 'own' : engagedBySelfWilled ? 'taken' : 'weak';
}

const isSelfWilled = (state: State, one: Fighter): boolean =>
  !isHero(one) && isAble(one) && !isPossessed(one) && state.foes[one.sheet]?.selfWilled === true;

/** Whom the chart would name for it now; of equals the first. */
const charted = (state: State, one: Fighter): string | null =>
  byTheChart(
    state,
    one,
    assignedTo(state, one),
    () => 1,
    () => true,
  );

/** He struck it and is off: unless he comes back it leaves him alone until its next attack. RUN-HOOK-13, -56 */
const eludes = (state: State, one: Fighter, chooser: Fighter): boolean =>
  chooser.marks.some((mark) => mark.kind === 'eluded' && mark.by === one.id) &&
  !areEngaged(state, chooser, one);

/** Who possessed it before: his is its next attack, if it can get at him. RUN-HOOK-50 */
function masterOnce(state: State, one: Fighter): string | null {
  const by = markOf(one.marks, 'setOn')?.by;
  if (by === undefined || one.spares.includes(by)) return null;
  const master = fighterOf(state, by);
  return isOnField(master) && !isBeyondHarm(master.marks) && canGetAt(state, one, master) ? by : null;
}

/** At the beginning of a round, the quickest first, so that the others see whom it took. RUN-RUN-33, -47 */
export function chooseTargets(table: Table, inOrder: readonly Fighter[]): void {
  const { state } = table;
  const assigned: string[] = [];
  for (const one of inOrder) {
    if (!isPredictable(state, one) || !isAble(one)) continue;
    choose(table, one, assigned, !isShooter(state, one));
    if (one.target !== null) assigned.push(one.target);
  }
}

/** On its turn it chooses again if its target is gone, and whoever shoots before every shot. RUN-RUN-35, -36 */
export function keepTarget(table: Table, one: Fighter): void {
  const { state } = table;
  if (!isPredictable(state, one)) return;
  const target = one.target === null ? null : fighterOf(state, one.target);
  const gone = target === null || !isOnField(target) || eludes(state, target, one);
  if (isShooter(state, one) || gone) choose(table, one, assignedTo(state, one), true);
}

const isShooter = (state: State, one: Fighter): boolean => formOf(state, one).missile;

const assignedTo = ({ fighters }: State, but: Fighter): string[] =>
  fighters.flatMap(({ id, target, condition }) =>
    id !== but.id && target !== null && condition === 'able' ? [target] : [],
  );

/** `earnest`: it means to attack whom it takes, and will not choose again before that. */
function choose(table: Table, one: Fighter, assigned: readonly string[], earnest: boolean): void {
  const { state } = table;
  const target =
    masterOnce(state, one) ??
    byTheChart(
      state,
      one,
      assigned,
      (sides) => table.roll(sides, 'target'),
      (id, others) => mayChoose(table, one, fighterOf(state, id), kindOf(state, one), others, earnest),
    );
  one.grudges = [];
  if (target !== null && target !== one.target) table.tell?.({ type: 'chose', fighter: one.id, target });
  one.target = target;
}

/** Of those on the other side, as it sees that. RUN-HOOK-50 */
function byTheChart(
  state: State,
  one: Fighter,
  assigned: readonly string[],
  roll: (sides: number) => number,
  may: (id: string, others: number) => boolean,
): string | null {
  const prey = preyOf(state, one);
  const heroes = state.fighters.filter(
    (other) =>
      isOnField(other) &&
      (prey === null ? areEnemies(one, other) && !isPossessed(other) : prey.includes(other.id)),
  );
  const foes = state.fighters.filter(
    (other) => other.side === one.side && !isHero(other) && isAble(other),
  ).length;
  return targetOf(
    heroes.map((hero) => candidate(state, one, hero, assigned)),
    { foes, heroes: heroes.length },
    roll,
    TARGET_CHART,
    ({ id }, others) => may(id, others),
  ).target;
}

type Kind = Windows['targetChosen']['kind'];

const kindOf = (state: State, one: Fighter): Kind => (isShooter(state, one) ? 'missile' : 'melee');

/** What others have to say about it. RUN-HOOK-13, -56 */
function mayChoose(
  table: Table,
  chooser: Fighter,
  target: Fighter,
  kind: Kind,
  others: number,
  earnest = true,
): boolean {
  const { state } = table;
  if (isBeyondHarm(target.marks) || eludes(state, target, chooser)) return false;
  const answers: Said<'targetChosen'>[] = [];
  const known = () => ({ chooser: seen(state, chooser), target: seen(state, target), kind, others });
  if (earnest) ask(state, 'targetChosen', known, (said) => answers.push(said));
  return answers.every((answer) => answer.may !== 'notTarget' && isOvercome(table, chooser, target, answer));
}

/** A roll of Res. */
function isOvercome(
  table: Table,
  one: Fighter,
  target: Fighter,
  { difficulty, gift, failed }: Extract<Said<'targetChosen'>, { may: 'ifItRolls' }>,
): boolean {
  const { state } = table;
  const score = sheetOf(state, one).res + rollScore(state, one, 'gift', target.id, gift);
  const total = score + throwDie(table, 'resistance', one).result;
  const success = total >= difficulty;
  table.tell?.({ type: 'checked', fighter: one.id, roll: 'gift', total, against: difficulty, success });
  if (!success && failed !== undefined) attach(table, one, failed);
  return success;
}

/** Who chooses for himself finds out when he attacks: then he has to do something else. RUN-HOOK-56 */
export function isTurnedAway(table: Table, one: Fighter, target: string, kind: Kind): boolean {
  const { state } = table;
  const whom = fighterOf(state, target);
  // Of what cannot be attacked only what is offered can be done to it.
  if (isPredictable(state, one) || !areEnemies(one, whom) || isBeyondHarm(whom.marks)) return false;
  const others = state.fighters.filter(
    (other) =>
      other.id !== target &&
      areEnemies(one, other) &&
      isOnField(other) &&
      !isBeyondHarm(other.marks) &&
      maySetOn(state, one, other.id),
  );
  if (mayChoose(table, one, whom, kind, others.length)) return false;
  one.spares = [...one.spares, target];
  return true;
}

/** Somebody offers himself to a bow for a moment, and nobody else does. */
export const mayTakeAim = (table: Table, one: Fighter, target: Fighter): boolean =>
  mayChoose(table, one, target, 'missile', 0);

/** Those that may trade whom they are set on. RUN-FOELIST-SARK-AMEN.5 */
const tradersOf = (state: State): Fighter[] =>
  state.fighters.filter((one) => {
    if (one.target === null || !isAble(one)) return false;
    let may = false;
    const target = fighterOf(state, one.target);
    ask(
      state,
      'tradeQuery',
      () => ({ chooser: seen(state, one), target: seen(state, target) }),
      () => {
        may = true;
      },
    );
    return may;
  });

/** Once, when all have chosen: as many trades as bring any order about. RUN-RULING-F32 */
export function offerTrades(table: Table): void {
  const traders = tradersOf(table.state);
  const seat = traders[0]?.seat ?? null;
  if (seat === null || new Set(traders.map(({ target }) => target)).size < 2) return;
  next(table, { step: 'trade', seat, traders: traders.map(({ id }) => id), left: traders.length - 1 });
}

export const targetingSteps: Steps<'trade'> = {
  trade: {
    options(state, { traders }) {
      const all = traders.map((id) => fighterOf(state, id));
      return [
        ...all.flatMap((one, i) =>
          all
            .slice(i + 1)
            .filter(({ target }) => target !== one.target)
            .map((other) => ({ act: 'trade' as const, one: one.id, other: other.id })),
        ),
        { act: 'keep' },
      ];
    },
    byDefault: () => ({ act: 'keep' }),
    standing: { never: () => ({ act: 'keep' }) },
    answer(table, frame, choice) {
      if (choice.act === 'keep') return;
      const pair = [fighterOf(table.state, choice.one), fighterOf(table.state, choice.other)] as const;
      [pair[0].target, pair[1].target] = [pair[1].target, pair[0].target];
      for (const { id, target } of pair)
        table.tell?.({ type: 'traded', fighter: id, target: target as string });
      if (frame.left > 1) next(table, { ...frame, left: frame.left - 1 });
    },
  },
};

function candidate(state: State, foe: Fighter, hero: Fighter, assigned: readonly string[]): Candidate {
  const grudge = foe.grudges.find(({ by }) => by === hero.id);
  return {
    id: hero.id,
    distance: pacesBetween(state, foe, hero),
    engaged: areEngaged(state, foe, hero),
    attacked: grudge !== undefined,
    hurt: grudge?.hurt ?? 0,
    able: isAble(hero),
    acted: hero.order === 0 ? null : hero.order,
    initiative: hero.total,
    assigned: assigned.filter((id) => id === hero.id).length,
    current: foe.target === hero.id,
    hidden: isHidden(state, hero, foe),
    legal: true,
    reachable: canGetAt(state, foe, hero),
  };
}

/** With this turn's movement. RUN-RULING-R42 */
function canGetAt(state: State, foe: Fighter, hero: Fighter): boolean {
  const { forms, move } = sheetOf(state, foe);
  if (forms.some(({ missile }, form) => missile && canShoot(state, foe, hero, form))) return true;
  const half = foe.fallen ? 0 : move.half;
  return canReach(groundFor(state), bodiesOf(state), bodyOf(state, foe), bodyOf(state, hero), half);
}
