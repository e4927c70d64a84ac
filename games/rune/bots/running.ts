// Whoever runs, his hero's proxy, and the table's votes. RUN-RUN-10 to -25, -60 to -68

import { WANDERERS, WANDERERS_SPARE, type Wanderers } from '../content/wandering.ts';
import { leftAfter, mauledBy, wanderersOf } from '../rules/calls/wandering.ts';
import { ordinaryIs } from '../rules/dice.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { ableIn, sittingOf } from '../rules/sitting/heroes.ts';
import { ownerOf, seatOfFoes, wardIn } from '../rules/sitting/runner.ts';
import { stamina } from './stakes.ts';
import type { Survey } from './survey.ts';
import { TEMPERS } from './temper.ts';

/** Half of what his hero makes goes to whoever plays him: best to the one who has least so far. RUN-VP-28 */
export const appoint = ({ state }: Survey, _: unknown, options: readonly ChoiceOf<'appoint'>[]): number[] => {
  const { purses } = sittingOf(state);
  const had = (seat: number): number =>
    Object.entries(purses).reduce(
      (sum, [hero, { gained }]) => sum + (ownerOf(state, hero) === seat ? gained : 0),
      0,
    );
  return options.map(({ proxy }) => -RIVAL * had(proxy));
};
const RIVAL = 0.25;

/** Whoever is badly hurt may leave a fight: half of his points are lost with him, and his life. RUN-RUN-16 */
export function permit({ state }: Survey, _: unknown, options: readonly ChoiceOf<'permit'>[]): number[] {
  const ward = wardIn(state);
  const weak = ward !== null && stamina(ward.hp, ward.wounds) < WEAK;
  return options.map(({ act }) => ((act === 'allow') === weak ? CLEAR : 0));
}
const WEAK = 0.6;
const CLEAR = 10;

/** Nobody sends his own hero into a trap who can hardly stand. RUN-RUN-15 */
export function overrule(
  { state }: Survey,
  { deed }: FrameOf<'overrule'>,
  options: readonly ChoiceOf<'overrule'>[],
): number[] {
  const ward = wardIn(state);
  const weak = ward !== null && stamina(ward.hp, ward.wounds) < WEAK && !deed.startsWith('treat');
  return options.map(({ act }) => ((act === 'forbid') === weak ? CLEAR : 0));
}

/** Almost down is worth something, dead is not; those whom he sends are not out for anybody's life. RUN-VPR-04, -20, RUN-RUN-65 */
const ALMOST_DOWN = 75;
const DYING_LATER = 0.15;
/** A warning is only that, until they do something again. */
const HEEDED = 0.5;

export function prod(survey: Survey, _: unknown, options: readonly ChoiceOf<'prod'>[]): number[] {
  return options.map(({ act }) => {
    if (act === 'letThem') return 0;
    return (act === 'warn' ? HEEDED : 1) * sending(survey);
  });
}

/** `jarl` knows what every face of the die would do, the others what a middling one does. */
function sending({ state, temper }: Survey): number {
  const threat = sittingOf(state).lingering?.threat ?? null;
  const may = threat === null ? WANDERERS : [wanderersOf(threat)];
  const faces = temper === TEMPERS.jarl ? FACES : [MIDDLING];
  const weights = faces.map((face) => (faces.length === 1 ? 1 : ordinaryIs(face)));
  return ableIn(state).reduce(
    (sum, one) =>
      sum +
      may.reduce(
        (all, wanderers) =>
          all +
          faces.reduce(
            (each, face, i) => each + (weights[i] as number) * bringing(state, one, wanderers, face),
            0,
          ),
        0,
      ) /
        may.length,
    0,
  );
}
const FACES = Array.from({ length: 41 }, (_, i) => i - 20);
const MIDDLING = 5;

function bringing(state: State, one: Fighter, wanderers: Wanderers, face: number): number {
  const left = leftAfter(one.hp, mauledBy(wanderers, face), 'runner');
  const down = left <= state.rulings.almostDown && !state.almostDown.includes(one.id);
  const risk = stamina(one.hp, one.wounds) - stamina(Math.max(WANDERERS_SPARE, left), one.wounds);
  return (down ? ALMOST_DOWN : 0) - DYING_LATER * ALMOST_DOWN * risk;
}

/** Rules stay as they are; what one's own hero wants to try is fair. RUN-RUN-21 */
export const vote = (
  { state }: Survey,
  { about }: FrameOf<'vote'>,
  options: readonly ChoiceOf<'vote'>[],
  seat: number,
): number[] => {
  // What terrain there was whoever runs knows best.
  if ('feature' in about)
    return options.map(({ act }) =>
      act === (seatOfFoes(state) === seat ? 'inFavor' : 'abstain') ? CLEAR : 0,
    );
  const own = 'hero' in about && fighterOf(state, about.hero).seat === seat;
  return options.map(({ act }) => (act === (own ? 'inFavor' : 'against') ? CLEAR : 0));
};
