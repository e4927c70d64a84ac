// Swords and treasures changing hands: lent, dropped, taken up.

import { describe, expect, it } from 'vitest';
import { combatTurn, movementTurn, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

const RULESETS = ['classic', 'amended'] as const;

const itemsOf = (game: ReturnType<typeof play>, ...ids: string[]): string[][] =>
  ids.map((id) => pieceOf(game, id).items);

describe('lending', () => {
  const party: Scene = {
    heroes: [{ hero: 'beowulf', in: 'wessex', piece: { items: ['gram', 'mail-coat'] } }],
    jarls: [
      { jarl: 'kari', in: 'wessex', of: 0, items: ['lovi'] },
      { jarl: 'ivar', in: 'mercia', of: 0 },
      { jarl: 'erik', in: 'wessex' },
    ],
    agenda: movementTurn(0),
  };

  it('[AOH-SWORD-09, AMI-DIFF-01, AOH-RULING-52] lets hero and jarls in one area hand swords and treasures to each other', () => {
    const game = play(party);
    expect(game.options().filter((id) => id.startsWith('lend'))).toEqual([
      'lend:gram:beowulf:kari',
      'lend:mail-coat:beowulf:kari',
      'lend:lovi:kari:beowulf',
    ]);
    game.choose('lend:mail-coat:beowulf:kari');
    expect(itemsOf(game, 'beowulf', 'kari')).toEqual([['gram'], ['lovi', 'mail-coat']]);
  });

  it('[AOH-SWORD-09] lets the jarl fight with the sword lent to him', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } }],
        jarls: [{ jarl: 'ivar', in: 'wessex', of: 0 }],
        monsters: [{ monster: 'hauk', in: 'mercia' }],
        agenda: [...combatTurn(0), ...movementTurn(0)],
      },
      4,
    );
    game.choose('lend:gram:beowulf:ivar', 'counter:ivar', 'step:mercia', 'stop', 'done');
    game.choose('area:mercia', 'target:hauk', 'strike');
    expect(game.told('fought')).toMatchObject([{ attack: 6, defence: 5 }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-52] lends before, during and after moves, whenever both are in the same area', () => {
    const game = play({ ...party, jarls: [{ jarl: 'ivar', in: 'mercia', of: 0 }] });
    const lendings = (): string[] => game.options().filter((id) => id.startsWith('lend:gram'));
    expect(lendings()).toEqual([]);
    game.choose('counter:beowulf', 'step:mercia');
    expect(lendings()).toEqual(['lend:gram:beowulf:ivar']);
    game.choose('lend:gram:beowulf:ivar', 'step:northumberland', 'stop');
    expect(itemsOf(game, 'beowulf', 'ivar')).toEqual([['mail-coat'], ['gram']]);
    game.choose('counter:ivar', 'step:northumberland', 'stop', 'lend:gram:ivar:beowulf', 'done');
    expect(itemsOf(game, 'beowulf', 'ivar')).toEqual([['mail-coat', 'gram'], []]);
  });

  it('[AOH-RULING-52] lends in the own movement only: nobody lends while others move, nor in combat', () => {
    const game = play({
      heroes: [
        { hero: 'beowulf', in: 'wessex', piece: { items: ['gram'] } },
        { hero: 'egil', in: 'thule' },
      ],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
      agenda: [...combatTurn(0), ...movementTurn(1)],
    });
    expect(game.options()).toEqual(['counter:egil', 'done']);
    game.choose('done');
    expect(game.options()).toEqual(['area:wessex', 'done']);
  });

  it('[AMI-DIFF-01] keeps every item with its holder in the amended game', () => {
    const game = play({ ...party, options: { ruleset: 'amended' } });
    expect(game.options()).toEqual(['counter:beowulf', 'counter:kari', 'counter:ivar', 'done']);
    game.choose('counter:beowulf');
    expect(game.options().some((id) => id.startsWith('lend'))).toBe(false);
  });

  it('[AOH-RULING-51] exchanges swords when the borrower has one, so that nobody holds two', () => {
    const game = play(party).choose('lend:gram:beowulf:kari');
    expect(itemsOf(game, 'beowulf', 'kari')).toEqual([['mail-coat', 'lovi'], ['gram']]);
  });
});

