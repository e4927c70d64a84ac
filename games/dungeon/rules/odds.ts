// The exact chances of an attack before it is made, as far as the asking seat may know them.

import type { Chance, Choice, Seat } from '@skald/kernel';
import {
  type Damage,
  damageOf,
  type Facing,
  type Feat,
  ITEM,
  type Item,
  isMinion,
  SPELL,
  type Spell,
  WOUND_TRACK,
} from '../content/index.ts';
import { bonusOf } from './actions.ts';
import type { AnyFrame, Attack, Rolled, Turning } from './agenda.ts';
import { fightWith, magicalAttack, shotOf } from './attack.ts';
import { itemsWith, without } from './belongings.ts';
import { attacksOfFeat } from './feats.ts';
import { clash, hitChances } from './hits.ts';
import { model } from './models.ts';
import { asTurned, strikersOf } from './moving.ts';
import { numbersOf } from './numbers.ts';
import { attacks } from './spell-effects.ts';
import type { Model, State } from './state.ts';

/** What can become of the target of an attack, or of a lock. */
export const OUTCOMES = [
  'unharmed',
  'wounded',
  'crippled',
  'injured',
  'bones',
  'removed',
  'holds',
  'opens',
] as const;
export type AttackOutcome = (typeof OUTCOMES)[number];

export function odds(view: State, seat: Seat, choice: Choice): Chance[] | null {
  const frame = view.agenda.at(-1);
  if (frame === undefined) return null;
  if (frame.step === 'turn' && choice.act === 'step') return breakingAway(view, frame);
  if (frame.step === 'reroll') return listed(rerolled(view, frame, choice.act === 'yes'));
  if (frame.step === 'turn' && choice.act === 'turnAndFight')
    return odds(asTurned(view, frame.model, choice.facing as Facing), seat, { ...choice, act: 'fight' });
  const attack = attackOf(view, frame, choice);
  return attack === null ? null : listed(outcomesOf(view, attack));
}

/** Where a choice leads to several attacks at once: the chances of each. */
export function volley(view: State, choice: Choice): { target: string; chances: Chance[] }[] {
  const attacks = volleyOf(view, choice);
  return attacks.length < 2
    ? []
    : attacks.map((attack) => ({
        target: attack.target as string,
        chances: listed(outcomesOf(view, attack)),
      }));
}

function volleyOf(view: State, choice: Choice): Attack[] {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'turn' && frame?.step !== 'castAt') return [];
  const one = model(view, frame.model);
  if (choice.act === 'feat') return attacksOfFeat(view, one, choice.feat as Feat);
  const spell =
    frame.step === 'castAt' ? frame.spell : choice.act === 'cast' ? (choice.spell as Spell) : null;
  const facts = spell && SPELL[spell];
  if (facts?.effect.type !== 'attack') return [];
  const whom = frame.step === 'castAt' ? model(view, String(choice.model)) : null;
  if (whom === null && facts.effect.area !== 'allInRange') return [];
  return attacks(view, one, facts, facts.effect.dice, whom);
}

/** The attack a choice leads to. */
export function attackOf(view: State, frame: AnyFrame, choice: Choice): Attack | null {
  const target = String(choice.target);
  if (frame.step === 'turn') {
    const bonus = bonusOf(frame.plan);
    if (choice.act === 'fight') return fightWith(frame.model, { target, bonus });
    if (choice.act === 'order') return fightWith(String(choice.model), { target });
    if (choice.act === 'force')
      return fightWith(frame.model, { bar: [Number(choice.x), Number(choice.y)], bonus });
    return choice.act === 'shoot' ? shotOf(frame.model, target) : null;
  }
  if (frame.step === 'freeStrike' && choice.act === 'strike')
    return fightWith(String(choice.model), { target: frame.target, free: true });
  if (frame.step === 'castAt' && choice.act === 'model')
    return spellAttack(frame.model, String(choice.model), frame.spell);
  if (frame.step !== 'crystal') return null;
  const { effect } = choice.act === 'use' ? ITEM[choice.item as keyof typeof ITEM] : { effect: null };
  return { ...frame, bonus: frame.bonus + (effect?.type === 'crystal' ? effect.power : 0) };

  function spellAttack(caster: string, whom: string, spell: Spell): Attack | null {
    const { effect: made } = SPELL[spell];
    return made.type === 'attack' && model(view, whom) ? magicalAttack(caster, whom, made.dice, spell) : null;
  }
}

/** `saved`: unharmed, but a Knucklebone is spent. */
type Outcomes = Map<AttackOutcome | 'saved', number>;

function outcomesOf(view: State, attack: Attack): Outcomes {
  const { attack: dice, defence, armour } = numbersOf(view, attack);
  const sixesWin = attack.kind === 'fight' && hasAxe(model(view, attack.attacker));
  return weighed(view, attack, hitChances(dice, defence, armour, sixesWin));
}

const hasAxe = ({ items }: Model): boolean => items.some((item) => ITEM[item].effect.type === 'sixesWin');

