// Keeping one's feet: on ice, on a slope, and when somebody comes rolling. RUN-TER-112 to -115, -120 to -127

import { SLIPPERY } from '../../content/hazards.ts';
import { bowledOver, footholdOf, rollAlong, rollingDirection, tumbleOf } from '../space/index.ts';
import type { Attack } from './agenda.ts';
import { rollChange } from './changes.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, groundUnder, isAble, sheetOf } from './fighters.ts';
import { fall } from './harm.ts';
import { drive } from './placing.ts';
import { rollOnce, SIDES, throwDie } from './rolling.ts';
import { lacks } from './rolls.ts';
import { defenceParts, dodgeParts, total } from './scores.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** What is added to the die of somebody who has to keep his balance. RUN-TER-112 */
export const balanceScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('balance') + rollChange(state, one, 'balance') - hindrance(state, one);

export const footingSteps: Steps<'slipping' | 'footing'> = {
  /** It takes no action. RUN-TER-112, -114 */
  slipping(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'balance', roll: 'balance', lacked: lacks(state, one, 'balance') } as const;
    const reached = rollOnce(table, frame, die, () => balanceScore(state, one), SLIPPERY.balance);
    if (reached !== null && reached < SLIPPERY.balance) fall(table, one);
  },

  footing(table, { step: _, reached, raw, ...attack }) {
    keepFooting(table, attack, reached, raw);
  },
};

/** A second DFN roll of whoever was struck hard where it is slippery or steep. RUN-TER-113, -122, RUN-RULING-T14 */
function keepFooting(table: Table, attack: Attack, reached: number, rawDamage: number): void {
  const { state } = table;
  const [attacker, target] = [fighterOf(state, attack.attacker), fighterOf(state, attack.target)];
  if (!isAble(target) || target.fallen) return;
  const foothold = footholdOf(groundUnder(state, target), bodyOf(state, target), rawDamage);
  if (foothold === null) return;
  const again = total((add) => defenceParts(state, attack, add)) + throwDie(table, 'footing', target).result;
  const { falls, rolls } = tumbleOf(foothold, reached, again);
  if (falls) fall(table, target);
  if (rolls > 0) {
    const direction = rollingDirection(attacker, target, table.roll(SIDES, 'tumble'));
    rollOn(table, target, direction, rolls, attacker);
  }
}

/** Downhill, into whoever stands there. RUN-TER-123 to -126, RUN-RULING-T16 */
function rollOn(table: Table, one: Fighter, direction: number, paces: number, by: Fighter): void {
  const { state } = table;
  const slide = rollAlong(groundFor(state), bodiesOf(state), bodyOf(state, one), direction, paces);
  const [, ...way] = slide.path;
  if (way.length > 0)
    table.tell?.({ type: 'tumbled', fighter: one.id, way: way.map(({ x, y }) => ({ x, y })) });
  drive(table, one, slide, by);
  const met = state.fighters.find(({ id }) => id === slide.met);
  if (met === undefined || met.fallen || !isAble(met)) return;
  const dodge = throwDie(table, 'bowled').result + total((add) => dodgeParts(state, met, add));
  const becomes = bowledOver(dodge);
  if (becomes.becomes === 'standing') return;
  fall(table, met);
  if (becomes.becomes === 'tangled') return tangle(table, one, met);
  rollOn(table, met, direction, becomes.paces, by);
  const left = paces - way.length;
  if (left > 0) rollOn(table, one, direction, left, by);
}

/** RUN-TER-126, -127 */
function tangle(table: Table, ...pair: [Fighter, Fighter]): void {
  for (const one of pair) one.tangled = one.fallen;
  table.tell?.({ type: 'tangled', fighter: pair[0].id, with: pair[1].id });
}
