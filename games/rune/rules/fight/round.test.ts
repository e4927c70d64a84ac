import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { comingActions } from './round.ts';
import { allDiceCast, FOES_SEAT, HEROES_SEAT, one, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const FAR: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 5, y: 10 }, f0: { x: 35, y: 10 } },
  agenda: [{ step: 'round' }],
};

describe('Initiative', () => {
  it('[RUN-INIT-03] [RUN-INIT-04] [RUN-INIT-06] everybody rolls each round, and the highest acts first', () => {
    const driver = play(FAR, 3, 8).choose('plan:0');
    expect(driver.told('initiative')).toMatchObject([
      { fighter: 'h0', total: 12 },
      { fighter: 'f0', total: 13 },
    ]);
    expect(driver.asked).toEqual([FOES_SEAT]);
    driver.choose('done');
    expect(driver.asked).toEqual([HEROES_SEAT]);
    driver.choose('done').load(3, 8);
    expect(driver.state.round).toBe(3);
    expect(driver.told('roundBegan')).toEqual([2, 3].map((round) => ({ type: 'roundBegan', round })));
    driver.choose('plan:0');
    expect(driver.told('initiative')).toHaveLength(4);
  });

  it('[RUN-INIT-05] whoever means no fight rolls with another score', () => {
    const driver = play(FAR, 3, 8).choose('noFight');
    expect(driver.told('initiative')[0]).toMatchObject({ total: 3 + 2 });
  });

  it('[RUN-INIT-07] a hero comes before a foe of the same total', () => {
    const driver = play(FAR, 3, 7).choose('plan:0');
    expect(driver.asked).toEqual([HEROES_SEAT]);
  });

  it('[RUN-INIT-08] heroes of the same total throw for it', () => {
    const scene: Scene = {
      ...FAR,
      heroes: [ragnar, ragnar],
      fighters: { ...FAR.fighters, h1: { x: 5, y: 14 } },
    };
    const driver = play(scene, 3, 3, 2, 4, 4, 2, 6).choose('plan:0', 'plan:0');
    expect(driver.told('turnBegan')[0]).toMatchObject({ fighter: 'h1' });
  });

  it('[RUN-INIT-08] [RUN-RULING-C36] [RUN-RULING-G71] of heroes with the same total the one with more gifts acts first, whatever their levels', () => {
    const favoured = spentOn({ 'owl-hears-the-viper': 1, 'gnawing-stags': 1 }, ragnar);
    const loved = spentOn({ 'owl-hears-the-viper': 3 }, ragnar);
    const scene: Scene = {
      ...FAR,
      heroes: [loved, favoured],
      fighters: { ...FAR.fighters, h1: { x: 5, y: 14 } },
    };
    const driver = play(scene, 3, 3, 2).choose('plan:0', 'plan:0');
    expect(driver.told('turnBegan')[0]).toMatchObject({ fighter: 'h1' });
  });

  it('[RUN-INIT-09] foes of the same total act in the order of their appearance', () => {
    const scene: Scene = {
      ...FAR,
      foes: [GOBLIN, GOBLIN],
      fighters: { ...FAR.fighters, f1: { x: 35, y: 14 } },
    };
    const driver = play(scene, 2, 9, 9).choose('plan:0', 'done', 'done');
    expect(driver.told('turnBegan').map(({ fighter }) => fighter)).toEqual(['f0', 'f1', 'h0']);
  });

  it('[RUN-INIT-13] [RUN-INIT-14] [RUN-INIT-15] who rolls far above acts again, twenty steps later', () => {
    const driver = play(FAR, 10, 5, 8).choose('plan:0');
    expect(driver.told('initiative')[0]).toMatchObject({ total: 24, steps: [24, 4] });
    expect(comingActions(driver.state)).toEqual([
      { fighter: 'f0', at: 13 },
      { fighter: 'h0', at: 4 },
    ]);
    driver.choose('done', 'done');
    expect(driver.told('turnBegan').map(({ fighter, at }) => [fighter, at])).toEqual([
      ['h0', 24],
      ['f0', 13],
      ['h0', 4],
    ]);
  });

  it('[RUN-INIT-18] nobody rolls who is Incapacitated or dying', () => {
    const scene: Scene = {
      ...FAR,
      heroes: [ragnar, gunnhild],
      fighters: { ...FAR.fighters, h1: { x: 5, y: 14, condition: 'incapacitated', wounds: 4 } },
    };
    const driver = play(scene, 3, 8).choose('plan:0');
    expect(driver.told('initiative').map(({ fighter }) => fighter)).toEqual(['h0', 'f0']);
  });

  it('[RUN-INIT-19] [RUN-RULING-C49] all name their weapons before the dice, and nobody sees what the others named', () => {
    const scene: Scene = { ...FAR, foes: [{ ...GOBLIN, missile: 'bow' }] };
    const driver = play(scene);
    expect(driver.asked).toEqual([HEROES_SEAT, FOES_SEAT]);
    driver.chooseAs(FOES_SEAT, 'plan:1');
    expect(driver.state.agenda.at(-1)).toMatchObject({ step: 'plan' });
    driver.load(3, 8).chooseAs(HEROES_SEAT, 'plan:2');
    expect(driver.told('initiative')).toMatchObject([{ total: 3 + 2 }, { total: 8 + 5 - 1 }]);
  });
});

