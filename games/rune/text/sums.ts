// Where the numbers of an attack come from, in words.

import { isOneOf } from '@skald/kernel';
import { type Language, type Summand, sumText } from '@skald/text';
import { ABILITIES } from '../content/abilities.ts';
import { BOONS } from '../content/boons.ts';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import type { Sum } from '../documents/hero/sum.ts';
import type { Attack, Shot } from '../rules/fight/agenda.ts';
import type { ScorePart } from '../rules/fight/conditions.ts';
import type { EventOf } from '../rules/fight/events.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import {
  type Add,
  attackParts,
  defenceParts,
  dodgeParts,
  type Part,
  partsOf,
  shotParts,
} from '../rules/fight/scores.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';

/** “9 Viking axe + 3 charge − 1 Wound = 11” */
export const attackSum = (view: State, attack: Attack, language: Language): string =>
  summed(
    (add) => attackParts(view, attack, add),
    fighterOf(view, attack.attacker),
    namingOf(view, language).weapon(attack.attacker, attack.form),
    language,
  );

export function defenceSum(view: State, attack: Attack, language: Language): string {
  const target = fighterOf(view, attack.target);
  const weapon = namingOf(view, language).weapon(target.id, target.hand);
  return summed((add) => defenceParts(view, attack, add), target, weapon, language);
}

export const shotSum = (view: State, shot: Shot, language: Language): string =>
  summed(
    (add) => shotParts(view, shot, add),
    fighterOf(view, shot.attacker),
    namingOf(view, language).weapon(shot.attacker, shot.form),
    language,
  );

export const dodgeSum = (view: State, target: Fighter, language: Language): string =>
  summed((add) => dodgeParts(view, target, add), target, '', language);

/** A number of a sheet: “2 Quickness + 3 Great Weapon + 5 Viking axe = 10”; `weapon` is what it is about. */
export const sheetSum = ({ parts }: Sum, weapon: string, language: Language): string =>
  sumText(parts.map(({ of, by }) => ({ name: partName(of, weapon, language), amount: by })));

function summed(parts: (add: Add) => void, whose: Fighter, weapon: string, language: Language): string {
  return sumText(named(partsOf(parts), whose, weapon, language));
}

const named = (parts: readonly Part[], whose: Whose, weapon: string, language: Language): Summand[] =>
  parts.map(({ of, by }) => ({
    name: woundName(of, by, whose, language) ?? partName(of, weapon, language),
    amount: by,
  }));

/** What stands where a die would: nobody rolls for it. */
const INSTEAD: readonly ScorePart[] = ['standing', 'helpless'];

/** Whose sum it is, or was: of an earlier fight of a sitting nothing more is known. */
type Whose = Pick<Fighter, 'impairment' | 'hand'>;
const LONG_GONE: Whose = { impairment: 0, hand: 0 };

/** Attack and defence of a blow or a shot that is over, each with its die: “6 die + 9 Viking axe = 15”. */
export function toldSums(
  view: State,
  { by, at, form, attack, defence, sums }: EventOf<'struck' | 'shot'>,
  language: Language,
): { readonly attack: string; readonly defence: string } {
  const { weapon } = namingOf(view, language);
  const whoever = (id: string): Whose => view.fighters.find((fighter) => fighter.id === id) ?? LONG_GONE;
  const [one, other] = [whoever(by), whoever(at)];
  const sum = (total: number, parts: readonly Part[], whose: Whose, called: string): string => {
    const rest = parts.reduce((all, part) => all - part.by, total);
    const die = { name: NAMES[language].parts.die, amount: rest };
    const rolls = !parts.some(({ of }) => INSTEAD.includes(of));
    return sumText([...(rolls ? [die] : []), ...named(parts, whose, called, language)]);
  };
  return {
    attack: sum(attack, sums.attack, one, weapon(by, form)),
    defence: sum(defence, sums.defence, other, weapon(at, other.hand)),
  };
}

/** Where nothing but Wounds impairs somebody, they are called so. */
function woundName(of: string, amount: number, { impairment }: Whose, language: Language): string | null {
  if (of !== 'impairment' || impairment > 0) return null;
  return NAMES[language].wounds(Math.abs(amount)).replace(/^\d+ /, '');
}

/** What a part of a number is called; the scores that come with a weapon go by its name. */
export function partName(of: string, weapon: string, language: Language): string {
  const { parts, abilities, characteristics, gift } = NAMES[language];
  if (weapon !== '' && (of === 'atk' || of === 'dfn' || of === 'weapon')) return weapon;
  if (Object.hasOwn(parts, of)) return parts[of as keyof typeof parts];
  if (isOneOf(ABILITIES, of)) return abilities[of];
  if (isOneOf(CHARACTERISTICS, of)) return characteristics[of];
  return isOneOf(BOONS, of) ? gift(of) : of;
}
