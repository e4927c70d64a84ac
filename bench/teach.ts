// Teaches the campaign's bots to judge positions, by letting them play against themselves and against karl:
//   npm run teach 15000 300000
// first hears so many games of karl against karl, then so many of its own. Some two hours on two cores. It begins anew
// each time; with `--from-here` it goes on from the weights in games/campaign/bots/weights.ts, and karl need not play.
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { chooseOption } from '@skald/bots';
import { campaign } from '@skald/campaign';
import {
  assessBy,
  NODES,
  NUMBERS,
  netIn,
  netOf,
  SIZE,
  WEIGHTS,
  type Weights,
  weightsOf,
  writeSheet,
} from '@skald/campaign/bots';
import {
  answer,
  asked,
  type Choice,
  copyOf,
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  type GameState,
  Play,
  run,
  viewOf,
} from '@skald/kernel';
import { Pupil } from './lessons.ts';

type State = Parameters<typeof writeSheet>[0];
/** Who plays the Normans and the Vikings. */
type Players = readonly ['karl' | 'pupil', 'karl' | 'pupil'];

const THREADS = 2;
const KARLS: Players = ['karl', 'karl'];
/** One after the other. */
const PAIRS: readonly Players[] = [
  ['pupil', 'karl'],
  ['karl', 'pupil'],
  ['pupil', 'pupil'],
  ['pupil', 'pupil'],
];
/** Every second game is played on Garrock, the others on so many generated lands. */
const LANDS = 20;
const FIRST_LAND = 100;
/** How often, in a thousand: a first division or place at random, and any other answer. */
const STRANGE_BEGINNINGS = 250;
const WHIMS = { karl: 60, pupil: 30 };
const GAMES_A_THOUGHT = 4;
const PACE = { karl: 1e-3, most: 3e-4, least: 1e-5 };
const FILE = new URL('../games/campaign/bots/weights.ts', import.meta.url);
/** What is written is a mean of the weights of the last minutes, for single games pull them to and fro. */
const FADING = 0.012;
const EVERY = 2000;

interface Task {
  readonly memory: SharedArrayBuffer;
  readonly count: SharedArrayBuffer;
  readonly fromKarl: number;
  readonly own: number;
}

if (isMainThread) teach();
else learn(workerData as Task);

function teach(): void {
  const goesOn = process.argv.includes('--from-here');
  const [fromKarl = 15_000, own = 300_000] = process.argv
    .slice(2)
    .filter((word) => !word.startsWith('-'))
    .map(Number);
  if (![fromKarl, own].every((games) => Number.isInteger(games) && games >= 0)) {
    console.error('How many games of karl, how many of its own? For example: npm run teach 15000 300000');
    process.exitCode = 1;
    return;
  }
  const task: Task = {
    memory: new SharedArrayBuffer(SIZE * 4),
    count: new SharedArrayBuffer(4),
    fromKarl: goesOn ? 0 : fromKarl,
    own,
  };
  const weights = new Float32Array(task.memory);
  weights.set(goesOn ? new Float32Array(netOf(WEIGHTS).rows.buffer) : anyWeights());
  const mean = new Float32Array(weights);
  const follow = setInterval(() => {
    for (let i = 0; i < SIZE; i++) mean[i] = lerp(mean[i] as number, weights[i] as number, FADING);
  }, 1000);
  let [games, wrong, running] = [0, 0, THREADS];
  const write = (): void => writeFileSync(FILE, sourceOf(weightsOf(netIn(mean.slice().buffer))));
  for (let i = 0; i < THREADS; i++) {
    const thread = new Worker(new URL(import.meta.url), { workerData: task });
    thread.on('message', (heard: number) => {
      games += 1;
      wrong += heard;
      if (games % EVERY > 0) return;
      write();
      console.log(`${games} games, log loss ${(wrong / EVERY).toFixed(4)}`);
      wrong = 0;
    });
    thread.on('exit', () => {
      running -= 1;
      if (running > 0) return;
      clearInterval(follow);
      write();
    });
  }
}

const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

