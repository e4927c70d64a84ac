import { describe, expect, it } from 'vitest';
import type { AnyFrame } from './agenda.ts';
import { combatTurn, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';

describe('who can be attacked', () => {
  const crowd: Scene = {
    heroes: [
      { hero: 'beowulf', in: 'wessex', luck: 0 },
      { hero: 'egil', in: 'wessex', luck: 0 },
      { hero: 'ragnar', in: 'sussex', luck: 0 },
    ],
    jarls: [
      { jarl: 'amleth', in: 'wessex', of: 0 },
      { jarl: 'ivar', in: 'wessex', of: 1 },
      { jarl: 'kari', in: 'wessex' },
      { jarl: 'erik', in: 'wessex', faceUp: true },
      { jarl: 'horsa', in: 'mercia' },
    ],
    monsters: [
      { monster: 'hauk', in: 'wessex' },
      { monster: 'glam', in: 'cornwall' },
    ],
    agenda: combatTurn(0),
  };
  const bySide = ['area:wessex', 'attacker:beowulf', 'attacker:amleth'];

  it('[AOH-CBT-01] only what is in the same area, and the area itself', () => {
    const game = play(crowd);
    expect(game.options()).toEqual(['area:wessex']);
    game.choose(...bySide);
    const names = ['egil', 'ivar', 'jarl-3', 'erik', 'hauk', 'land'];
    expect(game.options()).toEqual(names.map((name) => `target:${name}`));
  });

  it('[AOH-CBT-07] heroes and jarls of others and independent jarls, but none of his own', () => {
    for (const target of ['egil', 'ivar', 'jarl-3', 'erik']) {
      const game = play({ ...crowd, monsters: [] }, 6).choose(...bySide);
      expect(game.options()).not.toContain('target:amleth');
      game.choose(`target:${target}`, 'strike');
      if (game.kind === 'aid') game.choose('enough');
      expect(game.told('fought'), target).toHaveLength(1);
      expect(game.left).toEqual([]);
    }
  });

  it('[AOH-CBT-03] by the player whose combat turn it is; all whom he names defend', () => {
    const game = play({ ...crowd, agenda: [...combatTurn(1), ...combatTurn(0)] }, 6);
    expect(game.asked).toEqual([0]);
    game.choose(...bySide, 'target:hauk', 'target:ivar', 'strike', 'enough');
    expect(game.told('attacked')).toMatchObject([{ seat: 0, attackers: ['beowulf', 'amleth'] }]);
    // 5 + 2 against Hauk 5 and Ivar 4 together.
    expect(game.told('fought')).toMatchObject([{ seat: 0, attack: 7, defence: 9 }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-09] the land he stands in, with its tax factor as strength', () => {
    const taxes = { wessex: 10, cornwall: 2, jamtland: 7 } as const;
    for (const [area, tax] of Object.entries(taxes) as [keyof typeof taxes, number][]) {
      const heroes = [{ hero: 'beowulf', in: area, home: 'thule', luck: 0 }] as const;
      const game = play({ heroes, agenda: combatTurn(0) }, 1).choose(`area:${area}`);
      expect(game.told('fought')).toMatchObject([{ attack: 5, defence: tax }]);
      expect(game.left).toEqual([]);
    }
  });

  it('[AOH-CBT-09] no land where there is only sea', () => {
    const game = play({ heroes: [{ hero: 'beowulf', in: SEA }], agenda: combatTurn(0) });
    expect(game.options()).toEqual(['done']);
  });

  it('[AOH-CBT-10] any combination of monsters, heroes, jarls and the area', () => {
    const game = play(crowd, 6).choose(...bySide);
    game.choose('target:hauk', 'target:egil', 'target:ivar', 'target:jarl-3', 'target:erik', 'target:land');
    const defence = 5 + 5 + 4 + 4 + 3 + 10;
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-11] the same counter again, by other counters', () => {
    // Amleth and Beowulf attack Hauk one after the other; both battles end with n.
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: SEA, luck: 0 }],
        jarls: [
          { jarl: 'kari', in: SEA, of: 0 },
          { jarl: 'ivar', in: SEA, of: 0 },
        ],
        monsters: [{ monster: 'hauk', in: SEA }],
        agenda: combatTurn(0),
      },
      ...[5, 6, 6],
    );
    game.choose(`area:${SEA}`, 'attacker:beowulf', 'ready', 'pass');
    game.choose(`area:${SEA}`, 'attacker:kari', 'ready');
    game.choose(`area:${SEA}`);
    expect(game.told('attacked').map((event) => event.attackers)).toEqual([['beowulf'], ['kari'], ['ivar']]);
    expect(game.told('fought')).toMatchObject([{ result: 'n' }, { result: 'n' }, { result: 'n' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-20] nobody by a monster, in a whole turn beside a jarl', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'thule', luck: 0 }],
        jarls: [
          { jarl: 'amleth', in: 'wessex', of: 0 },
          { jarl: 'erik', in: 'wessex', faceUp: true },
        ],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: [{ step: 'turn' }],
      },
      // A monster and a jarl are placed.
      ...[20, 1, 1, 1, 1, 1],
    );
    game.choose('done', 'done');
    expect(game.state.turn).toBe(4);
    expect(game.told('attacked')).toEqual([]);
    expect(whereIs(game, 'amleth')).toBe('wessex');
    expect(game.left).toEqual([]);
  });
});

