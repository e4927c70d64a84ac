import { describe, expect, it } from 'vitest';
import { type MonsterId, type Rune, SETTLED_LATER } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import {
  combatTurn,
  emptyPiles,
  movementTurn,
  pieceOf,
  play,
  player,
  restOfTurn,
  type Scene,
  whereIs,
} from './testing.ts';

type Hero = Scene['heroes'][number];

/** Beowulf, who needs no luck with Gram in his hand, against one monster at sea. */
const against = (monster: MonsterId, hero: Partial<Hero> = {}, more: Partial<Scene> = {}): Scene => ({
  heroes: [
    { hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, piece: { items: ['gram'] }, ...hero },
  ],
  monsters: [{ monster, in: 'irish-sea' }],
  agenda: combatTurn(0),
  ...more,
});

/** Dice with which a caster's spell does nothing: a ghost's six, a drow's and a witch's Is, which is nothing at sea. */
const NO_SPELL: Partial<Record<MonsterId, number[]>> = { glam: [6], gizur: [2], gerdrak: [2, 2] };

describe('learning a rune', () => {
  it.each([
    ['glam', 'ghost', true],
    ['gizur', 'drow', true],
    ['gerdrak', 'witch', true],
    ['hauk', 'troll', false],
    ['hall', 'giant', false],
  ] as const)('[AOH-RUNE-01, AMI-DIFF-36] by slaying %s, a %s: %s', (monster, _kind, teaches) => {
    for (const ruleset of ['classic', 'amended'] as const) {
      const spell = NO_SPELL[monster] ?? [];
      // The luck of three lets a six slay even the giant.
      const game = play(
        against(monster, { luck: 3 }, { options: { ruleset, godCheck: 'optional' } }),
        ...spell,
        6,
        ...(teaches ? [5] : []),
      );
      game.choose(
        'area:irish-sea',
        ...(ruleset === 'amended' ? [`target:${monster}`] : []),
        'luck:3',
        'glory',
      );
      expect(game.told('slain')).toMatchObject([{ counter: monster }]);
      expect(player(game, 0).rune).toBe(teaches ? 'ogal' : null);
      expect(game.left).toEqual([]);
    }
  });

  it('[AOH-RUNE-01] a dragon teaches nothing either', () => {
    const game = play(
      against('istvan', { luck: 3 }, { hoards: [{ dragon: 'istvan', treasure: null, marks: 20 }] }),
      6,
    );
    game.choose('area:irish-sea', 'luck:3');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 9, die: 6, luck: 3, result: 'W' }]);
    const slain = play(
      against(
        'istvan',
        { luck: 3, god: 'odin' },
        { hoards: [{ dragon: 'istvan', treasure: null, marks: 20 }] },
      ),
      6,
      6,
    ).choose('area:irish-sea', 'luck:3', 'glory');
    expect(slain.told('slain')).toMatchObject([{ counter: 'istvan' }]);
    expect(player(slain, 0).rune).toBeNull();
    expect([...game.left, ...slain.left]).toEqual([]);
  });

  it('[AOH-RUNE-02] one die finds it', () => {
    const found = [1, 2, 3, 4, 5, 6].map((face) => {
      const game = play(against('glam'), 6, 6, face).choose('area:irish-sea', 'glory');
      expect(game.left).toEqual([]);
      return player(game, 0).rune;
    });
    expect(found).toEqual(['amsir', 'eon', 'geofu', 'ing', 'ogal', 'sygil'] satisfies Rune[]);
  });

  it('[AOH-RUNE-03] only once: who kills a ghost and later a witch has the rune of the ghost (example 25)', () => {
    const first = play(against('glam'), 6, 6, 2).choose('area:irish-sea', 'glory');
    const { rune } = player(first, 0);
    const second = play(against('gerdrak', { rune }), 2, 2, 6).choose(
      'area:irish-sea',
      'glory',
      'pass',
      'done',
    );
    expect(second.told('slain')).toMatchObject([{ counter: 'gerdrak' }]);
    expect(second.told('runeLearned')).toEqual([]);
    expect(player(second, 0).rune).toBe('eon');
    expect(second.left).toEqual([]);
  });

  it('[AOH-RUNE-03] two teachers slain in one battle teach one rune', () => {
    const scene = against('glam', { luck: 3 });
    const monsters = [...(scene.monsters ?? []), { monster: 'mord' as const, in: 'irish-sea' as const }];
    const game = play({ ...scene, monsters }, 6, 6, 6, 1);
    game.choose('area:irish-sea', 'target:glam', 'target:mord', 'luck:3', 'glory', 'glory');
    expect(game.told('slain')).toHaveLength(2);
    expect(game.told('runeLearned')).toHaveLength(1);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RUNE-04] several heroes may have the same one', () => {
    const scene = against('glam');
    const egil: Hero = { hero: 'egil', in: 'wessex', rune: 'ogal' };
    const game = play({ ...scene, heroes: [...scene.heroes, egil] }, 6, 6, 5).choose(
      'area:irish-sea',
      'glory',
    );
    expect([player(game, 0).rune, player(game, 1).rune]).toEqual(['ogal', 'ogal']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-71] jarls alone learn nothing for their hero, nor spoil his first time', () => {
    const jarls: Scene['jarls'] = [
      { jarl: 'kari', in: 'irish-sea', of: 0 },
      { jarl: 'ivar', in: 'irish-sea', of: 0 },
    ];
    const alone = play(against('glam', { in: 'wessex' }, { jarls }), 6, 6);
    alone.choose('area:irish-sea', 'attacker:kari', 'attacker:ivar', 'glory', 'done');
    expect(alone.told('slain')).toMatchObject([{ counter: 'glam', by: 0 }]);
    expect(player(alone, 0).rune).toBeNull();

    const later = play(against('mord', {}, { state: { slain: ['glam'] } }), 6, 6, 4).choose(
      'area:irish-sea',
      'glory',
    );
    expect(player(later, 0).rune).toBe('ing');
    expect([...alone.left, ...later.left]).toEqual([]);
  });

  it.each([
    ['wounding', 4, 'W'],
    ['putting to flight', 3, 'F'],
  ])('[AOH-RULING-71] %s a ghost teaches nothing', (_, die, result) => {
    const game = play(against('glam'), 6, die).choose('area:irish-sea');
    expect(game.told('fought')).toMatchObject([{ result }]);
    game.choose(result === 'W' ? 'glory' : (game.options()[0] as string), 'pass', 'done');
    expect(player(game, 0).rune).toBeNull();
    expect(game.left).toEqual([]);
  });
});

