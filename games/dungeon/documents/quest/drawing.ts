// The drawing, and who stands in it.

import type { Problem } from '@skald/kernel';
import { modelFacts } from '../../content/cards.ts';
import { FURNITURE } from '../../content/furniture.ts';
import { HEROES, isBoss } from '../../content/models.ts';
import { FURNITURE_LETTERS, MODEL_LETTERS } from '../../content/quest/drawing.ts';
import { layoutOf, SHAPES } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { joined } from '../../content/quest/shapes.ts';
import { advice, problem } from './problem.ts';
import { again, drawnAt } from './squares.ts';

export function checkDrawing(quest: Quest): Problem[] {
  return [...strayPieces(quest), ...heroes(quest), ...bosses(quest), ...figures(quest)];
}

/** Half a table, three quarters of a troll. */
function strayPieces({ map }: Quest): Problem[] {
  const large = Object.entries(MODEL_LETTERS).filter(([, type]) => modelFacts(type).size === 2);
  const kinds = [
    ...large.map(([letter, type]) => ({ letter, what: type, shape: SHAPES[4], rule: 'DUN-LARGE-01' })),
    ...Object.entries(FURNITURE_LETTERS).map(([letter, kind]) => ({
      letter,
      what: kind,
      shape: SHAPES[FURNITURE[kind].squares],
      rule: 'DUN-RULING-21',
    })),
  ];
  return kinds.flatMap(({ letter, what, shape, rule }) =>
    joined(map, letter, shape).stray.map((square) =>
      problem('strayPiece', drawnAt(map, square), { params: { what }, rule }),
    ),
  );
}

function heroes(quest: Quest): Problem[] {
  const { starts, zoneAt } = layoutOf(quest);
  const listed = quest.heroes.map(({ hero }) => hero);
  const rule = 'DUN-CONTENT-02';
  const problems = HEROES.flatMap((hero) => {
    const [first, ...more] = starts.filter((start) => start.hero === hero);
    const found: Problem[] = more.map(({ square }) =>
      problem('heroTwice', drawnAt(quest.map, square), { params: { hero } }),
    );
    if (listed.includes(hero) && first === undefined) {
      found.push(problem('heroWithoutStart', ['map'], { params: { hero }, rule }));
    }
    if (!listed.includes(hero) && first !== undefined) {
      found.push(problem('heroNotListed', drawnAt(quest.map, first.square), { params: { hero }, rule }));
    }
    return found;
  });
  const apart = starts.filter(({ square }) => zoneAt[square] !== zoneAt[starts[0]?.square ?? square]);
  return [
    ...problems,
    ...again(listed).map(({ value: hero, index }) =>
      problem('heroTwice', ['heroes', index], { params: { hero } }),
    ),
    ...apart.map(({ hero, square }) =>
      problem('heroesApart', drawnAt(quest.map, square), { params: { hero }, rule: 'DUN-SETUP-08' }),
    ),
  ];
}

function bosses(quest: Quest): Problem[] {
  const { figures } = layoutOf(quest);
  return figures.flatMap(({ type, square }, i) =>
    isBoss(type) && figures.findIndex((other) => other.type === type) < i
      ? [problem('bossTwice', drawnAt(quest.map, square), { params: { boss: type } })]
      : [],
  );
}

function figures(quest: Quest): Problem[] {
  const { figures: drawn, starts, bones } = layoutOf(quest);
  const width = quest.map[0]?.length ?? 0;
  const nobody = drawn.length === 0 && (bones.length === 0 || Object.keys(quest.overlord.pool).length === 0);
  const problems = quest.figures.flatMap(({ at, wounds, items }, i) => {
    const square = at[1] * width + at[0];
    const figure = drawn.find((each) => each.square === square);
    const hero = starts.some((start) => start.square === square);
    if (figure === undefined && !hero) return [problem('figureMissing', ['figures', i])];
    const boss = figure !== undefined && isBoss(figure.type);
    return !boss && (wounds !== undefined || items !== undefined)
      ? [problem('notABoss', ['figures', i], { rule: 'DUN-ITEM-10' })]
      : [];
  });
  return [
    ...problems,
    ...again(quest.figures.map(({ at }) => at.join())).map(({ index }) =>
      problem('figureTwice', ['figures', index]),
    ),
    ...(nobody ? [advice('nobodyToFight', ['map'], { rule: 'DUN-CONTENT-02' })] : []),
  ];
}
