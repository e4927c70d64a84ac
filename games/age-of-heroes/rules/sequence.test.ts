import { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { HEROES, JARLS, MONSTERS, resolveOptions } from '../content/index.ts';
import { rules } from './game.ts';
import { begin } from './setup.ts';
import { combatTurn, pieceOf, play, player, restOfTurn, whereIs } from './testing.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);

/** Nothing is left to place. */
const emptyPiles = { slain: [...JARLS, ...MONSTERS] };

const wholeTurn = [{ step: 'turn' as const }];

describe('a turn', () => {
  it('[AOH-SEQ-01, AOH-SEQ-11] goes through its six phases in order, and marks the turn', () => {
    const game = play(
      { heroes: [{ hero: 'beowulf', in: 'thule', kingdom: ['thule'] }], agenda: wholeTurn },
      ...[21, 3, 5],
      ...[1, 4, 4],
    );
    game.choose('done', 'done');
    const phases = game.events
      .filter(({ type }) => !['roll', 'order'].includes(type))
      .map(({ type, phase, turn }) => phase ?? turn ?? type);
    expect(phases).toEqual([
      ...[3, 'movement', 'combat', 'taxes', 'taxed', 'placement', 'monsterPlaced', 'jarlPlaced'],
      ...[4, 'movement'],
    ]);
    expect(game.state.turn).toBe(4);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SEQ-02] lets the hero with the most glory move all his counters first, then the next', () => {
    const game = play({
      heroes: [
        { hero: 'beowulf', in: 'thule', glory: 2 },
        { hero: 'egil', in: 'wessex', glory: 5 },
        { hero: 'ragnar', in: 'finmark', glory: 3 },
      ],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 1 }],
      agenda: wholeTurn,
    });
    const movers: number[] = [];
    for (const id of [
      'counter:egil',
      'step:cornwall',
      'stop',
      'counter:kari',
      'stop',
      'done',
      'done',
      'done',
    ]) {
      movers.push(game.asked[0] as number);
      game.choose(id);
    }
    expect(movers).toEqual([1, 1, 1, 1, 1, 1, 2, 0]);
    expect(game.kind).toBe('attackFrom');
  });

  it('[AOH-SEQ-03, AOH-RULING-11] rolls for precedence among equals, again among those still tied, and afresh every turn', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'thule', glory: 1 },
          { hero: 'egil', in: 'wessex', glory: 1 },
          { hero: 'ragnar', in: 'finmark', glory: 1 },
          { hero: 'starkad', in: 'agdar', glory: 9 },
        ],
        state: emptyPiles,
        agenda: wholeTurn,
      },
      ...[4, 4, 6],
      ...[3, 3],
      ...[2, 5],
    );
    expect(game.state.order).toEqual([3, 2, 1, 0]);
    game.choose('done', 'done', 'done', 'done').load(6, 5, 4).choose('done', 'done', 'done', 'done');
    expect(game.state.turn).toBe(4);
    expect(game.state.order).toEqual([3, 0, 1, 2]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SEQ-04] keeps the order of the start of the turn when glory changes meanwhile', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'wessex', glory: 5, luck: 0 },
          { hero: 'egil', in: 'wessex', glory: 4, luck: 0 },
          { hero: 'ragnar', in: 'finmark', glory: 3, luck: 0 },
        ],
        state: emptyPiles,
        agenda: wholeTurn,
      },
      6,
    );
    game.choose('done', 'done', 'done', 'area:wessex', 'target:egil', 'strike');
    game.choose('fleeTo:rhineland', 'pass', 'pass', 'done');
    expect(game.state.players.map(({ glory }) => glory)).toEqual([5, 2, 3]);
    expect(game.kind).toBe('attackFrom');
    expect(game.asked).toEqual([1]);
    game.choose('done');
    expect(game.asked).toEqual([2]);
    game.choose('done');
    expect(game.state.order).toEqual([0, 2, 1]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SEQ-05] lets players attack in that order, and recruit a jarl right after the battle with him', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'thule', glory: 1 },
          { hero: 'egil', in: 'wessex', glory: 2, luck: 2 },
        ],
        jarls: [{ jarl: 'kari', in: 'wessex' }],
        agenda: wholeTurn,
      },
      6,
    );
    game.choose('done', 'done');
    expect(game.asked).toEqual([1]);
    game.choose('area:wessex', 'target:jarl-1', 'strike', 'luck:0', 'recruit');
    expect(game.state.phase).toBe('combat');
    expect(pieceOf(game, 'kari')).toMatchObject({ owner: 1, faceUp: true });
    game.choose('glory', 'pass', 'done');
    expect(game.asked).toEqual([0]);
    expect(game.kind).toBe('attackFrom');
    expect(game.left).toEqual([]);
  });

  it('[AOH-SEQ-06] lets heroes and jarls collect taxes from the areas of the kingdom after combat', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', kingdom: ['frankland', 'wessex'] }],
      jarls: [{ jarl: 'kari', in: 'frankland', of: 0 }],
      state: emptyPilesBut('kari'),
      agenda: [...restOfTurn(), ...combatTurn(0)],
    });
    expect(player(game, 0).hoard).toBe(0);
    game.choose('done');
    expect(player(game, 0).hoard).toBe(10);
    expect(pieceOf(game, 'kari').purse).toBe(8);
  });

  it('[AOH-RULING-16] works through players in turn order and through areas in code order, whenever they were won', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'wessex', kingdom: ['finmark', 'wessex'] },
          { hero: 'egil', in: 'agdar', luck: 0, kingdom: ['thule'] },
        ],
        jarls: [
          { jarl: 'kari', in: 'finmark', of: 0 },
          { jarl: 'ivar', in: 'thule', of: 1 },
        ],
        state: { order: [1, 0] },
        agenda: [{ step: 'taxes' }, ...combatTurn(1)],
      },
      6,
    );
    game.choose('area:agdar', 'pass', 'done');
    expect(game.told('taxed').map(({ seat, area }) => [seat, area])).toEqual([
      [1, 'agdar'],
      [1, 'thule'],
      [0, 'finmark'],
      [0, 'wessex'],
    ]);
    expect(game.left).toEqual([]);
  });
});

