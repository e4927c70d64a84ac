// `npm run bench`: every contender in turn, one block in results.md. `playouts`, `hall` or `attacks` measures that part alone;
// `--dry` writes nothing.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { attacksBlock } from './attacks.ts';
import type { Contender, Numbers } from './contender.ts';
import { generatedBlock } from './generated.ts';
import { hallBlock } from './hall.ts';
import { figure, figures, heading, hex, table, write } from './ledger.ts';
import { ratio, type Spread } from './measure.ts';
import { newsBlock } from './news.ts';
import type { Pace } from './playouts.ts';

const LEAST_GAMES = 150;
const LEAST_RATIO = 50;
/** Milliseconds, in the largest adventure of Dungeon. */
const MOST_FOR_OPTIONS = 1;
const MOST_FOR_SIGHT = 50;
/** And for a hero of Rune, after every step of the builder. */
const MOST_FOR_HERO = 0.2;
/** And for an encounter, after every stroke of the designer. */
const MOST_FOR_ENCOUNTER = 1;
/** For listing a turn of a crowded fight on the largest map: at the median, and of a hundred all but the worst. */
const MOST_FOR_TURN = { median: 1, p99: 5 };

/** A process of its own with a single thread: neither compiler nor garbage collector borrow another core. */
function measure<C extends Contender>(name: C): Numbers<C> {
  console.error(`measuring ${name} …`);
  const path = fileURLToPath(new URL('./contender.ts', import.meta.url));
  const json = execFileSync(process.execPath, ['--single-threaded', path, name], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(json);
}

interface Row {
  readonly game: string;
  readonly host: string;
  readonly pace: Pace;
  /** How many times as fast the kernel is. */
  readonly ratio?: Spread;
}

function compare(game: string, kernel: Pace, peers: Readonly<Record<string, Pace>>): Row[] {
  return [
    { game, host: 'kernel', pace: kernel },
    ...Object.entries(peers).map(([host, pace]): Row => {
      if (pace.checksum !== kernel.firstChecksum) throw new Error(`${game}: ${host} did different work`);
      return { game, host, pace, ratio: ratio(kernel.decisionsPerSecond, pace.decisionsPerSecond) };
    }),
  ];
}

const paceCells = ({ game, host, pace, ratio }: Row): string[] => [
  game,
  host,
  figures(pace.gamesPerSecond),
  figures(pace.decisionsPerSecond),
  ratio ? figures(ratio, '×') : '',
  ratio
    ? `${hex(pace.checksum)} (${pace.games})`
    : `${hex(pace.checksum)} (${pace.games}), ${hex(pace.firstChecksum)} (${pace.firstGames})`,
];

function hotPathRows(hot: Numbers<'hot-paths'>): string[][] {
  const bytes = (size: { bytes: number; gzipped: number }): string =>
    `${figure(size.bytes)} bytes, ${figure(size.gzipped)} gzipped`;
  return [
    ['copy a state', figures(hot.clone, ' µs')],
    ['list the options of a decision', figures(hot.options, ' µs')],
    ['carry out a choice, up to the next question', figures(hot.apply, ' µs')],
    ['view of a seat', figures(hot.view, ' µs')],
    [`rebuild a game from its record (${figure(hot.movesRebuilt)} moves)`, figures(hot.rebuild, ' ms')],
    ['a position', bytes(hot.position)],
    ['a record', bytes(hot.record)],
  ];
}

function dungeonRows(paths: Numbers<'dungeon-paths'>): string[][] {
  const { squares, turns, options, firstSight, sight, ways } = paths;
  return [
    [`options of a Hero's Turn, the middle of ${turns}`, figures(options, ' ms')],
    [`line of sight between all pairs of ${squares} squares, at first`, `${figure(firstSight)} ms`],
    ['the same again', figures(sight, ' ms')],
    ['all cheapest ways from a square of a board of 60 × 40', figures(ways, ' ms')],
  ];
}

const heroRows = ({ made, grown }: Numbers<'hero-paths'>): string[][] => [
  ['check and derive a hero as he sets out', figures(made, ' ms')],
  ['the same with 1,000 victory points', figures(grown, ' ms')],
];

function encounterRows({ legal, crowded }: Numbers<'encounter-paths'>): string[][] {
  const rows = (name: string, { events, elements, lines, stroke, opened }: typeof legal): string[][] => [
    [`${name}: ${events} events, ${elements} elements`, `${figure(lines)} lines`],
    [
      'price and check after a stroke, the middle and p99',
      `${figure(stroke.median)}, ${figure(stroke.p99)} ms`,
    ],
    ['the same as it is opened', `${figure(opened.median)}, ${figure(opened.p99)} ms`],
  ];
  return [...rows('the largest legal one', legal), ...rows('the largest that can be written', crowded)];
}

const turnRows = ({ options, listing }: Numbers<'rune-paths'>): string[][] => [
  ['options of a turn, the middle and the most', `${figure(options.median)}, ${figure(options.most)}`],
  ['listing a turn, the middle', `${figure(listing.median)} ms`],
  ['the same, p99', `${figure(listing.p99)} ms`],
];

const met = (yes: boolean): string => (yes ? 'met' : 'missed');

const dungeonVerdict = ({ options, firstSight }: Numbers<'dungeon-paths'>): string =>
  `Goal of ${MOST_FOR_OPTIONS} ms for options: ${met(options.median <= MOST_FOR_OPTIONS)} with ${figure(options.median)} ms. ` +
  `Goal of ${MOST_FOR_SIGHT} ms for sight: ${met(firstSight <= MOST_FOR_SIGHT)} with ${figure(firstSight)} ms.\n`;

const heroVerdict = ({ grown }: Numbers<'hero-paths'>): string =>
  `Goal of ${MOST_FOR_HERO} ms for a hero: ${met(grown.median <= MOST_FOR_HERO)} with ${figure(grown.median)} ms.\n`;

const encounterVerdict = ({ legal: { stroke, opened } }: Numbers<'encounter-paths'>): string => {
  const worst = Math.max(stroke.median, opened.median);
  return `Goal of ${MOST_FOR_ENCOUNTER} ms for an encounter: ${met(worst <= MOST_FOR_ENCOUNTER)} with ${figure(stroke.median)} ms a stroke and ${figure(opened.median)} ms when first opened.\n`;
};

/** Games are hosted like this in boardgame.io itself; what is `SHARED` copies states by our own hand. */
const OWN_WAYS = { copies: 'boardgame.io, copies', drafts: 'boardgame.io, drafts' } as const;
const SHARED = 'boardgame.io, shared';

/** How many times as fast as the fastest way to host our rules, of these or of all. */
const timesThePeer = (rows: readonly Row[], hosts = rows.map(({ host }) => host)): number =>
  Math.min(...rows.flatMap(({ host, ratio }) => (ratio && hosts.includes(host) ? [ratio.median] : [])));

function verdict(heroes: readonly Row[]): string {
  const games = Math.min(...heroes.flatMap((row) => (row.ratio ? [] : [row.pace.gamesPerSecond.median])));
  const times = timesThePeer(heroes);
  return (
    `Goal of ${LEAST_GAMES} games/s: ${met(games >= LEAST_GAMES)} with ${figure(games)}. ` +
    `Goal of ${LEAST_RATIO}× the peer: ${met(times >= LEAST_RATIO)} with ${figure(times)}×.\n`
  );
}

function runeVerdict(fights: readonly Row[], { listing: { median, p99 } }: Numbers<'rune-paths'>): string {
  const times = timesThePeer(fights, Object.values(OWN_WAYS));
  const shared = timesThePeer(fights, [SHARED]);
  const quick = median <= MOST_FOR_TURN.median && p99 <= MOST_FOR_TURN.p99;
  return (
    `Goal of ${LEAST_RATIO}× the peer in fights: ${met(times >= LEAST_RATIO)} with ${figure(times)}×. ` +
    `With copies that share what no move changes, which are ours and not boardgame.io's own, it is ${figure(shared)}×. ` +
    `Goal of ${MOST_FOR_TURN.median} ms for listing a turn, ${MOST_FOR_TURN.p99} ms at p99: ` +
    `${met(quick)} with ${figure(median)} and ${figure(p99)} ms.\n`
  );
}

function playoutsBlock(): string {
  const hosted = (title: string, game: 'classic' | 'amended' | 'rune'): Row[] =>
    compare(title, measure(`kernel-${game}`), {
      [OWN_WAYS.copies]: measure(`copies-${game}`),
      [SHARED]: measure(`shared-${game}`),
      [OWN_WAYS.drafts]: measure(`drafts-${game}`),
    });
  const heroes = [
    ...hosted('Age of Heroes, classic', 'classic'),
    ...hosted('Age of Heroes, amended', 'amended'),
  ];
  const fights = hosted('Rune, four against six', 'rune');
  const small = compare('tic-tac-toe', measure('kernel-small'), { 'boardgame.io': measure('peer-small') });
  const others = [
    ...compare('Normans and Vikings', measure('kernel-campaign'), {}),
    ...compare('Dungeon, all adventures', measure('kernel-dungeon'), {}),
  ];
  const hot = measure('hot-paths');
  const paths = measure('dungeon-paths');
  const built = measure('hero-paths');
  const crowded = measure('rune-paths');
  const designed = measure('encounter-paths');
  return [
    table(
      ['random games', 'host', 'games/s', 'decisions/s', 'kernel faster by', 'checksum (games)'],
      [...heroes, ...fights, ...small, ...others].map(paceCells),
    ),
    table(['Age of Heroes, four heroes', `${hot.moments} moments, ${hot.records} records`], hotPathRows(hot)),
    table(['Dungeon, the largest adventure', paths.adventure], dungeonRows(paths)),
    table(['Rune', `${built.heroes} heroes`], heroRows(built)),
    table(['Rune, an encounter', ''], encounterRows(designed)),
    table(['Rune, a crowded fight on the largest map', `${crowded.turns} turns`], turnRows(crowded)),
    verdict(heroes),
    runeVerdict(fights, crowded),
    dungeonVerdict(paths),
    heroVerdict(built),
    encounterVerdict(designed),
  ].join('\n');
}

const PARTS = {
  playouts: playoutsBlock,
  hall: hallBlock,
  attacks: attacksBlock,
  generated: generatedBlock,
  news: newsBlock,
};
const named = Object.keys(PARTS).filter((part) => process.argv.includes(part)) as (keyof typeof PARTS)[];
const blocks = [`## ${heading()}\n`];
for (const part of named.length > 0 ? named : (['playouts', 'hall', 'attacks'] as const))
  blocks.push(await PARTS[part]());
const block = blocks.join('\n');
console.log(block);
if (!process.argv.includes('--dry')) write(block);
