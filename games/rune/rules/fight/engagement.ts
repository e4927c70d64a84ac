// Engagement rolls: pushing for a better place. RUN-ENGAGE-04 to -16, RUN-RULING-C16, -C53

import { DIRECTIONS } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import type { Thrown } from '../dice.ts';
import {
  isUphill,
  reachable,
  isInReach as reaches,
  repositions,
  type Slide,
  shove,
  wayTo,
} from '../space/index.ts';
import type { FrameOf, Walk } from './agenda.ts';
import { surpriseAtEngagement } from './ambush.ts';
import type { ChoiceOf } from './choices.ts';
import {
  areEngaged,
  bodiesOf,
  bodyOf,
  engagedWith,
  fighterOf,
  formOf,
  groundFor,
  isAble,
  isHero,
  isInReach,
  sheetOf,
} from './fighters.ts';
import { isBound } from './holmgang.ts';
import { isWaiting, open, seen } from './listening.ts';
import { resolved } from './marks.ts';
import { perilsOn } from './perils.ts';
import { drive, put } from './placing.ts';
import { type Cast, cast, isReconsidered } from './rolling.ts';
import { rollScore } from './rolls.ts';
import { advantageOver } from './scores.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** One roll a round; not for whoever is caught, nor against whoever forbade it. RUN-ENGAGE-09, -16 */
const mayEngage = (state: State, one: Fighter, other: Fighter): boolean =>
  !isBound(state) &&
  !one.engaged &&
  one.held === null &&
  one.caught === null &&
  !one.denied.includes(other.id) &&
  areEngaged(state, one, other);

/** Before the enemy's roll. RUN-ENGAGE-08 */
export const mayForestall = (state: State, defender: Fighter, attacker: string): boolean =>
  mayEngage(state, defender, fighterOf(state, attacker));

export const engageOptions = (state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'engage' }>[] =>
  engagedWith(state, one)
    .filter((other) => mayEngage(state, one, other))
    .map(({ id }) => ({ act: 'engage', target: id }));

/** RUN-ENGAGE-04, -06, -15 */
export function engagementScore(state: State, one: Fighter, against: Fighter): number {
  const { engagement } = advantageOver(state, one, against);
  return (
    formOf(state, one).engagement + engagement - surpriseAtEngagement(state, one) - hindrance(state, one)
  );
}

export const engagementSteps: Steps<
  'engaging' | 'wrestling' | 'resist' | 'wonEngagement' | 'forestall' | 'comeBack'
> = {
  engaging(table, { step: _, ...engaging }) {
    const { state } = table;
    const [by, target] = [fighterOf(state, engaging.by), fighterOf(state, engaging.target)];
    by.engaged = true;
    by.onlyMoved = false;
    const canResist = !target.engaged && isAble(target) && target.held === null && target.caught === null;
    if (engaging.resists !== null || !canResist)
      return decide(table, by, target, canResist && engaging.resists === true);
    if (target.seat === null) return decide(table, by, target, true);
    next(table, { step: 'resist', seat: target.seat, by: by.id, target: target.id });
  },

  wrestling(table, frame) {
    const { state } = table;
    const [by, target] = [fighterOf(state, frame.by), fighterOf(state, frame.target)];
    const casts: Cast[] = [
      { who: by, for: 'engagement', roll: 'engagement' },
      ...(frame.resists ? [{ who: target, for: 'resistance', roll: 'engagement' } as const] : []),
    ];
    const dice = cast(table, frame, casts);
    if (dice === null) return;
    const [pushes, holds] = dice as [Thrown, Thrown?];
    const reached = pushes.result + rollScore(state, by, 'engagement', target.id);
    const against = holds === undefined ? 0 : holds.result + rollScore(state, target, 'engagement', by.id);
    const tie = reached === against;
    const { dice: _, ...again } = frame;
    // Two heroes roll again; otherwise the hero has it. RUN-RULING-C16
    if (tie && isHero(by) === isHero(target)) return engagementSteps.wrestling(table, again);
    const won = tie ? isHero(by) : reached > against;
    const failed = won
      ? holds === undefined
        ? []
        : [{ at: 1, total: against, against: reached }]
      : [{ at: 0, total: reached, against }];
    if (isReconsidered(table, frame, casts, dice, failed)) return;
    table.tell?.({ type: 'engaged', by: by.id, at: target.id, total: reached, against, won });
    if (won && by.seat !== null)
      next(table, { step: 'wonEngagement', seat: by.seat, by: by.id, target: target.id });
    const [winner, loser] = won ? [by, target] : [target, by];
    open(table, 'engagementResolved', () => ({
      winner: seen(state, winner),
      loser: seen(state, loser),
      started: won,
    }));
    resolved(table, { who: by, roll: 'engagement', missing: against - reached }, null);
    if (holds !== undefined)
      resolved(table, { who: target, roll: 'engagement', missing: reached - against }, null);
  },

  /** Nobody is obliged to spend his roll. RUN-ENGAGE-10 */
  resist: {
    options: () => [{ act: 'resist' }, { act: 'yield' }],
    byDefault: () => ({ act: 'resist' }),
    standing: { never: () => ({ act: 'yield' }), always: () => ({ act: 'resist' }) },
    answer(table, { by, target }, { act }) {
      next(table, { step: 'engaging', by, target, resists: act === 'resist' });
    },
  },

  wonEngagement: {
    options(state, frame) {
      return effects(state, frame);
    },
    byDefault: () => ({ act: 'deny' }),
    answer(table, { by, target }, choice) {
      const { state } = table;
      const [one, other] = [fighterOf(state, by), fighterOf(state, target)];
      if (choice.act === 'deny') {
        one.denied = [...one.denied, other.id];
        other.denied = [...other.denied, one.id];
        return table.tell?.({ type: 'denied', by, at: target });
      }
      if (choice.act === 'shift') {
        const above = [...one.upper, target];
        put(table, one, choice);
        // Higher up on the same slope counts from now on. RUN-TER-121
        one.upper = above.filter((id) =>
          isUphill(groundFor(state), bodyOf(state, one), bodyOf(state, fighterOf(state, id))),
        );
        return table.tell?.({ type: 'moved', fighter: by, way: [{ x: choice.x, y: choice.y }] });
      }
      const slide = shoveOf(state, one, other, choice.direction, choice.paces);
      const way = slide?.path.slice(1) ?? [];
      table.tell?.({ type: 'shoved', by, at: target, way: way.map(({ x, y }) => ({ x, y })) });
      if (slide !== null) drive(table, other, slide, one);
    },
  },

  /** If it takes the two apart, the attacker may come back with what is left of his half move. RUN-RULING-C53 */
  forestall: {
    options: () => [{ act: 'forestall' }, { act: 'stand' }],
    byDefault: () => ({ act: 'stand' }),
    standing: { never: () => ({ act: 'stand' }) },
    answer(table, { step: _, seat: __, ...attack }, { act }) {
      if (act === 'stand') return next(table, { step: 'blow', ...attack });
      next(
        table,
        { step: 'engaging', by: attack.target, target: attack.attacker, resists: null },
        { step: 'comeBack', ...attack },
      );
    },
  },

  comeBack(table, { step: _, ...attack }) {
    const { state } = table;
    const [attacker, target] = [fighterOf(state, attack.attacker), fighterOf(state, attack.target)];
    if (isInReach(state, attacker, target)) return next(table, { step: 'blow', ...attack });
    const way = wayWithin(state, attacker, target, attack.left);
    if (way === null) return;
    next(
      table,
      {
        step: 'going',
        fighter: attacker.id,
        gait: 'walk',
        way,
        strikers: [],
        shooters: [],
        perils: perilsOn(state, attacker, [attacker, ...way]),
      },
      { step: 'blow', ...attack, charge: false },
    );
  },
};

