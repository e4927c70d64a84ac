// Looks for countries that treat both sides of the campaign alike: npm run fair-lands 1 500
// prints those among the numbers 1 to 500 where equal karl bots share the victories; content/fairness.ts lists them.
import { playMatch } from '@skald/bots';
import { campaign } from '@skald/campaign';
import { countryOf, dressed, type HexMap } from '@skald/campaign/content';
import { check } from '@skald/campaign/documents';
import { FastDice, type Game } from '@skald/kernel';

/** After so many games the Vikings must have won such a share, or the country is dropped. */
const TRIALS = [
  { games: 40, least: 0.375, most: 0.625 },
  { games: 120, least: 0.44, most: 0.56 },
  { games: 300, least: 0.45, most: 0.55 },
  { games: 600, least: 0.46, most: 0.54 },
];
const SIDES = ['normans', 'vikings'];

function vikingsWin(ownMap: HexMap, number: number, game: number): boolean {
  const seats = game % 2 === 0 ? SIDES : SIDES.toReversed();
  const { result } = playMatch(campaign as unknown as Game, {
    seats,
    options: { ownMap },
    seed: Math.imul(number * 4001 + game, 0x9e37_79b1),
    levels: ['karl', 'karl'],
    ms: 0,
  });
  return result.winners[0] === seats.indexOf('vikings');
}

function isFair(map: HexMap, number: number): boolean {
  let [played, won] = [0, 0];
  return TRIALS.every(({ games, least, most }) => {
    for (; played < games; played++) if (vikingsWin(map, number, played)) won++;
    return won >= least * games && won <= most * games;
  });
}

const [from = 1, to = from] = process.argv.slice(2).map(Number);
for (let number = from; number <= to; number++) {
  const country = countryOf(number);
  if (country === null) continue;
  const map = dressed(country, new FastDice(number));
  if (check(map).length === 0 && isFair(map, number)) console.log(number);
}
