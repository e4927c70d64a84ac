import { afterEach, describe, expect, it } from 'vitest';
import type { Thing } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { groundFor, sheetOf } from './fighters.ts';
import { allDiceCast, one, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const TUBE: Thing = { id: 'tube', kind: 'tube-striker', area: [[20, 20, 1]] };
const begins = (objects: Thing[], more: Partial<Scene> = {}): Scene => ({
  heroes: [ragnar],
  foes: [GOBLIN],
  map: { objects },
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  state: { round: 0 },
  agenda: [{ step: 'round' }],
  ...more,
});

describe('tube-strikers of the map', () => {
  it('[RUN-TER-135] [RUN-RULING-F36] [RUN-RULING-F53] fight beside the foes as equals, where they sit', () => {
    const driver = play(begins([TUBE, { ...TUBE, id: 'tube-2', area: [[22, 20, 1]] }]));
    expect(one(driver, 'f1')).toMatchObject({ x: 20, y: 20, scenery: true, side: 'foes', seat: 1 });
    expect(driver.state.foes.slice(1)).toMatchObject([
      { foe: 'tube-striker', threat: 'equal', number: 1, selfWilled: false },
      { foe: 'tube-striker', threat: 'equal', number: 2 },
    ]);
    expect(sheetOf(driver.state, one(driver, 'f1')).move.full).toBe(0);
    expect(groundFor(driver.state).things).toEqual([]);
  });

  it('[RUN-TER-135] keep no fight going', () => {
    const scene = (scenery: boolean): Scene => ({
      heroes: [ragnar],
      foes: [GOBLIN, { foe: 'tube-striker' }],
      fighters: {
        h0: { x: 10, y: 10 },
        f0: { x: 12, y: 10, condition: 'dead', hp: 0 },
        f1: { x: 20, y: 20, scenery },
      },
      agenda: [{ step: 'endRound' }],
    });
    expect(play(scene(true)).told('fightEnded')).toMatchObject([{ won: 'heroes' }]);
    expect(play(scene(false)).told('fightEnded')).toEqual([]);
  });

  it('[RUN-TER-136] [RUN-VPR-11] are no terrain for whoever runs', () => {
    const scene = begins([TUBE], { fighters: { h0: { x: 19, y: 19 }, f0: { x: 35, y: 5 } } });
    const { state } = play(scene);
    const moved = play({ ...scene, state: { ...state, round: 1, agenda: [] }, agenda: [], turn: 'h0' });
    moved.choose('walk:15:19');
    expect(moved.state.features).toEqual([]);
  });

  it('[RUN-FOELIST-TUBE-STRIKER.13] are worth nothing', () => {
    const scene: Scene = {
      heroes: [ragnar],
      foes: [{ foe: 'tube-striker', ...GOBLIN }],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, scenery: true } },
      turn: 'h0',
    };
    const driver = play(scene, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(one(driver, 'f0').hp).toBeLessThan(50);
    expect(driver.state.tally).toEqual([]);
  });
});

describe('folk of the map', () => {
  it('[RUN-RULING-C02] stand beside whoever is there already', () => {
    const driver = play(begins([{ id: 'thrall', kind: 'decoy', area: [[10, 10, 1]] }]), 9);
    expect(driver.state.extras).toHaveLength(1);
    expect(driver.state.extras[0]).not.toMatchObject({ x: 10, y: 10 });
  });

  it('[RUN-VPR-09] [RUN-RULING-F14] count as terrain that moved a hero, all of them as one', () => {
    const folk: Thing[] = [
      { id: 'a', kind: 'decoy', area: [[11, 10, 1]] },
      { id: 'b', kind: 'decoy', area: [[11, 11, 1]] },
    ];
    const scene = begins(folk, { fighters: { h0: { x: 10, y: 10 }, f0: { x: 35, y: 5 } } });
    const begun = play(scene, 9).state;
    const driver = play({ ...scene, state: { extras: begun.extras }, map: {}, agenda: [], turn: 'h0' });
    expect(driver.choose('walk:6:10').state.features).toEqual(['decoy']);
  });
});
