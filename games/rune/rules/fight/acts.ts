// All that somebody may do with what is left of his action. Of what there is much of, it is kept what lists it: a page is
// told that in few words, and lists by itself. RUN-ACT, RUN-RULING-C35

import { fromRows, type InRows, inRows, type Listed } from '@skald/kernel';
import { workOptions } from '../sitting/works.ts';
import type { Turning } from './agenda.ts';
import { isOpen, mayAttack } from './attacks.ts';
import { smothering } from './burning.ts';
import { careOptions } from './care.ts';
import type { ChoiceOf, Manner } from './choices.ts';
import { contendOptions } from './contending.ts';
import { cutOptions } from './decoys.ts';
import { engageOptions } from './engagement.ts';
import { fighterOf, formOf, isHero, isInReach } from './fighters.ts';
import { hasOffHand, havingForms, within } from './gear.ts';
import { bitsOf, countGoings, type Goings, goingsOf, listGoings, runsOf } from './goings.ts';
import { mayLieDown } from './hiding.ts';
import { grabOptions } from './holding.ts';
import { areTraded, isBound, mannersIn } from './holmgang.ts';
import { freeingOptions } from './hostages.ts';
import { holdsSomebody } from './moving.ts';
import { actFor, offersOf } from './offers.ts';
import { rescueOptions } from './rescuing.ts';
import { horseOptions, ridingOptions, trampleOptions } from './riding.ts';
import { trophyOptions } from './severing.ts';
import { canShoot } from './shooting.ts';
import { shopOptions } from './shopping.ts';
import { mayLight } from './sight.ts';
import type { Fighter, State } from './state.ts';
import { allyBetween, mannersOf } from './striking.ts';
import { stuntOptions } from './stunts.ts';
import { mayFendOff } from './swarms.ts';
import { ropeOptions } from './swimming.ts';
import { pryingOptions } from './traps.ts';

type Act = ChoiceOf<'act'>;
type ActOf<A extends Act['act']> = Extract<Act, { act: A }>;

/** A weapon, and all that may go with an attack by it. */
interface Arm {
  readonly form: number;
  readonly manners: readonly Manner[];
}

interface Acts {
  /** Whom each of these arms can strike, and past an ally whom of them. */
  readonly strikes: {
    readonly arms: readonly Arm[];
    readonly at: readonly string[];
    readonly past: readonly string[];
  };
  readonly shots: readonly (Arm & { readonly at: readonly string[] })[];
  readonly others: readonly Act[];
  readonly goings: Goings | null;
}

/** The same as plain data. */
interface FewWords extends Omit<Acts, 'goings' | 'others'> {
  readonly others: InRows<Act>;
  readonly goings: { readonly width: number; readonly runs: string } | null;
}

const NO_STRIKES: Acts['strikes'] = { arms: [], at: [], past: [] };

export function actsOf(state: State, turning: Turning): Acts {
  return { ...actsOnTheSpot(state, turning), goings: goingsOf(state, turning) };
}

/** All but going somewhere. */
export function actsOnTheSpot(state: State, turning: Turning): Acts {
  const one = fighterOf(state, turning.fighter);
  const shop = shopOptions(state, one);
  if (one.cowed) return only({ act: 'done' });
  if (one.held !== null) return only({ act: 'breakFree' }, ...shop, { act: 'done' });
  // He wants nothing but to get away from them, and cannot. RUN-RULING-T54
  if (one.swarm.flees)
    return only(...pryingOptions(state, one).filter(({ target }) => target === one.id), { act: 'done' });
  if (holdsSomebody(state, one)) return only({ act: 'keepHold' }, { act: 'release' }, ...shop);
  const fresh = turning.halves.length === 0;
  if (areTraded(state)) return tradedBlow(state, one);
  const others: Act[] = [
    ...(fresh && !turning.retires && !one.tangled ? grabOptions(state, one) : []),
    ...engageOptions(state, one),
    ...contendOptions(state, one),
    ...(fresh ? careOptions(state, one) : []),
    ...(fresh ? pryingOptions(state, one) : []),
    ...(isBound(state) ? [] : stuntOptions(state, turning, one)),
    ...(fresh ? [...ropeOptions(state, one), ...rescueOptions(state, one)] : []),
    ...(fresh && smothering(state, one) !== null ? [{ act: 'smother' as const }] : []),
    ...(fresh && mayFendOff(state, one) ? [{ act: 'fendOff' as const }] : []),
    ...workOptions(state, one, fresh),
    ...changeOptions(state, turning, one),
    ...halfOptions(state, turning, one),
    ...(one.torch ? [{ act: 'dropTorch' as const }] : []),
    ...(fresh && hasOffHand(state, one) ? [{ act: 'otherHand' as const }] : []),
    ...(one.prone && !turning.did.includes('getUp') ? [{ act: 'getUp' as const }] : []),
    ...(turning.halves.includes('change') && isHero(one) && one.stance === 'none' && !isBound(state)
      ? [{ act: 'weave' as const }]
      : []),
    ...offersOf(state, turning).map(actFor),
    ...shop,
    ...(fresh ? [{ act: 'wait' as const }] : []),
    { act: 'done' },
  ];
  if (!mayAttack(turning) || one.tangled) return only(...others);
  const strikes = strikesOf(state, one, fresh);
  others.unshift(
    ...trampleOptions(one, strikes.at),
    ...horseOptions(state, one),
    ...cutOptions(state, one),
    ...(fresh ? freeingOptions(state, one) : []),
  );
  return { strikes, shots: shotsOf(state, one, fresh), others, goings: null };
}

