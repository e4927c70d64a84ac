import { afterEach, describe, expect, it } from 'vitest';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { playFrom } from '../fight/testing.ts';
import { begun, goOn, notes } from '../sitting/testing.ts';
import {
  addedTo,
  allDiceCast,
  armedWith,
  FOE,
  happening,
  legendary,
  one,
  optionsOf,
  play,
} from './testing.ts';

afterEach(allDiceCast);

describe('Blood Tribute Armor', () => {
  const scene = armedWith(legendary({ 'blood-tribute-armor': 3 }), { foes: [{ statistics: FOE }] });
  const PROT = 'gift:blood-tribute-armor:prot';

  it('[RUN-ITEM-BLOODTRIBUTE] gives its level to one roll for ten hit points', () => {
    const fed = play({ ...scene, turn: 'h0' }, 9, 4).choose('strike:f0:0:plain', 'stand', 'use');
    expect(one(fed, 'h0').hp).toBe(67);
    expect(addedTo(fed, 'attack')).toMatchObject({ 'blood-tribute-armor': 3 });
    expect(one(fed, 'h0').marks).toEqual([]);
    const kept = play({ ...scene, turn: 'h0' }, 9, 4).choose('strike:f0:0:plain', 'stand', 'pass');
    expect(one(kept, 'h0').hp).toBe(77);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] gives it to a roll of the notes, too, and to that one alone', () => {
    const trunk = () => trap(roll('climb', -90), [{ kind: 'status', points: 1 }]);
    const climbs = (answer: 'use' | 'pass') => {
      const document = notes({ elements: [trunk(), trunk()] }, notes({}).events[0]!);
      const driver = goOn(playFrom(begun(document, [legendary({ 'blood-tribute-armor': 3 })]), 5, 5));
      driver.choose(answer);
      if (driver.kind === 'preRoll') driver.choose('pass');
      return driver;
    };
    const totals = (driver: ReturnType<typeof climbs>) =>
      driver.told('attempted').map(({ total }) => total as number);
    const [fed, kept] = [climbs('use'), climbs('pass')];
    expect(totals(fed)).toEqual([totals(kept)[0]! + 3, totals(kept)[1]]);
    expect([one(fed, 'h0').hp, one(kept, 'h0').hp]).toEqual([67, 77]);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] is of no use where armor is none', () => {
    const loses = (armor: boolean) => {
      const fed = play({ ...scene, turn: 'h0' }).choose(PROT, PROT);
      const { marks } = one(fed, 'h0');
      const fighters = { ...scene.fighters, h0: { x: 10, y: 10, marks } };
      const blow = { effect: 'damage', who: 'h0', raw: 20, by: 'f0', armor, rule: 'RUN-DMG-05' } as const;
      const lost = (of: typeof scene) =>
        play({ ...of, agenda: [happening(blow)] }).told('hurt')[0]!.lost as number;
      return lost(scene) - lost({ ...scene, fighters });
    };
    expect([loses(true), loses(false)]).toEqual([2, 0]);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] gives a point of Prot for four, as often as he likes', () => {
    const fed = play({ ...scene, turn: 'h0' }).choose(PROT, PROT);
    expect(one(fed, 'h0')).toMatchObject({ hp: 69, marks: [{ kind: 'gift', n: 2 }] });
    const { marks } = one(fed, 'h0');
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, marks } };
    const struck = play({ ...scene, fighters, turn: 'f0' }, 9, 4).choose(
      'strike:h0:0:plain',
      'stand',
      'pass',
    );
    // 8, less 2.
    expect(one(struck, 'h0').hp).toBe(77 - 6);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] takes nobody’s last blood', () => {
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, hp: 4 } };
    expect(optionsOf(play({ ...scene, fighters, turn: 'h0' }), 'gift')).toEqual([]);
  });

  it('[RUN-ITEM-BLOODTRIBUTE] is fed in one’s own turn, and by nobody else', () => {
    const friend = { ...scene, heroes: [...(scene.heroes ?? []), READY_MADE.gunnhild] };
    const fighters = { ...scene.fighters, h1: { x: 10, y: 14 } };
    expect(optionsOf(play({ ...friend, fighters, turn: 'h0' }), 'gift')).toEqual([PROT]);
    expect(optionsOf(play({ ...friend, fighters, turn: 'h1' }), 'gift')).toEqual([]);
  });
});