/** The shortest way to where one reaches him. */
function wayWithin(state: State, one: Fighter, target: Fighter, paces: number): Walk['way'] | null {
  const [ground, bodies, body] = [groundFor(state), bodiesOf(state), bodyOf(state, one)];
  const goal = reachable(ground, bodies, body, paces).find((spot) =>
    reaches(ground, { ...body, x: spot.x, y: spot.y }, bodyOf(state, target)),
  );
  const way = goal && wayTo(ground, bodies, body, goal, paces, { target: target.id });
  return way ? way.path.slice(1).map(({ x, y }) => ({ x, y })) : null;
}

/** RUN-ENGAGE-06, -10, -11, RUN-RULING-C16 */
function decide(table: Table, by: Fighter, target: Fighter, resists: boolean): void {
  if (resists) target.engaged = true;
  const wrestling: FrameOf<'wrestling'> = { step: 'wrestling', by: by.id, target: target.id, resists };
  const { state } = table;
  const known = () => ({ by: seen(state, by), target: seen(state, target) });
  if (!isWaiting(table, 'engagementDeclared', known, wrestling)) engagementSteps.wrestling(table, wrestling);
}

function effects(
  state: State,
  { by, target }: Pick<FrameOf<'wonEngagement'>, 'by' | 'target'>,
): ChoiceOf<'wonEngagement'>[] {
  const [one, other] = [fighterOf(state, by), fighterOf(state, target)];
  const [body, adversary] = [bodyOf(state, one), bodyOf(state, other)];
  const ground = groundFor(state);
  const bodies = bodiesOf(state);
  const { shove: most } = sheetOf(state, one);
  const options: ChoiceOf<'wonEngagement'>[] = [];
  for (const direction of DIRECTIONS.keys()) {
    let before = 1;
    for (let paces = 1; paces <= most; paces++) {
      const { length } = shoveOf(state, one, other, direction, paces)?.path ?? [];
      if (length > before) options.push({ act: 'shove', direction, paces });
      before = Math.max(before, length);
    }
  }
  for (const { x, y } of repositions(ground, bodies, body, adversary)) options.push({ act: 'shift', x, y });
  return [...options, { act: 'deny' }];
}

/** RUN-ENGAGE-12, -13, RUN-RULING-C16 */
export const shoveOf = (
  state: State,
  one: Fighter,
  other: Fighter,
  direction: number,
  paces: number,
): Slide | null =>
  shove(
    groundFor(state),
    bodiesOf(state),
    bodyOf(state, other),
    bodyOf(state, one),
    DIRECTIONS[direction] as (typeof DIRECTIONS)[number],
    paces,
  );
