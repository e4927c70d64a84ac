import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../content/generating/scenes.ts';
import type { GameEvent } from '../../../rules/fight/events.ts';
import { reckoningsOf, runnersIn, wholeOf } from '../reckonings.ts';
import { backdropOf } from './backdrops.ts';
import { deedsIn } from './deeds.ts';
import { happenedIn } from './happenings.ts';
import { homestead, housesFor } from './homestead.ts';
import { thingFor } from './objects.ts';
import { HEIGHT, WIDTH } from './pen.ts';
import { marchStations, NARROW, thingStations, WIDE } from './stations.ts';

const scored = (hero: string, points: number, rule = 'RUN-VP-11') =>
  ({ type: 'scored', hero, of: null, cause: 'damage', points, rule }) as GameEvent;
const TOLD = [
  { type: 'encounterBegan', number: 1, name: 'One', heroes: ['h0', 'h1'] },
  { type: 'narrated', title: 'Here', location: '', scene: 'cave', narration: 'A cave.' },
  { type: 'cameUpon', name: 'A wall' },
  scored('h0', 5),
  scored('h0', 7),
  { type: 'mustered', foes: ['f0'] },
  { type: 'attempted', hero: 'h0', with: 'climb', total: 3, difficulty: 9, success: false },
  { type: 'fightEnded', won: 'heroes' },
  { type: 'encounterEnded', number: 1 },
  { type: 'settled', seat: 1, hero: 'h1', cause: 'maw', points: -4, rule: 'RUN-VP-41' },
  { type: 'settled', seat: 2, hero: null, cause: 'fee', points: 30, rule: 'RUN-VPR-03' },
  { type: 'banked', hero: 'h0', points: 12, gained: 12 },
  { type: 'claimed', hero: 'h0', item: { kind: 'loot', form: 'silver', ounces: 3 } },
  { type: 'encounterBegan', number: 2, name: 'Two', heroes: ['h0', 'h1'] },
  scored('h0', 1),
  { type: 'settled', seat: 0, hero: 'h0', cause: 'loot', points: 2, rule: 'RUN-VP-25' },
] as readonly GameEvent[];

describe('the picture of an event', () => {
  it.each(SCENES)('is drawn for a %s, and every stroke is one', (scene) => {
    const cuts = backdropOf(scene);
    expect(cuts.length).toBeGreaterThan(5);
    for (const { d } of cuts) expect(d).toMatch(/^M[-\d. MLHVQZAT]+$/i);
    expect(cuts.every(({ d }) => !d.includes('NaN'))).toBe(true);
  });

  it('shows a thing by the first word that names one, and nothing by what nobody reads', () => {
    expect(thingFor({ en: 'Go through the packs, and leave the bodies alone.', de: '' })).toBe('bundle');
    expect(thingFor('Search the bodies: one of them jingled.')).toBe('dead');
    expect(thingFor('Open the chest.')).toBe('chest');
    expect(thingFor('Do it.')).toBe('plain');
  });

  it('has a place for everything that is offered, and for everybody who walks', () => {
    for (const frame of [WIDE, NARROW])
      for (let count = 1; count <= 8; count++)
        for (const { x, y } of [...thingStations(count, frame), ...marchStations(count, frame)]) {
          expect(x).toBeGreaterThan(frame.left);
          expect(x).toBeLessThan(frame.left + frame.width);
          expect(y > 0 && y < HEIGHT).toBe(true);
        }
    const [first, second] = marchStations(2, WIDE);
    expect(first!.x).toBeGreaterThan(second!.x);
    expect(WIDE.width).toBe(WIDTH);
  });

  it('knows what a choice is about', () => {
    const options = [
      { id: 'touch:h0:1', choice: { act: 'touch', hero: 'h0', offer: 1 } },
      { id: 'treat:h0:h1', choice: { act: 'treat', hero: 'h0', target: 'h1' } },
      { id: 'lead:h0', choice: { act: 'lead', hero: 'h0' } },
      { id: 'goOn', choice: { act: 'goOn' } },
    ];
    const { things, heroes } = deedsIn({ seat: 0, kind: 'room', options } as never);
    expect([...things.keys()]).toEqual([1]);
    expect([...heroes.keys()]).toEqual(['h1', 'h0']);
  });
});

describe('what has happened', () => {
  it('is told from the last place on, and of a fight only its end', () => {
    expect(happenedIn(TOLD.slice(0, 9), 7).map(({ type }) => type)).toEqual([
      'cameUpon',
      'fightEnded',
      'encounterEnded',
    ]);
    expect(happenedIn(TOLD.slice(0, 9), 1).map(({ type }) => type)).toEqual(['encounterEnded']);
  });
});

describe('the reckoning', () => {
  const [one, two, home] = reckoningsOf(TOLD);

  it('[RUN-VP-46] has a line for each cause and rule, encounter by encounter, and one for the way home', () => {
    expect(one).toMatchObject({ number: 1, name: 'One', over: true });
    expect(one?.lines.get('h0')).toEqual([{ why: 'damage', rule: 'RUN-VP-11', points: 12 }]);
    expect(one?.lines.get('h1')).toEqual([{ why: 'maw', rule: 'RUN-VP-41', points: -4 }]);
    expect(one?.treasures.get('h0')).toHaveLength(1);
    expect(two).toMatchObject({ number: 2, over: false });
    expect(home).toMatchObject({ name: null });
    expect(home?.lines.get('h0')).toEqual([{ why: 'loot', rule: 'RUN-VP-25', points: 2 }]);
  });

  it('[RUN-VPR-22] has the lines of whoever ran beside those of the heroes', () => {
    const own = [{ why: 'fee', rule: 'RUN-VPR-03', points: 30 }];
    expect(runnersIn(one!.lines)).toEqual([{ seat: 2, own }]);
    expect(runnersIn(wholeOf([one!, two!, home!]).lines)).toEqual([{ seat: 2, own }]);
    expect(runnersIn(two!.lines)).toEqual([]);
  });

  it('adds up over all of them', () => {
    expect(wholeOf([one!, two!, home!]).lines.get('h0')).toEqual([
      { why: 'damage', rule: 'RUN-VP-11', points: 13 },
      { why: 'loot', rule: 'RUN-VP-25', points: 2 },
    ]);
  });
});

describe('the village', () => {
  it('grows by what was given, and no further than there is room', () => {
    expect([0, 11, 12, 60, 9999].map(housesFor)).toEqual([2, 2, 3, 7, 9]);
    expect(homestead(60, 0).length).toBeGreaterThan(homestead(0, 0).length);
    expect(homestead(0, 2).length).toBe(homestead(0, 0).length + 4);
  });
});
