import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { keepsCombatGoing, keepsFromActing, type Mark } from '../hooks/mark.ts';
import { accident, at, bearer, bolli, field, loaded, names, thurid } from './testing.ts';

describe('undead', () => {
  const dead = bearer('dead', { tags: ['undead'], powers: [POWER.undead], hp: 0 });
  const fallen = (mark: Mark) => ({ ...dead, marks: [mark] });
  const struck = (lost: number, fifthWound = false, of = dead) =>
    at('dying', {
      dying: of,
      by: thurid,
      lost,
      wounds: 0,
      fifthWound,
      hopeless: false,
      round: 4,
      present: [of, thurid],
    });

  it('[RUN-FOELIST-DISHONORED.1] [RUN-FOELIST-DISHONORED.2] [RUN-RULING-F31] are destroyed by a Wound and felled by less', () => {
    expect(struck(15)).toEqual([]);
    expect(struck(3, true)).toEqual([]);
    expect(struck(14)).toEqual([
      expect.objectContaining({ effect: 'survive', who: 'dead' }),
      expect.objectContaining({ effect: 'detach', mark: 'recovering' }),
      expect.objectContaining({ effect: 'attach', mark: { kind: 'downed', by: 'thurid', since: 4 } }),
    ]);
  });

  it('[RUN-RULING-F31] hazards fell them too, for nobody’s credit', () => {
    const effects = at('dying', {
      dying: dead,
      by: null,
      lost: 5,
      wounds: 0,
      fifthWound: false,
      hopeless: false,
      present: [dead],
    });
    expect(effects.at(-1)).toMatchObject({ mark: { kind: 'downed', by: null } });
  });

  it('[RUN-FOELIST-DISHONORED.3] [RUN-RULING-F31] are finished by an action within three paces, without a die', () => {
    const down = fallen({ kind: 'downed', by: 'thurid', since: 4 });
    const turn = (acting: Bearer, paces: number) =>
      at('ownWindow', { acting, field: field({ dead: paces }), present: [down, thurid, bolli] });
    expect(turn(bolli, 4)).toEqual([]);
    expect(turn(bearer('friend'), 1)).toEqual([]);
    expect(turn(bolli, 3)).toMatchObject([
      {
        does: 'finish',
        target: 'dead',
        costs: 'action',
        check: null,
        brings: [{ effect: 'die', who: 'dead' }],
      },
    ]);
  });

  it('[RUN-FOELIST-DISHONORED.5] are to the credit of who felled them and of who finished them', () => {
    const credit = (by: string | null, acting: Bearer) => {
      const down = fallen({ kind: 'downed', by, since: 4 });
      const turn = at('ownWindow', { acting, field: field({ dead: 1 }), present: [down] });
      return turn.flatMap(({ brings }) => brings.flatMap((one) => (one.effect === 'die' ? one.credit : [])));
    };
    expect(credit('thurid', thurid)).toEqual(['thurid']);
    expect(credit('thurid', bolli)).toEqual(['thurid', 'bolli']);
    expect(credit(null, bolli)).toEqual(['bolli']);
  });

  const rises = (mark: Mark, round: number, ...faces: number[]) =>
    at('roundStarted', { round, dice: loaded(...faces), present: [fallen(mark)] });
  const down: Mark = { kind: 'downed', by: 'thurid', since: 4 };

  it('[RUN-FOELIST-DISHONORED.6] [RUN-FOELIST-DISHONORED.7] [RUN-TV-57] rise before the next round by what they roll above 6', () => {
    expect(rises(down, 4)).toEqual([]);
    expect(rises(down, 5, 8)).toEqual([
      expect.objectContaining({ effect: 'rolled', faces: [8], total: 11 }),
      expect.objectContaining({ effect: 'detach', mark: 'downed' }),
      expect.objectContaining({ effect: 'heal', hp: 5 }),
      expect.objectContaining({ effect: 'attach', mark: { kind: 'recovering', hp: 5, since: 5 } }),
    ]);
  });

  it('[RUN-RULING-F31] rise with one hit point at least, and lie on after a failure', () => {
    expect(rises(down, 5, 3).at(-1)).toMatchObject({ mark: { kind: 'recovering', hp: 1 } });
    expect(rises(down, 5, 2)).toEqual([expect.objectContaining({ effect: 'rolled', total: 5 })]);
    expect(names(rises(down, 6, 9))).toEqual(['rolled', 'detach', 'heal', 'attach']);
  });

  it('[RUN-FOELIST-DISHONORED.8] [RUN-RULING-F31] regain as much in every later round, never more than they had', () => {
    const risen = (hp: number, round: number) => {
      const one = { ...dead, hp, marks: [{ kind: 'recovering', hp: 5, since: 5 } as const] };
      return at('roundStarted', { round, present: [one] });
    };
    expect(risen(5, 5)).toEqual([]);
    expect(risen(5, 6)).toMatchObject([{ effect: 'heal', hp: 5 }]);
    expect(risen(50, 7)).toMatchObject([{ effect: 'heal', hp: 2 }]);
  });

  it('[RUN-FOELIST-DISHONORED.8] [RUN-FOELIST-DISHONORED.9] felled again they regain no more, and roll anew', () => {
    const again = { ...dead, marks: [{ kind: 'recovering', hp: 5, since: 5 } as const] };
    expect(struck(4, false, again)).toContainEqual(
      expect.objectContaining({ effect: 'detach', who: 'dead', mark: 'recovering' }),
    );
    expect(struck(4, false, again).at(-1)).toMatchObject({ mark: { kind: 'downed', since: 4 } });
  });

  it('[RUN-RULING-F31] [RUN-RULING-C55] do nothing while they lie, take no damage, and keep the combat going', () => {
    const lying = fallen(down);
    expect(at('damageIncoming', { ...accident(lying), present: [lying] })).toMatchObject([
      { effect: 'noDamage' },
    ]);
    expect(keepsFromActing(lying.marks)).toBe(true);
    expect(keepsCombatGoing(lying.marks)).toBe(true);
    expect(keepsCombatGoing([{ kind: 'frozen' }])).toBe(false);
    expect(keepsFromActing([{ kind: 'netted', by: 'a', difficulty: 6, damage: 20 }])).toBe(false);
  });
});
