// Keeping one's feet: on ice, on a slope, and when somebody comes rolling. RUN-TER-112 to -115, -120 to -127

import { next } from '@skald/kernel';
import { BOWLED_OVER, SLIPPERY } from '../../content/hazards.ts';
import { bowledOver, footholdOf, rollAlong, rollingDirection, tumbleOf } from '../space/index.ts';
import type { FrameOf } from './agenda.ts';
import { attackOf, factsOf } from './attacks.ts';
import { rollChange } from './changes.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, groundUnder, isAble, sheetOf } from './fighters.ts';
import { fall } from './harm.ts';
import { drive } from './placing.ts';
import { rollOnce, SIDES } from './rolling.ts';
import { lacks, lacksSkill } from './rolls.ts';
import { defenceParts, dodgeParts, total } from './scores.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** What is added to the die of somebody who has to keep his balance. RUN-TER-112 */
export const balanceScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('balance') + rollChange(state, one, 'balance') - hindrance(state, one);

export const footingSteps: Steps<'slipping' | 'footing' | 'tumbling' | 'bowled'> = {
  /** It takes no action. RUN-TER-112, -114 */
  slipping(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'balance', roll: 'balance', lacked: lacks(state, one, 'balance') } as const;
    const reached = rollOnce(table, frame, die, () => balanceScore(state, one), SLIPPERY.balance);
    if (reached !== null && reached < SLIPPERY.balance) fall(table, one, true);
  },

  /** A second DFN roll of whoever was struck hard where it is slippery or steep. RUN-TER-113, -122, RUN-RULING-T14 */
  footing(table, frame) {
    const { state } = table;
    const { step: _, dice: __, reached, raw, ...attack } = frame;
    const [attacker, target] = [fighterOf(state, attack.attacker), fighterOf(state, attack.target)];
    if (!isAble(target) || target.fallen) return;
    const foothold = footholdOf(groundUnder(state, target), bodyOf(state, target), raw);
    if (foothold === null) return;
    const lacked = lacksSkill(state, target);
    const die = { who: target, for: 'footing', roll: 'defence', lacked } as const;
    const score = () => total((add) => defenceParts(state, attack, add));
    const seenAs = () => attackOf(state, attacker, target, factsOf(attack));
    const again = rollOnce(table, frame, die, score, reached, seenAs);
    if (again === null) return;
    const { falls, rolls } = tumbleOf(foothold, reached, again);
    if (falls) fall(table, target, true);
    if (rolls === 0) return;
    const direction = rollingDirection(attacker, target, table.roll(SIDES, 'tumble'));
    rollOn(table, { fighter: target.id, direction, paces: rolls, by: attacker.id });
  },

  tumbling(table, { step: _, ...tumble }) {
    rollOn(table, tumble);
  },

  /** RUN-TER-125, -126, RUN-RULING-T16 */
  bowled(table, frame) {
    const { state } = table;
    const { step: _, dice: __, met: id, ...tumble } = frame;
    const [one, met] = [fighterOf(state, tumble.fighter), fighterOf(state, id)];
    if (met.fallen || !isAble(met)) return;
    const die = { who: met, for: 'bowled', roll: 'dodge', lacked: lacks(state, met, 'dodge') } as const;
    const score = () => total((add) => dodgeParts(state, met, add));
    const dodge = rollOnce(table, frame, die, score, BOWLED_OVER.dodge);
    if (dodge === null) return;
    const becomes = bowledOver(dodge);
    if (becomes.becomes === 'standing') return;
    fall(table, met, true);
    if (becomes.becomes === 'tangled') return tangle(table, one, met);
    const { direction, by, paces: left } = tumble;
    if (left > 0) next(table, { step: 'tumbling', ...tumble });
    rollOn(table, { fighter: id, direction, paces: becomes.paces, by });
  },
};

type Tumble = Omit<FrameOf<'tumbling'>, 'step'>;

/** Downhill, into whoever stands there. RUN-TER-123, -124 */
function rollOn(table: Table, tumble: Tumble): void {
  const { state } = table;
  const { fighter, direction, paces, by } = tumble;
  const one = fighterOf(state, fighter);
  const slide = rollAlong(groundFor(state), bodiesOf(state), bodyOf(state, one), direction, paces);
  const [, ...way] = slide.path;
  if (way.length > 0) table.tell?.({ type: 'tumbled', fighter, way: way.map(({ x, y }) => ({ x, y })) });
  drive(table, one, slide, fighterOf(state, by));
  const met = state.fighters.find(({ id }) => id === slide.met);
  if (met === undefined || met.fallen || !isAble(met)) return;
  next(table, { step: 'bowled', ...tumble, paces: Math.max(0, paces - way.length), met: met.id });
}

/** RUN-TER-126, -127 */
function tangle(table: Table, ...pair: [Fighter, Fighter]): void {
  for (const one of pair) one.tangled = one.fallen;
  table.tell?.({ type: 'tangled', fighter: pair[0].id, with: pair[1].id });
}
