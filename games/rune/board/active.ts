// Whose turn it is: who engages him, whom he can strike and with which chances, whom he could reach, and on what he stands.

import { joined, type Line, ofSeat, plain, type Section, type Span, toned } from '@skald/text';
import { actsOnTheSpot } from '../rules/fight/acts.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import {
  areEnemies,
  bodiesOf,
  bodyOf,
  engagedWith,
  fighterOf,
  groundFor,
  isAble,
  pacesBetween,
  sheetOf,
} from '../rules/fight/fighters.ts';
import { canStir, journeyOf } from '../rules/fight/moving.ts';
import { odds } from '../rules/fight/odds.ts';
import type { Fighter } from '../rules/fight/state.ts';
import { directionTo, squaresUnder, strikingSquares } from '../rules/space/index.ts';
import { NAMES } from '../text/names.ts';
import { plightOf } from '../text/plight.ts';
import { squareLabel } from '../text/squares.ts';
import { chancesText } from './blows.ts';
import type { Context } from './context.ts';
import { groundAt } from './journeys.ts';

/** Nothing while nobody acts. */
export function activeSection(context: Context): Section[] {
  const { view, words, whose } = context;
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'act') return [];
  const one = fighterOf(view, frame.fighter);
  return [
    {
      part: 'status',
      heading: [
        one.seat === null
          ? plain(words.turnOf(whose(one.id)))
          : ofSeat(words.turnOf(whose(one.id)), one.seat),
      ],
      lines: [
        standingLine(context, one),
        engagedLine(context, one),
        ...targetLines(context, frame, one),
        ...(frame.halves.includes('move') ? [] : [reachableLine(context, frame, one)]),
        groundLine(context, one),
        ...aroundLine(context, one),
      ],
    },
  ];
}

/** Somebody by name, whom a board can show. */
export const named = (context: Context, { id, side }: Fighter): Span => ({
  text: context.who(id),
  topic: id,
  ...(side === 'foes' && { tone: 'foe' as const }),
});

const labelled = (label: string, parts: readonly Line[], otherwise: string): Line => [
  toned(`${label}: `, 'faint'),
  ...(parts.length === 0 ? [plain(otherwise)] : joined(parts, '; ')),
];

function standingLine({ view, words, weapon }: Context, one: Fighter): Line {
  const { half, full } = sheetOf(view, one).move;
  const { health } = plightOf(view, one);
  return [
    plain(
      [
        words.here(squareLabel(one)),
        ...(health === null ? [] : [words.hitPoints(health.hp, health.of)]),
        `${words.inHand}: ${weapon(one.id, one.hand)}`,
        canStir(view, one) ? words.move(half, full) : words.noFeet,
      ].join(', '),
    ),
  ];
}

function engagedLine(context: Context, one: Fighter): Line {
  const enemies = engagedWith(context.view, one);
  return labelled(
    context.words.engagedWith,
    enemies.map((enemy): Line => [named(context, enemy), plain(` ${squareLabel(enemy)}`)]),
    context.words.nobody,
  );
}

/** Everybody who can be struck or shot at now, each with the plainest attack there is. */
function targetLines(context: Context, frame: FrameOf<'act'>, one: Fighter): Line[] {
  const { view, words } = context;
  const { strikes, shots } = actsOnTheSpot(view, frame);
  const [arm] = strikes.arms.filter(({ form }) => form === one.hand).concat(strikes.arms);
  const struck =
    arm === undefined
      ? []
      : strikes.at.map((target) => ({ act: 'strike', target, form: arm.form, manner: 'plain' }));
  const shot = shots.flatMap(({ form, at }) =>
    at.map((target) => ({ act: 'shoot', target, form, manner: 'plain' })),
  );
  const told = (
    choices: readonly { readonly act: string; readonly target: string; readonly form: number }[],
  ): Line[] =>
    choices.map((choice) => {
      const [chances] = chancesText(odds(view, frame.seat, choice), context);
      return [
        named(context, fighterOf(view, choice.target)),
        plain(` (${context.weapon(one.id, choice.form)}): ${chances ?? words.notKnown}`),
      ];
    });
  return [
    labelled(words.canStrike, told(struck), words.nobody),
    ...(shot.length === 0 ? [] : [labelled(words.canShoot, told(shot), words.nobody)]),
  ];
}

/** Whom a half move brings into reach, from the nearest square. */
function reachableLine(context: Context, frame: FrameOf<'act'>, one: Fighter): Line {
  const { view, words } = context;
  const far = view.fighters.filter(
    (other) => areEnemies(one, other) && isAble(other) && !engagedWith(view, one).includes(other),
  );
  const { half } = sheetOf(view, one).move;
  const found = far.flatMap((enemy): Line[] => {
    const [square] = canStir(view, one)
      ? strikingSquares(groundFor(view), bodiesOf(view), bodyOf(view, one), bodyOf(view, enemy), half)
      : [];
    if (square === undefined) return [];
    const journey = journeyOf(view, one, { act: 'walk', x: square.x, y: square.y });
    const from = words.from(
      squareLabel(square),
      square.paces,
      journey?.charges === true && frame.halves.length === 0,
    );
    return [[named(context, enemy), plain(` (${from})`)]];
  });
  return labelled(words.withinReach, found, words.nobody);
}

function groundLine(context: Context, one: Fighter): Line {
  const here = groundAt(context, one);
  return labelled(
    context.words.groundHere,
    here.map((what): Line => [plain(what)]),
    context.words.open,
  );
}

/** Paces within which the ground is looked at, and things named at most. */
const NEAR = 8;
const MOST_NAMED = 8;

/** The nearest of everything that lies about, by where it lies. */
function aroundLine(context: Context, one: Fighter): Line[] {
  const { view, words, language } = context;
  const ground = groundFor(view);
  const own = new Set(squaresUnder(ground, bodyOf(view, one)));
  const found = new Map<string, { readonly square: number; readonly paces: number }>();
  for (let y = Math.max(0, one.y - NEAR); y <= Math.min(ground.grid.height - 1, one.y + NEAR); y++)
    for (let x = Math.max(0, one.x - NEAR); x <= Math.min(ground.grid.width - 1, one.x + NEAR); x++) {
      const square = y * ground.grid.width + x;
      if (own.has(square)) continue;
      const paces = pacesBetween(view, one, { ...one, x, y });
      for (const what of groundAt(context, { x, y }))
        if (paces <= NEAR && paces < (found.get(what)?.paces ?? Infinity)) found.set(what, { square, paces });
    }
  const here = groundAt(context, one);
  const told = [...found]
    .filter(([what]) => !here.includes(what))
    .sort(([, a], [, b]) => a.paces - b.paces)
    .slice(0, MOST_NAMED)
    .map(([what, { square, paces }]): Line => {
      const spot = { x: square % ground.grid.width, y: Math.floor(square / ground.grid.width) };
      return [
        plain(words.away(what, squareLabel(spot), paces, NAMES[language].course(directionTo(one, spot)))),
      ];
    });
  return told.length === 0 ? [] : [labelled(words.around, told, words.nobody)];
}
