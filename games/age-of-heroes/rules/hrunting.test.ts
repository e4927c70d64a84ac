import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { State } from './state.ts';
import { combatTurn, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';
const BOTH = ['classic', 'amended'] as const;
type Ruleset = (typeof BOTH)[number];
type Hero = Scene['heroes'][number];

/** Six against five with Hrunting attacking (3 is f), five against six with it defending (7 would be F). */
const duel = (user: 0 | 1, ruleset: Ruleset = 'classic'): Scene => {
  const piece = { items: ['hrunting' as const] };
  return {
    options: { ruleset, godCheck: 'optional' },
    heroes: [
      {
        hero: 'beowulf',
        in: SEA,
        home: 'thule',
        luck: user === 1 ? 1 : 0,
        glory: 5,
        ...(user === 0 && { piece }),
      },
      { hero: 'egil', in: SEA, home: 'finmark', luck: 0, glory: 5, ...(user === 1 && { piece }) },
    ],
    agenda: combatTurn(0),
  };
};

/** The attack on Egil, up to the flight. */
const flight = (user: 0 | 1, ruleset: Ruleset = 'classic'): Driver<State> => {
  const game = play(duel(user, ruleset), user === 0 ? 3 : 6).choose(`area:${SEA}`);
  if (ruleset === 'amended') game.choose('target:egil');
  return user === 1 ? game.choose('luck:1') : game;
};

describe('Hrunting', () => {
  it('[AOH-SWORD-06, AMI-DIFF-16] lets an attacker who must flee make the defender flee, or flee', () => {
    const game = flight(0);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'turnFlight' });
    expect(game.options()).toEqual(['turn', 'flee']);
    game.choose('turn');
    expect(game.told('fought')).toMatchObject([{ die: 3, result: 'F' }]);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'fleeTo' });
    game.choose('fleeTo:saxony');
    expect([whereIs(game, 'beowulf'), whereIs(game, 'egil')]).toEqual([SEA, 'saxony']);
    const meek = flight(0).choose('flee', 'fleeTo:saxony');
    expect([whereIs(meek, 'beowulf'), whereIs(meek, 'egil')]).toEqual(['saxony', SEA]);
    expect([...game.left, ...meek.left]).toEqual([]);
  });

  it('[AOH-SWORD-06] does the same for a defender', () => {
    const game = flight(1);
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'turnFlight' });
    game.choose('turn');
    expect(game.told('fought')).toMatchObject([{ result: 'f' }]);
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'fleeTo' });
    game.choose('fleeTo:saxony');
    expect([whereIs(game, 'beowulf'), whereIs(game, 'egil')]).toEqual(['saxony', SEA]);
    expect(game.left).toEqual([]);
  });

  it.each([0, 1] as const)('[AMI-DIFF-16] asks nobody in the amended game (seat %d)', (user) => {
    const game = flight(user, 'amended');
    expect(game.told('flightTurned')).toMatchObject([{ seat: user }]);
    expect(game.told('fought')).toMatchObject([{ result: user === 0 ? 'F' : 'f' }]);
    expect(game.decision()).toMatchObject({ seat: user, kind: 'fleeStep' });
    expect(game.left).toEqual([]);
  });

  it.each([0, 1] as const)('[AOH-SWORD-06] has no say when the other side flees (seat %d)', (user) => {
    const [beowulf, egil] = duel(user).heroes as [Hero, Hero];
    const heroes = [{ ...beowulf, luck: 0 }, egil];
    // 6 − 5, die 5: F for the user; 5 − 6, die 5: f for his enemy.
    const game = play({ heroes, agenda: combatTurn(0) }, 5).choose(`area:${SEA}`);
    expect(game.told('fought')).toMatchObject([{ result: user === 0 ? 'F' : 'f' }]);
    expect(game.decision()).toMatchObject({ seat: user, kind: 'fleeTo' });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-47] costs glory only the side that flees in the end', () => {
    const game = flight(0).choose('turn', 'fleeTo:saxony');
    expect([player(game, 0).glory, player(game, 1).glory]).toEqual([5, 3]);
    expect(game.left).toEqual([]);
  });

  describe.each(BOTH)('in the %s game', (ruleset) => {
    const turned = (of: Scene, die: number, ...ids: string[]) => {
      const game = play({ ...of, options: { ruleset, godCheck: 'optional' } }, die).choose(...ids);
      if (ruleset === 'classic') game.choose('turn');
      return game;
    };
    const at = { in: 'wessex', home: 'thule' } as const;
    const hero: Hero = { hero: 'beowulf', ...at, luck: 0, piece: { items: ['hrunting'] } };

    it('[AOH-RULING-48] wins the area it would have fled from', () => {
      // 6 and 4 against Wessex 10, die 4.
      const of: Scene = {
        heroes: [hero],
        jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
        agenda: combatTurn(0),
      };
      const classic = ['attacker:beowulf', 'attacker:kari'];
      const game = turned(of, 4, 'area:wessex', ...(ruleset === 'classic' ? classic : ['target:land']));
      expect(game.told('fought')).toMatchObject([{ attack: 10, defence: 10, die: 4, result: 'F' }]);
      expect(player(game, 0).kingdom).toEqual(['wessex']);
      expect(whereIs(game, 'beowulf')).toBe('wessex');
      expect(game.left).toEqual([]);
    });

    it('[AOH-RULING-48] drives a monster away, in the direction its user chooses', () => {
      // 6 against Hogshead 6 (movement 1), die 4.
      const of: Scene = {
        heroes: [{ ...hero, in: SEA }],
        monsters: [{ monster: 'hogshead', in: SEA }],
        agenda: combatTurn(0),
      };
      const game = turned(of, 4, `area:${SEA}`, ...(ruleset === 'amended' ? ['target:hogshead'] : []));
      expect(game.decision().seat).toBe(0);
      game.choose(ruleset === 'classic' ? 'fleeTo:armorica' : 'step:armorica');
      expect(whereIs(game, 'hogshead')).toBe('armorica');
      expect(game.left).toEqual([]);
    });

    it('[AOH-RULING-48] makes a face-down jarl ready to be recruited', () => {
      // 6 against Kari 4, die 2.
      const of: Scene = {
        heroes: [{ ...hero, in: SEA, luck: 1 }],
        jarls: [{ jarl: 'kari', in: SEA }],
        agenda: combatTurn(0),
      };
      const game = turned(
        of,
        2,
        `area:${SEA}`,
        ...(ruleset === 'amended' ? ['target:jarl-1'] : []),
        'luck:0',
      );
      expect(game.decision()).toMatchObject({ seat: 0, kind: 'recruit' });
      expect(game.left).toEqual([]);
    });
  });
});
