// Plays the golden games of one game anew and writes their records: npm run golden campaign
// They are random games with fixed seeds. Do this only when a rule of that game has changed on purpose.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageOfHeroes } from '@skald/age-of-heroes';
import { campaign } from '@skald/campaign';
import { dungeon } from '@skald/dungeon';
import { ADVENTURES } from '@skald/dungeon/content';
import { type Asked, FastDice, type Game, type GameState, Match } from '@skald/kernel';
import { rune } from '@skald/rune';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from '@skald/rune/maps';

interface Plan {
  readonly name: string;
  readonly seats: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>>;
}

const HEROES = ['beowulf', 'brunhild', 'egil', 'ragnar', 'siegfried', 'starkad'] as const;

const AGE_OF_HEROES: readonly Plan[] = [
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

const SIDES = ['normans', 'vikings'] as const;
const TURNED = ['vikings', 'normans'] as const;

const CAMPAIGN: readonly Plan[] = [
  { name: 'standard', seats: SIDES, options: {} },
  { name: 'standard-turned', seats: TURNED, options: {} },
  { name: 'no-limit', seats: SIDES, options: { turnLimit: 60 } },
  { name: 'free-armies', seats: SIDES, options: { freeArmyCount: true, castleTurns: 1 } },
  { name: 'table', seats: SIDES, options: { battles: 'table', turnLimit: 10 } },
  { name: 'table-one-entry', seats: TURNED, options: { battles: 'table', oneEntry: true } },
  { name: 'tabletop', seats: SIDES, options: { preset: 'tabletop' } },
  { name: 'real-dice', seats: TURNED, options: { realDice: 'both' } },
  {
    name: 'real-dice-of-vikings',
    seats: SIDES,
    options: { realDice: 'vikings', battles: 'agree', turnLimit: 12 },
  },
];

const TABLES = [
  ['overlord', []],
  [['orlaf', 'madriga'], 'overlord', ['rordin', 'danor']],
  ['overlord', ['orlaf'], ['rordin'], ['madriga'], ['danor']],
];

/** The whole quests, not their numbers: a record must not change when an adventure is balanced anew. */
const DUNGEON: readonly Plan[] = ADVENTURES.map((quest, i) => ({
  name: `${`${i + 1}`.padStart(2, '0')}-${quest.id}`,
  seats: TABLES[i % TABLES.length] as readonly unknown[],
  options: { quest, heroOrder: i % 4 === 3 ? 'fixed' : 'free' },
}));

const BANDS = [
  [['ragnar', 'astrid'], ['hrolf']],
  [['gunnhild'], 'foes', ['knut'], ['bersi']],
  [['ketil', 'osk', 'groa'], 'foes'],
  [['thorfinn'], ['snorri'], ['hild'], ['vigfus'], ['hrefna']],
];
const THEMES = ['goblins', 'vikings', 'dwarves', 'elves', 'monsters', 'any'];

/** Every map as it is now, foes of every kind, heroes without gifts and with many; and every form of a duel. */
const RUNE: readonly Plan[] = [
  ...BATTLE_MAP_NAMES.map((name, i) => ({
    name,
    seats: BANDS[i % BANDS.length] as readonly unknown[],
    options: {
      map: BATTLE_MAPS[name],
      foes: THEMES[i % THEMES.length],
      points: [0, 1000, 300][i % 3],
      difficulty: i % 5 === 4 ? 'hard' : 'even',
      rounds: 10,
    },
  })),
  ...['free', 'ring', 'stakes', 'traded'].map((form, i) => ({
    name: `holmgang-${form}`,
    seats: [['ragnar'], ['gunnhild']],
    options: { mode: 'holmgang', form, points: i % 2 === 0 ? 0 : 300, rounds: 20 },
  })),
];

/** Nobody gives up; where chance alone would seldom meet an enemy, every other choice follows a rule of thumb. */
function playOut<S extends GameState>(
  game: Game<S>,
  match: Match<S>,
  random: FastDice,
  sensible: boolean,
): void {
  for (let asked = match.decisions()[0]; asked !== undefined; asked = match.decisions()[0]) {
    const options = asked.options.filter(({ choice }) => !game.sense.givesUp?.(choice));
    const thinks = sensible && random.roll(2) === 1;
    const at = thinks ? best(game, match, asked, options) : random.roll(options.length) - 1;
    match.play(asked.seat, options[at]?.id ?? '');
  }
}

function best<S extends GameState>(
  game: Game<S>,
  match: Match<S>,
  asked: Asked,
  options: Asked['options'],
): number {
  const decision = { ...asked, options: options.map(({ choice }) => choice) };
  const weights = game.sense.weigh(match.position().state as S, decision);
  return weights.indexOf(Math.max(...weights));
}

function write<S extends GameState>(game: Game<S>, plans: readonly Plan[], sensible: boolean): void {
  const folder = join(import.meta.dirname, '..', 'games', game.id, 'rules', 'golden');
  mkdirSync(folder, { recursive: true });
  plans.forEach(({ name, seats, options }, i) => {
    const begun = Match.create(game, { seats, options, seed: `${i}`.padStart(64, '0') });
    if ('refused' in begun) throw new Error(`${name}: ${begun.refused.code}`);
    const match = begun.ok;
    playOut(game, match, new FastDice(i), sensible);
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(match.record())}\n`);
    console.log(`${game.id}/${name}: ${match.moves} moves, result ${JSON.stringify(match.result)}`);
  });
}

const game = process.argv[2];
if (game === ageOfHeroes.id) write(ageOfHeroes, AGE_OF_HEROES, false);
else if (game === campaign.id) write(campaign, CAMPAIGN, true);
else if (game === dungeon.id) write(dungeon, DUNGEON, true);
else if (game === rune.id) write(rune, RUNE, true);
else {
  console.error(`Which game? ${ageOfHeroes.id}, ${campaign.id}, ${dungeon.id} or ${rune.id}`);
  process.exitCode = 1;
}