/** With the weapon that was named, or not at all. RUN-RULING-R62 */
function tradedBlow(state: State, one: Fighter): Acts {
  const forms = [one.planned ?? one.hand].filter((form) => formOf(state, one, form)?.missile === false);
  const arms = forms.map((form): Arm => ({ form, manners: ['plain'] }));
  const at = state.fighters.filter((other) => isOpen(state, one, other)).map(({ id }) => id);
  return { ...only({ act: 'done' }), strikes: { arms, at, past: [] } };
}

const only = (...others: Act[]): Acts => ({ strikes: NO_STRIKES, shots: [], others, goings: null });

export function listActs(acts: Acts): Act[] {
  const list = listOnTheSpot(acts);
  return acts.goings === null ? list : listGoings(acts.goings, list);
}

/** The same by its members, without every goal written down. */
export function countActs(acts: Acts): Listed<Act> {
  const list = listOnTheSpot(acts);
  if (acts.goings === null) return list;
  const goings = countGoings(acts.goings);
  return {
    length: list.length + goings.length,
    at: (place) => (place < list.length ? list[place] : goings.at(place - list.length)),
  };
}

const listOnTheSpot = ({ strikes, shots, others }: Acts): Act[] => [
  ...listStrikes(strikes),
  ...listShots(shots),
  ...others,
];

export const inFewWords = ({ goings, others, ...acts }: Acts): FewWords => ({
  ...acts,
  others: inRows(others),
  goings: goings && { width: goings.width, runs: runsOf(goings.bits) },
});

export const fromFewWords = ({ goings, others, ...acts }: FewWords): Act[] =>
  listActs({
    ...acts,
    others: fromRows(others),
    goings: goings && { width: goings.width, bits: bitsOf(goings.runs) },
  });

/** With what is in hand; another weapon is readied and strikes in the same action. RUN-ACT-02 to -04 */
function strikesOf(state: State, one: Fighter, fresh: boolean): Acts['strikes'] {
  const at = state.fighters.filter((target) => isInReach(state, one, target) && isOpen(state, one, target));
  if (at.length === 0) return NO_STRIKES;
  const past = at.filter((target) => allyBetween(state, one, target) !== undefined);
  return {
    arms: armsOf(state, one, fresh, false),
    at: at.map(({ id }) => id),
    past: past.map(({ id }) => id),
  };
}

function listStrikes({ arms, at, past }: Acts['strikes']): ActOf<'strike'>[] {
  const options: ActOf<'strike'>[] = [];
  for (const target of at)
    for (const { form, manners } of arms)
      for (const manner of manners)
        if (past.includes(target))
          options.push(
            { act: 'strike', target, form, manner, past: 'guarded' },
            { act: 'strike', target, form, manner, past: 'heedless' },
          );
        else options.push({ act: 'strike', target, form, manner });
  return options;
}

function shotsOf(state: State, one: Fighter, fresh: boolean): Acts['shots'] {
  const arms = armsOf(state, one, fresh, true);
  const targets = arms.length === 0 ? [] : state.fighters.filter((target) => isOpen(state, one, target));
  return arms.map(({ form, manners }) => ({
    form,
    manners: manners.filter((manner) => manner !== 'berserk'),
    at: targets.filter((target) => canShoot(state, one, target, form)).map(({ id }) => id),
  }));
}

function listShots(shots: Acts['shots']): ActOf<'shoot'>[] {
  const options: ActOf<'shoot'>[] = [];
  for (const { form, manners, at } of shots)
    for (const target of at)
      for (const manner of manners)
        if (manner !== 'berserk') options.push({ act: 'shoot', target, form, manner });
  return options;
}

/** What is in hand, and at the beginning of an action whatever else he has about him. RUN-ACT-02 */
const armsOf = (state: State, one: Fighter, fresh: boolean, missile: boolean): Arm[] =>
  (fresh ? havingForms(state, one) : [one.hand])
    .filter((form) => formOf(state, one, form).missile === missile)
    .map((form) => ({ form, manners: mannersIn(state, mannersOf(one, fresh && form === one.hand)) }));

/** Half an action each: somebody's arm, one's own shield, a light. RUN-RULING-C26, RUN-SPECIAL-05, RUN-TER-94 */
function halfOptions(state: State, { halves }: Turning, one: Fighter): Act[] {
  if (halves.length > 1 || halves.includes('pickUp')) return [];
  const shield = one.shieldAt !== null && one.shieldAt.x === one.x && one.shieldAt.y === one.y;
  return [
    ...trophyOptions(state, one),
    ...(shield && !one.torch ? [{ act: 'takeShield' as const }] : []),
    ...(mayLight(state, one) ? [{ act: 'lightTorch' as const }] : []),
    ...ridingOptions(state, one),
    ...(mayLieDown(state, one) ? [{ act: 'lieDown' as const }] : []),
  ];
}

/** RUN-ACT-29, -30, RUN-RULING-C35 */
function changeOptions(
  state: State,
  { halves }: Turning,
  one: Fighter,
): (ActOf<'change'> | ActOf<'swap'> | ActOf<'pickUp'>)[] {
  const options: ReturnType<typeof changeOptions> = [];
  if (one.belt !== null && !formOf(state, one).bareHands) options.push({ act: 'swap' });
  if (halves.length > 1 || halves.includes('change')) return options;
  for (const form of havingForms(state, one)) if (form !== one.hand) options.push({ act: 'change', form });
  if (!halves.includes('pickUp'))
    options.push(...within(one).map((form) => ({ act: 'pickUp' as const, form })));
  return options;
}
