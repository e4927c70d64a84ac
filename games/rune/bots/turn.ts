// A turn: every act by what it brings and by where it leaves one.

import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { offerOf } from '../rules/fight/offers.ts';
import { shotWorth, strikeWorth } from './aims.ts';
import { careWorth } from './care.ts';
import { dangerFor } from './danger.ts';
import { giftWorth } from './gifts.ts';
import { type Going, goingFor } from './going.ts';
import { enemiesOf, pacesTo, REACH, type Survey, type Unit, unitNamed } from './survey.ts';

type Act = ChoiceOf<'act'>;

interface Thinking {
  readonly field: Survey;
  readonly unit: Unit;
  readonly turning: FrameOf<'act'>;
  readonly going: Going;
  /** What it costs to end the turn where one is, as one stands. */
  readonly here: number;
  /** The same for whoever weaves. RUN-ACT-06 */
  readonly weaving: number;
}

export function weighTurn(field: Survey, turning: FrameOf<'act'>, options: readonly Act[]): number[] {
  const unit = unitNamed(field, turning.fighter);
  const going = goingFor(field, unit, turning);
  const { x, y } = unit.base;
  const here = going.near - going.danger.at(x, y);
  const weaving = going.near - dangerFor(field, unit, 1).at(x, y);
  const thinking = { field, unit, turning, going, here, weaving };
  const weights = options.map((option) => weight(thinking, option));
  return withFreeGifts(thinking, options, weights);
}

/** What one may do for nothing comes before all else, if it is worth anything. */
function withFreeGifts(
  { field, unit, turning }: Thinking,
  options: readonly Act[],
  weights: number[],
): number[] {
  if (!options.some(({ act }) => act === 'gift')) return weights;
  const best = Math.max(...weights);
  return weights.map((weighed, i) => {
    const option = options[i] as Act;
    if (option.act !== 'gift' || turning.did.includes(option.gift)) return weighed;
    if (offerOf(field.state, turning, option)?.costs !== 'nothing') return weighed;
    const hint = giftWorth(field.state, option.gift, unit.one.id, option.target ?? null, option.what ?? null);
    return hint > 0 ? best + hint / 10 : weighed - 20;
  });
}

/** To walk on when one could hold one's place this round is given away. RUN-RULING-C54 */
const BOUND = 0.6;

function weight(thinking: Thinking, option: Act): number {
  const { field, unit, turning, going, here } = thinking;
  switch (option.act) {
    case 'strike':
      if (option.manner === 'berserk' && !field.temper.fury) return UNTHINKABLE;
      return strikeWorth(field, turning, option) + stanceWorth(thinking, option.manner);
    case 'shoot':
      return shotWorth(field, unit, option) + stanceWorth(thinking, option.manner);
    case 'walk':
    case 'seize':
    case 'withdraw':
    case 'flee':
    case 'rush':
      return going.of(option);
    case 'climb':
    case 'leap':
      return going.of(option) - RISKY;
    case 'swim':
      return unit.one.water === null ? here - 25 : here + 12 + going.of(option) / 10;
    case 'heal':
      return here + careWorth(field, unit, unitNamed(field, option.target));
    case 'gift':
      return (
        here + giftWorth(field.state, option.gift, unit.one.id, option.target ?? null, option.what ?? null)
      );
    case 'power':
      return here + powerWorth(thinking, option);
    case 'wait':
      return here + waitWorth(thinking);
    case 'done':
      return turning.halves.length === 0 ? going.stay : here;
    case 'pickUp':
      return here + (field.state.round > 0 && isBareHanded(thinking) ? 9 : -9);
    default:
      return here + (LIKINGS[option.act] ?? -8);
  }
}
const RISKY = 4;
const UNTHINKABLE = -200;

function stanceWorth({ here, weaving }: Thinking, manner: string): number {
  if (manner === 'weaving') return weaving;
  return manner === 'holding' ? here - BOUND : here;
}

const isBareHanded = ({ unit }: Thinking): boolean =>
  unit.sheet.forms[unit.one.hand]?.bareHands === true && unit.one.lying.length > 0;

/** Foes sing, net, charge and leap as the rules would have them do. */
function powerWorth({ field, unit }: Thinking, { does, target }: Extract<Act, { act: 'power' }>): number {
  if (does === 'breakFree') return 8;
  if (does === 'leap') return isSomebodyNear(field, unit, REACH) ? -9 : 12;
  return target === undefined ? 10 : 14;
}

const isSomebodyNear = (field: Survey, unit: Unit, paces: number): boolean =>
  enemiesOf(field, unit).some(({ base, able }) => able && pacesTo(unit, base.x, base.y, base.size) <= paces);

/** Whoever comes near in this round can be struck at when he is there; whoever is near need not be waited for. RUN-ACT-33 */
function waitWorth({ field, unit }: Thinking): number {
  // Whoever plays foes wants them to come to something.
  if (!unit.isHero || isSomebodyNear(field, unit, REACH + unit.half)) return -9;
  const comes = enemiesOf(field, unit).some(
    ({ one, able, base, half }) =>
      able && one.steps.length > 0 && pacesTo(unit, base.x, base.y, base.size) <= half + unit.half + REACH,
  );
  return comes ? PATIENCE - IMPATIENCE * field.state.round : -9;
}

/** Waiting is worth less from round to round: night falls for all. */
const PATIENCE = 2.5;
const IMPATIENCE = 0.3;

/** Everything else, over doing nothing at all. */
const LIKINGS: Readonly<Record<string, number>> = {
  breakFree: 10,
  pullFree: 6,
  smother: 14,
  fendOff: 1,
  rescue: 25,
  throwRope: 3,
  pry: 9,
  try: 7,
  keepHold: 2,
  release: -4,
  getUp: 3,
  lightTorch: 1,
  mount: 2,
  trample: 4,
  takeShield: 3,
  takeArm: 2,
  strikeHorse: 1,
  engage: -2,
  contend: -10,
  grab: -6,
  stunt: -12,
  cutDown: -6,
  otherHand: -40,
};

/** Somebody who waits takes the first chance to strike. */
export const isWorthTaking = (field: Survey, id: string): boolean => {
  const unit = unitNamed(field, id);
  return isSomebodyNear(field, unit, REACH + unit.half) || fighterOf(field.state, id).steps.length === 0;
};
