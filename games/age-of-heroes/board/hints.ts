// What one ought to know before choosing: where a step leads, how strong a target is, how a fight may end.

import type { Choice, Decision } from '@skald/kernel';
import { joined, type Language, type Line } from '@skald/text';
import { AREA, type Area, RESULTS, type Result } from '../content/index.ts';
import { battleOdds } from '../rules/odds.ts';
import { combatFactor, findPiece, movementFactor } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { attackersWorth, defendersWorth } from '../rules/strength.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { imaginedBattle } from './imagined.ts';
import { contents } from './text.ts';

export function hint(view: State, { kind }: Decision, choice: Choice, language: Language): string | null {
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
    case 'target':
      return targetHint(view, String(choice.target), language);
    case 'strike':
      return kind === 'targets' ? fightHint(view, [], language) : null;
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
  return one === null ? null : BOARD_WORDS[language].strength(combatFactor(view, one));
}

function targetHint(view: State, target: string, language: Language): string | null {
  if (/^jarl-\d+$/.test(target)) return null;
  return fightHint(view, [target], language);
}

/** The fight that would follow if these were named too, as far as the asking seat may know it. */
function fightHint(view: State, more: readonly string[], language: Language): string | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'targets') return null;
  const named = [...frame.named, ...more];
  if (named.some((target) => /^jarl-\d+$/.test(target))) return null;
  const { seat: attacker, area, attackers } = frame;
  const battle = imaginedBattle(view, { attacker, area, attackers, named });
  const strengths = `${attackersWorth(view, battle)}\u00a0:\u00a0${defendersWorth(view, battle)}`;
  return `${strengths}; ${chances(battleOdds(view, battle, 0), language)}`;
}

/** The best first: “defender killed 33 %, defender wounded 17 %, …” */
function chances(odds: Map<Result, number>, language: Language): string {
  return [...RESULTS]
    .reverse()
    .filter((result) => (odds.get(result) ?? 0) > 0)
    .map(
      (result) =>
        `${NAMES[language].results[result]} ${Math.round((odds.get(result) as number) * 100)}\u00a0%`,
    )
    .join(', ');
}
