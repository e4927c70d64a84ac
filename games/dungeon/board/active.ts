// The model whose Turn it is: who threatens it, whom it could fight or see, where it could go and what that costs.

import { isAdjacent, placeOf } from '@skald/games/grid-kit';
import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import type { Turning } from '../rules/agenda.ts';
import { hasInFrontArc } from '../rules/geometry/arcs.ts';
import { type Arrival, reach } from '../rules/geometry/reach.ts';
import { groundNow } from '../rules/ground.ts';
import {
  baseOf,
  enemiesOf,
  factsOf,
  findModel,
  isLarge,
  seatOf,
  terrain,
  threateners,
  threatens,
} from '../rules/models.ts';
import { GAIT, moverOf, strikersOf } from '../rules/moving.ts';
import { isOutnumbered } from '../rules/numbers.ts';
import { eyesOf } from '../rules/sight.ts';
import type { Model, State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { squareLabel } from '../text/squares.ts';

/** Nothing while nobody acts. */
export function activeSection(view: State, language: Language): Section[] {
  const frame = view.agenda.at(-1);
  const one = frame?.step === 'turn' ? findModel(view, frame.model) : undefined;
  if (frame?.step !== 'turn' || one === undefined) return [];
  const words = BOARD_WORDS[language];
  const stands = words.standsAt(squareLabel([one.x, one.y]), NAMES[language].facings[one.facing]);
  return [
    {
      part: 'status',
      heading: [ofSeat(words.turnOf(one.id), seatOf(view, one))],
      lines: [
        [plain(`${stands}, ${frame.stopped ? words.stopped : words.movementLeft(frame.left)}`)],
        threatLine(view, one, language),
        namesLine(
          words.canFight,
          enemiesOf(view, one).filter((other) => threatens(view, one, other)),
          language,
        ),
        ...sightLines(view, one, language),
        ...reachLines(view, frame, one, language),
      ],
    },
  ];
}

function threatLine(view: State, one: Model, language: Language): Line {
  const words = BOARD_WORDS[language];
  return [
    ...namesLine(words.threatenedBy, threateners(view, one), language),
    ...(isOutnumbered(view, one) ? [plain(', '), toned(words.outnumbered, 'bad')] : []),
  ];
}

const namesLine = (label: string, models: readonly Model[], language: Language): Line => [
  toned(`${label}: `, 'faint'),
  ...(models.length === 0
    ? [plain(BOARD_WORDS[language].nobody)]
    : joined(
        models.map(
          ({ id, x, y }): Line => [toned(NAMES[language].model(id), 'foe'), plain(` ${squareLabel([x, y])}`)],
        ),
      )),
];

/** For whoever shoots or casts. */
function sightLines(view: State, one: Model, language: Language): Line[] {
  const { shooting, abilities } = factsOf(view, one);
  if (shooting === null && !abilities.includes('spellcaster')) return [];
  const words = BOARD_WORDS[language];
  const eyes = eyesOf(view, one);
  const seen = enemiesOf(view, one).flatMap((other): Line[] => {
    const line = eyes.to(other);
    if (line === null) return [];
    const cover = line.cover ? ` (${words.behindCover})` : '';
    return [
      [toned(NAMES[language].model(other.id), 'foe'), plain(` ${squareLabel([other.x, other.y])}${cover}`)],
    ];
  });
  return [[toned(`${words.sees}: `, 'faint'), ...(seen.length > 0 ? joined(seen) : [plain(words.nobody)])]];
}

function reachLines(view: State, frame: Turning, one: Model, language: Language): Line[] {
  const gait = GAIT[frame.plan];
  if (frame.actions > 0 || frame.stopped || frame.left === 0 || !gait.steps || gait.straight) return [];
  const words = BOARD_WORDS[language];
  const arrivals = reach(groundNow(view, one), moverOf(view, one), {
    points: frame.left,
    hindered: gait.hindered,
  });
  const there = arrivals.filter(({ mayEnd, cost }) => mayEnd && cost > 0);
  if (there.length === 0) return [[toned(words.noWay, 'bad')]];
  const strikers = strikersOf(view, frame).map(({ id }) => id);
  const fightable = enemiesOf(view, one).filter((other) => couldFight(view, one, other, arrivals));
  return [
    ...(strikers.length > 0 ? [[toned(words.strikesFirst(strikers), 'bad')]] : []),
    ...[...Map.groupBy(there, ({ cost }) => cost)].map(([cost, spots]) =>
      stepsLine(view, cost, spots, language),
    ),
    namesLine(words.couldFight, fightable, language),
  ];
}

/** “Within reach, 2 steps: C4, D4 (stopped there)”; a Large model may come to a square in several facings. */
function stepsLine(view: State, cost: number, spots: readonly Arrival[], language: Language): Line {
  const words = BOARD_WORDS[language];
  const { grid } = terrain(view);
  const labels = spots.map(
    ({ square, stopped }) => `${squareLabel(placeOf(grid, square))}${stopped ? ` (${words.stoppedAt})` : ''}`,
  );
  return [toned(`${words.reach}, ${words.steps(cost)}: `, 'faint'), plain([...new Set(labels)].join(', '))];
}

/** A model of one square turns as it likes when it arrives. */
function couldFight(view: State, one: Model, other: Model, arrivals: readonly Arrival[]): boolean {
  const { grid } = terrain(view);
  const target = baseOf(view, other);
  const { size } = baseOf(view, one);
  return arrivals.some(
    ({ mayEnd, square, facing }) =>
      mayEnd &&
      (isLarge(one)
        ? hasInFrontArc(grid, { square, facing, size }, target)
        : isAdjacent(grid, { square, size }, target)),
  );
}
