import { describe, expect, it } from 'vitest';
import { GODS, type God, type Rune } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { combatTurn, movementTurn, play, player, restOfTurn, type Scene, whereIs } from './testing.ts';

type Hero = Scene['heroes'][number];

/** Beowulf alone against Hauk, a troll as strong as he is: a five ends it without result. */
const duel = (hero: Partial<Hero> = {}, options: Scene['options'] = {}): Scene => ({
  options,
  heroes: [{ hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, ...hero }],
  monsters: [{ monster: 'hauk', in: 'irish-sea' }],
  agenda: combatTurn(0),
});

/** The duel without result, and a check for the gods with these dice. */
function noticed(dice: number[], hero: Partial<Hero> = {}, options: Scene['options'] = {}) {
  const game = play(duel(hero, options), 5, 1, ...dice).choose('area:irish-sea', 'roll');
  expect(game.left).toEqual([]);
  return player(game, 0);
}

/** Beowulf attacks Egil, both with what the gods have promised them. */
const heroesAtWar = (beowulf: Partial<Hero>, egil: Partial<Hero>, more: Partial<Scene> = {}): Scene => ({
  heroes: [
    { hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, ...beowulf },
    { hero: 'egil', in: 'irish-sea', home: 'daffyd', luck: 0, ...egil },
  ],
  agenda: combatTurn(0),
  ...more,
});

describe('whether a god notices', () => {
  const table: [rune: Rune | null, noticedOn: number[]][] = [
    [null, [1]],
    ['eon', [1]],
    ['amsir', [1, 2]],
  ];
  it.each(table)('[AOH-GOD-01, AOH-GOD-02, AOH-RUNE-06] with the rune %s on %j', (rune, noticedOn) => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const seen = noticedOn.includes(face);
      const game = play(duel({ rune }), 5, face, ...(seen ? [4] : []));
      game.choose('area:irish-sea', 'roll');
      expect(game.told('noticed')).toHaveLength(seen ? 1 : 0);
      expect(player(game, 0).god).toBe(seen ? 'odin' : null);
      expect(game.left).toEqual([]);
    }
  });

  it("[AOH-GOD-02] not on a two when the hero with Amsir is elsewhere, for jarls' battles are not noticed at all", () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, rune: 'amsir' }],
        jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0 }],
        monsters: [{ monster: 'glam', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      6,
      5,
    );
    game.choose('area:irish-sea', 'done');
    expect(game.told('fought')).toMatchObject([{ attack: 4, defence: 4, result: 'n' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-GOD-03] is asked only if the player wants to know', () => {
    const game = play(duel(), 5).choose('area:irish-sea');
    expect(game.kind).toBe('godCheck');
    expect(game.options()).toEqual(['roll', 'pass']);
    game.choose('pass');
    expect(game.told('unnoticed')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AMI-DIFF-21, AOH-RULING-67] is rolled unasked for every hero involved in the amended game', () => {
    const scene = heroesAtWar({}, {}, { options: { ruleset: 'amended' } });
    const game = play(scene, 5, 6, 1, 4).choose('area:irish-sea', 'target:egil');
    expect(game.kind).toBe('attackFrom');
    expect(game.told('unnoticed')).toMatchObject([{ seat: 0 }]);
    expect(game.told('noticed')).toMatchObject([{ seat: 1, god: 'odin' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-67] is asked of both heroes of a battle once, the attacker first', () => {
    const game = play(heroesAtWar({}, {}), 5).choose('area:irish-sea');
    expect(game.asked).toEqual([0]);
    game.choose('pass');
    expect(game.kind).toBe('godCheck');
    expect(game.asked).toEqual([1]);
    game.choose('pass');
    expect(game.kind).toBe('attackFrom');
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-67] is not asked of a hero who fell, nor of one whose jarls fought without him', () => {
    const slain = play(heroesAtWar({}, {}), 1).choose('area:irish-sea', 'glory');
    expect(slain.told('heroDied')).toMatchObject([{ seat: 0 }]);
    expect([slain.kind, slain.asked]).toEqual(['godCheck', [1]]);

    const absent = play(
      heroesAtWar({ in: 'daffyd' }, {}, { jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0 }] }),
      6,
    ).choose('area:irish-sea');
    expect(absent.told('fought')).toMatchObject([{ attack: 4, defence: 5, result: 'n' }]);
    expect([absent.kind, absent.asked]).toEqual(['godCheck', [1]]);
    expect([...slain.left, ...absent.left]).toEqual([]);
  });

  it('[AOH-RULING-67] is asked after a battle against an area too', () => {
    const game = play(
      { heroes: [{ hero: 'beowulf', in: 'agdar', home: 'wessex', luck: 0 }], agenda: combatTurn(0) },
      5,
    );
    game.choose('area:agdar');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 5, result: 'n' }]);
    expect(game.kind).toBe('godCheck');
    expect(game.left).toEqual([]);
  });
});

