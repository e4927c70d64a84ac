// Victory and special rules: whatever they name must be there.

import { BOSS } from '../bosses.ts';
import type { QuestObject } from '../items.ts';
import type { Boss } from '../models.ts';
import { layoutOf } from '../quest/layout.ts';
import type { Place, Quest, Special } from '../quest/schema.ts';
import { placesOf } from './objectives.ts';
import { advice, type Problem, problem } from './problem.ts';
import { isOnBoard, placesIn, squareOf, twice } from './squares.ts';

export function checkSpecials(quest: Quest): Problem[] {
  const once = quest.specials.flatMap(({ type }) => (ONCE.includes(type) ? [type] : []));
  return [
    ...goals(quest),
    ...quest.specials.flatMap((special) => checkSpecial(quest, special)),
    ...twice(once).map((special) => problem('specialTwice', { params: { special } })),
  ];
}

const ONCE: readonly Special['type'][] = ['turningChamber', 'levers', 'caveIn'];

function goals(quest: Quest): Problem[] {
  const exits = layoutOf(quest).exits.length;
  return quest.victory.heroes.flatMap((goal) => {
    if (goal.type === 'cripple') return bossDrawn(quest, goal.boss);
    const leave = exits === 0 ? [problem('noExit', { rule: 'DUN-END-02' })] : [];
    return goal.type === 'carryOut' ? [...leave, ...objectThere(quest, goal.object)] : leave;
  });
}

function checkSpecial(quest: Quest, special: Special): Problem[] {
  switch (special.type) {
    case 'weakness': {
      const { boss, silences: spell } = special;
      const known = spell === undefined || BOSS[boss].spells.includes(spell);
      return [
        ...bossDrawn(quest, boss),
        ...objectThere(quest, special.object),
        ...(known ? [] : [problem('spellNotForCaster', { params: { hero: boss, spell } })]),
      ];
    }
    case 'alarm':
      return objectThere(quest, special.object);
    case 'unseals':
      return [...objectThere(quest, special.object), ...wardedDoor(quest, special.door)];
    case 'turningChamber':
      return chamber(quest, special);
    case 'levers':
      return levers(quest, special.at);
    case 'caveIn':
      return area(quest, special.from, special.to);
  }
}

function bossDrawn(quest: Quest, boss: Boss): Problem[] {
  const drawn = layoutOf(quest).figures.some(({ type }) => type === boss);
  return drawn ? [] : [problem('bossMissing', { params: { boss }, rule: 'DUN-END-02' })];
}

function objectThere(quest: Quest, object: QuestObject): Problem[] {
  return placesOf(quest, object).length > 0 ? [] : [problem('objectMissing', { params: { object } })];
}

function wardedDoor(quest: Quest, door: string): Problem[] {
  const found = quest.doors.find((each) => each.door === door);
  if (found === undefined) return [problem('doorUnknown', { params: { door } })];
  return found.ward === undefined ? [problem('doorWithoutWard', { params: { door } })] : [];
}

function chamber(quest: Quest, special: Extract<Special, { type: 'turningChamber' }>): Problem[] {
  const { floor } = layoutOf(quest);
  const inside = new Set(placesIn(special.from, special.to).map((at) => at.join()));
  const thresholds = [...special.northSouth, ...special.eastWest];
  const misplaced = thresholds.filter(([x, y]) => {
    const besides: Place[] = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ];
    const onFloor = isOnBoard(quest.map, [x, y]) && floor[squareOf(quest.map, [x, y])] === 1;
    return !onFloor || inside.has(`${x},${y}`) || !besides.some((at) => inside.has(at.join()));
  });
  return [
    ...area(quest, special.from, special.to),
    ...misplaced.map((at) => problem('thresholdMisplaced', { at, rule: 'DUN-ADV-08' })),
  ];
}

function levers(quest: Quest, places: readonly Place[]): Problem[] {
  const { pieces, pieceAt, exits } = layoutOf(quest);
  const missing = places.filter(
    (at) => !isOnBoard(quest.map, at) || pieces[pieceAt[squareOf(quest.map, at)]!]?.kind !== 'lectern',
  );
  return [
    ...missing.map((at) => problem('leverMissing', { at, rule: 'DUN-ADV-08' })),
    ...(exits.length === 0 ? [advice('noExit')] : []),
  ];
}

function area(quest: Quest, from: Place, to: Place): Problem[] {
  const { floor } = layoutOf(quest);
  const off = [from, to].filter((at) => !isOnBoard(quest.map, at));
  if (off.length > 0) return off.map((at) => problem('offTheBoard', { at }));
  const any = placesIn(from, to).some((at) => floor[squareOf(quest.map, at)] === 1);
  return any ? [] : [problem('areaWithoutFloor', { at: from })];
}
