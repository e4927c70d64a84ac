// The numbers of a blow or a shot before it is made.

import type { Chance } from '@skald/kernel';
import { CROWD } from '../rules/blow.ts';
import type { Attack, FrameOf, Turning } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, formOf, isHelpless, isKnown } from '../rules/fight/fighters.ts';
import { shotProspect, strikeOf, strikeProspect } from '../rules/fight/odds.ts';
import { bystanders } from '../rules/fight/scores.ts';
import type { Fighter } from '../rules/fight/state.ts';
import { blowOf } from '../rules/fight/striking.ts';
import { NAMES } from '../text/names.ts';
import { attackSum, defenceSum, shotSum } from '../text/sums.ts';
import type { Context } from './context.ts';

type Act = ChoiceOf<'act'>;
type ActOf<A extends Act['act']> = Extract<Act, { act: A }>;

export interface Hints {
  /** Where the chances of an attack come from. */
  readonly sum: readonly string[];
  /** What a button says of the sum that it folds away. */
  readonly brief?: string;
  /** What else follows from it. */
  readonly prospects: readonly string[];
}

/** Less than this is no percent at all. */
const LEAST = 0.005;

/** “wounds 12 %, hits 54 %, misses 34 %”; what hardly happens is not told. */
export function chancesText(found: readonly Chance[] | null, { words, language }: Context): string[] {
  const outcomes: Readonly<Record<string, string>> = words.outcomes;
  const told = (found ?? [])
    .filter(({ chance }) => chance >= LEAST)
    .map(({ outcome, chance }) => `${outcomes[outcome] ?? outcome} ${NAMES[language].percent(chance)}`);
  return told.length === 0 ? [] : [told.join(', ')];
}

export function strikeHints(context: Context, turning: Turning, choice: ActOf<'strike'>): Hints {
  const { view, words } = context;
  const { hints } = words;
  const { target, manner } = choice;
  const lost = isKnown(view, fighterOf(view, target)) ? strikeProspect(view, turning, choice).lost : 0;
  return {
    sum: sumsOf(context, strikeOf(turning, choice)),
    prospects: [
      ...lostText(context, lost),
      ...(manner === 'holding' ? [hints.holding] : []),
      ...(manner === 'weaving' ? [hints.weaving] : []),
      ...(manner === 'berserk' ? [hints.counter] : []),
    ],
  };
}

export function freeBlowHints(
  context: Context,
  { by, target, left }: FrameOf<'opportunity'>,
  careful: boolean,
): Hints {
  const { hints } = context.words;
  const blow = blowOf(fighterOf(context.view, by), target, careful ? 'careful' : 'opportunity');
  return {
    sum: sumsOf(context, blow),
    prospects: careful ? [hints.noDefence, left ? hints.free : hints.action] : [hints.free],
  };
}

/** “Attack: 9 Viking axe + 3 charge = 12”, “Defence: 7 club”, “Damage 12” */
function sumsOf({ view, words, language }: Context, attack: Attack): string[] {
  const { hints } = words;
  const target = fighterOf(view, attack.target);
  const { dam } = formOf(view, fighterOf(view, attack.attacker), attack.form);
  const defended = isKnown(view, target) ? hints.defence(defenceSum(view, attack, language)) : hints.unknown;
  return [
    hints.attack(attackSum(view, attack, language)),
    isHelpless(target) ? hints.helpless : defended,
    hints.damage(dam.total),
  ];
}

export function shotHints(context: Context, one: Fighter, choice: ActOf<'shoot'>): Hints {
  const { view, words, language, who, list } = context;
  const { hints } = words;
  const { target, form } = choice;
  const shot = { attacker: one.id, target, form, dodges: false, behind: 'cover' } as const;
  const crowd = bystanders(view, shot).map((id) => who(id));
  const { dam, pieces } = formOf(view, one, form);
  const lost = isKnown(view, fighterOf(view, target)) ? shotProspect(view, one, choice).lost : 0;
  return {
    sum: [
      hints.attack(shotSum(view, shot, language)),
      hints.standing,
      hints.damage(dam.total),
      ...(crowd.length === 0 ? [] : [hints.crowd(list(crowd), CROWD * crowd.length)]),
    ],
    prospects: [
      ...lostText(context, lost),
      ...(pieces === null ? [] : [hints.pieces(Math.max(0, (one.pieces[form] ?? 0) - 1))]),
    ],
  };
}

/** At somebody who flees: with what is in hand, and for nothing. */
export function freeShotHints(context: Context, { by, target }: FrameOf<'freeShot'>): Hints {
  const one = fighterOf(context.view, by);
  const { sum, prospects } = shotHints(context, one, {
    act: 'shoot',
    target,
    form: one.hand,
    manner: 'plain',
  });
  return { sum, prospects: [...prospects, context.words.hints.free] };
}

/** On average, where that comes to anything. */
const lostText = ({ words }: Context, lost: number): string[] =>
  Math.round(lost) > 0 ? [words.hints.lost(Math.round(lost))] : [];