describe('which god it is', () => {
  it('[AOH-GOD-04] is named by one die', () => {
    const named = [1, 2, 3, 4, 5, 6].map((face) => {
      const at = play(duel(), 5, 1, face, ...(face <= 3 ? [1] : [])).choose('area:irish-sea', 'roll');
      expect(at.left).toEqual([]);
      return at.told('noticed')[0]?.god;
    });
    expect(named).toEqual(['frey', 'loki', 'njord', 'odin', 'thor', 'tyr']);
  });

  const when: [god: God, atOnce: boolean, nextBattle: string[]][] = [
    ['frey', true, ['combat']],
    ['loki', true, ['combat']],
    ['njord', true, ['combat']],
    ['odin', false, ['odin', 'combat']],
    ['thor', false, ['combat', 'thor']],
    ['tyr', false, ['tyr', 'combat']],
  ];
  it.each(when)('[AOH-GOD-05] %s: at once %s, dice of the next battle %j', (god, atOnce, nextBattle) => {
    const first = play(duel(), 5, 1, GODS.indexOf(god) + 1, ...(atOnce ? [1] : []));
    first.choose('area:irish-sea', 'roll');
    expect(first.left).toEqual([]);
    expect(first.told('roll').at(-1)?.for).toBe(atOnce ? god : 'god');
    const promised = player(first, 0);
    const { god: waits, maidens, njordAid } = promised;
    const second = play(
      duel({ god: waits, maidens, njordAid }),
      ...nextBattle.map((die) => (die === 'combat' ? 5 : 3)),
    );
    second.choose('area:irish-sea', 'pass');
    expect(second.told('roll').map((roll) => roll.for)).toEqual(nextBattle);
    expect(player(second, 0).god).toBeNull();
    expect(second.left).toEqual([]);
  });
});

describe('Frey', () => {
  it.each([
    ['classic', 1, ['heals']],
    ['classic', 4, ['heals']],
    ['classic', 5, ['heals', 'worship']],
    ['classic', 6, ['heals', 'worship']],
    ['amended', 4, ['heals']],
    ['amended', 5, ['heals', 'heals']],
  ] as const)(
    '[AOH-GOD-06, AOH-GOD-07, AMI-DIFF-10] in the %s game on a %i covers %j',
    (ruleset, face, maidens) => {
      const options = { freyWorship: ruleset === 'classic' };
      expect(noticed([1, face], {}, options).maidens).toEqual(maidens);
    },
  );

  it.each([
    [1, 1],
    [5, 2],
  ])('[AOH-GOD-06, AOH-GOD-07] on a %i everybody hears of %i maidens', (face, maidens) => {
    const game = play(duel(), 5, 1, 1, face).choose('area:irish-sea', 'roll');
    expect(game.told('frey')).toEqual([{ type: 'frey', seat: 0, maidens }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-64] maidens of several notices queue up in order', () => {
    expect(noticed([1, 5], { maidens: ['worship'] }).maidens).toEqual(['worship', 'heals', 'worship']);
  });
});

describe('Loki', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 1],
    [4, 2, 3],
    [6, 2, 3],
    [2, 0, 0],
  ])('[AOH-GOD-10] on a %i turns %i luck into %i', (face, before, after) => {
    const game = play(duel({ luck: before }), 5, 1, 2, face);
    game.choose('area:irish-sea', ...(before > 0 ? ['luck:0'] : []), 'roll');
    expect(player(game, 0).luck).toBe(after);
    expect(game.left).toEqual([]);
  });
});