/** Chances of Hits as chances of what they do. */
function weighed(view: State, { target }: Pick<Attack, 'target'>, chances: readonly number[]): Outcomes {
  const outcomes: Outcomes = new Map();
  const add = (outcome: AttackOutcome | 'saved', chance: number): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + chance);
  };
  chances.forEach((chance, hits) => {
    if (target === null) add(hits > 0 ? 'opens' : 'holds', chance);
    else {
      const one = model(view, target);
      if (isMinion(one.type)) add(minionFate(one, damageOf(one.type, hits)), chance);
      else if (hits === 0) add('unharmed', chance);
      else {
        const saved = chance * wardedOff(one);
        add('saved', saved);
        add(one.wounds + 1 >= WOUND_TRACK ? 'crippled' : 'wounded', chance - saved);
      }
    }
  });
  return outcomes;
}

const minionFate = ({ injured }: Model, damage: Damage): AttackOutcome => {
  if (damage === 'none') return 'unharmed';
  return damage === 'injured' && injured ? 'removed' : damage;
};

/** How likely a Saint's Knucklebone helps. */
function wardedOff({ items }: Model): number {
  for (const item of items) {
    const { effect } = ITEM[item];
    if (effect.type === 'ignoresWound') return (7 - effect.from) / 6;
  }
  return 0;
}

/** With the coin all rolls of one's own dice are weighed against the others as they lie. */
function rerolled(view: State, frame: Rolled & { owner: string }, again: boolean): Outcomes {
  const { attack, defence, armour, owner, attacker } = frame;
  const sixesWin = frame.kind === 'fight' && hasAxe(model(view, attacker));
  const chances = Array<number>(attack.length + 1).fill(0);
  const own = owner === attacker ? attack : defence;
  for (const { dice, chance } of again ? rollsOf(own.length) : [{ dice: own, chance: 1 }]) {
    const { hits } =
      owner === attacker ? clash(dice, defence, armour, sixesWin) : clash(attack, dice, armour, sixesWin);
    chances[hits] = (chances[hits] as number) + chance;
  }
  return weighed(view, frame, chances);
}

/** Every roll of so many dice, whatever their order, with its chance. */
function rollsOf(dice: number): { dice: number[]; chance: number }[] {
  let rolls = [{ dice: [] as number[], chance: 1, same: 0 }];
  for (let n = 1; n <= dice; n++)
    rolls = rolls.flatMap((roll) =>
      [1, 2, 3, 4, 5, 6]
        .filter((face) => face >= (roll.dice.at(-1) ?? 1))
        .map((face) => {
          const same = face === roll.dice.at(-1) ? roll.same + 1 : 1;
          // n! over the factorials of equal faces, one factor at a time.
          return { dice: [...roll.dice, face], chance: (roll.chance * n) / same / 6, same };
        }),
    );
  return rolls;
}

/** What the Free Strikes of a step may do, if all strike. */
function breakingAway(view: State, frame: Turning): Chance[] | null {
  const strikers = strikersOf(view, frame);
  if (strikers.length === 0) return null;
  const outcomes: Outcomes = new Map();
  suffer(view, frame.model, strikers, 1, 'unharmed', outcomes);
  return listed(outcomes);
}

function suffer(
  view: State,
  target: string,
  [striker, ...others]: readonly Model[],
  chance: number,
  sofar: AttackOutcome,
  outcomes: Outcomes,
): void {
  if (striker === undefined || sofar === 'crippled' || sofar === 'bones' || sofar === 'removed') {
    outcomes.set(sofar, (outcomes.get(sofar) ?? 0) + chance);
    return;
  }
  for (const [outcome, part] of outcomesOf(view, fightWith(striker.id, { target, free: true }))) {
    if (outcome === 'unharmed') suffer(view, target, others, chance * part, sofar, outcomes);
    else {
      const reached = outcome === 'saved' ? sofar : outcome;
      suffer(hurt(view, target, outcome), target, others, chance * part, reached, outcomes);
    }
  }
}

/** The same position with the target hurt; a Knucklebone is spent whether it helped or not. DUN-ITEMCARD-17 */
const hurt = (view: State, target: string, outcome: AttackOutcome | 'saved'): State => ({
  ...view,
  models: view.models.map((one) =>
    one.id === target
      ? {
          ...one,
          items: withoutBone(one),
          wounds: one.wounds + (outcome === 'wounded' ? 1 : 0),
          injured: one.injured || outcome === 'injured',
        }
      : one,
  ),
});

function withoutBone(one: Model): Item[] {
  const [bone] = itemsWith(one, 'ignoresWound');
  return bone === undefined ? one.items : without(one.items, bone);
}

const listed = (outcomes: Outcomes): Chance[] =>
  OUTCOMES.flatMap((outcome) => {
    const saved = outcome === 'unharmed' ? (outcomes.get('saved') ?? 0) : 0;
    const chance = (outcomes.get(outcome) ?? 0) + saved;
    return chance > 0 ? [{ outcome, chance }] : [];
  });