function anyWeights(): Float32Array {
  const dice = new FastDice(1);
  const any = (most: number): number => (dice.roll(2001) / 1001 - 1) * most;
  return Float32Array.from({ length: SIZE }, (_, i) =>
    i < NUMBERS * NODES ? any(0.12) : i >= (NUMBERS + 1) * NODES && i < SIZE - 1 ? any(0.2) : 0,
  );
}

function sourceOf({ unit, bytes }: Weights): string {
  const lines = bytes.match(/.{1,108}/g) ?? [];
  return [
    '// Made by `npm run teach`; what it learnt from says docs/bots.md.',
    '',
    "import type { Weights } from './net.ts';",
    '',
    'export const WEIGHTS: Weights = {',
    `  unit: ${unit},`,
    '  bytes: [',
    ...lines.map((line) => `    '${line}',`),
    "  ].join(''),",
    '};',
    '',
  ].join('\n');
}

function learn({ memory, count, fromKarl, own }: Task): void {
  const pupil = new Pupil(memory);
  const { sense } = campaign;
  // One look at one world, at fewer options: what it lacks in depth the number of games makes up for.
  const search = { ...sense.search, looks: 1, rivals: 8, hopeless: 9 };
  const assess = assessBy(netIn(memory));
  const game = { ...campaign, sense: { ...sense, assess, search } } as unknown as Game;
  const counted = new Int32Array(count);
  const beginnings = new Map<number, GameState>();
  for (let played = 1; ; played++) {
    const number = Atomics.add(counted, 0, 1);
    if (number >= fromKarl + own) return;
    const isKarls = number < fromKarl;
    const players = isKarls ? KARLS : (PAIRS[(number >> 1) % PAIRS.length] as Players);
    const land = number % 2 === 0 ? -1 : FIRST_LAND + ((number >> 3) % LANDS);
    if (!beginnings.has(land)) beginnings.set(land, begin(game, land));
    const { sheets, won } = playOne(game, beginnings.get(land) as GameState, players, number);
    parentPort?.postMessage(pupil.hear(sheets, won, 1 / GAMES_A_THOUGHT));
    const left = 1 - (number - fromKarl) / own;
    if (played % GAMES_A_THOUGHT === 0)
      pupil.think(isKarls ? PACE.karl : PACE.most * left ** 1.5 + PACE.least);
  }
}

function begin(game: Game, land: number): GameState {
  const options = land < 0 ? {} : { map: 'generated', mapSeed: land };
  const begun = game.begin(['normans', 'vikings'], game.schemas.options.parse(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** Plays a game and writes down every position that can be judged. */
function playOne(
  game: Game,
  beginning: GameState,
  players: Players,
  number: number,
): { sheets: Float32Array[]; won: boolean } {
  const state = copyOf(game, beginning);
  const play = new Play(state, new FastDice(Math.imul(number, 0x9e37_79b1)));
  const whims = new FastDice(Math.imul(number, 0x85eb_ca6b) ^ 0x5eed);
  const random = (sides: number): number => whims.roll(sides);
  const sheets: Float32Array[] = [];
  run(game, play);
  for (let seats = asked(game, state); seats.length > 0; seats = asked(game, state))
    for (const seat of seats) {
      const decision = decisionOf(game, state, seat) as Decision;
      if (game.sense.isSettled?.(decision)) {
        const sheet = new Float32Array(NUMBERS);
        writeSheet(state as State, sheet);
        sheets.push(sheet);
      }
      answer(game, play, seat, choose(game, state, decision, players[seat] as 'karl' | 'pupil', random));
    }
  return { sheets, won: game.result(state)?.winners[0] === 1 };
}

function choose(
  game: Game,
  state: GameState,
  decision: Decision,
  player: 'karl' | 'pupil',
  random: (sides: number) => number,
): Choice {
  const options = decision.options.filter((option) => !game.sense.givesUp?.(option));
  const isBeginning = decision.kind === 'divide' || decision.kind === 'place';
  if (random(1000) <= (isBeginning ? STRANGE_BEGINNINGS : WHIMS[player]))
    return options[random(options.length) - 1] as Choice;
  const view = viewOf(game, state, decision.seat);
  const budget = { ms: 0, iterations: 0, random };
  return chooseOption(game, view, { ...decision, options }, player === 'karl' ? 'karl' : 'jarl', budget)
    .choice;
}
