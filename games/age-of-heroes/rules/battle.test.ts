import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, type Scene } from './testing.ts';

const SEA = 'celtic-sea';
const BOTH = ['classic', 'amended'] as const;

/** What happened, dice by what they were for. */
const story = (game: Driver<State>): string[] =>
  game.events.map((event) => (event.type === 'roll' ? `die: ${event.for}` : event.type));

/** A drow and Egil, with Ivar near, against Beowulf for whom Odin waits. */
const battle: Scene = {
  heroes: [
    { hero: 'beowulf', in: SEA, luck: 3, god: 'odin' },
    { hero: 'egil', in: SEA, luck: 2 },
  ],
  jarls: [{ jarl: 'ivar', in: SEA, of: 1 }],
  monsters: [{ monster: 'atli', in: SEA }],
  agenda: combatTurn(0),
};

describe('a battle', () => {
  it('[AOH-CBT-02] runs from the naming of both sides over spells, luck, totals, die and result to the gods', () => {
    // Jara, Odin's ravens, and a 5 at −6: Beowulf is wounded. No god looks.
    const game = play(battle, 3, 3, 5, 6, 6);
    game.choose(`area:${SEA}`, 'target:atli', 'target:egil', 'strike', 'callAll');
    game.chooseAs(0, 'luck:1').chooseAs(1, 'luck:-1').choose('glory', 'roll', 'roll');
    expect(story(game)).toEqual([
      ...['attacked', 'cameToHelp'],
      ...['die: spell', 'spellCast', 'turnLost'],
      ...['luckSpent', 'luckSpent'],
      ...['die: odin', 'godHelped'],
      ...['strengths', 'die: combat', 'fought'],
      ...['wounded', 'rewarded'],
      ...['die: notice', 'unnoticed', 'die: notice', 'unnoticed'],
    ]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-17] casts spells before luck is spent, and asks for luck before gods and die', () => {
    const dice = (game: Driver<State>) => game.told('roll').map((roll) => roll.for);
    const game = play(battle, 3);
    game.choose(`area:${SEA}`, 'target:atli', 'target:egil', 'strike', 'callAll');
    expect(game.kind).toBe('luckBid');
    expect(dice(game)).toEqual(['spell']);
    game.load(3, 5).chooseAs(0, 'luck:0').chooseAs(1, 'luck:0');
    expect(dice(game)).toEqual(['spell', 'odin', 'combat']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-16] is decided by one die, changed by the luck of all', () => {
    // Odin only watches. 7 − 9 = −2: a 6 would be f; with 2 more and 1 less it is n.
    const game = play(
      { ...battle, jarls: [...(battle.jarls ?? []), { jarl: 'amleth', in: SEA, of: 0 }], monsters: [] },
      ...[3, 6],
    );
    game.choose(`area:${SEA}`, 'attacker:beowulf', 'attacker:amleth', 'target:egil', 'target:ivar');
    game.chooseAs(0, 'luck:2').chooseAs(1, 'luck:-1');
    expect(game.told('roll').filter((roll) => roll.for === 'combat')).toHaveLength(1);
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 9, die: 6, luck: 1, result: 'n' }]);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['Jara takes the next turn in spite of Odin', 3, 5],
    ['Hagall weakens in spite of Odin', 1, 4],
  ])('[AOH-CBT-18] %s', (_what, spell, cf) => {
    // Odin gives 5; what the spell has done stays done.
    const game = play(
      { ...battle, heroes: [{ hero: 'beowulf', in: SEA, luck: 0, god: 'odin' }], jarls: [] },
      ...[spell, 6, 1],
    );
    game.choose(`area:${SEA}`);
    expect(game.told('godHelped')).toMatchObject([{ god: 'odin', own: 5 }]);
    expect(game.told('fought')).toMatchObject([{ attack: cf + 5 }]);
    expect(pieceOf(game, 'beowulf').lostUntil).toBe(spell === 3 ? 3 : 0);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-18] that Nied has stopped is over before Odin can come', () => {
    const game = play(
      { ...battle, heroes: [{ hero: 'beowulf', in: SEA, luck: 0, god: 'odin' }], jarls: [] },
      ...[4, 1],
    );
    game.choose(`area:${SEA}`);
    expect(game.told('fought')).toEqual([]);
    expect(player(game, 0).god).toBe('odin');
    expect(game.left).toEqual([]);
  });
});

