// Engagement rolls: pushing for a better place. RUN-ENGAGE-04 to -16, RUN-RULING-C16, -C53

import { fromRows, inRows, next } from '@skald/kernel';
import type { Thrown } from '../dice.ts';
import { reachable, isInReach as reaches, wayTo } from '../space/index.ts';
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
} from './fighters.ts';
import { isBound } from './holmgang.ts';
import { ask, isWaiting, open, seen } from './listening.ts';
import { resolved } from './marks.ts';
import { perilsOn } from './perils.ts';
import { couldGain, prizesOf, standing, take } from './prizes.ts';
import { type Cast, cast, isReconsidered } from './rolling.ts';
import { lacksSkill, rollScore } from './rolls.ts';
import { advantageOver } from './scores.ts';
import { orShop } from './shopping.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** One roll a round, unless a gift gives more; none for whoever is held or caught. RUN-ENGAGE-09, -16, RUN-HOOK-15 */
export function engagementsLeft(state: State, one: Fighter): number {
  if (!isAble(one) || one.held !== null || one.caught !== null) return 0;
  let most = 1;
  ask(
    state,
    'engagementQuery',
    () => ({ who: seen(state, one) }),
    ({ by }) => {
      most += by;
    },
  );
  return Math.max(0, most - one.engagements);
}

/** With somebody in reach who has not forbidden it. RUN-RULING-C16 */
const mayEngage = (state: State, one: Fighter, other: Fighter): boolean =>
  !isBound(state) &&
  !one.denied.includes(other.id) &&
  areEngaged(state, one, other) &&
  engagementsLeft(state, one) > 0;

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
  engaging(table, { step: _, resists, ...contest }) {
    const { state } = table;
    const [by, target] = [fighterOf(state, contest.by), fighterOf(state, contest.target)];
    if (resists !== null) return decide(table, contest, resists);
    by.engagements += 1;
    by.onlyMoved = false;
    if (engagementsLeft(state, target) === 0) return decide(table, contest, false);
    if (target.seat === null) return decide(table, contest, true);
    next(table, { step: 'resist', seat: target.seat, ...contest });
  },

  wrestling(table, frame) {
    const { state } = table;
    const [by, target] = [fighterOf(state, frame.by), fighterOf(state, frame.target)];
    const casts: Cast[] = [
      { who: by, for: 'engagement', roll: 'engagement', lacked: lacksSkill(state, by) },
      ...(frame.resists
        ? [{ who: target, for: 'resistance', roll: 'engagement', lacked: lacksSkill(state, target) } as const]
        : []),
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
    settle(table, frame, won);
    resolved(table, { who: by, roll: 'engagement', missing: against - reached }, null);
    if (holds !== undefined)
      resolved(table, { who: target, roll: 'engagement', missing: reached - against }, null);
  },

  /** Nobody is obliged to spend his roll. RUN-ENGAGE-10 */
  resist: orShop<'resist'>(({ target }) => target, {
    options: () => [{ act: 'resist' }, { act: 'yield' }],
    byDefault: () => ({ act: 'resist' }),
    standing: { never: () => ({ act: 'yield' }), always: () => ({ act: 'resist' }) },
    answer(table, { step: _, seat: __, ...contest }, { act }) {
      next(table, { step: 'engaging', ...contest, resists: act === 'resist' });
    },
  }),

  wonEngagement: {
    options(state, frame) {
      return prizesOf(state, frame);
    },
    described: {
      of: (state, frame) => inRows(prizesOf(state, frame)),
      list: fromRows<ChoiceOf<'wonEngagement'>>,
    },
    byDefault: () => ({ act: 'deny' }),
    answer(table, { by, target }, choice) {
      const { state } = table;
      const [one, other] = [fighterOf(state, by), fighterOf(state, target)];
      const before = standing(state, one, other);
      const kept = choice.act === 'deny' && engagementsLeft(state, other) > 0 && couldGain(state, other, one);
      take(table, one, other, choice);
      end(table, one, other, true, () => kept || standing(state, one, other) > before);
    },
  },

  /** If it takes the two apart, the attacker may come back with what is left of his half move. RUN-RULING-C53 */
  forestall: orShop<'forestall'>(({ target }) => target, {
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
  }),

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
      { step: 'blow', ...attack, charge: 0 },
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

type Contest = Pick<FrameOf<'wrestling'>, 'by' | 'target' | 'brings'>;

/** RUN-ENGAGE-06, -10, -11, RUN-RULING-C16 */
function decide(table: Table, contest: Contest, resists: boolean): void {
  const { state } = table;
  const [by, target] = [fighterOf(state, contest.by), fighterOf(state, contest.target)];
  if (resists) target.engagements += 1;
  const wrestling: FrameOf<'wrestling'> = { step: 'wrestling', ...contest, resists };
  const known = () => ({ by: seen(state, by), target: seen(state, target) });
  if (!isWaiting(table, 'engagementDeclared', known, wrestling)) engagementSteps.wrestling(table, wrestling);
}

/** Whoever began it and won it takes something for it: a better place, or what it was made for. */
function settle(table: Table, { by: id, target, brings }: Contest, won: boolean): void {
  const { state } = table;
  const [by, other] = [fighterOf(state, id), fighterOf(state, target)];
  if (!won) return end(table, other, by, false, () => brings === undefined && couldGain(state, by, other));
  if (brings === undefined && by.seat !== null)
    return next(table, { step: 'wonEngagement', seat: by.seat, by: id, target });
  if (brings !== undefined) next(table, { step: 'effects', effects: brings });
  end(table, by, other, true, () => false);
}

const end = (table: Table, winner: Fighter, loser: Fighter, started: boolean, gains: () => boolean): void =>
  open(table, 'engagementResolved', () => ({
    winner: seen(table.state, winner),
    loser: seen(table.state, loser),
    started,
    gains: gains(),
  }));
