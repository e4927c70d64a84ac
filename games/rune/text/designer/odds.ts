// How a roll will probably go, in sentences with exact chances.

import type { Language } from '@skald/text';
import { WEAK_LINKS } from '../../content/design/rolls.ts';
import { standings } from '../../documents/encounter/derive.ts';
import { stepsOf } from '../../documents/encounter/order.ts';
import type { Roll } from '../../documents/encounter/roll-schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import {
  bestBonus,
  chanceAgainst,
  chanceOfCountdown,
  chanceOfGroup,
  chanceOfScoreboard,
  chanceOfSuccesses,
  chanceToHold,
} from '../../rules/rolls/notes.ts';
import { runningWords } from './rolling.ts';

/** What somebody adds who knows what he does, where nobody's numbers are known. */
const FAIR_SCORE = 4;
/** For how long a Panic Button is looked at. */
const ROUNDS = 3;

export function oddsText(roll: Roll, encounter: Encounter, language: Language): string {
  const words = runningWords(language);
  const { number, buffness } = standingOf(roll, encounter);
  return [
    ...(buffness > 0 && number !== null ? [words.buffness(number, buffness)] : []),
    ...chanceTexts(roll, encounter, buffness, language),
  ].join(' ');
}

/** RUN-DIF-142 */
function standingOf({ id }: Roll, encounter: Encounter) {
  const steps = stepsOf(encounter, encounter.group.heroes);
  const listed = steps.flatMap(({ rolls }) => rolls).find((one) => one.id === id);
  return standings(steps).find(({ path }) => path === listed?.path) ?? { number: null, buffness: 0 };
}

function chanceTexts(roll: Roll, encounter: Encounter, more: number, language: Language): string[] {
  const { odds } = runningWords(language);
  const chances = chancesOf(roll, encounter, more);
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  if (chances.length === 0) return [];
  const known = encounter.group.roster.length > 0;
  const single =
    roll.against.kind === 'baseline'
      ? odds.baseline(most)
      : known
        ? odds.roster(least, most)
        : odds.score(FAIR_SCORE, most);
  return [single, ...furtherTexts(roll, chances, language)];
}

/** Of each hero; all are alike where nobody's numbers are known. */
function chancesOf({ also, ...first }: Roll, { group }: Encounter, more: number): number[] {
  const rolls = [first, ...also];
  const tried = (bonuses: readonly (number | null)[]): number =>
    rolls.reduce((chance, { against }, i) => {
      // Whoever stands at the baseline has nothing to add, and fights are never made easier. RUN-DIF-123, -144
      if (against.kind === 'baseline') return chance * chanceAgainst(against, 0);
      const bonus = bonuses[i] ?? null;
      return bonus === null ? 0 : chance * chanceAgainst(against, bonus + more);
    }, 1);
  if (group.roster.length === 0)
    return Array.from({ length: group.heroes }, () => tried(rolls.map(() => FAIR_SCORE)));
  return group.roster.map((hero) => tried(rolls.map(({ methods }) => bestBonus(hero, methods))));
}

function furtherTexts(roll: Roll, chances: readonly number[], language: Language): string[] {
  const { odds } = runningWords(language);
  const { multiple, extra, type } = roll;
  const best = Math.max(...chances);
  switch (multiple?.kind) {
    case 'actionSink':
      return best > 0 ? [odds.tries(multiple.successes / best)] : [];
    case 'panicButton':
      return [odds.held(ROUNDS, chanceToHold(best, ROUNDS))];
    case 'endurance':
      return [odds.held(multiple.rolls, chanceToHold(best, multiple.rolls))];
    case 'countdown':
      return [odds.made(chanceOfCountdown(multiple, chances))];
    case 'scoreboard':
      return [odds.won(chanceOfScoreboard(best, multiple.successes))];
  }
  const tries = extra === 'unlimited' ? 1 : 1 + extra;
  const group = chanceOfGroup(roll, chances);
  return [
    ...(tries > 1
      ? [
          odds.within(
            tries,
            chanceOfSuccesses(
              Array.from({ length: tries }, () => best),
              1,
            ),
          ),
        ]
      : []),
    ...(group === null ? [] : [WEAK_LINKS.includes(type) ? odds.all(group) : odds.any(group)]),
  ];
}
