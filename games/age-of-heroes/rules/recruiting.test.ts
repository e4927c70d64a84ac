import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { JarlId } from '../content/index.ts';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { combatTurn, emptyPiles, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

type Hero = Scene['heroes'][number];

/** Beowulf with Gram comes upon Kari, who lies face down: 7 against 4. */
const meeting = (hero: Partial<Hero> = {}, more: Partial<Scene> = {}): Scene => ({
  heroes: [
    { hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 3, piece: { items: ['gram'] }, ...hero },
  ],
  jarls: [{ jarl: 'kari', in: 'irish-sea' }],
  agenda: combatTurn(0),
  ...more,
});

/** He fights without spending luck on the die. */
const fought = (scene: Scene, ...dice: number[]) => play(scene, ...dice).choose('area:irish-sea', 'luck:0');

const DICE = { f: 1, n: 2, F: 3, W: 4, K: 5 } as const;

const servants = (...jarls: JarlId[]): NonNullable<Scene['jarls']> =>
  jarls.map((jarl) => ({ jarl, in: 'irish-sea', of: 0 }));

describe('jarls on the map', () => {
  it('[AOH-JARL-01] come face down and stay so until they are attacked', () => {
    const placed = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex' }],
        agenda: [{ step: 'placeJarls' }],
        state: emptyPiles('kari'),
      },
      3,
      5,
    );
    expect(placed.told('jarlPlaced')).toEqual([{ type: 'jarlPlaced', token: 1, area: 'rhineland' }]);
    expect(pieceOf(placed, 'kari')).toMatchObject({ faceUp: false, owner: null });

    const game = play(meeting(), 2);
    expect(pieceOf(game, 'kari').faceUp).toBe(false);
    game.choose('area:irish-sea');
    expect(pieceOf(game, 'kari').faceUp).toBe(true);
    game.choose('luck:0');
    expect([...placed.left, ...game.left]).toEqual([]);
  });

  it('[AOH-JARL-02] are turned up when the attack is declared, and then there is no way back', () => {
    const jarls: Scene['jarls'] = [
      { jarl: 'kari', in: 'irish-sea' },
      { jarl: 'ivar', in: 'irish-sea' },
    ];
    const game = play(meeting({}, { jarls }), 1).choose('area:irish-sea', 'target:jarl-1');
    expect(game.options()).toEqual(['target:jarl-2', 'strike']);
    expect(game.told('turnedUp')).toEqual([]);
    game.choose('strike');
    expect(game.told('turnedUp')).toMatchObject([{ jarl: 'kari', token: 1 }]);
    expect(pieceOf(game, 'ivar').faceUp).toBe(false);
    expect(game.kind).toBe('luckBid');
    game.choose('luck:0');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 4 }]);
    expect(game.left).toEqual([]);
  });
});

