import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FIELD_PLANS, FIELDS, type Field, IMPASSABLE, MOMENTS } from '../content/index.ts';
import type { State } from './state.ts';
import { army, movement, NORMANS, play, type Scene, VIKINGS } from './testing.ts';

const OPTIONS = { battles: 'table' } as const;

/** Where Normans attack Vikings on each kind of field. */
const WHERE: Readonly<Record<Exclude<Field, 'river'>, [from: string, to: string]>> = {
  grassland: ['1,3', '2,3'],
  woods: ['2,1', '3,1'],
  mountain: ['1,1', '0,1'],
  swamp: ['1,5', '0,5'],
  coast: ['6,3', '7,3'],
  village: ['0,3', '0,2'],
  castle: ['1,4', '2,4'],
};

function battleAt(from: string, to: string, more: Partial<Scene>, ...faces: number[]): Driver<State> {
  const of: Scene = {
    options: OPTIONS,
    normans: [
      { points: 3, in: from },
      { points: 4, in: '-4,9' },
    ],
    vikings: [
      { points: 3, in: to },
      { points: 4, in: 'ship' },
    ],
    agenda: movement(NORMANS),
    ...more,
  };
  return play(of, ...faces).choose(`move:n1:${to}`);
}

const pieces = (field: Exclude<Field, 'river'>, ...faces: number[]): string[] => {
  const game = battleAt(...WHERE[field], {}, ...faces);
  expect(game.left).toEqual([]);
  expect(game.told('battlefield')).toMatchObject([{ field, pieces: game.state.battle?.pieces }]);
  return game.state.battle?.pieces ?? [];
};

describe('what stands on the table', () => {
  it('[CAM-TERRAIN-01] grassland: one die of mixed pieces, at most two woods and one mountain among them', () => {
    // Six pieces; a third wood and a second mountain are rolled again.
    const found = pieces('grassland', 6, 1, 2, 1, 4, 3, 3, 5, 6);
    expect(found).toEqual(['woods', 'woods', 'rocks', 'mountain', 'field', 'swamp']);
    expect(pieces('grassland', 1, 4)).toEqual(['rocks']);
  });

  it('[CAM-TERRAIN-02] woods: three woods, and half a die of others', () => {
    expect(pieces('woods', 5, 1, 3, 6)).toEqual(['woods', 'woods', 'woods', 'woods', 'mountain', 'swamp']);
    expect(pieces('woods', 2, 4)).toEqual(['woods', 'woods', 'woods', 'rocks']);
  });

  it('[CAM-TERRAIN-03, CAM-VEC-34] mountains: three mountains, and a die less three of others', () => {
    expect(pieces('mountain', 2)).toEqual(['mountain', 'mountain', 'mountain']);
    expect(pieces('mountain', 5, 5, 3)).toEqual(['mountain', 'mountain', 'mountain', 'field', 'mountain']);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 3],
  ])(
    '[CAM-TERRAIN-03] mountains: the others are counted by a whole die less three: %i gives %i',
    (face, count) => {
      const others = Array<string>(count).fill('rocks');
      const found = pieces('mountain', face, ...Array<number>(count).fill(4));
      expect(found).toEqual(['mountain', 'mountain', 'mountain', ...others]);
    },
  );

  it('[CAM-TERRAIN-04] swamp: three swamps, and half a die and one of others', () => {
    expect(pieces('swamp', 1, 4, 4)).toEqual(['swamp', 'swamp', 'swamp', 'rocks', 'rocks']);
    expect(pieces('swamp', 6, 4, 4, 4, 4)).toHaveLength(7);
  });

  it('[CAM-TERRAIN-05] swamps are impassable', () => {
    expect(IMPASSABLE).toEqual(['swamp']);
  });

  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [6, 3],
  ])(
    '[CAM-TERRAIN-06, CAM-RULING-22] coast: a die less three of mixed pieces, never less than none: %i gives %i',
    (face, count) => {
      expect(pieces('coast', face, ...Array<number>(count).fill(5))).toEqual(Array(count).fill('field'));
    },
  );

  it.each([
    ['a bridge', '4,2', '5,2', []],
    ['a ford', '3,4', '4,4', [5]],
  ])(
    '[CAM-TERRAIN-07, CAM-RULING-22] the river, where the attack came over %s: it, a ford, a bridge, half a die and one of others',
    (_how, from, to, ford) => {
      const game = battleAt(from, to, {}, ...ford, 3, 4, 5, 6);
      expect(game.state.battle).toMatchObject({
        field: 'river',
        crossed: true,
        pieces: ['river', 'ford', 'bridge', 'rocks', 'field', 'swamp'],
      });
      expect(game.left).toEqual([]);
    },
  );

  it('[CAM-TERRAIN-08] a village: three houses, and half a die of others', () => {
    expect(pieces('village', 4, 1, 5)).toEqual(['house', 'house', 'house', 'woods', 'field']);
  });

  it('[CAM-RULING-22] a castle: a palisade with one gate, a house, and half a die of others', () => {
    expect(pieces('castle', 1, 6)).toEqual(['palisade', 'gate', 'house', 'swamp']);
  });

  it('[CAM-RULING-22] further pieces by the die: woods on 1 and 2, then mountain, rocks, field, swamp', () => {
    const found = [1, 2, 3, 4, 5, 6].map((face) => pieces('village', 1, face)[3]);
    expect(found).toEqual(['woods', 'woods', 'mountain', 'rocks', 'field', 'swamp']);
    // Only grassland has limits: nothing is ever rolled for in vain.
    const limited = FIELDS.filter((field) => Object.keys(FIELD_PLANS[field].most).length > 0);
    expect(limited).toEqual(['grassland']);
  });

  it('[CAM-RULING-22] is not rolled for a quick battle', () => {
    const faces = Array<number>(18).fill(1);
    const game = battleAt('0,3', '0,2', { options: { battles: 'quick' } }, ...faces);
    expect(game.told('battlefield')).toEqual([]);
    expect(game.left).toEqual([]);
  });
});

