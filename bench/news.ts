// What a move of Rune costs on the line: whole fights of bots, told to two heroes, to whoever plays the foes and to
// somebody who looks on; bytes, which no machine changes.

import { chooseOption } from '@skald/bots';
import { Circle } from '@skald/hall/circle';
import { FastDice, type Game, Match, type Seat } from '@skald/kernel';
import { rune } from '@skald/rune';
import { GALLERY_IDS } from '@skald/rune/gallery';
import { figure, table } from './ledger.ts';
import { percentile } from './measure.ts';

const FIGHTS = [
  { map: 'broken-palisade', foes: 'any', points: 300 },
  { map: 'broken-palisade', foes: 'goblins', points: 0 },
  { map: 'barrow-field', foes: 'goblins', points: 1000 },
  { map: 'raven-wood', foes: 'elves', points: 300 },
  { map: 'steaming-springs', foes: 'vikings', points: 0 },
  { map: 'mead-hall', foes: 'vikings', points: 1000 },
] as const;
const HEROES = 4;
/** What happens after so many moves is told no shorter. */
const MOST_MOVES = 2500;
/** Bytes of nearly all messages. */
const MOST = 3000;

/** The bytes of every message after the first, which tells all of it. */
function sizesOf(options: (typeof FIGHTS)[number], seed: number): number[] {
  const game = rune as unknown as Game;
  const seats = [...GALLERY_IDS.slice(0, HEROES).map((hero) => [hero]), 'foes'];
  const begun = Match.create(game, { seats, options, seed: String(seed).padStart(64, '0') });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  const whims = new FastDice(seed);
  const kept = { status: 'playing', asked: match.asked, moves: 0, result: null, seats: [] };
  const tidings = {
    ...{ revision: 1, heading: 1, chat: { next: 0, from: () => [] }, wish: null, spectators: 1 },
    ...{ kept, match, info: () => ({}), answersItself: () => false },
  } as unknown as Parameters<Circle['tell']>[0];
  const sizes: number[] = [];
  const circles = [null, 0, 1, HEROES].map((seat: Seat | null) => {
    const circle = new Circle(String(seat), seat === null ? [] : [seat], null);
    circle.welcome({ person: null, tell: (text) => sizes.push(Buffer.byteLength(text)) }, tidings, null);
    return circle;
  });
  while (match.result === null && match.moves < MOST_MOVES) {
    const asked = match.decisions()[0]!;
    const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
    const budget = { ms: 0, iterations: 0, random: (sides: number) => whims.roll(sides) };
    const { choice } = chooseOption(game, match.view(asked.seat), decision, 'karl', budget);
    match.play(asked.seat, asked.options.find((one) => one.choice === choice)?.id ?? '');
    Object.assign(kept, { moves: match.moves, asked: match.asked });
    const copies = new Map();
    for (const circle of circles) circle.tell(tidings, copies);
    if (match.moves === 1) sizes.length = 0;
  }
  return sizes;
}

export async function newsBlock(): Promise<string> {
  const told = FIGHTS.map((options, i) => ({ ...options, sizes: sizesOf(options, i + 1) }));
  const all = told.flatMap(({ sizes }) => sizes);
  const row = (name: string, sizes: number[]): string[] => {
    const largest = Math.max(...sizes);
    return [
      name,
      ...[sizes.length, percentile(sizes, 0.5), percentile(sizes, 0.9), percentile(sizes, 0.99), largest].map(
        figure,
      ),
    ];
  };
  const nearly = percentile(all, 0.99);
  return [
    table(
      ['Rune, bytes of a move', 'messages', 'median', '90 %', '99 %', 'the longest'],
      [
        ...told.map(({ map, foes, points, sizes }) => row(`${map}, ${foes}, ${points} points`, sizes)),
        row('all', all),
      ],
    ),
    `Goal of ${MOST} bytes for nearly all: ${nearly <= MOST ? 'met' : 'missed'} with ${figure(nearly)}.\n`,
  ].join('\n');
}