describe('the offer to recruit', () => {
  const offered = (game: Driver<State>): boolean => game.kind === 'recruit';

  it.each([
    ['f', false],
    ['n', false],
    ['F', true],
    ['W', true],
    ['K', true],
  ] as const)('[AOH-JARL-05, AOH-RULING-73] after %s: %s', (result, is) => {
    const game = fought(meeting(), DICE[result]);
    expect(offered(game)).toBe(is);
    expect(game.state.battle?.result ?? result).toBe(result);
    expect(game.left).toEqual([]);
  });

  it('[AOH-JARL-03] is not made for a jarl who lies face up, however he came to it', () => {
    const game = fought(meeting({}, { jarls: [{ jarl: 'kari', in: 'irish-sea', faceUp: true }] }), DICE.K);
    expect(game.kind).toBe('reward');
    expect(game.told('slain')).toMatchObject([{ counter: 'kari' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-JARL-03] is not made for monsters, heroes or the jarls of others', () => {
    const troll = play(meeting({}, { jarls: [], monsters: [{ monster: 'hauk', in: 'irish-sea' }] }), 6);
    const egil: Hero = { hero: 'egil', in: 'irish-sea', luck: 0 };
    const hero = play({ ...meeting({}, { jarls: [] }), heroes: [...meeting().heroes, egil] }, 6);
    const served = play(
      {
        ...meeting({}, { jarls: [{ jarl: 'kari', in: 'irish-sea', of: 1 }] }),
        heroes: [...meeting().heroes, { ...egil, in: 'wessex' }],
      },
      6,
    );
    for (const game of [troll, hero, served]) {
      game.choose('area:irish-sea', 'luck:0');
      expect(game.kind).toBe('reward');
      expect(game.told('recruitOffered')).toEqual([]);
      expect(game.left).toEqual([]);
    }
  });

  it('[AOH-RULING-73] is not made for a jarl who survived an attack face up, but again once he came back from the pile', () => {
    const survived = fought(meeting(), DICE.n).choose('pass', 'done');
    expect(pieceOf(survived, 'kari')).toMatchObject({ faceUp: true, owner: null });

    const back = play(
      {
        ...meeting({}, { jarls: [] }),
        agenda: [...combatTurn(0), { step: 'placeJarls' }],
        heroes: [{ hero: 'beowulf', in: 'upland', luck: 3, piece: { items: ['gram'] } }],
        state: emptyPiles('kari'),
      },
      ...[1, 4],
      DICE.W,
    );
    back.choose('area:upland', 'target:jarl-1', 'strike', 'luck:0');
    expect(offered(back)).toBe(true);
    expect([...survived.left, ...back.left]).toEqual([]);
  });

  it('[AOH-JARL-04] needs the hero himself in the battle; his jarls may help him', () => {
    const jarls = [...servants('ivar', 'bjarki'), { jarl: 'kari' as const, in: 'irish-sea' as const }];
    const alone = play(meeting({ in: 'wessex' }, { jarls }), 6);
    alone.choose('area:irish-sea', 'attacker:ivar', 'attacker:bjarki', 'luck:0');
    expect(alone.told('fought')).toMatchObject([{ result: 'K' }]);
    expect(alone.kind).toBe('reward');

    const helped = play(meeting({}, { jarls }), 6);
    helped.choose('area:irish-sea', 'attacker:beowulf', 'attacker:ivar', 'ready', 'luck:0');
    expect(offered(helped)).toBe(true);
    expect([...alone.left, ...helped.left]).toEqual([]);
  });

  it.each([
    [0, ['area:irish-sea'], false],
    [1, ['area:irish-sea', 'luck:1'], false],
    [2, ['area:irish-sea', 'luck:1'], true],
  ])(
    '[AOH-JARL-06, AOH-RULING-73] needs a point of luck that is left after the battle: with %i and %j %s',
    (luck, choices, is) => {
      const game = play(meeting({ luck }), 6).choose(...choices);
      expect(offered(game)).toBe(is);
      expect(game.left).toEqual([]);
    },
  );

  it.each([
    [3, true],
    [4, false],
  ])('[AOH-JARL-14, AOH-RULING-76] with %i jarls in service: %s', (count, is) => {
    const four = servants('amleth', 'erik', 'hagen', 'horsa').slice(0, count);
    const jarls = [
      ...four.map((jarl) => ({ ...jarl, in: 'wessex' as const })),
      { jarl: 'kari' as const, in: 'irish-sea' as const },
    ];
    const game = fought(meeting({}, { jarls }), DICE.K);
    expect(offered(game)).toBe(is);
    if (!is) {
      // Example 24: the result stands, and is worth half his factor.
      game.choose('glory');
      expect(game.state.slain).toContain('kari');
      expect(player(game, 0)).toMatchObject({ glory: 2, luck: 3 });
    }
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-76] is made when one of the four has become the hero', () => {
    const jarls = [
      ...servants('ivar', 'erik', 'hagen', 'horsa'),
      { jarl: 'kari' as const, in: 'irish-sea' as const },
    ];
    const game = play(
      meeting(
        { status: 'dead', final: 0 },
        { jarls, agenda: [...combatTurn(0), { step: 'afterDeath', seat: 0 }] },
      ),
      6,
    );
    game.choose('transfer:ivar', 'area:irish-sea', 'attacker:ivar', 'ready', 'luck:3');
    // 4 against 4: six and three slay, but the luck is spent.
    expect(game.kind).toBe('reward');
    const rich = play(
      meeting(
        { status: 'dead', final: 0, luck: 9 },
        { jarls, agenda: [...combatTurn(0), { step: 'afterDeath', seat: 0 }] },
      ),
      6,
    );
    rich.choose('transfer:ivar', 'area:irish-sea', 'attacker:ivar', 'ready', 'luck:3');
    expect(offered(rich)).toBe(true);
    expect([...game.left, ...rich.left]).toEqual([]);
  });

  /** Two jarls lie there, Amleth and Harald; Beowulf with Gram and Kari beats both. */
  const two = (luck: number, serving: JarlId[], ...choices: string[]) => {
    const jarls: Scene['jarls'] = [
      ...servants('kari', ...serving),
      { jarl: 'amleth', in: 'irish-sea' },
      { jarl: 'harald', in: 'irish-sea' },
    ];
    const tokens = [2, 3].map((n) => `target:jarl-${n + serving.length}`);
    const game = play(meeting({ luck }, { jarls }), 6);
    game.choose('area:irish-sea', 'attacker:beowulf', 'attacker:kari');
    if (serving.length > 0) game.choose('ready');
    game.choose(...tokens, 'luck:0', ...choices);
    expect(game.left).toEqual([]);
    return game;
  };

  it('[AOH-RULING-73] is made for each of several jarls, of what luck and room the first has left', () => {
    expect(two(2, [], 'recruit', 'glory').told('recruitOffered')).toMatchObject([
      { jarl: 'amleth' },
      { jarl: 'harald' },
    ]);
    // The last luck, or the last room, went to Amleth.
    expect(two(1, [], 'recruit', 'glory').told('recruitOffered')).toMatchObject([{ jarl: 'amleth' }]);
    expect(two(3, ['ivar', 'erik'], 'recruit', 'glory').told('recruitOffered')).toHaveLength(1);
    expect(two(1, [], 'refuse').told('recruitOffered')).toHaveLength(2);
    expect(two(3, ['ivar', 'erik'], 'refuse').told('recruitOffered')).toHaveLength(2);
  });

  it('[AOH-RULING-73] is not made for a jarl whom a spell has taken out of the battle', () => {
    // Atli's Yr works: Kari, turned up by the attack, goes back to the pile; Beowulf fights on, wounded.
    const game = play(meeting({ luck: 2 }, { monsters: [{ monster: 'atli', in: 'irish-sea' }] }), 6, 1, 6);
    game.choose('area:irish-sea', 'target:atli', 'target:jarl-1', 'luck:0', 'luck:0');
    expect(game.told('turnedUp')).toMatchObject([{ jarl: 'kari' }]);
    expect(whereIs(game, 'kari')).toBeNull();
    expect(game.state.piles.jarls).toContain('kari');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 2, result: 'K' }]);
    expect(game.told('recruitOffered')).toEqual([]);
  });

  it('[AOH-RULING-73] is made to the attacker alone: who beats off a jarl as a defender recruits nobody', () => {
    const egil: Hero = { hero: 'egil', in: 'irish-sea', luck: 0 };
    const scene = meeting({}, { jarls: [{ jarl: 'kari', in: 'irish-sea', of: 1 }], agenda: combatTurn(1) });
    const game = play({ ...scene, heroes: [...scene.heroes, { ...egil, in: 'wessex' }] }, 1);
    game.choose('area:irish-sea', 'luck:0');
    expect(game.told('fought')).toMatchObject([{ seat: 1, result: 'k' }]);
    expect(game.told('recruitOffered')).toEqual([]);
  });

  it('[AOH-RULING-73] is made when Hrunting has turned the flight', () => {
    const game = fought(meeting({ piece: { items: ['hrunting'] } }), 2);
    expect(game.kind).toBe('turnFlight');
    game.choose('turn');
    expect(offered(game)).toBe(true);
    expect(game.left).toEqual([]);
  });
});