describe('the call for aid', () => {
  const camp: Scene = {
    heroes: [
      { hero: 'beowulf', in: SEA, luck: 0 },
      { hero: 'egil', in: SEA, luck: 0 },
      { hero: 'ragnar', in: SEA, luck: 0 },
    ],
    jarls: [
      { jarl: 'ivar', in: SEA, of: 1 },
      { jarl: 'amleth', in: SEA, of: 1 },
      { jarl: 'kari', in: 'thule', of: 1 },
      { jarl: 'erik', in: SEA, of: 2 },
    ],
    agenda: combatTurn(0),
  };
  const attack = (target: string, faces: number[], of: Scene = camp): Driver<State> =>
    play(of, ...faces).choose(`area:${SEA}`, `target:${target}`, 'strike');
  const defence = (game: Driver<State>): unknown => game.told('fought')[0]?.defence;

  it.each([
    ['a jarl', 'amleth', ['call:egil', 'call:ivar']],
    ['a hero', 'egil', ['call:ivar', 'call:amleth']],
  ])('[AOH-CBT-08] brings others of the same player in that area to %s', (_what, target, helpers) => {
    const game = attack(target, [1]);
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'aid' });
    expect(game.options()).toEqual(['callAll', 'enough', ...helpers]);
    game.choose('callAll');
    expect(defence(game)).toBe(5 + 4 + 2);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-08] makes the attacker fight all who answered: the result strikes them too', () => {
    // With Gram 7 − 6, die 6: W for both.
    const of: Scene = {
      ...camp,
      heroes: [{ ...camp.heroes[0]!, piece: { items: ['gram'] } }, camp.heroes[1]!],
    };
    const game = attack('amleth', [6], { ...of, jarls: camp.jarls!.slice(0, 2) }).choose(
      'call:ivar',
      'enough',
    );
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 6, result: 'W' }]);
    expect(game.state.piles.jarls).toEqual(expect.arrayContaining(['amleth', 'ivar']));
    expect(game.left).toEqual([]);
  });

  it.each([
    ['all', ['callAll'], 11],
    ['none', ['enough'], 2],
    ['one', ['call:ivar', 'enough'], 6],
    ['the other', ['call:egil', 'enough'], 7],
    ['one after the other', ['call:ivar', 'call:egil'], 11],
  ])('[AOH-RULING-21] is answered as the defending player likes: by %s', (_what, ids, strength) => {
    const game = attack('amleth', [1]).choose(...ids);
    expect(defence(game)).toBe(strength);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-21] is made by each player for his own', () => {
    const game = play(camp, 1).choose(`area:${SEA}`, 'target:erik', 'target:amleth', 'strike');
    expect(game.asked).toEqual([2]);
    expect(game.options()).toEqual(['callAll', 'enough', 'call:ragnar']);
    game.choose('call:ragnar');
    expect(game.asked).toEqual([1]);
    game.choose('enough');
    expect(defence(game)).toBe(3 + 5 + 2);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-21] is never made by monsters, independent jarls or the area', () => {
    const of: Scene = {
      heroes: [
        { hero: 'beowulf', in: 'wessex', luck: 0 },
        { hero: 'egil', in: 'wessex', luck: 0, kingdom: ['wessex'] },
      ],
      jarls: [
        { jarl: 'kari', in: 'wessex' },
        { jarl: 'erik', in: 'wessex', faceUp: true },
      ],
      monsters: [
        { monster: 'hauk', in: 'wessex' },
        { monster: 'onund', in: 'wessex' },
      ],
      agenda: combatTurn(0),
    };
    const game = play(of, 6).choose('area:wessex', 'target:hauk', 'target:jarl-1', 'target:land', 'strike');
    expect(game.told('cameToHelp')).toEqual([]);
    expect(defence(game)).toBe(5 + 4 + 10);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-21] leaves the helper his own attack', () => {
    // 5 − 6 at 6: n, then Ivar attacks in his own turn.
    const of: Scene = { ...camp, agenda: [...combatTurn(1), ...combatTurn(0)] };
    const game = attack('amleth', [6], of).choose('call:ivar', 'enough', 'pass', 'done');
    expect(game.asked).toEqual([1]);
    game.choose(`area:${SEA}`);
    expect(game.options()).toEqual(['attacker:egil', 'attacker:ivar', 'attacker:amleth']);
    expect(game.left).toEqual([]);
  });
});

