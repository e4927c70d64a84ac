import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

/** Ragnar's weapons, in their order. */
const [AXE, MAUL, BOW, FISTS] = [0, 1, 2, 3];

describe('Mjolnir Awakes', () => {
  const armed = (h0: object, level = 1) => {
    const scene = facing({ 'mjolnir-awakes': level });
    return { ...scene, fighters: { ...scene.fighters, h0: { x: 10, y: 10, ...h0 } } };
  };

  it('[RUN-GIFT-MJOLNIR-AWAKES] [RUN-HOOK-17] puts another weapon in his hand in his turn, at no cost and no later, and it goes where the other came from', () => {
    const turn = play({ ...armed({ belt: MAUL, planned: AXE }), turn: 'h0', state: { step: 12 } }, 4, 6);
    expect(optionsOf(turn, 'gift')).toEqual([
      'gift:mjolnir-awakes:war-maul',
      'gift:mjolnir-awakes:short-bow',
    ]);
    turn.choose('gift:mjolnir-awakes:war-maul');
    expect(turn.kind).toBe('act');
    expect(one(turn, 'h0')).toMatchObject({ hand: MAUL, belt: AXE, planned: MAUL });
    expect(optionsOf(turn, 'gift')).toEqual([]);
    turn.choose(`strike:f0:${MAUL}:plain`, 'stand');
    expect(turn.told('delayed')).toEqual([]);
    expect(turn.told('struck')).toHaveLength(1);
    const pack = play({ ...armed({ belt: BOW }), turn: 'h0' }).choose('gift:mjolnir-awakes:war-maul');
    expect(one(pack, 'h0')).toMatchObject({ hand: MAUL, belt: BOW });
  });

  it('[RUN-GIFT-MJOLNIR-AWAKES] [RUN-RULING-C06] a bow is no later than the axe would have been, as it would be without the gift', () => {
    const far = (level: number) => {
      const scene = armed({ planned: AXE, steps: [12] }, level);
      const f0 = { x: 25, y: 10, steps: [11], total: 11 };
      return play({ ...scene, fighters: { ...scene.fighters, f0 }, turn: 'h0' }, ...(level > 0 ? [9] : []));
    };
    expect(far(0).choose(`shoot:f0:${BOW}:plain`).told('delayed')).toHaveLength(1);
    const quick = far(1).choose('gift:mjolnir-awakes:short-bow', `shoot:f0:${BOW}:plain`, 'stand');
    expect(quick.told('delayed')).toEqual([]);
    expect(quick.told('shot')).toHaveLength(1);
  });

  it('[RUN-GIFT-MJOLNIR-AWAKES] [RUN-HOOK-35] after a shot the axe is there before the blow falls, and parries it', () => {
    const struck = play({ ...armed({ hand: BOW, steps: [] }), turn: 'f0' }, 9, 4).choose(
      'strike:h0:0:plain',
      'stand',
    );
    expect(struck.kind).toBe('reaction');
    struck.choose('use');
    expect(struck.kind).toBe('choose');
    struck.choose('pick:viking-axe');
    expect(one(struck, 'h0').hand).toBe(AXE);
    expect(addedTo(struck, 'defence')).toMatchObject({ dfn: 9 });
    const kept = play({ ...armed({ hand: BOW }), turn: 'f0' }, 9, 4).choose(
      'strike:h0:0:plain',
      'stand',
      'pass',
    );
    expect(one(kept, 'h0')).toMatchObject({ hand: BOW, uses: [] });
  });

  it('[RUN-GIFT-MJOLNIR-AWAKES] [RUN-HOOK-22] as often as its level, with what is on him, and not with bare hands', () => {
    const uses = [{ gift: 'mjolnir-awakes' as const, round: 1 }];
    expect(optionsOf(play({ ...armed({ uses }, 2), turn: 'h0' }), 'gift')).toHaveLength(2);
    expect(optionsOf(play({ ...armed({ uses }), turn: 'h0' }), 'gift')).toEqual([]);
    const lying = [{ form: MAUL, x: 10, y: 10 }];
    expect(optionsOf(play({ ...armed({ lying }), turn: 'h0' }), 'gift')).toEqual([
      'gift:mjolnir-awakes:short-bow',
    ]);
    expect(optionsOf(play({ ...armed({ hand: FISTS }), turn: 'h0' }), 'gift')).toEqual([]);
    expect(
      play({ ...armed({ hand: AXE }), turn: 'f0' }, 3, 9).choose('strike:h0:0:plain', 'stand').kind,
    ).toBeNull();
  });
});