describe('Njord', () => {
  it.each([1, 2])(
    '[AOH-GOD-11] on a %i makes the next voyage, however late, as short as one area of sea',
    (face) => {
      const { njordAid } = noticed([3, face]);
      const game = play({
        heroes: [{ hero: 'beowulf', in: 'armorica', njordAid }],
        agenda: [...movementTurn(0)],
        state: { turn: 17, phase: 'movement' },
      });
      const voyage = ['celtic-sea', 'irish-sea', 'north-channel', 'hebridean-sea', 'thule-sea', 'thule'];
      game.choose('counter:beowulf', ...voyage.map((area) => `step:${area}`));
      expect((game.state.agenda.at(-1) as FrameOf<'move'>).spent).toBe(2);
      game.choose('stop');
      expect(player(game, 0).njordAid).toBe(0);
      expect(whereIs(game, 'beowulf')).toBe('thule');
    },
  );

  it('[AOH-GOD-11] without him every area of the sea costs a movement', () => {
    const game = play({ heroes: [{ hero: 'beowulf', in: 'armorica' }], agenda: movementTurn(0) });
    game.choose(
      'counter:beowulf',
      'step:celtic-sea',
      'step:irish-sea',
      'step:north-channel',
      'step:hebridean-sea',
    );
    expect(game.options()).toEqual(['stop']);
  });

  it.each([3, 4])('[AOH-GOD-12] on a %i gives a die of marks', (face) => {
    expect(noticed([3, face, 6], { hoard: 4 }).hoard).toBe(10);
  });

  it.each([
    [9, 5, 4],
    [3, 5, 0],
  ])(
    '[AOH-GOD-13] on a five takes a die of marks from the hoard, not below nothing: %i − %i',
    (hoard, marks, left) => {
      expect(noticed([3, 5, marks], { hoard }).hoard).toBe(left);
    },
  );

  const nextTurn = (njordStorm: number, turn: number) =>
    play({
      heroes: [{ hero: 'beowulf', in: 'wessex', njordStorm }],
      agenda: movementTurn(0),
      state: { turn, phase: 'movement' },
    }).choose('counter:beowulf', 'step:celtic-sea');

  it('[AOH-GOD-14] on a six has sea serpents kill the hero who dares the sea in the next turn', () => {
    const { njordStorm } = noticed([3, 6]);
    expect(njordStorm).toBe(3);
    const dared = nextTurn(njordStorm, 3);
    expect(dared.options()).toEqual(['dare', 'stay']);
    dared.choose('dare');
    expect(dared.told('heroDied')).toMatchObject([{ seat: 0, area: 'celtic-sea', how: 'storm' }]);
    expect(player(dared, 0).status).toBe('dead');

    const stayed = nextTurn(njordStorm, 3).choose('stay', 'step:daffyd', 'stop');
    expect(whereIs(stayed, 'beowulf')).toBe('daffyd');
  });

  it.each([2, 4])('[AOH-GOD-14] but not in turn %i when the danger is in turn 3', (turn) => {
    const game = nextTurn(3, turn);
    expect(game.kind).toBe('move');
    expect(whereIs(game, 'beowulf')).toBe('celtic-sea');
  });

  it('[AOH-GOD-15] keeps his serpents from one who is made to flee: nobody is driven over that sea', () => {
    const chased = (njordStorm: number) => {
      const scene = heroesAtWar(
        { in: 'northumberland', piece: { items: ['gram'] } },
        { in: 'northumberland', njordStorm },
      );
      return play(scene, 4).choose('area:northumberland', 'target:egil', 'strike');
    };
    expect(chased(0).options()).toContain('fleeTo:hordaland');
    const game = chased(2);
    // The furthest of four steps by land alone.
    expect(game.told('fled')).toMatchObject([{ path: ['northumberland', 'mercia', 'wessex', 'cornwall'] }]);
    expect(whereIs(game, 'egil')).toBe('cornwall');
    expect(game.left).toEqual([]);
  });
});