describe('a face-down jarl', () => {
  const of: Scene = {
    heroes: [{ hero: 'beowulf', in: 'cornwall', luck: 0 }],
    jarls: [
      { jarl: 'amleth', in: 'cornwall', of: 0 },
      { jarl: 'kari', in: 'cornwall' },
      { jarl: 'erik', in: 'cornwall' },
    ],
    agenda: combatTurn(0),
  };

  it.each(BOTH)('[AOH-RULING-20] is turned up when the attack can no longer be changed (%s)', (ruleset) => {
    const game = play({ ...of, options: { ruleset, godCheck: 'optional' } }, 2);
    const attackers = ruleset === 'classic' ? ['attacker:beowulf', 'attacker:amleth'] : [];
    game.choose('area:cornwall', ...attackers);
    expect(game.options()).toEqual(expect.arrayContaining(['target:jarl-2', 'target:jarl-3']));
    expect(pieceOf(game, 'kari').faceUp).toBe(false);
    // Nothing is asked between the last target and the die.
    game.choose('target:jarl-2', ...(ruleset === 'classic' ? ['strike'] : []));
    expect(story(game).slice(0, 4)).toEqual(['attacked', 'turnedUp', 'strengths', 'die: combat']);
    expect(pieceOf(game, 'kari').faceUp).toBe(true);
    expect(pieceOf(game, 'erik').faceUp).toBe(false);
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 4 }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-20] is nobody in the view of a player, man or machine, before', () => {
    const game = play(of);
    const view = rules.redact(structuredClone(game.state), 0);
    expect(view.pieces.map((one) => one.id)).toEqual(['beowulf', 'amleth', 'jarl-2', 'jarl-3']);
    expect(JSON.stringify(view)).not.toMatch(/kari|erik/);
  });
});

describe('the two rulesets', () => {
  it('[AMI-DIFF-06] read a lucky die against a stronger foe differently', () => {
    // Worked examples 4 and 5: 5 − 11 = −6, die 6, luck 5.
    const result = (ruleset: (typeof BOTH)[number]) => {
      const game = play(
        {
          options: { ruleset, godCheck: 'optional' },
          heroes: [{ hero: 'beowulf', in: SEA, luck: 5 }],
          monsters: [{ monster: 'fafnir', in: SEA }],
          agenda: combatTurn(0),
        },
        6,
      );
      game.choose(`area:${SEA}`, ...(ruleset === 'amended' ? ['target:fafnir'] : []), 'luck:5');
      expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 11, die: 6, luck: 5 }]);
      expect(game.left).toEqual([]);
      return game.told('fought')[0]?.result;
    };
    expect(result('classic')).toBe('W');
    expect(result('amended')).toBe('n');
  });

  it('[AMI-DIFF-06] read an unlucky die against a weaker foe alike at the bottom', () => {
    // Worked examples 6 and 7: difference 6, die 1, the enemy's luck 6: k in both.
    for (const ruleset of BOTH) {
      const game = play(
        {
          options: { ruleset, godCheck: 'optional' },
          heroes: [
            { hero: 'beowulf', in: SEA, luck: 0 },
            { hero: 'egil', in: 'thule', luck: 6 },
          ],
          jarls: [
            { jarl: 'erik', in: SEA, of: 0 },
            { jarl: 'amleth', in: SEA, of: 1 },
          ],
          agenda: combatTurn(0),
        },
        1,
      );
      if (ruleset === 'classic') game.choose(`area:${SEA}`, 'attacker:beowulf', 'attacker:erik', 'luck:-6');
      else game.choose(`area:${SEA}`, 'target:amleth', 'luck:6');
      expect(game.told('fought'), ruleset).toMatchObject([{ attack: 8, defence: 2, luck: -6, result: 'k' }]);
      expect(game.left).toEqual([]);
    }
  });

  it('[AMI-DIFF-38] tell the same story of a battle in which no listed difference is at work', () => {
    const [classic, amended] = BOTH.map((ruleset) =>
      play(
        {
          options: { ruleset },
          heroes: [{ hero: 'egil', in: 'dalriada', luck: 0 }],
          jarls: [{ jarl: 'erik', in: 'dalriada', of: 0 }],
          agenda: combatTurn(0),
        },
        ...[2, 6],
      ),
    ) as [Driver<State>, Driver<State>];
    classic.choose('area:dalriada', 'attacker:egil', 'attacker:erik', 'roll', 'done');
    amended.choose('area:dalriada', 'target:land', 'done');
    expect(story(classic)).toEqual([
      'attacked',
      'strengths',
      'die: combat',
      'fought',
      'landWon',
      'die: notice',
      'unnoticed',
    ]);
    expect(amended.events).toEqual(classic.events);
    expect([...classic.left, ...amended.left]).toEqual([]);
  });
});
