// Njord and the sea. AOH-RULING-65, -66; AMI-DIFF-11, -20

import { describe, expect, it } from 'vitest';
import { type Area, JARLS, MONSTERS } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { combatTurn, movementTurn, play, player, restOfTurn, type Scene, whereIs } from './testing.ts';

const RULESETS = ['classic', 'amended'] as const;
const steps = (...areas: Area[]): string[] => areas.map((to) => `step:${to}`);

const sailor = (more: Partial<Scene['heroes'][number]>, rest: Partial<Scene> = {}) =>
  play({ heroes: [{ hero: 'beowulf', in: 'armorica', ...more }], agenda: movementTurn(0), ...rest });

/** The movement used so far. */
const spent = (game: ReturnType<typeof sailor>): number =>
  (game.state.agenda.at(-1) as FrameOf<'move'>).spent;

describe("Njord's help", () => {
  it('[AOH-RULING-65] makes the way from Armorica to Thule cost two: one for the sea, one for landing', () => {
    const game = sailor({ njordAid: -1 }).choose('counter:beowulf', 'step:celtic-sea');
    expect(spent(game)).toBe(1);
    game.choose(...steps('irish-sea', 'north-channel', 'hebridean-sea', 'thule-sea'));
    expect(spent(game)).toBe(1);
    game.choose('step:thule');
    expect(spent(game)).toBe(2);
    expect(game.options()).toEqual(['step:thule-sea', 'step:western-ocean', 'stop']);
  });

  it('[AOH-RULING-65] counts isles as sea, and a second stretch of sea as one area more', () => {
    const game = sailor({ in: 'pomerania', njordAid: -1 }).choose('counter:beowulf');
    game.choose(...steps('western-baltic', 'scandia', 'kattegat'));
    expect(spent(game)).toBe(1);
    game.choose(...steps('romeirt', 'skagerrak', 'jutland-bank'));
    expect(spent(game)).toBe(3);
    game.choose('step:juteland');
    expect(game.options()).toEqual(['stop']);
  });

  it('[AOH-RULING-65] is used up by a movement in which the hero entered a sea area, not by one on land', () => {
    const walked = sailor({ njordAid: -1 }).choose('counter:beowulf', 'step:frankland', 'stop', 'done');
    expect(player(walked, 0).njordAid).toBe(-1);
    const sailed = sailor({ njordAid: -1 }).choose('counter:beowulf', 'step:celtic-sea', 'stop', 'done');
    expect(player(sailed, 0).njordAid).toBe(0);
  });

  const company = { jarls: [{ jarl: 'kari' as const, in: 'armorica' as const, of: 0 }] };
  const voyage = steps('celtic-sea', 'irish-sea', 'north-channel', 'hebridean-sea', 'thule-sea', 'thule');

  it('[AOH-RULING-65] does not serve a jarl, and waits for the hero', () => {
    const game = sailor({ njordAid: -1 }, company).choose('counter:kari', ...voyage.slice(0, 3));
    expect(game.options()).toEqual(['stop']);
    game.choose('stop', 'counter:beowulf', ...voyage, 'stop', 'done');
    expect(whereIs(game, 'beowulf')).toBe('thule');
  });

  it('[AOH-RULING-65] serves those who ride with the hero on Frey Faxi', () => {
    const game = sailor({ njordAid: -1, piece: { items: ['frey-faxi'] } }, company);
    game.choose('counter:beowulf', 'ride', 'rider:kari', ...voyage);
    expect(spent(game)).toBe(2);
    expect([whereIs(game, 'beowulf'), whereIs(game, 'kari')]).toEqual(['thule', 'thule']);
  });

  it.each(RULESETS)(
    '[AMI-DIFF-11] waits for the next sea move in the classic game, and helps in the next turn only in the amended one: %s',
    (ruleset) => {
      const begin = () => {
        const game = play(
          {
            options: { ruleset, godCheck: 'automatic', freeMoveOrder: true },
            heroes: [{ hero: 'beowulf', in: 'armorica', luck: 0 }],
            monsters: [{ monster: 'hauk', in: 'armorica' }],
            state: { slain: [...JARLS, ...MONSTERS.filter((id) => id !== 'hauk')] },
            agenda: [...restOfTurn(), ...combatTurn(0)],
          },
          ...[5, 1, 3, 1],
        );
        game.choose('area:armorica', 'target:hauk', ...(ruleset === 'classic' ? ['strike'] : []), 'done');
        expect(game.told('njord')).toMatchObject([{ effect: 'aid' }]);
        expect(game.state.turn).toBe(3);
        return game;
      };
      const free = (game: ReturnType<typeof begin>): boolean => {
        game.choose('counter:beowulf', 'step:celtic-sea', 'step:irish-sea');
        return spent(game) === 1;
      };
      expect(free(begin())).toBe(true);
      const later = begin();
      later.choose(
        'counter:beowulf',
        'step:frankland',
        'step:armorica',
        'step:frankland',
        'stop',
        'done',
        'done',
      );
      later.choose('counter:beowulf', 'step:armorica', 'stop', 'done');
      // Hauk wants his battle before the turn may end.
      later
        .load(5, 6)
        .choose('area:armorica', 'target:hauk', ...(ruleset === 'classic' ? ['strike'] : []), 'done');
      expect(later.state.turn).toBe(5);
      expect(free(later)).toBe(ruleset === 'classic');
      expect(later.left).toEqual([]);
    },
  );
});