describe('a hero beside monsters', () => {
  const beset: Scene = {
    heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0 }],
    monsters: [
      { monster: 'hauk', in: 'wessex' },
      { monster: 'onund', in: 'wessex' },
    ],
    agenda: combatTurn(0),
  };

  it('[AOH-CBT-05] must attack one of them before his combat turn can end', () => {
    const game = play(beset, 5);
    expect(game.options()).toEqual(['area:wessex']);
    game.choose('area:wessex', 'target:land');
    expect(game.options()).toEqual(['target:hauk', 'target:onund']);
    game.choose('target:onund', 'strike');
    expect(game.told('attacked')).toMatchObject([{ targets: ['land', 'onund'] }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-05] has done his duty with one attack', () => {
    // 5 − 5, die 5: n, and Hauk is still there.
    const game = play(beset, 5).choose('area:wessex', 'target:hauk', 'strike', 'pass');
    expect(game.told('fought')).toMatchObject([{ result: 'n' }]);
    expect(game.options()).toEqual(['done']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-06] chooses which to fight, and may fight several', () => {
    const one = play(beset, 5).choose('area:wessex', 'target:onund', 'strike');
    expect(one.told('fought')).toMatchObject([{ defence: 5 }]);
    const both = play(beset, 1).choose('area:wessex', 'target:hauk', 'target:onund', 'strike');
    expect(both.told('fought')).toMatchObject([{ defence: 10 }]);
    expect([...one.left, ...both.left]).toEqual([]);
  });

  it('[AOH-RULING-17] owes the attack himself; jarls without him owe nothing', () => {
    const game = play({
      ...beset,
      heroes: [{ hero: 'beowulf', in: 'thule' }],
      jarls: [{ jarl: 'ivar', in: 'wessex', of: 0 }],
    });
    expect(game.options()).toContain('done');
    // Nor does a jarl's attack free a hero who stands beside a monster.
    const both = play({ ...beset, jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }] }, 6);
    both.choose('area:wessex', 'attacker:kari', 'target:hauk', 'strike');
    expect(both.told('fought')).toMatchObject([{ attack: 4, result: 'n' }]);
    expect(both.options()).toEqual(['area:wessex']);
    expect(both.left).toEqual([]);
  });

  it.each([
    ['while he loses the turn', { piece: { lostFrom: 2, lostUntil: 2 } }],
    ['while he may not attack', { piece: { barred: true } }],
    ['while he worships', { wounded: true, worshipUntil: 3 }],
  ])('[AOH-RULING-17] owes nothing %s', (_when, details) => {
    const game = play({ ...beset, heroes: [{ hero: 'beowulf', in: 'wessex', ...details }] });
    expect(game.options()).toEqual(['done']);
  });

  it('[AOH-RULING-17] owes nothing after a flight in the amended game', () => {
    const game = play(
      {
        options: { ruleset: 'amended', godCheck: 'optional' },
        heroes: [
          { hero: 'ragnar', in: SEA, luck: 0 },
          { hero: 'beowulf', in: SEA, luck: 0 },
        ],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: [...combatTurn(1), ...combatTurn(0)],
      },
      6,
    );
    game.choose(`area:${SEA}`, 'target:beowulf', 'step:wessex', 'stop', 'pass', 'pass', 'done');
    expect(game.told('fought')).toMatchObject([{ result: 'F' }]);
    expect(game.asked).toEqual([1]);
    expect(whereIs(game, 'beowulf')).toBe('wessex');
    expect(game.options()).toEqual(['done']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-17] has attacked even if a spell stopped the battle', () => {
    const game = play(
      {
        options: { ruleset: 'amended', godCheck: 'optional' },
        heroes: [{ hero: 'beowulf', in: SEA, luck: 0 }],
        monsters: [
          { monster: 'atli', in: SEA },
          { monster: 'hauk', in: SEA },
        ],
        agenda: combatTurn(0),
      },
      // Atli casts Nied, and it works.
      ...[4, 1],
    );
    expect(game.options()).not.toContain('done');
    game.choose(`area:${SEA}`, 'target:atli', 'pass');
    expect(game.told('battleStopped')).toHaveLength(1);
    expect(game.options()).toContain('done');
    expect(game.left).toEqual([]);
  });
});

