// What one ought to know before choosing: where a step leads, how strong a target is, how a fight may end.

import type { Choice, Decision } from '@skald/kernel';
import { joined, type Language, type Line } from '@skald/text';
import { AREA, type Area, RESULTS, type Result } from '../content/index.ts';
import { type Attack, imaginedBattle } from '../rules/imagined.ts';
import { battleOdds } from '../rules/odds.ts';
import { attackBy, battleBy, isBlind } from '../rules/option-odds.ts';
import { findPiece, movementFactor } from '../rules/pieces.ts';
import type { Battle, State } from '../rules/state.ts';
import { battleSums, fighterSum } from '../rules/strength.ts';
import { totalOf } from '../rules/sums.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { type Odds, type Prospects, prospects, winFor, winOf } from './prospects.ts';
import { contents } from './text.ts';

export function hint(view: State, _decision: Decision, choice: Choice, language: Language): string | null {
  const known = [about(view, choice, language), fightHint(view, choice, language)].filter(
    (part) => part !== null,
  );
  return known.length === 0 ? null : known.join('; ');
}

function about(view: State, choice: Choice, language: Language): string | null {
  switch (choice.act) {
    case 'step':
      return areaHint(view, choice.to as Area, language);
    case 'area':
    case 'fleeTo':
      return areaHint(view, choice.area as Area, language);
    case 'counter':
    case 'rider':
      return moverHint(view, String(choice.counter), language);
    case 'attacker':
    case 'call':
      return fighterHint(view, String(choice.counter), language);
    default:
      return null;
  }
}

const textOf = (line: Line): string => line.map(({ text }) => text).join('');

function areaHint(view: State, area: Area, language: Language): string {
  const words = BOARD_WORDS[language];
  const { sea, tax } = AREA[area];
  const what = contents(view, area, language);
  return [sea ? words.sea : words.tax(tax), ...(what.length > 0 ? [textOf(joined(what))] : [])].join(': ');
}

function moverHint(view: State, id: string, language: Language): string | null {
  const one = findPiece(view, id);
  if (one === null) return null;
  return `${NAMES[language].at(one.area)}, ${BOARD_WORDS[language].movement(movementFactor(view, one))}`;
}

function fighterHint(view: State, id: string, language: Language): string | null {
  const one = findPiece(view, id);
  return one === null ? null : NAMES[language].summed(BOARD_WORDS[language].strength, fighterSum(view, one));
}

/** The fight that follows, or would if these were all, as far as the asking seat may know it. */
function fightHint(view: State, choice: Choice, language: Language): string | null {
  const step = view.agenda.at(-1)?.step;
  if (step === 'luckBid' || step === 'luckOpen') return null;
  if (step === 'aid') return battleHint(view, battleBy(view, choice), language);
  const attack = attackBy(view, choice) ?? attackSoFar(view, choice);
  if (attack === null) return null;
  const words = BOARD_WORDS[language];
  const { counter, list } = NAMES[language];
  const outlook = prospects(view, attack);
  const { help } = outlook;
  return [
    isBlind(attack) ? blindHint(outlook, language) : battleHint(view, imaginedBattle(view, attack), language),
    ...(help.length > 0 ? [words.mayCall(list(help.map(({ id }) => counter(id))))] : []),
  ].join('; ');
}

function battleHint(view: State, battle: Battle | null, language: Language): string | null {
  if (battle === null) return null;
  const { sum } = NAMES[language];
  const { attack, defence } = battleSums(view, battle);
  const strengths = BOARD_WORDS[language].against(sum(attack), sum(defence));
  const odds = battleOdds(view, battle, 0);
  // Where a list shows a bar, it shows the single results too.
  const listed = view.agenda.at(-1)?.step !== 'targets';
  return `${strengths}; ${listed ? inShort(odds, view.battle !== null, language) : chances(odds, language)}`;
}

/** From the worst case to the best. */
function blindHint({ worst, best }: Prospects, language: Language): string {
  const words = BOARD_WORDS[language];
  const { sum, percent } = NAMES[language];
  const defence = words.between(totalOf(best.defence), totalOf(worst.defence));
  return [
    words.against(sum(best.attack), defence),
    words.wins(percent(winOf(worst.odds)), percent(winOf(best.odds))),
  ].join('; ');
}

/** Somebody is named, and more may be. */
function attackSoFar(view: State, { act, target }: Choice): Attack | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'targets' || act !== 'target') return null;
  const { seat: attacker, area, attackers, named } = frame;
  return { attacker, area, attackers, named: [...named, String(target)] };
}

function inShort(odds: Odds, defends: boolean, language: Language): string {
  const { percent } = NAMES[language];
  return BOARD_WORDS[language].winOrLose(percent(winFor(odds, defends)), percent(winFor(odds, !defends)));
}

/** The best first: “defender killed 33 %, defender wounded 17 %, …” */
function chances(odds: Map<Result, number>, language: Language): string {
  return [...RESULTS]
    .reverse()
    .filter((result) => (odds.get(result) ?? 0) > 0)
    .map(
      (result) => `${NAMES[language].results[result]} ${NAMES[language].percent(odds.get(result) as number)}`,
    )
    .join(', ');
}