describe("Njord's storm", () => {
  const storm = { njordStorm: 2 };

  it('[AOH-RULING-66, AMI-DIFF-20] asks the classic hero first, and kills him in the area he enters', () => {
    const game = sailor({ ...storm, luck: 0 }).choose('counter:beowulf', 'step:celtic-sea');
    expect(game.kind).toBe('peril');
    expect(whereIs(game, 'beowulf')).toBe('armorica');
    game.choose('dare');
    expect(game.told('heroDied')).toMatchObject([{ area: 'celtic-sea', how: 'storm' }]);
    expect(player(game, 0).status).toBe('dead');
  });

  it('[AOH-RULING-66] lets him think better of it, and walk on by land', () => {
    const game = sailor(storm).choose('counter:beowulf', 'step:celtic-sea', 'stay');
    expect(whereIs(game, 'beowulf')).toBe('armorica');
    game.choose('step:frankland', 'stop', 'done');
    expect(player(game, 0).status).toBe('alive');
  });

  it('[AOH-RULING-66] kills on any sea step: from an isle and from sea to land, too', () => {
    for (const [from, to] of [
      ['scandia', 'saxony'],
      ['pictland', 'hebrides'],
      ['celtic-sea', 'wessex'],
    ] as const) {
      const game = sailor({ ...storm, in: from }).choose('counter:beowulf', `step:${to}`, 'dare');
      expect(game.told('heroDied')).toMatchObject([{ area: to, how: 'storm' }]);
    }
  });

  it('[AOH-RULING-66] spares a hero who stays at sea, and his jarls', () => {
    const game = sailor(
      { ...storm, in: 'celtic-sea' },
      { jarls: [{ jarl: 'kari', in: 'celtic-sea', of: 0 }] },
    );
    game.choose('counter:kari', 'step:wessex', 'stop', 'counter:beowulf', 'stop', 'done');
    expect(player(game, 0).status).toBe('alive');
    expect(whereIs(game, 'kari')).toBe('wessex');
  });

  it('[AOH-RULING-66] lasts for the whole turn after the god was noticed, and no longer', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'armorica', luck: 0 }],
        monsters: [{ monster: 'hauk', in: 'armorica' }],
        state: { slain: [...JARLS, ...MONSTERS.filter((id) => id !== 'hauk')] },
        agenda: [...restOfTurn(), ...combatTurn(0)],
      },
      ...[5, 1, 3, 6],
    );
    game.choose('area:armorica', 'target:hauk', 'strike', 'roll', 'done');
    expect(game.state.turn).toBe(3);
    game.choose('counter:beowulf', 'step:celtic-sea', 'stay', 'step:frankland', 'stop', 'done', 'done');
    expect(game.state.turn).toBe(4);
    game.choose('counter:beowulf', 'step:english-channel', 'stop');
    expect(whereIs(game, 'beowulf')).toBe('english-channel');
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-66] closes flight by sea: the hero stays where he is', () => {
    const flight = (more: object) => {
      const game = play(
        {
          heroes: [{ hero: 'beowulf', in: 'armorica', home: 'cornwall', luck: 0, ...more }],
          monsters: [{ monster: 'hauk', in: 'armorica' }],
          agenda: combatTurn(0),
        },
        4,
      ).choose('area:armorica', 'target:hauk', 'strike', 'pass', 'done');
      expect(game.told('fought')).toMatchObject([{ result: 'f' }]);
      return whereIs(game, 'beowulf');
    };
    expect(flight({})).toBe('cornwall');
    expect(flight(storm)).toBe('armorica');
  });

  it('[AMI-DIFF-20] only forbids sea travel in the amended game', () => {
    const game = sailor(storm, { options: { ruleset: 'amended' } }).choose('counter:beowulf');
    expect(game.options()).toEqual(['step:frankland', 'stop']);
    const at = sailor({ ...storm, in: 'celtic-sea' }, { options: { ruleset: 'amended' } });
    expect(at.choose('counter:beowulf').options()).toEqual(['stop']);
    expect(player(at, 0).status).toBe('alive');
  });
});
