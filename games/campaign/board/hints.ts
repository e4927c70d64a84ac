// What one ought to know before choosing: how a ford or a battle may end, and what a place is good for.

import type { Choice, Decision } from '@skald/kernel';
import type { Language } from '@skald/text';
import {
  type ArmyId,
  FIGHTING_POINTS,
  geographyOf,
  type Hex,
  overLand,
  sideOf,
  stepsFrom,
} from '../content/index.ts';
import { areEnemies, armiesAboard, armyOf, isSmall } from '../rules/armies.ts';
import type { Answer } from '../rules/choices.ts';
import { odds } from '../rules/odds.ts';
import type { Army, State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { stepsFromCastle } from '../text/distances.ts';
import { NAMES } from '../text/names.ts';
import { spotOf } from '../text/spots.ts';
import { outlook, pointsOf } from './outlook.ts';

export function hint(view: State, decision: Decision, choice: Choice, language: Language): string | null {
  const said = [
    chances(view, decision, choice, language),
    ...prospects(view, decision, choice as Answer, language),
  ];
  const known = said.filter((part) => part !== null);
  return known.length === 0 ? null : known.join('; ');
}

/** “attacker wins 44 %, defender wins 56 %” */
function chances(view: State, { seat, kind }: Decision, choice: Choice, language: Language): string | null {
  const words = BOARD_WORDS[language];
  const found = odds(view, seat, choice);
  if (found === null) return null;
  const named = (outcome: string): string =>
    outcome === 'destroyed' && kind === 'fordOrCard'
      ? words.destroyedSelf
      : words.outcomes[outcome as keyof typeof words.outcomes];
  const quick = view.options.battles === 'agree' && kind === 'command' && found.some(isBattle);
  const list = found.map(({ outcome, chance }) => `${named(outcome)} ${NAMES[language].percent(chance)}`);
  return `${list.join(', ')}${quick ? ` (${words.hints.unlessTable})` : ''}`;
}

const isBattle = ({ outcome }: { readonly outcome: string }): boolean => outcome.endsWith('Wins');

function prospects(view: State, decision: Decision, answer: Answer, language: Language): (string | null)[] {
  switch (answer.act) {
    case 'move':
    case 'land':
      return stepHints(view, answer, language);
    case 'ford':
      // Where a fugitive plays it, the card names no step.
      return 'how' in answer && answer.how !== 'board' ? stepHints(view, answer, language) : [];
    case 'exchange':
      return [strengths(view, answer, language)];
    case 'give':
      return amountHints(view, answer.points, language);
    case 'sail':
      return [sailHint(view, answer.to, language)];
    case 'place':
      return [placeHint(view, answer.hex, language)];
    case 'done':
      return [idleHint(view, decision, language)];
    case 'concede':
      return [concedeHint(view, decision, language)];
    default:
      return [];
  }
}

function stepHints(
  view: State,
  { army: id, to }: { readonly army: ArmyId; readonly to: Hex },
  language: Language,
): (string | null)[] {
  const army = armyOf(view, id);
  const there = view.armies.find(({ at }) => at === to);
  if (there !== undefined && areEnemies(there, army)) return [unknownEnemy(view, army, there, to, language)];
  const use = sideOf(army.id) === 'vikings' ? raidHint(view, to, language) : shipHint(view, to, language);
  return [NAMES[language].terrains[spotOf(view.map, to, language).terrain], use];
}

/** Where a strength is hidden: how it would go against each that is possible. */
function unknownEnemy(view: State, army: Army, enemy: Army, hex: Hex, language: Language): string | null {
  const { hints } = BOARD_WORDS[language];
  if (view.options.battles === 'table') return isSmall(enemy) ? null : hints.onTable;
  if (pointsOf(enemy) !== null) return null;
  const { prospects } = outlook(view, army, enemy, hex) ?? { prospects: [] };
  const [first, ...others] = prospects.flatMap(({ strength, win }) =>
    win === null ? [] : [[strength, win] as const],
  );
  if (first === undefined) return null;
  // What must be so by the rest of the points is as good as known.
  return prospects.length === 1 ? hints.mustHave(...first) : hints.unknownEnemy([first, ...others]);
}

/** What a Viking army can win in a hex. */
function raidHint(view: State, to: Hex, language: Language): string | null {
  const { hints } = BOARD_WORDS[language];
  const terrain = geographyOf(view.map).terrain.get(to);
  if (terrain === 'castle') return hints.holdsCastle(view.options.castleTurns);
  if (terrain !== 'village') return null;
  return view.pillaged.includes(to) ? hints.alreadyPillaged : hints.pillage;
}

function shipHint(view: State, to: Hex, language: Language): string | null {
  const { hints } = BOARD_WORDS[language];
  if (view.ship.at !== to) return null;
  return armiesAboard(view).length > 0 ? hints.shipDefended : hints.emptyShip;
}

function strengths(
  view: State,
  { army, with: partner }: Extract<Answer, { act: 'exchange' }>,
  language: Language,
): string {
  const names = NAMES[language];
  const [one, other] = [armyOf(view, army), armyOf(view, partner)];
  return BOARD_WORDS[language].hints.strengths(
    names.army(one.id),
    one.points,
    names.army(other.id),
    other.points,
  );
}

function amountHints(view: State, points: number, language: Language): (string | null)[] {
  const { hints } = BOARD_WORDS[language];
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'amount') return [];
  const [one, other] = [armyOf(view, frame.army), armyOf(view, frame.with)];
  const after = [
    [one.id, one.points - points],
    [other.id, other.points + points],
  ] as const;
  return after.map(([id, left]) => {
    if (left === 0) return hints.dissolves(NAMES[language].army(id));
    return left < FIGHTING_POINTS ? hints.becomesSmall(NAMES[language].army(id)) : null;
  });
}

/** A coast is worth the village one can reach from it. */
function sailHint(view: State, to: Hex, language: Language): string {
  const { hints } = BOARD_WORDS[language];
  const geography = geographyOf(view.map);
  if (geography.terrain.get(to) !== 'coast') return hints.atSea;
  const steps = stepsFrom([to], overLand(geography));
  const away = (hex: Hex): number => steps.get(hex) ?? Number.POSITIVE_INFINITY;
  const [nearest] = geography.villages
    .filter((hex) => !view.pillaged.includes(hex))
    .toSorted((a, b) => away(a) - away(b));
  return nearest === undefined
    ? hints.alreadyPillaged
    : hints.landing(spotOf(view.map, nearest, language).name ?? nearest, away(nearest));
}

function placeHint(view: State, hex: Hex, language: Language): string {
  const { hints } = BOARD_WORDS[language];
  const away = stepsFromCastle(view.map).get(hex) ?? 0;
  return away === 0 ? hints.inCastle : hints.fromCastle(away);
}

function idleHint(view: State, { seat }: Decision, language: Language): string {
  const idle = view.armies.filter(
    ({ id, at, moved }) => at !== null && !moved && sideOf(id) === view.sides[seat],
  );
  return BOARD_WORDS[language].hints.notMoved(idle.map(({ id }) => NAMES[language].army(id)));
}

function concedeHint(view: State, { seat }: Decision, language: Language): string {
  return BOARD_WORDS[language].hints.loses(NAMES[language].theSide(view.sides[1 - seat] ?? 'normans'));
}
