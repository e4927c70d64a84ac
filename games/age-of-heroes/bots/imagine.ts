// A truth that fits what a seat knows: hidden jarls and treasures are dealt out at random.

import { JARLS, type JarlId, RESULTS, type Result, TREASURES, type Treasure } from '../content/index.ts';
import { resultOf } from '../rules/odds.ts';
import { has, piece } from '../rules/pieces.ts';
import type { Battle, State } from '../rules/state.ts';
import { attackersWorth, defendersWorth } from '../rules/strength.ts';
import { fightsBlind, UNKNOWN } from '../rules/view.ts';

type Random = (sides: number) => number;

/** Fills the holes of a view in place. */
export function imagine(view: State, random: Random): State {
  dealJarls(view, random);
  dealTreasures(view, random);
  if (view.battle !== null && view.battle.die === 0 && fightsBlind(view))
    castBlindDie(view, view.battle, random);
  return view;
}

function shuffle<T>(cards: T[], random: Random): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1) - 1;
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
  return cards;
}

function dealJarls(view: State, random: Random): void {
  const known = new Set<string>([...view.pieces.map((one) => one.id), ...view.slain]);
  const left = shuffle(
    JARLS.filter((jarl) => !known.has(jarl)),
    random,
  );
  for (const one of view.pieces) if (!one.faceUp) one.id = left.pop() as JarlId;
  view.piles.jarls = left;
}

function dealTreasures(view: State, random: Random): void {
  const hidden = (item: string): boolean => item === UNKNOWN;
  const known = new Set<string>([
    ...view.pieces.flatMap((one) => one.items),
    ...view.hoards.map(({ treasure }) => treasure ?? ''),
    ...view.ground.map(({ item }) => item),
    ...view.gone,
    ...view.piles.treasures,
  ]);
  const left = shuffle(
    TREASURES.filter((treasure) => !known.has(treasure)),
    random,
  );
  const deal = (): Treasure => left.pop() as Treasure;
  for (const one of view.pieces)
    if (one.items.some(hidden)) one.items = one.items.map((item) => (hidden(item) ? deal() : item));
  for (const hoard of view.hoards)
    if (hoard.treasure !== null && hidden(hoard.treasure)) hoard.treasure = deal();
  if (view.piles.treasures.some(hidden)) view.piles.treasures = left;
}

/** All that is known of the die is that it beat the jarl, or whom it put to flight. AOH-RULING-75 */
function castBlindDie(view: State, battle: Battle, random: Random): void {
  battle.attack = attackersWorth(view, battle) + battle.godAttack;
  battle.defence = defendersWorth(view, battle) + battle.godDefence;
  const luck = battle.luck.reduce((sum, points) => sum + points, 0);
  const turns =
    !view.options.hruntingOptional && battle.attackers.some((id) => has(piece(view, id), 'hrunting'));
  const outcome = (die: number): Result => {
    const fallen = resultOf(view, battle.attack - battle.defence, die + luck);
    return fallen === 'f' && turns ? 'F' : fallen;
  };
  // Asked about Hrunting, everybody knows who would flee.
  const asked = view.agenda.at(-1);
  const fleeing = asked?.step === 'turnFlight' ? (asked.seat === battle.attacker ? 'f' : 'F') : null;
  const known: readonly Result[] = fleeing === null ? RESULTS.slice(RESULTS.indexOf('F')) : [fleeing];
  const dice = [1, 2, 3, 4, 5, 6].filter((die) => known.includes(outcome(die)));
  battle.die = dice[random(Math.max(1, dice.length)) - 1] ?? 6;
  battle.result = dice.length > 0 ? outcome(battle.die) : (known[0] as Result);
}