describe('jarls', () => {
  const hunt: Scene = {
    heroes: [{ hero: 'beowulf', in: 'thule', luck: 0 }],
    jarls: [{ jarl: 'ivar', in: SEA, of: 0, items: ['gram'] }],
    monsters: [{ monster: 'atli', in: SEA }],
    agenda: combatTurn(0),
  };

  it('[AOH-CBT-13] fight without their hero, who takes what they win', () => {
    // Atli casts Is at sea, to no effect; 6 − 2 = 4, die 4: K.
    const game = play(hunt, 2, 4).choose(`area:${SEA}`);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'reward' });
    game.choose('glory');
    expect(player(game, 0).glory).toBe(3);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-13] fight beside their hero', () => {
    const game = play({ ...hunt, heroes: [{ hero: 'beowulf', in: SEA, luck: 0 }] }, 2, 1);
    game.choose(`area:${SEA}`, 'attacker:beowulf', 'attacker:ivar');
    expect(game.told('fought')).toMatchObject([{ attack: 5 + 4 + 2 }]);
    expect(game.left).toEqual([]);
  });
});

const pairs = (ruleset: 'classic' | 'amended', more: Scene['options'] = {}): Scene => ({
  options: { ruleset, godCheck: 'optional', ...more },
  heroes: [{ hero: 'egil', in: SEA, luck: 0 }],
  jarls: [
    { jarl: 'amleth', in: 'cornwall', of: 0 },
    { jarl: 'harald', in: 'cornwall', of: 0 },
    { jarl: 'helgi', in: 'gwynedd', of: 0 },
  ],
  monsters: [{ monster: 'hall', in: 'cornwall' }],
  agenda: combatTurn(0),
});

describe('the order of attacks', () => {
  it('[AOH-CBT-04] is free between areas, but an area left behind is closed', () => {
    const game = play(pairs('classic'), 5, 5);
    expect(game.options()).toEqual(['area:cornwall', 'area:gwynedd', 'done']);
    game.choose('area:cornwall', 'attacker:amleth', 'ready', 'target:land', 'strike');
    expect(game.options()).toEqual(['area:cornwall', 'area:gwynedd', 'done']);
    game.choose('area:gwynedd');
    expect(game.options()).toEqual(['done']);
    expect(game.left).toEqual([]);
    expect(play(pairs('classic'), 5).choose('area:gwynedd').options()).toContain('area:cornwall');
  });

  it('[AMI-DIFF-05] lets an attacker come back to an area in the amended game only', () => {
    // Amleth and Harald against Cornwall: 4 − 2, die 3; Helgi against Gwynedd: 2 − 2, die 5.
    const amended = play(pairs('amended'), 3, 5);
    amended.choose('area:cornwall', 'target:land', 'area:gwynedd', 'target:land');
    expect(amended.told('fought')).toMatchObject([{ result: 'n' }, { result: 'n' }]);
    expect(amended.options()).toEqual(['area:cornwall', 'done']);
    const classic = play(pairs('classic'), 5, 5);
    classic.choose('area:cornwall', 'attacker:amleth', 'ready', 'target:land', 'strike', 'area:gwynedd');
    expect(classic.options()).toEqual(['done']);
    expect([...amended.left, ...classic.left]).toEqual([]);
  });
});