function emptyPilesBut(...onMap: string[]) {
  return { slain: emptyPiles.slain.filter((id) => !onMap.includes(id)) };
}

describe('placing counters', () => {
  it('[AOH-SEQ-07, AOH-SEQ-09, AOH-RULING-15] with six heroes places six monsters and six jarls a turn until the piles give no more', () => {
    const begun = begin(HEROES, resolveOptions({ ruleset: 'classic' }));
    if ('refused' in begun) throw new Error(begun.refused.code);
    // All counters stand in Finmark, all heroes in Leinster; the last of a pile is drawn without a die.
    const setUp = [ones(5), ones(6 * 3 + 3), ones(6 * 3), Array<number>(12).fill(6)];
    const precedence = [6, 5, 4, 3, 2, 1];
    const game = new Driver(rules as never, begun.ok, [...setUp.flat(), ...precedence]);
    const turns = [
      [...ones(6 * 3), ...ones(6 * 3)],
      [...ones(6 * 3), ...ones(5 * 3), ...ones(2)],
      ones(6 * 3),
      [...ones(2 * 3), ...ones(2)],
      [],
    ];
    const placed = (type: string): number => game.told(type).length;
    const sums = [[placed('monsterPlaced'), placed('jarlPlaced')]];
    for (const faces of turns) {
      game.load(...faces, ...precedence);
      for (let choice = 0; choice < 12; choice++) game.choose('done');
      sums.push([placed('monsterPlaced'), placed('jarlPlaced')]);
      expect(game.left).toEqual([]);
    }
    expect(sums).toEqual([
      [6, 6],
      [12, 12],
      [18, 18],
      [24, 18],
      [27, 18],
      [27, 18],
    ]);
    expect(game.state.pieces.filter(({ faceUp }) => !faceUp)).toHaveLength(18);
    expect(
      game.state.pieces.filter(({ id, faceUp }) => MONSTERS.includes(id as never) && faceUp),
    ).toHaveLength(27);
  });

  it('[AOH-SEQ-07, AOH-SEQ-09] finds the area of each counter by two dice', () => {
    const game = play(
      { heroes: [{ hero: 'beowulf', in: 'thule' }], agenda: restOfTurn() },
      ...[21, 3, 5],
      ...[13, 5, 1],
    );
    expect(whereIs(game, 'hauk')).toBe('rhineland');
    expect(pieceOf(game, 'kari')).toMatchObject({ area: 'mercia', faceUp: false, owner: null });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-14] counts the heroes on the map, not those who have fallen in this turn or withdrawn', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'thule' },
          { hero: 'egil', in: 'thule', status: 'dead', final: 3 },
          { hero: 'ragnar', in: 'thule', status: 'withdrawn', final: 3 },
        ],
        agenda: restOfTurn(),
      },
      ...[21, 3, 5],
      ...[13, 5, 1],
    );
    expect(game.told('monsterPlaced')).toHaveLength(1);
    expect(game.told('jarlPlaced')).toHaveLength(1);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-14] counts a hero again in the turn in which he has restarted', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'thule', glory: 1 },
          { hero: 'egil', in: 'thule', status: 'dead', final: 3 },
        ],
        agenda: wholeTurn,
      },
      ...[4, 4],
      ...[21, 1, 1, 20, 1, 1],
      ...[13, 1, 1, 12, 1, 1],
    );
    game.choose('restart', 'done', 'done', 'done', 'done');
    expect(game.told('monsterPlaced')).toHaveLength(2);
    expect(game.told('jarlPlaced')).toHaveLength(2);
    expect(game.left).toEqual([]);
  });

  const combat = [...restOfTurn(), ...combatTurn(0)];

  it('[AOH-SEQ-08] puts a wounded monster back into the pile, from which the die may draw it again at once', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } }],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: combat,
      },
      ...[5, 27, 3, 5, 1, 1, 1],
    );
    game.choose('area:wessex', 'target:hauk', 'strike', 'glory', 'pass', 'done');
    expect(game.told('fought')).toMatchObject([{ result: 'W' }]);
    expect(whereIs(game, 'hauk')).toBe('rhineland');
    expect(game.left).toEqual([]);
  });

  it('[AOH-SEQ-08] never brings a slain monster back', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } }],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: combat,
      },
      ...[6, 26, 3, 5, 1, 1, 1],
    );
    game.choose('area:wessex', 'target:hauk', 'strike', 'glory', 'pass', 'done');
    expect(game.told('roll')).toContainEqual({ type: 'roll', sides: 26, face: 26, for: 'monster' });
    expect(game.state.slain).toEqual(['hauk']);
    expect(whereIs(game, 'hauk')).toBeNull();
    expect(game.left).toEqual([]);
  });

  it('[AOH-SEQ-10, AOH-RULING-15] shuffles a wounded jarl into the pile and brings him back face down; a slain one never', () => {
    const fight = (die: number, ...then: number[]) =>
      play(
        {
          heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } }],
          jarls: [{ jarl: 'kari', in: 'wessex', faceUp: true }],
          agenda: combat,
        },
        ...[die, 21, 1, 1],
        ...then,
      ).choose('area:wessex', 'target:kari', 'strike', 'glory', 'pass', 'done');
    const wounded = fight(4, 18, 6, 3);
    expect(wounded.told('fought')).toMatchObject([{ result: 'W' }]);
    expect(pieceOf(wounded, 'kari')).toMatchObject({ area: 'thule', faceUp: false, owner: null });
    const slain = fight(5, 17, 6, 3);
    expect(slain.told('fought')).toMatchObject([{ result: 'K' }]);
    expect(slain.told('roll').at(-3)).toMatchObject({ for: 'jarl', sides: 17 });
    expect(slain.state.piles.jarls).not.toContain('kari');
    expect(slain.state.slain).toContain('kari');
    for (const game of [wounded, slain]) expect(game.left).toEqual([]);
  });
});

describe('the end', () => {
  it('[AOH-SEQ-12, AOH-RULING-15] is over when turn 20 has been completed, and places nothing in it', () => {
    const ending = (turn: number, ...faces: number[]) =>
      play(
        {
          heroes: [{ hero: 'beowulf', in: 'thule' }],
          state: { turn },
          agenda: [...restOfTurn(), ...combatTurn(0)],
        },
        ...faces,
      ).choose('done');
    const nineteenth = ending(19, 21, 1, 1, 1, 1, 1);
    expect(nineteenth.state.turn).toBe(20);
    expect(nineteenth.asked).toEqual([0]);
    expect(rules.result(nineteenth.state)).toBeNull();
    const twentieth = ending(20);
    expect(twentieth.asked).toEqual([]);
    expect(rules.result(twentieth.state)?.winners).toEqual([0]);
    expect(twentieth.told('monsterPlaced')).toEqual([]);
    expect(twentieth.told('jarlPlaced')).toEqual([]);
    expect(nineteenth.left).toEqual([]);
  });
});