describe('Odin and Tyr', () => {
  it.each([
    ['odin', 1, 5, 8, 0],
    ['odin', 2, 5, 6, 0],
    ['odin', 3, 5, 5, 0],
    ['odin', 4, 6, 5, 0],
    ['odin', 5, 8, 5, 0],
    ['odin', 6, 10, 5, 3],
    ['tyr', 1, 5, 6, 0],
    ['tyr', 2, 5, 5, 0],
    ['tyr', 3, 5, 5, 0],
    ['tyr', 4, 6, 5, 0],
    ['tyr', 5, 7, 5, 0],
    ['tyr', 6, 6, 5, 0],
  ] as const)(
    '[AOH-GOD-16, AOH-GOD-19, AOH-RULING-69] %s on a %i: %i against %i, glory %i',
    (god, face, attack, defence, glory) => {
      // A bare one against so weak an attack slays; what is told before that is what counts here.
      const game = play(duel({ god }), face, 1).choose('area:irish-sea');
      expect(game.told('fought')).toMatchObject([{ attack, defence }]);
      expect(game.told('godHelped')).toMatchObject([{ seat: 0, god, glory }]);
      expect(player(game, 0).god).toBeNull();
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-GOD-17] Odin gives his three glory to the hero who falls as well', () => {
    const game = play(heroesAtWar({ god: 'odin' }, { piece: { items: ['gram'] }, luck: 9 }), 6, 1);
    game.choose('area:irish-sea', 'luck:-3', 'glory');
    expect(game.told('fought')).toMatchObject([{ attack: 10, defence: 7, die: 1, luck: -3, result: 'k' }]);
    expect(player(game, 0)).toMatchObject({ status: 'dead', glory: 3, final: 3 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-GOD-20] Tyr gives one for the hero and one for each jarl of his in the battle, no others', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, god: 'tyr' }],
        jarls: [
          { jarl: 'kari', in: 'irish-sea', of: 0 },
          { jarl: 'ivar', in: 'irish-sea', of: 0 },
          { jarl: 'erik', in: 'irish-sea', of: 0 },
        ],
        monsters: [{ monster: 'stigandi', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      6,
      1,
    );
    game.choose('area:irish-sea', 'attacker:beowulf', 'attacker:kari', 'attacker:ivar', 'ready');
    expect(game.told('godHelped')).toMatchObject([{ god: 'tyr', own: 3 }]);
    expect(game.told('fought')).toMatchObject([{ attack: 5 + 4 + 4 + 3, defence: 11 }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-GOD-16, AOH-GOD-19, AOH-RULING-68] help in defence as in attack, however late', () => {
    const scene = heroesAtWar({ god: 'tyr' }, { god: 'odin' }, { state: { turn: 19 } });
    const game = play(scene, 5, 4, 3).choose('area:irish-sea');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 6 }]);
    expect(game.left).toEqual([]);
  });
});

describe('Thor', () => {
  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
  ])('[AOH-GOD-18, AOH-GLORY-09] on a %i gives %i glory after the result', (face, glory) => {
    const game = play(duel({ god: 'thor' }), 5, face).choose('area:irish-sea');
    expect(game.told('roll').map((roll) => roll.for)).toEqual(['combat', 'thor']);
    expect(player(game, 0)).toMatchObject({ god: null, glory });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-70] gives nothing to a hero who died in the battle', () => {
    const game = play(duel({ god: 'thor' }), 1).choose('area:irish-sea', 'done');
    expect(player(game, 0)).toMatchObject({ status: 'dead', god: null, glory: 0 });
    expect(game.left).toEqual([]);
  });
});

describe('gods who wait', () => {
  /** Wynn takes Beowulf out of the battle before it is fought. */
  const blownAway = (god: God, ...dice: number[]) =>
    play({ ...duel({ god }), monsters: [{ monster: 'atli', in: 'irish-sea' }] }, 5, 1, ...dice).choose(
      'area:irish-sea',
    );

  it('[AOH-RULING-68] go on waiting when a spell ends the battle before it is fought', () => {
    const game = blownAway('odin').choose('pass');
    expect(player(game, 0).god).toBe('odin');
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-68] give way to the god who notices later', () => {
    const game = blownAway('thor', 1, 6).choose('roll');
    expect(player(game, 0).god).toBe('tyr');
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-68] forget the hero when he dies, and all their other promises with him', () => {
    const promised = { god: 'thor', maidens: ['worship'], njordAid: -1, njordStorm: 3 } as const;
    const scene = duel({ ...promised, maidens: [...promised.maidens] });
    const game = play({ ...scene, agenda: [...restOfTurn().slice(0, 1), ...combatTurn(0)] }, 1, 4, 4);
    game.choose('area:irish-sea', 'done', 'restart');
    expect(player(game, 0)).toMatchObject({
      status: 'alive',
      god: null,
      maidens: [],
      njordAid: 0,
      njordStorm: 0,
    });
    expect(game.left).toEqual([]);
  });
});