describe('tactical cards on the table', () => {
  it('[CAM-CARD-04, CAM-CARD-05, CAM-CARD-06, CAM-CARD-07, CAM-CARD-08, CAM-RULING-19] have their moments, one after the other, for both', () => {
    expect(MOMENTS).toEqual([
      { moment: 'sidesChosen', card: 'localKnowledge' },
      { moment: 'settingUp', card: 'scouts' },
      { moment: 'allSetUp', card: 'ambush' },
    ]);
    const hands: Scene['hands'] = [
      ['scouts', 'localKnowledge', 'ford'],
      ['ambush', 'scouts'],
    ];
    const game = battleAt('1,1', '0,1', { hands }, 1);
    const asked = (): unknown[] => [game.kind, game.asked[0], ...game.options()];
    expect(asked()).toEqual(['moment', NORMANS, 'play:localKnowledge', 'ready']);
    game.choose('play:localKnowledge');
    expect(asked()).toEqual(['moment', VIKINGS, 'ready']);
    game.choose('ready');
    expect(game.told('moment').map(({ moment }) => moment)).toEqual(['sidesChosen', 'settingUp']);
    expect(asked()).toEqual(['moment', NORMANS, 'play:scouts', 'ready']);
    game.choose('ready');
    expect(asked()).toEqual(['moment', VIKINGS, 'play:scouts', 'ready']);
    game.choose('play:scouts');
    expect(asked()).toEqual(['moment', NORMANS, 'ready']);
    game.choose('ready');
    expect(asked()).toEqual(['moment', VIKINGS, 'play:ambush', 'ready']);
    game.choose('play:ambush');
    expect(game.kind).toBe('winner');
    expect(game.state.battle).toMatchObject({
      attacker: { cards: ['localKnowledge'] },
      defender: { cards: ['scouts', 'ambush'] },
    });
    // What was not played is kept.
    expect(game.state.hands).toEqual([['scouts', 'ford'], []]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-CARD-07] Ambush moves a piece of terrain when all stand: none comes or goes, and it is played once', () => {
    const hands: Scene['hands'] = [['ambush', 'scouts'], []];
    const game = battleAt('0,3', '0,2', { hands }, 1, 4).choose('ready', 'ready');
    const before = [...(game.state.battle?.pieces ?? [])];
    expect(before).toEqual(['house', 'house', 'house', 'rocks']);
    expect(game.told('moment').at(-1)).toMatchObject({ moment: 'allSetUp' });
    expect(game.options()).toEqual(['play:ambush', 'ready']);
    game.choose('play:ambush');
    expect(game.told('tacticPlayed')).toMatchObject([{ seat: NORMANS, card: 'ambush' }]);
    expect(game.state.battle?.pieces).toEqual(before);
    expect(game.state).toMatchObject({ hands: [['scouts'], []], discard: ['ambush'] });
    expect(game.kind).toBe('winner');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] are asked for only of who holds cards', () => {
    const game = battleAt('1,1', '0,1', { hands: [[], ['scouts']] }, 1);
    expect(game.asked).toEqual([VIKINGS]);
    game.choose('ready', 'play:scouts');
    expect(game.kind).toBe('winner');
    expect(game.left).toEqual([]);
  });
});

