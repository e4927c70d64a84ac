// What one ought to know before choosing: where a step leads, how strong a target is, how a fight may end.

import type { Choice, Decision } from '@skald/kernel';
import { joined, type Language, type Line } from '@skald/text';
import { AREA, type Area, RESULTS, type Result } from '../content/index.ts';
import { imaginedBattle } from '../rules/imagined.ts';
import { battleOdds } from '../rules/odds.ts';
import { battleBy, helpToCome } from '../rules/option-odds.ts';
import { findPiece, movementFactor } from '../rules/pieces.ts';
import type { Battle, State } from '../rules/state.ts';
import { battleSums, fighterSum } from '../rules/strength.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
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
  if (view.agenda.at(-1)?.step.startsWith('luck')) return null;
  const battle = battleBy(view, choice) ?? battleSoFar(view, choice);
  if (battle === null) return null;
  const words = BOARD_WORDS[language];
  const { sum, counter, list } = NAMES[language];
  const { attack, defence } = battleSums(view, battle);
  const help = view.battle === null ? helpToCome(view, battle) : [];
  return [
    words.against(sum(attack), sum(defence)),
    chances(battleOdds(view, battle, 0), language),
    ...(help.length > 0 ? [words.mayCall(list(help.map(({ id }) => counter(id))))] : []),
  ].join('; ');
}

/** Somebody is named, and more may be. */
function battleSoFar(view: State, { act, target }: Choice): Battle | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'targets' || act !== 'target') return null;
  const { seat: attacker, area, attackers } = frame;
  const named = [...frame.named, String(target)];
  return named.some((one) => one.startsWith('jarl-'))
    ? null
    : imaginedBattle(view, { attacker, area, attackers, named });
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