describe('the answer', () => {
  it.each(['F', 'W', 'K'] as const)(
    '[AOH-JARL-06, AOH-JARL-07, AOH-RULING-74] yes: after %s he joins unharmed for one luck',
    (result) => {
      const game = fought(meeting(), DICE[result]).choose('recruit');
      expect(player(game, 0).luck).toBe(2);
      expect(pieceOf(game, 'kari')).toMatchObject({ owner: 0, area: 'irish-sea', faceUp: true });
      game.choose('glory', 'pass', 'done');
      expect(whereIs(game, 'kari')).toBe('irish-sea');
      expect([...game.told('slain'), ...game.told('wounded'), ...game.told('fled')]).toEqual([]);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-JARL-08] no: he flees, goes to the pile or dies, and nothing is paid', () => {
    const fled = fought(meeting(), DICE.F).choose('refuse', 'fleeTo:sussex');
    expect(whereIs(fled, 'kari')).toBe('sussex');
    const hurt = fought(meeting(), DICE.W).choose('refuse', 'luck');
    expect(hurt.state.piles.jarls).toContain('kari');
    const dead = fought(meeting(), DICE.K).choose('refuse', 'luck');
    expect(dead.state.slain).toContain('kari');
    expect([fled, hurt, dead].map((game) => player(game, 0).luck)).toEqual([3, 4, 5]);
    for (const game of [fled, hurt, dead]) expect(game.left).toEqual([]);
  });

  it('[AOH-JARL-10] is not asked for when the hero has lost: k, w and f strike him as ever', () => {
    const bare = { piece: {} };
    expect(player(fought(meeting(bare), 1), 0).status).toBe('dead');
    expect(player(fought(meeting(bare), 2), 0).wounded).toBe(true);
    const fled = fought(meeting({ glory: 5 }), DICE.f);
    expect(fled.told('fled')).toMatchObject([{ counter: 'beowulf' }]);
    expect(player(fled, 0).glory).toBe(3);
    expect(fled.left).toEqual([]);
  });

  it('[AOH-RULING-74] brings the reward for recruiting and none for the battle', () => {
    const game = fought(meeting(), DICE.K).choose('recruit');
    expect(game.options()).toEqual(['glory', 'luck']);
    game.choose('glory', 'pass', 'done');
    expect(game.told('rewarded')).toMatchObject([{ deed: 'recruited', counter: 'kari', glory: 2, luck: 0 }]);
    expect(player(game, 0).glory).toBe(2);
  });

  it.each([
    ['classic', false],
    ['amended', true],
  ] as const)(
    '[AOH-RULING-74] in the %s game the new jarl may attack in the same turn: %s',
    (ruleset, may) => {
      const scene = meeting({}, { options: { ruleset, godCheck: 'optional' }, agenda: combatTurn(0) });
      const heroes: Hero[] = [{ ...(scene.heroes[0] as Hero), in: 'upland' }];
      const game = play({ ...scene, heroes, jarls: [{ jarl: 'kari', in: 'upland' }] }, 5, 6);
      game.choose('area:upland', 'target:jarl-1', ...(ruleset === 'classic' ? ['strike'] : []), 'luck:0');
      game.choose('recruit', 'glory', 'pass');
      if (!may) {
        expect(game.options()).toEqual(['done']);
        return;
      }
      game.choose('area:upland', 'target:land', 'luck:0', 'pass');
      expect(game.told('attacked').at(-1)).toMatchObject({ attackers: ['beowulf', 'kari'] });
      expect(game.left).toEqual([]);
    },
  );
});