describe('what came of it', () => {
  /** On a mountain, without a further piece. Three Normans against three Vikings. */
  const battle = (more: Partial<Scene> = {}, ...faces: number[]) => battleAt('1,1', '0,1', more, 1, ...faces);
  const report = (
    game: Driver<State>,
    seats: readonly number[],
    winner: string,
    lost: readonly [number, number],
  ) => {
    for (const seat of seats) game.chooseAs(seat, `winner:${winner}`);
    for (const points of lost) for (const seat of seats) game.chooseAs(seat, `lost:${points}`);
  };
  const BOTH = [NORMANS, VIKINGS];
  const confirm = (game: Driver<State>) => game.chooseAs(NORMANS, 'confirm').chooseAs(VIKINGS, 'confirm');

  it('[CAM-RULING-19] is entered by both: who won, and what each side lost', () => {
    const game = battle({}, 1, 1, 1);
    expect([game.kind, game.asked]).toEqual(['winner', BOTH]);
    expect(game.options(VIKINGS)).toEqual(['winner:attacker', 'winner:defender', 'winner:draw']);
    game.chooseAs(VIKINGS, 'winner:attacker').chooseAs(NORMANS, 'winner:attacker');
    expect(game.kind).toBe('losses');
    expect(game.options(NORMANS)).toEqual(['lost:0', 'lost:1', 'lost:2', 'lost:3']);
    for (const points of [1, 2]) for (const seat of BOTH) game.chooseAs(seat, `lost:${points}`);
    expect([game.kind, game.asked]).toEqual(['confirm', BOTH]);
    expect(game.told('saves')).toEqual([]);
    confirm(game);
    expect(game.told('battleWon')).toMatchObject([{ winner: 'attacker', lost: [1, 2] }]);
    // Then the hall rolls the saves.
    expect(game.told('saves')).toMatchObject([
      { army: 'n1', dice: [1], needs: 4, left: 2 },
      { army: 'v1', dice: [1, 1], needs: 5, left: 1 },
    ]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] is shown to both and entered again when they disagree', () => {
    const game = battle({}, 1);
    game.chooseAs(NORMANS, 'winner:attacker').chooseAs(VIKINGS, 'winner:attacker');
    game.chooseAs(NORMANS, 'lost:0').chooseAs(VIKINGS, 'lost:0');
    game.chooseAs(NORMANS, 'lost:3').chooseAs(VIKINGS, 'lost:2');
    const reports = [
      { winner: 'attacker', attacker: 0, defender: 3 },
      { winner: 'attacker', attacker: 0, defender: 2 },
    ];
    expect(game.told('disputed')).toMatchObject([{ reports }]);
    expect(game.state.battle?.disputed).toEqual(reports);
    expect([game.kind, game.asked]).toEqual(['winner', BOTH]);
    report(game, BOTH, 'defender', [1, 0]);
    expect(game.state.battle?.disputed).toEqual([]);
    confirm(game);
    expect(game.told('battleWon')).toMatchObject([{ winner: 'defender', lost: [1, 0] }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] needs one entry, the attacker’s, where that was agreed; whoever corrects enters it next', () => {
    const game = battle({ options: { ...OPTIONS, oneEntry: true } }, 1, 1);
    expect(game.asked).toEqual([NORMANS]);
    report(game, [NORMANS], 'attacker', [0, 3]);
    expect([game.kind, game.asked]).toEqual(['confirm', BOTH]);
    game.chooseAs(NORMANS, 'confirm').chooseAs(VIKINGS, 'correct');
    expect([game.kind, game.asked]).toEqual(['winner', [VIKINGS]]);
    report(game, [VIKINGS], 'attacker', [1, 1]);
    game.chooseAs(NORMANS, 'correct').chooseAs(VIKINGS, 'correct');
    expect(game.asked).toEqual([NORMANS]);
    report(game, [NORMANS], 'attacker', [1, 1]);
    confirm(game);
    expect(game.told('battleWon')).toMatchObject([{ winner: 'attacker', lost: [1, 1] }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] can be corrected until the saves are rolled', () => {
    const game = battle({}, 6, 6, 6);
    report(game, BOTH, 'attacker', [0, 3]);
    game.chooseAs(NORMANS, 'correct').chooseAs(VIKINGS, 'confirm');
    expect([game.kind, game.asked]).toEqual(['winner', BOTH]);
    report(game, BOTH, 'defender', [3, 0]);
    confirm(game);
    expect(game.told('battleWon')).toMatchObject([{ winner: 'defender', lost: [3, 0] }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] is plausible: nobody with nothing left beats who still has something', () => {
    const offered = (winner: string, attackerLost: number): string[] => {
      const game = battle();
      for (const seat of BOTH) game.chooseAs(seat, `winner:${winner}`);
      for (const seat of BOTH) game.chooseAs(seat, `lost:${attackerLost}`);
      return game.options(NORMANS);
    };
    const all = ['lost:0', 'lost:1', 'lost:2', 'lost:3'];
    expect(offered('attacker', 2)).toEqual(all);
    expect(offered('attacker', 3)).toEqual(['lost:3']);
    expect(offered('defender', 3)).toEqual(all);
    expect(offered('defender', 2)).toEqual(['lost:0', 'lost:1', 'lost:2']);
    expect(offered('draw', 3)).toEqual(all);
  });

  it('[CAM-RULING-19] may be a draw: both save on 5, nobody draws a card, the attacker goes back to where he came from', () => {
    const game = battle({}, 4, 5, 4);
    report(game, BOTH, 'draw', [2, 1]);
    confirm(game);
    expect(game.told('saves')).toMatchObject([
      { army: 'n1', needs: 5, saved: 1, left: 2 },
      { army: 'v1', needs: 5, saved: 0, left: 2 },
    ]);
    expect([army(game, 'n1').at, army(game, 'v1').at]).toEqual(['1,1', '0,1']);
    expect(game.told('moved')).toMatchObject([{ army: 'n1', from: '0,1', to: '1,1', how: 'back' }]);
    expect(game.kind).toBe('command');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] on a draw either side may have lost anything up to all it had, and no more', () => {
    const uneven: Partial<Scene> = {
      normans: [
        { points: 2, in: '1,1' },
        { points: 4, in: '-4,9' },
      ],
      vikings: [
        { points: 4, in: '0,1' },
        { points: 4, in: 'ship' },
      ],
    };
    const all = (most: number): string[] => Array.from({ length: most + 1 }, (_, lost) => `lost:${lost}`);
    for (const attackerLost of [0, 1, 2]) {
      const game = battle(uneven);
      for (const seat of BOTH) game.chooseAs(seat, 'winner:draw');
      for (const seat of BOTH) expect(game.options(seat)).toEqual(all(2));
      for (const seat of BOTH) game.chooseAs(seat, `lost:${attackerLost}`);
      for (const seat of BOTH) expect(game.options(seat)).toEqual(all(4));
    }
  });

  it('[CAM-RULING-19] a draw costs each side what it lost and did not save, an army with nothing left too', () => {
    const hands: Scene['hands'] = [[], []];
    const game = battle({ hands }, 4, 4, 4, 5, 6, 4);
    expect(game.state.lost).toEqual([8, 8]);
    report(game, BOTH, 'draw', [3, 3]);
    confirm(game);
    // The attacker saves nothing and is gone; the defender has two of three back, and stays where he was.
    expect(game.told('destroyed')).toMatchObject([{ army: 'n1', how: 'battle' }]);
    expect(army(game, 'n1')).toMatchObject({ points: 0, at: null });
    expect(army(game, 'v1')).toMatchObject({ points: 2, at: '0,1' });
    expect(game.state.lost).toEqual([11, 9]);
    expect(game.told('moved')).toEqual([]);
    expect([game.kind, game.state.hands]).toEqual(['command', hands]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-19] after a draw an attacker who landed goes back aboard', () => {
    const of: Scene = {
      options: OPTIONS,
      normans: [{ points: 3, in: '7,3' }],
      vikings: [{ points: 3, in: 'ship' }],
      ship: '7,4',
      agenda: movement(VIKINGS),
    };
    const game = play(of, 1).choose('land:v1:7,3');
    report(game, BOTH, 'draw', [0, 0]);
    confirm(game);
    expect(army(game, 'v1').at).toBe('ship');
    expect(game.told('moved')).toMatchObject([{ army: 'v1', from: '7,3', to: 'ship', how: 'back' }]);
    expect(game.left).toEqual([]);
  });
});
