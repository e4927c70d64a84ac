// Clothes on fire. RUN-HAZ-FIRE

import type { Spot } from '../../content/battle-map.ts';
import { burn, burnsOn, kindle, smotherDifficulty, smothered, zonesAt } from '../space/index.ts';
import { growsLaterFor, rollChange } from './changes.ts';
import { fighterOf, groundFor, isAble, sheetOf } from './fighters.ts';
import { befall } from './harm.ts';
import { throwDie } from './rolling.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** Whether what hurts here is fire. RUN-TER-52 */
export const isAblaze = (state: State, { x, y }: Spot): boolean =>
  zonesAt(groundFor(state), 'damaging', y * state.map.width + x).some(({ nature }) => nature === 'fire');

/** Flames reach him: a plain die says whether his clothes catch fire. RUN-HAZ-FIRE-01, -02, RUN-RULING-T51 */
export function expose(table: Table, one: Fighter): void {
  if (one.fire !== null) return;
  const { furry } = sheetOf(table.state, one);
  const fire = kindle(throwDie(table, 'ignition').result, furry);
  if (fire === null) return;
  one.fire = { ...fire, by: one.drivenBy };
  table.tell?.({ type: 'caughtFire', fighter: one.id });
  singe(table, one);
}

/** As a round begins it is worse than before. RUN-HAZ-FIRE-02, -11, RUN-TRAP-70 */
export function burnOn(table: Table, one: Fighter): void {
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
  one.fire === null ? null : smotherDifficulty(one.fire, isAblaze(state, one));

export const burningSteps: Steps<'smothering'> = {
  smothering(table, { fighter }) {
    const { state } = table;
    const one = fighterOf(state, fighter);
    if (!isAble(one) || one.fire === null) return;
    const reached = smotheringScore(state, one) + throwDie(table, 'smothering', one).result;
    const { by } = one.fire;
    const left = smothered(one.fire, reached);
    one.fire = left && { ...left, by };
    table.tell?.({ type: 'smothered', fighter, out: left === null });
  },
};