describe('dropping', () => {
  const attackOnJarl = (ruleset: (typeof RULESETS)[number], die: number) =>
    play(
      {
        options: { ruleset, godCheck: 'optional' },
        heroes: [
          { hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['tyrfing'] } },
          { hero: 'egil', in: 'thule', luck: 0 },
        ],
        jarls: [{ jarl: 'hagen', in: 'wessex', of: 1, items: ['gram', 'brosung-necklace'] }],
        agenda: combatTurn(0),
      },
      die,
    ).choose('area:wessex', 'target:hagen', ...(ruleset === 'classic' ? ['strike'] : []));

  it.each([
    [4, 'W'],
    [5, 'K'],
  ])(
    '[AOH-SWORD-10, AOH-RULING-53] leaves what a jarl carried in the area where he was wounded or slain: die %i',
    (die, result) => {
      for (const ruleset of RULESETS) {
        const game = attackOnJarl(ruleset, die);
        expect(game.told('fought')).toMatchObject([{ result }]);
        expect(whereIs(game, 'hagen')).toBeNull();
        expect(game.state.ground).toEqual([
          { item: 'gram', area: 'wessex' },
          { item: 'brosung-necklace', area: 'wessex' },
        ]);
        expect(game.left).toEqual([]);
      }
    },
  );

  it('[AOH-RULING-53] lays a treasure that was hidden open for all to see', () => {
    const game = attackOnJarl('classic', 5);
    expect(game.told('dropped')).toMatchObject([{ item: 'gram' }, { item: 'brosung-necklace' }]);
    expect(game.state.shown).toEqual(['brosung-necklace']);
  });

  it.each(RULESETS)(
    '[AOH-SWORD-11, AOH-RULING-53, AMI-DIFF-17] leaves sword and treasures of a slain hero in the area: %s',
    (ruleset) => {
      const game = play(
        {
          options: { ruleset },
          heroes: [{ hero: 'ragnar', in: 'saxony', luck: 0, piece: { items: ['gram', 'mail-coat'] } }],
          monsters: [{ monster: 'fafnir', in: 'saxony' }],
          agenda: combatTurn(0),
        },
        1,
      ).choose('area:saxony', 'target:fafnir', ...(ruleset === 'classic' ? ['strike'] : []));
      expect(game.told('fought')).toMatchObject([{ result: 'k' }]);
      expect(player(game, 0).status).toBe('dead');
      expect(game.state.ground).toEqual([
        { item: 'gram', area: 'saxony' },
        { item: 'mail-coat', area: 'saxony' },
      ]);
      expect(game.left).toEqual([]);
    },
  );
});

describe('taking up', () => {
  const lying = (area: 'mercia' | 'irish-sea', ...items: ('gram' | 'lovi' | 'mail-coat')[]) => ({
    ground: items.map((item) => ({ item, area })),
  });
  const searcher: Scene = {
    heroes: [{ hero: 'beowulf', in: 'wessex' }],
    jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
    state: lying('mercia', 'gram', 'mail-coat'),
    agenda: movementTurn(0),
  };

  it.each(['beowulf', 'kari'])(
    '[AOH-SWORD-12, AOH-RULING-53] offers what lies there to a hero or jarl who ends his movement in the area: %s',
    (id) => {
      const game = play(searcher).choose(`counter:${id}`, 'step:mercia', 'stop');
      expect(game.options()).toEqual(['take:gram', 'take:mail-coat', 'leave']);
      game.choose('take:gram');
      expect(game.options()).toEqual(['take:mail-coat', 'leave']);
      game.choose('leave', 'done');
      expect(pieceOf(game, id).items).toEqual(['gram']);
      expect(game.state.ground).toEqual([{ item: 'mail-coat', area: 'mercia' }]);
    },
  );

  it('[AOH-SWORD-12] offers nothing to a counter that only passes through', () => {
    const game = play(searcher).choose('counter:beowulf', 'step:mercia', 'step:gwynedd', 'stop', 'done');
    expect(game.asked).toEqual([]);
    expect(game.state.ground).toHaveLength(2);
  });

  it.each(RULESETS)('[AOH-RULING-53] offers it to a counter that stays put, too: %s', (ruleset) => {
    const game = play({
      options: { ruleset },
      heroes: [{ hero: 'beowulf', in: 'mercia' }],
      state: lying('mercia', 'gram'),
      agenda: [{ step: 'movement', next: 0 }],
    }).choose(ruleset === 'classic' ? 'done' : 'stop', 'take:gram');
    expect(pieceOf(game, 'beowulf').items).toEqual(['gram']);
    expect(game.state.ground).toEqual([]);
  });

  it('[AOH-RULING-53] gives the first chance to the first in turn order', () => {
    const game = play({
      heroes: [
        { hero: 'beowulf', in: 'mercia' },
        { hero: 'egil', in: 'mercia' },
      ],
      state: { ...lying('mercia', 'gram'), order: [1, 0] },
      agenda: [{ step: 'movement', next: 0 }],
    });
    game.choose('done');
    expect(game.asked).toEqual([1]);
    game.choose('take:gram', 'done');
    expect(game.asked).toEqual([]);
    expect(itemsOf(game, 'beowulf', 'egil')).toEqual([[], ['gram']]);
  });

  it('[AOH-RULING-53] leaves what lies there alone when a monster stands on it or is placed on it', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'thule' }],
        monsters: [{ monster: 'onund', in: 'mercia' }],
        state: lying('mercia', 'gram'),
        agenda: [{ step: 'placeMonsters' }],
      },
      ...[21, 5, 1],
    );
    expect(itemsOf(game, 'onund', 'hauk')).toEqual([[], []]);
    expect(game.state.ground).toHaveLength(1);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-51] makes a counter with a sword swap it for the one that lies there', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'mercia', piece: { items: ['tyrfing'] } }],
      state: lying('mercia', 'gram', 'lovi'),
      agenda: movementTurn(0),
    }).choose('done', 'take:gram');
    expect(pieceOf(game, 'beowulf').items).toEqual(['gram']);
    game.choose('take:lovi');
    expect(pieceOf(game, 'beowulf').items).toEqual(['lovi']);
    expect(game.state.ground.map(({ item }) => item).toSorted()).toEqual(['gram', 'tyrfing']);
    expect(game.asked).toEqual([]);
  });

  it('[AOH-RULING-54] lets items that fell at sea lie there until somebody takes them up', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'daffyd' }],
      state: lying('irish-sea', 'gram'),
      agenda: movementTurn(0),
    }).choose('counter:beowulf', 'step:irish-sea', 'stop', 'take:gram', 'done');
    expect(pieceOf(game, 'beowulf')).toMatchObject({ area: 'irish-sea', items: ['gram'] });
    const fallen = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 0, piece: { items: ['gram'] } }],
        monsters: [{ monster: 'fafnir', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      1,
    ).choose('area:irish-sea');
    expect(fallen.state.ground).toEqual([{ item: 'gram', area: 'irish-sea' }]);
  });

  it('[AOH-TREAS-14] lets a counter have any number of treasures', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'mercia', piece: { items: ['frey-faxi', 'magic-shirt'] } }],
      jarls: [{ jarl: 'kari', in: 'mercia', of: 0, items: ['brosung-necklace'] }],
      state: lying('mercia', 'mail-coat'),
      agenda: movementTurn(0),
    }).choose('lend:brosung-necklace:kari:beowulf', 'counter:beowulf', 'stop', 'take:mail-coat', 'done');
    expect(pieceOf(game, 'beowulf').items).toEqual([
      'frey-faxi',
      'magic-shirt',
      'brosung-necklace',
      'mail-coat',
    ]);
  });
});