describe('attacks in the classic game', () => {
  it('[AOH-CBT-12, AMI-DIFF-12] are one for each counter in a combat phase', () => {
    const game = play(pairs('classic'), 5, 5);
    game.choose('area:cornwall', 'attacker:amleth', 'ready', 'target:land', 'strike');
    // Only Harald is left in Cornwall: nobody asks who attacks.
    game.choose('area:cornwall');
    expect(game.decision()).toMatchObject({ kind: 'targets' });
    game.choose('target:land', 'strike');
    expect(game.told('attacked').map((event) => event.attackers)).toEqual([['amleth'], ['harald']]);
    expect(game.options()).toEqual(['area:gwynedd', 'done']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-12] are counted anew in the next turn', () => {
    const agenda: AnyFrame[] = [...combatTurn(0), { step: 'turn' }];
    const jarls: Scene['jarls'] = [{ jarl: 'amleth', in: 'cornwall', of: 0, attacked: ['hall'] }];
    const game = play({ ...pairs('classic'), jarls, agenda });
    expect(pieceOf(game, 'amleth').attacked).toEqual([]);
    game.choose('done');
    expect(game.options()).toContain('area:cornwall');
  });

  it('[AOH-RULING-18, AMI-DIFF-13] join chosen counters against chosen targets: one die, one result', () => {
    // 5 + 3 against Hauk 5 and Cornwall 2, die 6; then Wiglar 3 against Hall 6, die 1.
    const game = play(
      {
        heroes: [{ hero: 'egil', in: 'cornwall', luck: 0 }],
        jarls: [
          { jarl: 'erik', in: 'cornwall', of: 0 },
          { jarl: 'wiglar', in: 'cornwall', of: 0 },
        ],
        monsters: [
          { monster: 'hauk', in: 'cornwall' },
          { monster: 'hall', in: 'cornwall' },
        ],
        agenda: combatTurn(0),
      },
      ...[6, 1],
    );
    game.choose(
      'area:cornwall',
      'attacker:egil',
      'attacker:erik',
      'ready',
      'target:hauk',
      'target:land',
      'strike',
    );
    expect(game.told('attacked')).toMatchObject([{ attackers: ['egil', 'erik'], targets: ['hauk', 'land'] }]);
    expect(game.told('fought')).toMatchObject([{ attack: 8, defence: 7, die: 6, result: 'W' }]);
    expect(player(game, 0).kingdom).toEqual(['cornwall']);
    expect(whereIs(game, 'hauk')).toBeNull();
    expect(whereIs(game, 'hall')).toBe('cornwall');
    // Wiglar, who took no part, makes an attack of his own.
    game.choose('glory', 'pass', 'area:cornwall');
    expect(game.told('attacked').at(-1)).toMatchObject({ attackers: ['wiglar'], targets: ['hall'] });
    expect(game.left).toEqual([]);
  });
});

describe('attacks in the amended game', () => {
  const region: Scene = {
    options: { ruleset: 'amended', godCheck: 'optional' },
    heroes: [{ hero: 'egil', in: 'cornwall', luck: 0 }],
    jarls: [
      { jarl: 'erik', in: 'cornwall', of: 0 },
      { jarl: 'wiglar', in: 'cornwall', of: 0, attacked: ['hall'] },
      { jarl: 'kari', in: 'cornwall', of: 0, barred: true },
    ],
    monsters: [
      { monster: 'hauk', in: 'cornwall' },
      { monster: 'hall', in: 'cornwall' },
    ],
    agenda: combatTurn(0),
  };

  it('[AMI-DIFF-13, AOH-RULING-19] are made by all able counters of a region against one target', () => {
    const game = play(region, 1).choose('area:cornwall', 'target:hauk');
    expect(game.told('attacked')).toMatchObject([
      { attackers: ['egil', 'erik', 'wiglar'], targets: ['hauk'] },
    ]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-19] leave out who has attacked this target already', () => {
    // 5 + 3 − 6 = 2, die 3: n.
    const game = play(region, 3).choose('area:cornwall', 'target:hall', 'pass');
    expect(game.told('attacked')).toMatchObject([{ attackers: ['egil', 'erik'], targets: ['hall'] }]);
    game.choose('area:cornwall');
    expect(game.options()).toEqual(['target:hauk', 'target:land', 'back']);
    expect(game.left).toEqual([]);
  });

  it('[AMI-DIFF-12, AOH-RULING-19] are not limited in number, but each target is attacked once', () => {
    // Egil alone: Hauk 5 − 5, die 5; Hall 5 − 6, die 6; Cornwall 5 − 2, die 2: three times n.
    const game = play({ ...region, jarls: [] }, 5, 6, 2);
    for (const target of ['hauk', 'hall', 'land']) game.choose('area:cornwall', `target:${target}`, 'pass');
    expect(game.told('fought')).toMatchObject([{ result: 'n' }, { result: 'n' }, { result: 'n' }]);
    expect(game.options()).toEqual(['done']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-19] meet one counter with those who answer its call', () => {
    const game = play(
      {
        ...region,
        heroes: [...region.heroes, { hero: 'ragnar', in: 'cornwall', luck: 0 }],
        jarls: [{ jarl: 'ivar', in: 'cornwall', of: 1 }],
        monsters: [],
      },
      1,
    );
    game.choose('area:cornwall', 'target:ragnar', 'callAll');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 9 }]);
    expect(game.left).toEqual([]);
  });
});
