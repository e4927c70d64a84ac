// Victory and special rules: whatever they name must be there.

import type { DocumentPath, Problem } from '@skald/kernel';
import { BOSS } from '../../content/bosses.ts';
import type { QuestObject } from '../../content/items.ts';
import { STARTING_HAND } from '../../content/measures.ts';
import type { Boss } from '../../content/models.ts';
import { layoutOf } from '../../content/quest/layout.ts';
import type { Place, Quest, Special } from '../../content/quest/schema.ts';
import { placesOf } from './objectives.ts';
import { advice, problem } from './problem.ts';
import { again, placesIn, squareOf } from './squares.ts';

export function checkSpecials(quest: Quest): Problem[] {
  const types = quest.specials.map(({ type }) => type);
  return [
    ...goals(quest),
    ...quest.specials.flatMap((special, i) => checkSpecial(quest, special, ['specials', i])),
    ...again(types)
      .filter(({ value }) => ONCE.includes(value))
      .map(({ value: special, index }) =>
        problem('specialTwice', ['specials', index], { params: { special } }),
      ),
  ];
}

const ONCE: readonly Special['type'][] = ['turningChamber', 'levers', 'caveIn'];

function goals(quest: Quest): Problem[] {
  const exits = layoutOf(quest).exits.length;
  const single = quest.victory.heroes.flatMap((goal, i) => {
    const path = ['victory', 'heroes', i];
    if (goal.type === 'cripple') return bossDrawn(quest, goal.boss, path);
    if (goal.type === 'destroyAll') return [];
    if (goal.type === 'holdOut') return heldOut(quest, goal.rounds, path);
    if (goal.type === 'protect') return guarded(quest, goal.at, path);
    const leave = exits === 0 ? [problem('noExit', path, { rule: 'DUN-END-02' })] : [];
    return goal.type === 'carryOut' ? [...leave, ...objectThere(quest, goal.object, path)] : leave;
  });
  return [...single, ...guards(quest)];
}

/** A chest with a lock that strength can break and nothing in it, where the Heroes begin. DUN-RULING-49 */
function guarded(quest: Quest, at: Place, path: DocumentPath): Problem[] {
  const { chests, starts, zoneAt } = layoutOf(quest);
  const square = squareOf(quest.map, at);
  const chest = chests.find((one) => one.square === square);
  const rule = 'DUN-RULING-49';
  if (chest === undefined) return [problem('guardMissing', path, { rule })];
  const begins = starts.map((start) => zoneAt[start.square]);
  return [
    ...(chest.lock === null || chest.ward > 0 ? [problem('guardUnlocked', path, { rule })] : []),
    ...(chest.contents.length > 0 ? [problem('guardFilled', path, { rule })] : []),
    ...(begins.includes(zoneAt[square]) ? [] : [problem('guardHidden', path, { rule })]),
  ];
}

/** To protect something ends nothing: another goal does, or the Overlord's last card. DUN-RULING-49 */
function guards({ victory }: Quest): Problem[] {
  const rule = 'DUN-RULING-49';
  const places = victory.heroes.map((goal, i) => (goal.type === 'protect' ? goal.at.join() : `${i}`));
  const alone = victory.heroes.every(({ type }) => type === 'protect') && victory.deckOut !== 'heroesWin';
  return [
    ...again(places).map(({ index }) => problem('guardTwice', ['victory', 'heroes', index], { rule })),
    ...(alone ? [problem('guardAlone', ['victory', 'heroes', 0], { rule })] : []),
  ];
}

/** Where the last card ends it for the Overlord, there must be a card for each of the rounds. DUN-RULING-25 */
function heldOut({ victory, overlord }: Quest, rounds: number, path: DocumentPath): Problem[] {
  const most = overlord.deck - STARTING_HAND + 1;
  return victory.deckOut === 'overlordWins' && rounds > most
    ? [problem('tooLongToHold', path, { params: { rounds, most }, rule: 'DUN-RULING-25' })]
    : [];
}

function checkSpecial(quest: Quest, special: Special, path: DocumentPath): Problem[] {
  switch (special.type) {
    case 'weakness': {
      const { boss, silences: spell } = special;
      const known = spell === undefined || BOSS[boss].spells.includes(spell);
      return [
        ...bossDrawn(quest, boss, path),
        ...objectThere(quest, special.object, path),
        ...(known ? [] : [problem('spellNotForCaster', path, { params: { hero: boss, spell } })]),
      ];
    }
    case 'alarm':
      return objectThere(quest, special.object, path);
    case 'unseals':
      return [...objectThere(quest, special.object, path), ...wardedDoor(quest, special.door, path)];
    case 'turningChamber':
      return chamber(quest, special, path);
    case 'levers':
      return levers(quest, special.at, path);
    case 'caveIn':
      return area(quest, special, path);
  }
}

function bossDrawn(quest: Quest, boss: Boss, path: DocumentPath): Problem[] {
  const drawn = layoutOf(quest).figures.some(({ type }) => type === boss);
  return drawn ? [] : [problem('bossMissing', path, { params: { boss }, rule: 'DUN-END-02' })];
}

function objectThere(quest: Quest, object: QuestObject, path: DocumentPath): Problem[] {
  return placesOf(quest, object).length > 0 ? [] : [problem('objectMissing', path, { params: { object } })];
}

function wardedDoor(quest: Quest, door: string, path: DocumentPath): Problem[] {
  const i = quest.doors.findIndex((each) => each.door === door);
  if (i === -1) return [problem('doorUnknown', path, { params: { door } })];
  const warded = quest.doors[i]?.ward !== undefined;
  return warded ? [] : [problem('doorWithoutWard', ['doors', i], { params: { door } })];
}

type Chamber = Extract<Special, { type: 'turningChamber' }>;

function chamber(quest: Quest, special: Chamber, path: DocumentPath): Problem[] {
  const { floor } = layoutOf(quest);
  const inside = new Set(placesIn(special.from, special.to).map((at) => at.join()));
  const misplaced = ([x, y]: Place): boolean => {
    const besides: Place[] = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ];
    const onFloor = floor[squareOf(quest.map, [x, y])] === 1;
    return !onFloor || inside.has(`${x},${y}`) || !besides.some((at) => inside.has(at.join()));
  };
  return [
    ...area(quest, special, path),
    ...(['northSouth', 'eastWest'] as const).flatMap((side) =>
      special[side].flatMap((at, i) =>
        misplaced(at) ? [problem('thresholdMisplaced', [...path, side, i], { rule: 'DUN-ADV-08' })] : [],
      ),
    ),
  ];
}

function levers(quest: Quest, places: readonly Place[], path: DocumentPath): Problem[] {
  const { pieces, pieceAt, exits } = layoutOf(quest);
  const onLectern = (at: Place): boolean =>
    pieces[pieceAt[squareOf(quest.map, at)] ?? -1]?.kind === 'lectern';
  return [
    ...places.flatMap((at, i) =>
      onLectern(at) ? [] : [problem('leverMissing', [...path, 'at', i], { rule: 'DUN-ADV-08' })],
    ),
    ...(exits.length === 0 ? [advice('noExit', path)] : []),
  ];
}

function area(quest: Quest, { from, to }: { from: Place; to: Place }, path: DocumentPath): Problem[] {
  const { floor } = layoutOf(quest);
  const any = placesIn(from, to).some((at) => floor[squareOf(quest.map, at)] === 1);
  return any ? [] : [problem('areaWithoutFloor', [...path, 'from'])];
}