describe('what the recruiter knows', () => {
  const seen = (ruleset: 'classic' | 'amended') => {
    const game = play(meeting({}, { options: { ruleset, godCheck: 'optional' } }), DICE.K);
    game.choose('area:irish-sea', ...(ruleset === 'amended' ? ['target:jarl-1'] : []), 'luck:0');
    expect(game.kind).toBe('recruit');
    const view = rules.redact(structuredClone(game.state), 0);
    const heard = game.told('roll').filter(({ only }) => only === undefined);
    return { game, view, heard };
  };

  it('[AOH-JARL-09] in the classic game: the die and the exact result', () => {
    const { view, heard } = seen('classic');
    expect(view.battle).toMatchObject({ die: 5, attack: 7, defence: 4, result: 'K' });
    expect(heard).toMatchObject([{ for: 'combat', face: 5 }]);
  });

  it('[AOH-JARL-09] in the classic game: the log tells the die, then the offer', () => {
    const { game } = seen('classic');
    expect(game.events.map(({ type }) => type).slice(-2)).toEqual(['fought', 'recruitOffered']);
    expect(game.told('fought')).toMatchObject([{ die: 5, attack: 7, defence: 4, result: 'K' }]);
  });

  it('[AMI-DIFF-07, AOH-RULING-75] in the amended game: who it is and that he is beaten, not how, until he has answered', () => {
    const { game, view, heard } = seen('amended');
    expect(view.battle).toMatchObject({ die: 0, attack: 0, defence: 0, result: null });
    expect(heard).toEqual([]);
    expect(game.told('roll')).toMatchObject([{ for: 'combat', only: [] }]);
    expect(game.told('fought')).toEqual([]);
    expect(game.told('recruitOffered')).toMatchObject([{ seat: 0, jarl: 'kari' }]);
    game.choose('refuse');
    expect(game.told('fought')).toMatchObject([{ die: 5, attack: 7, defence: 4, result: 'K' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-75] not even that Hrunting has turned a flight into his favour', () => {
    const piece = { items: ['hrunting' as const] };
    const game = play(meeting({ piece }, { options: { ruleset: 'amended' } }), 2, 6);
    game.choose('area:irish-sea', 'target:jarl-1', 'luck:0');
    expect(game.kind).toBe('recruit');
    expect(game.told('flightTurned')).toEqual([]);
    game.choose('recruit', 'glory');
    expect(game.told('flightTurned')).toMatchObject([{ seat: 0 }]);
    expect(game.left).toEqual([]);
  });
});
