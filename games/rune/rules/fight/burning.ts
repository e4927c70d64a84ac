// Clothes on fire. RUN-HAZ-FIRE

import type { Spot } from '../../content/battle-map.ts';
import { markOf } from '../hooks/mark.ts';
import { burn, burnsOn, kindle, RAGING, smotherDifficulty, smothered, zonesAt } from '../space/index.ts';
import { growsLaterFor, rollChange } from './changes.ts';
import { fighterOf, groundFor, isAble, pacesBetween, sheetOf } from './fighters.ts';
import { befall } from './harm.ts';
import { rollOnce, throwDie } from './rolling.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { scoreOnce } from './tally.ts';

/** Whether what hurts here is fire. RUN-TER-52 */
export const isAblaze = (state: State, { x, y }: Spot): boolean =>
  zonesAt(groundFor(state), 'damaging', y * state.map.width + x).some(({ nature }) => nature === 'fire');

/** Flames reach him: a plain die says whether his clothes catch fire. RUN-HAZ-FIRE-01, -02, RUN-RULING-T51 */
export function expose(table: Table, one: Fighter, by = one.drivenBy): void {
  if (one.fire !== null) return;
  const { furry } = sheetOf(table.state, one);
  const fire = kindle(throwDie(table, 'ignition').result, furry);
  if (fire === null) return;
  one.fire = { ...fire, by };
  table.tell?.({ type: 'caughtFire', fighter: one.id });
  singe(table, one);
}

/** In a raging fire: nobody rolls, and it takes the place of whatever burned before. RUN-HAZ-FIRE-05, RUN-RULING-G53 */
export function engulf(table: Table, one: Fighter, by: string): void {
  if (one.fire?.raging === true || one.water !== null) return;
  one.fire = { ...RAGING, by };
  table.tell?.({ type: 'caughtFire', fighter: one.id });
  singe(table, one);
}

/** Whose fire he stands in, of those that go with somebody: nobody's own hurts himself. RUN-HOOK-52 */
const engulfedBy = (state: State, one: Fighter): Fighter | undefined =>
  state.fighters.find((other) => {
    const paces = markOf(other.marks, 'ablaze')?.paces;
    return (
      paces !== undefined &&
      other.id !== one.id &&
      other.condition !== 'out' &&
      pacesBetween(state, one, other) <= paces
    );
  });

/** As a round begins it is worse than before. RUN-HAZ-FIRE-02, -11, RUN-TRAP-70 */
export function burnOn(table: Table, one: Fighter): void {
  const about = engulfedBy(table.state, one);
  if (about !== undefined && one.fire?.raging !== true) return engulf(table, one, about.id);
  if (one.fire === null) return;
  one.fire = { ...burnsOn(one.fire), by: one.fire.by };
  singe(table, one);
}

function singe(table: Table, one: Fighter): void {
  if (one.fire === null) return;
  const { by } = one.fire;
  befall(
    table,
    one,
    burn(one.fire, growsLaterFor(table.state, one)),
    'fire',
    by === null ? null : fighterOf(table.state, by),
  );
}

/** Dex alone; a foe its Res. RUN-HAZ-FIRE-03 */
export const smotheringScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).bare('Dex') + rollChange(state, one, 'Dex') - hindrance(state, one);

/** What it takes to put him out; null while nothing helps. RUN-HAZ-FIRE-03, -05 */
export const smothering = (state: State, one: Fighter): number | null =>
  one.fire === null
    ? null
    : smotherDifficulty(one.fire, isAblaze(state, one) || engulfedBy(state, one) !== undefined);

export const burningSteps: Steps<'smothering'> = {
  smothering(table, frame) {
    const { state } = table;
    const { fighter } = frame;
    const one = fighterOf(state, fighter);
    const difficulty = smothering(state, one);
    if (!isAble(one) || one.fire === null || difficulty === null) return;
    const die = { who: one, for: 'smothering', roll: 'Dex' } as const;
    const reached = rollOnce(table, frame, die, () => smotheringScore(state, one), difficulty);
    if (reached === null) return;
    const { by } = one.fire;
    const left = smothered(one.fire, reached);
    one.fire = left && { ...left, by };
    table.tell?.({ type: 'smothered', fighter, out: left === null });
    scoreOnce(table, one, 'smothering', { result: reached, difficulty }, 'RUN-HAZ-FIRE-03');
  },
};