describe('after death', () => {
  /** Beowulf has fallen in Saxony with Gram and the Mail Coat; Kari with Lovi serves him in Fenland. */
  const fallen = (ruleset: (typeof RULESETS)[number]): Scene => ({
    options: { ruleset, freeMoveOrder: true },
    heroes: [
      { hero: 'beowulf', in: 'saxony', status: 'dead', final: 0, luck: 5, fallenSword: 'gram' },
      { hero: 'egil', in: 'thule', glory: 1 },
    ],
    jarls: [{ jarl: 'kari', in: 'fenland', of: 0, items: ['lovi'] }],
    state: {
      ground: [
        { item: 'gram', area: 'saxony' },
        { item: 'mail-coat', area: 'saxony' },
      ],
    },
    agenda: [{ step: 'turn' }],
  });

  it.each(RULESETS)(
    '[AMI-DIFF-18] gives a hero who restarts his old sword in the classic game only: %s',
    (ruleset) => {
      const game = play(fallen(ruleset), 4, 4).choose('restart');
      expect(pieceOf(game, 'beowulf').items).toEqual(ruleset === 'classic' ? ['gram'] : []);
      const left = game.state.ground.filter(({ area }) => area === 'saxony').map(({ item }) => item);
      expect(left).toEqual(ruleset === 'classic' ? ['mail-coat'] : ['gram', 'mail-coat']);
      expect(game.left).toEqual([]);
    },
  );

  it.each(RULESETS)(
    '[AMI-DIFF-19] leaves a jarl who becomes the hero what he carries, and the rest where the hero fell: %s',
    (ruleset) => {
      const game = play(fallen(ruleset)).choose('transfer:kari');
      expect(player(game, 0).counter).toBe('kari');
      expect(pieceOf(game, 'kari').items).toEqual(['lovi']);
      expect(game.state.ground).toEqual([
        { item: 'gram', area: 'saxony' },
        { item: 'mail-coat', area: 'saxony' },
      ]);
      game.choose('done');
      expect(game.asked).toEqual([0]);
      game.choose('counter:kari', 'step:saxony', 'stop', 'take:gram', 'take:mail-coat', 'done');
      expect(pieceOf(game, 'kari').items).toEqual(['gram', 'mail-coat']);
    },
  );
});