describe('the runes at work', () => {
  it('[AOH-RUNE-05, AOH-RULING-72, AMI-DIFF-35] Amsir is on in both games, but only the classic player may decline the check', () => {
    const scene = against('hauk', { rune: 'amsir' });
    const classic = play(scene, 3).choose('area:irish-sea');
    expect(classic.options()).toEqual(['roll', 'pass']);
    classic.load(2, 4).choose('roll');
    expect(player(classic, 0).god).toBe('odin');

    const amended = play({ ...scene, options: { ruleset: 'amended' } }, 3, 2, 4);
    amended.choose('area:irish-sea', 'target:hauk');
    expect(player(amended, 0).god).toBe('odin');
    expect([...classic.left, ...amended.left]).toEqual([]);
  });

  it.each([
    [null, 4],
    ['eon', 5],
  ] as const)('[AOH-RUNE-07] with %s the hero moves %i areas', (rune, most) => {
    const game = play({ heroes: [{ hero: 'beowulf', in: 'caledonia', rune }], agenda: movementTurn(0) });
    const way = ['dalriada', 'northumberland', 'mercia', 'wessex', 'cornwall'];
    game.choose('counter:beowulf', ...way.slice(0, most).map((area) => `step:${area}`));
    expect((game.state.agenda.at(-1) as FrameOf<'move'>).spent).toBe(most);
    expect(game.options()).toEqual(['stop']);
    expect(whereIs(game, 'beowulf')).toBe(way[most - 1]);
  });

  it('[AOH-RUNE-07] Eon serves the hero, not his jarls', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', rune: 'eon' }],
      jarls: [{ jarl: 'ivar', in: 'caledonia', of: 0 }],
      agenda: movementTurn(0),
    });
    game.choose('counter:ivar', 'step:dalriada', 'step:northumberland');
    expect(game.options()).toEqual(['stop']);
  });

  it.each([
    [null, 8, 5],
    ['geofu', 9, 6],
  ] as const)(
    '[AOH-RUNE-08] with %s Frankland pays %i to the hero and Agdar %i to the jarl',
    (rune, hoard, purse) => {
      const game = play({
        heroes: [{ hero: 'beowulf', in: 'frankland', rune, kingdom: ['agdar', 'frankland'] }],
        jarls: [{ jarl: 'ivar', in: 'agdar', of: 0 }],
        agenda: restOfTurn(),
        state: emptyPiles('ivar'),
      });
      expect(player(game, 0).hoard).toBe(hoard);
      expect(game.state.pieces.find((one) => one.id === 'ivar')?.purse).toBe(purse);
    },
  );

  it.each([
    [null, 5],
    ['ogal', 6],
  ] as const)('[AOH-RUNE-10] with %s the hero fights with %i, attacking and defending', (rune, strength) => {
    const attacking = play(against('hauk', { rune, piece: {} }), 1).choose('area:irish-sea');
    expect(attacking.told('fought')).toMatchObject([{ attack: strength, defence: 5 }]);
    const defending = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'irish-sea', luck: 0, rune },
          { hero: 'egil', in: 'irish-sea', luck: 0 },
        ],
        agenda: combatTurn(1),
      },
      1,
    ).choose('area:irish-sea');
    expect(defending.told('fought')).toMatchObject([{ attack: 5, defence: strength }]);
    expect([...attacking.left, ...defending.left]).toEqual([]);
  });

  describe('Sygil', () => {
    /** The drow Atli casts Jara on Beowulf with Sygil and his jarl Kari. */
    const jara = (sygil: number) =>
      play(
        against('atli', { rune: 'sygil' }, { jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0 }] }),
        ...[3, sygil, 1],
      ).choose('area:irish-sea', 'attacker:beowulf', 'attacker:kari');

    it.each([
      [1, true],
      [3, true],
      [4, false],
      [6, false],
    ])('[AOH-RUNE-11] on a %i saves the hero: %s; others are struck', (die, saved) => {
      const game = jara(die);
      expect(game.told('sygilSaved')).toHaveLength(saved ? 1 : 0);
      expect(game.told('turnLost')[0]?.counters).toEqual(saved ? ['kari'] : ['beowulf', 'kari']);
    });

    it('[AOH-RUNE-11] rolls for every single spell', () => {
      // The witch Gerdrak casts Jara twice; Sygil saves once.
      const game = play(against('gerdrak', { rune: 'sygil' }), ...[3, 1], ...[3, 6], 2).choose(
        'area:irish-sea',
      );
      expect(game.told('roll').map((roll) => roll.for)).toEqual([
        'spell',
        'sygil',
        'spell',
        'sygil',
        'combat',
      ]);
      expect(game.state.pieces.find((one) => one.id === 'beowulf')).toMatchObject({
        lostFrom: 3,
        lostUntil: 3,
      });
      expect(game.left).toEqual([]);
    });

    describe('at will', () => {
      const AT_WILL = { options: { ...SETTLED_LATER.classic } };
      const kari = { jarl: 'kari', in: 'irish-sea', of: 0 } as const;

      /** Atli casts Nied, which works on a resistance of 1, on Beowulf and Kari. */
      const nied = (hero: Partial<Hero>, more: Partial<Scene>, ...faces: number[]) =>
        play(against('atli', { rune: 'sygil', ...hero }, { jarls: [kari], ...more }), 4, 1, ...faces).choose(
          'area:irish-sea',
          'attacker:beowulf',
          'attacker:kari',
        );

      it('[AOH-RUNE-05, AOH-RULING-72] who lets it rest is struck with the others, and no die is cast for it', () => {
        const game = nied({}, AT_WILL);
        expect(game.kind).toBe('sygilWorks');
        expect(game.options()).toEqual(['work', 'rest']);
        game.choose('rest');
        expect(game.told('sygilRested')).toMatchObject([{ seat: 0, spell: 'nied' }]);
        expect(game.told('leftBattle')).toMatchObject([{ counters: ['beowulf', 'kari'] }]);
        expect(game.told('turnLost')).toMatchObject([{ counters: ['beowulf', 'kari'] }]);
        expect(game.told('battleStopped')).toHaveLength(1);
        expect(game.told('fought')).toEqual([]);
        expect(game.told('roll').map((roll) => roll.for)).toEqual(['spell', 'resistance']);
        expect(game.left).toEqual([]);
      });

      it('[AOH-RUNE-05, AOH-RULING-72] who lets it work may be saved, and fights on alone', () => {
        const game = nied({}, AT_WILL, 3, 1).choose('work');
        expect(game.told('sygilSaved')).toMatchObject([{ seat: 0, spell: 'nied' }]);
        expect(game.told('leftBattle')).toMatchObject([{ counters: ['kari'] }]);
        // Beowulf with Gram against Atli.
        expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 2 }]);
        expect(game.left).toEqual([]);
      });

      it('[AOH-RUNE-05, AOH-RULING-72] luck is asked for only when it works', () => {
        const working = nied({ luck: 1 }, AT_WILL).choose('luck:0');
        // The luck of the resistance is spent before Sygil is spoken of.
        expect(working.kind).toBe('sygilWorks');
        working.load(4, 1).choose('work');
        expect(working.kind).toBe('sygilLuck');
        working.choose('luck:-1');
        expect(working.told('sygilSaved')).toHaveLength(1);
        const resting = nied({ luck: 1 }, AT_WILL).choose('luck:0', 'rest');
        expect(resting.told('battleStopped')).toHaveLength(1);
        expect(player(resting, 0).luck).toBe(1);
        expect([...working.left, ...resting.left]).toEqual([]);
      });

      it('[AOH-RUNE-05, AOH-RULING-72] each says it for himself, and for every spell', () => {
        const game = play(
          against(
            'gerdrak',
            { rune: 'sygil' },
            {
              ...AT_WILL,
              heroes: [
                { hero: 'beowulf', in: 'irish-sea', luck: 0, rune: 'sygil', piece: { items: ['gram'] } },
                { hero: 'egil', in: 'irish-sea', luck: 0, rune: 'sygil' },
              ],
            },
          ),
          ...[3, 1, 3, 1, 1],
        ).choose('area:irish-sea', 'target:gerdrak', 'strike');
        // Gerdrak casts Jara twice; either hero is saved once.
        expect(game.asked).toEqual([0]);
        game.choose('rest');
        expect(game.asked).toEqual([1]);
        game.choose('work');
        expect(game.asked).toEqual([0]);
        game.choose('work');
        expect(game.asked).toEqual([1]);
        game.choose('rest');
        expect(game.told('turnLost').map(({ counters }) => counters)).toEqual([['beowulf'], ['egil']]);
        expect(pieceOf(game, 'beowulf')).toMatchObject({ lostFrom: 3, lostUntil: 3 });
        expect(pieceOf(game, 'egil')).toMatchObject({ lostFrom: 3, lostUntil: 3 });
        expect(game.left).toEqual([]);
      });

      it('[AOH-RUNE-05, AMI-DIFF-35] nobody is asked in a new amended game', () => {
        const options = { ruleset: 'amended', ...SETTLED_LATER.amended } as const;
        const game = play(against('atli', { rune: 'sygil' }, { options }), 4, 1, 1, 1);
        game.choose('area:irish-sea', 'target:atli');
        expect(game.told('sygilSaved')).toHaveLength(1);
        expect(game.told('fought')).toHaveLength(1);
      });

      it('[AOH-RULING-72] nobody is asked in a game that began before this was settled', () => {
        const game = nied({}, {}, 3, 1);
        expect(game.told('sygilSaved')).toHaveLength(1);
        expect(game.told('fought')).toHaveLength(1);
        expect(game.left).toEqual([]);
      });
    });

    it('[AOH-RUNE-11] no other rune does this', () => {
      const game = play(against('atli', { rune: 'ing' }), 3, 1).choose('area:irish-sea');
      expect(game.told('turnLost')).toMatchObject([{ counters: ['beowulf'] }]);
      expect(game.left).toEqual([]);
    });
  });
});
