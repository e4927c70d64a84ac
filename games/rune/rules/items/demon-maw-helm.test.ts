import { afterEach, describe, expect, it } from 'vitest';
import { withLines } from '../../documents/hero/account.ts';
import { DAY } from '../../documents/hero/testing.ts';
import { addedTo, allDiceCast, armedWith, FOE, finding, legendary, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('the Demon-Maw Helm', () => {
  const scene = armedWith(legendary({ 'demon-maw-helm': 2 }), {
    foes: [{ statistics: { ...FOE, res: -1 } }],
  });
  const MAW = 'gift:demon-maw-helm';

  it('[RUN-ITEM-DEMONMAW] opens for an action, once in an encounter', () => {
    const turn = play({ ...scene, turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual([MAW]);
    const opened = turn.choose(MAW);
    expect(one(opened, 'h0').marks).toMatchObject([{ kind: 'gift', gift: 'demon-maw-helm' }]);
    expect(opened.asked).toEqual([]);
    const { marks, uses } = one(opened, 'h0');
    const again = play({
      ...scene,
      fighters: { ...scene.fighters, h0: { x: 10, y: 10, marks, uses } },
      turn: 'h0',
    });
    expect(optionsOf(again, 'gift')).toEqual([]);
  });

  const strikes = (...faces: number[]) => {
    const { marks } = one(play({ ...scene, turn: 'h0' }).choose(MAW), 'h0');
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, marks } };
    return play({ ...scene, fighters, turn: 'f0' }, ...faces).choose('strike:h0:0:plain', 'stand');
  };

  it('[RUN-ITEM-DEMONMAW] [RUN-RULING-R20] takes three a level from whoever falls short of its wearer’s bond with Loki', () => {
    // Res −1 and a 2 against a Divine Connection of 2; a 3 is enough.
    expect(addedTo(strikes(2, 4, 6), 'attack')).toMatchObject({ 'demon-maw-helm': -6 });
    expect(addedTo(strikes(3, 4, 6), 'attack')).not.toHaveProperty('demon-maw-helm');
  });

  it('[RUN-ITEM-DEMONMAW] works only on his head', () => {
    const helm = { gift: 'buffeting-gale', levels: 1 } as const;
    const owner = finding(legendary({ 'demon-maw-helm': 2 }), {
      kind: 'legendary',
      item: 'demon-maw-helm',
      helm,
    });
    expect(optionsOf(play({ ...armedWith(owner), turn: 'h0' }), 'gift')).toEqual([]);
    const worn = withLines(owner, { line: 'worn', on: DAY, helm });
    expect(optionsOf(play({ ...armedWith(worn), turn: 'h0' }), 'gift')).toEqual([MAW]);
  });
});
