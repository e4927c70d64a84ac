// Plays the golden games anew and writes their records: node tools/golden.ts
// They are random games with fixed seeds. Do this only when a rule has changed on purpose.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageOfHeroes } from '@skald/age-of-heroes';
import { FastDice, Match } from '@skald/kernel';

const HEROES = ['beowulf', 'brunhild', 'egil', 'ragnar', 'siegfried', 'starkad'] as const;

interface Plan {
  readonly name: string;
  readonly seats: readonly (string | null)[];
  readonly options: Readonly<Record<string, unknown>>;
}

const PLANS: readonly Plan[] = [
  { name: 'classic-1', seats: HEROES.slice(0, 1), options: {} },
  { name: 'classic-2', seats: HEROES.slice(0, 2), options: {} },
  { name: 'classic-3-contested', seats: ['egil', 'egil', null], options: {} },
  { name: 'classic-4', seats: HEROES.slice(2), options: {} },
  { name: 'classic-6', seats: HEROES, options: {} },
  { name: 'amended-1', seats: [null], options: { ruleset: 'amended' } },
  { name: 'amended-2', seats: HEROES.slice(4), options: { ruleset: 'amended' } },
  { name: 'amended-3', seats: [null, null, null], options: { ruleset: 'amended' } },
  { name: 'amended-5', seats: HEROES.slice(1), options: { ruleset: 'amended', turns: 30 } },
  {
    name: 'custom-2-blind-recruiting',
    seats: HEROES.slice(0, 2),
    options: { recruitBlind: true, luckReveal: 'sequential', fleeing: 'winnerMoves', hiddenTreasures: false },
  },
  {
    name: 'custom-3-many-attacks',
    seats: HEROES.slice(3),
    options: { attacksPerCounter: 'oncePerTarget', areaByArea: false, godCheck: 'automatic', luckCap: 2 },
  },
  {
    name: 'custom-4-amended-with-classic-magic',
    seats: HEROES.slice(0, 4),
    options: { ruleset: 'amended', wynn: 'marchHome', luckScope: 'any', njordSix: 'deadly', lending: true },
  },
];

const folder = join(import.meta.dirname, '..', 'games', 'age-of-heroes', 'rules', 'golden');
mkdirSync(folder, { recursive: true });
PLANS.forEach(({ name, seats, options }, i) => {
  const seed = `${i}`.padStart(64, '0');
  const random = new FastDice(i);
  const begun = Match.create(ageOfHeroes, { seats, options, seed });
  if ('refused' in begun) throw new Error(`${name}: ${begun.refused.code}`);
  const match = begun.ok;
  for (let asked = match.decisions()[0]; asked !== undefined; asked = match.decisions()[0]) {
    const option = asked.options[random.roll(asked.options.length) - 1];
    match.play(asked.seat, option?.id ?? '');
  }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(match.record())}\n`);
  console.log(`${name}: ${match.moves} moves, result ${JSON.stringify(match.result)}`);
});