describe('where it hurts', () => {
  const FIRE: Scene = {
    ...FAR,
    map: { zones: [{ kind: 'damaging', area: [[5, 10, 1]], dam: 20, grows: false, nature: 'heat' }] },
  };

  it('[RUN-TER-46] [RUN-INIT-19] one rolls Stamina as a round begins, before anything else, or takes what it does', () => {
    // 1, 2 is −2; with Sta 3 that is 1 against 4: 20 + 3 − 6.
    const burnt = play(FIRE, 1, 2);
    expect(one(burnt, 'h0').hp).toBe(77 - (20 + 3 - 6));
    expect(burnt.told('hurt')).toMatchObject([{ fighter: 'h0', by: null }]);
    expect(burnt.state.tally).toEqual([{ hero: 'h0', cause: 'suffered', of: null, points: 17 }]);
    expect(burnt.kind).toBe('plan');
    expect(one(play(FIRE, 2), 'h0').hp).toBe(77);
  });

  it('[RUN-TER-50] a place that grows reaches whoever stands beside it a round later', () => {
    const grows: Scene = {
      ...FAR,
      map: { zones: [{ kind: 'damaging', area: [[8, 10, 1]], dam: 20, grows: true, nature: 'fire' }] },
      fighters: { ...FAR.fighters, f0: { x: 35, y: 28 } },
    };
    const first = play({ ...grows, state: { round: 0 } });
    expect(first.told('roll')).toEqual([]);
    const second = play({ ...grows, state: { round: 1 } }, 2);
    expect(second.told('roll')).toMatchObject([{ for: 'exposure' }]);
  });
});

describe('waiting', () => {
  const waits = (hero: number[], foe: number) => play(FAR, ...hero, foe).choose('plan:0', 'wait');

  it('[RUN-ACT-33] [RUN-RULING-C08] one acts after somebody else has', () => {
    const driver = waits([9], 3);
    expect(driver.asked).toEqual([FOES_SEAT]);
    driver.choose('done');
    expect(driver.kind).toBe('window');
    driver.choose('now');
    expect(driver.told('turnBegan').at(-1)).toMatchObject({ fighter: 'h0', at: 8 - 1 });
    expect(driver.kind).toBe('act');
  });

  it('[RUN-INIT-20] [RUN-RULING-C08] what is never used is lost with the round', () => {
    const driver = waits([9], 3).choose('done', 'later');
    expect(driver.state.round).toBe(3);
    expect(driver.kind).toBe('plan');
  });

  it('[RUN-ACT-34] [RUN-ACT-35] [RUN-TV-C07] [RUN-RULING-C07] a further action comes twenty steps after the one that waited, or not at all', () => {
    // 10 + 13 + 9 = 32: at 32 and 12. The goblin acts at 26: the hero at 25, and at 5.
    const kept = play(FAR, 10, 10, 3, 10, 10, 1).choose('plan:0');
    expect(kept.told('initiative')[0]).toMatchObject({ steps: [32, 12] });
    kept.choose('wait');
    expect(kept.told('turnBegan').at(-1)).toMatchObject({ fighter: 'f0', at: 26 });
    kept.choose('done', 'now');
    expect(one(kept, 'h0').steps).toEqual([5]);
    const lost = play(FAR, 10, 10, 3, 10, 3).choose('plan:0');
    expect(one(lost, 'f0').total).toBe(18);
    lost.choose('wait', 'done', 'now');
    expect(one(lost, 'h0').steps).toEqual([]);
  });
});

describe('the end of a fight', () => {
  it('[RUN-INIT-01] [RUN-RULING-C55] comes when one side can fight no more', () => {
    const scene: Scene = {
      ...FAR,
      fighters: { ...FAR.fighters, f0: { x: 35, y: 10, condition: 'dead' } },
      agenda: [{ step: 'endRound' }],
    };
    const driver = play(scene);
    expect(driver.asked).toEqual([]);
    expect(driver.told('fightEnded')).toMatchObject([{ won: 'heroes' }]);
    const lost = play({
      ...FAR,
      fighters: { ...FAR.fighters, h0: { x: 5, y: 10, condition: 'dead' } },
      agenda: [{ step: 'endRound' }],
    });
    expect(lost.told('fightEnded')).toMatchObject([{ won: 'foes' }]);
  });

  it('[RUN-RULING-C55] may be put off as long as a hero wants to strike the helpless', () => {
    const scene: Scene = {
      ...FAR,
      fighters: { ...FAR.fighters, f0: { x: 35, y: 10, condition: 'incapacitated', wounds: 4 } },
      agenda: [{ step: 'endRound' }],
    };
    expect(play(scene).choose('stop').state.over).toBe(true);
    expect(play(scene).choose('goOn').kind).toBe('plan');
  });
});
