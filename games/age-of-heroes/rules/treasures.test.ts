// Dragons, their hoards and what they hold. AOH-TREAS; AOH-RULING-55 to -57, -60

import { mayKnow } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { type Item, JARLS, MONSTERS, TREASURES } from '../content/index.ts';
import { rules } from './game.ts';
import {
  combatTurn,
  emptyPiles,
  movementTurn,
  pieceOf,
  play,
  player,
  restOfTurn,
  type Scene,
} from './testing.ts';

const RULESETS = ['classic', 'amended'] as const;
type Game = ReturnType<typeof play>;
type Hoards = NonNullable<Scene['hoards']>;

const viewOf = (game: Game, seat: number | null) => rules.redact(structuredClone(game.state), seat);
const heard = (game: Game, type: string, seat: number | null) =>
  game.told(type).filter((event) => mayKnow(event, seat));

const hoard = (treasure: (typeof TREASURES)[number] | null, marks = 0): Hoards => [
  { dragon: 'fafnir', treasure, marks },
];

describe('hoards', () => {
  it('[AOH-TREAS-01] are found with dragons only: other monsters bring nothing', () => {
    const others = MONSTERS.slice(6);
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'thule' }],
        state: { slain: MONSTERS.slice(0, 6) },
        agenda: others.map(() => ({ step: 'placeMonsters' })),
      },
      ...others.flatMap((_, i) => (i < others.length - 1 ? [1, 1, 1] : [1, 1])),
    );
    expect(game.told('monsterPlaced')).toHaveLength(21);
    expect(game.state.hoards).toEqual([]);
    expect(game.state.piles.treasures).toEqual([...TREASURES]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-TREAS-02, AOH-TREAS-03] give each of the first four dragons a random treasure and the last two 20 marks', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'thule' }],
        state: { slain: MONSTERS.slice(6) },
        agenda: Array(6).fill({ step: 'placeMonsters' }),
      },
      ...[6, 1, 1, 3],
      ...[1, 1, 1, 3],
      ...[1, 1, 1, 1],
      ...[1, 1, 1],
      ...[2, 1, 1],
      ...[1, 1],
    );
    expect(game.state.hoards).toEqual([
      { dragon: 'stigandi', treasure: 'magic-shirt', marks: 0 },
      { dragon: 'aludreng', treasure: 'mail-coat', marks: 0 },
      { dragon: 'fafnir', treasure: 'brosung-necklace', marks: 0 },
      { dragon: 'glerion', treasure: 'frey-faxi', marks: 0 },
      { dragon: 'istvan', treasure: null, marks: 20 },
      { dragon: 'hallbjorn-dragon', treasure: null, marks: 20 },
    ]);
    expect(game.state.piles.treasures).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-55, AOH-RULING-56] stay with a wounded dragon, who brings his back and gets no second one', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'saxony', luck: 4, piece: { items: ['gram'] } }],
        monsters: [{ monster: 'fafnir', in: 'saxony' }],
        hoards: hoard('mail-coat'),
        state: { slain: [...JARLS, ...MONSTERS.filter((id) => id !== 'fafnir')] },
        agenda: [...restOfTurn(), ...combatTurn(0)],
      },
      ...[5, 4, 4],
    );
    game.choose('area:saxony', 'target:fafnir', 'strike', 'luck:4', 'glory', 'pass', 'done');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 11, result: 'W' }]);
    expect(pieceOf(game, 'fafnir').area).toBe('wessex');
    expect(game.state.hoards).toEqual([{ dragon: 'fafnir', treasure: 'mail-coat', marks: 0 }]);
    expect(game.told('dragonHoard')).toEqual([]);
    expect(pieceOf(game, 'beowulf').items).toEqual(['gram']);
    expect(game.left).toEqual([]);
  });
});

describe('spoils', () => {
  const slayers: Scene = {
    heroes: [{ hero: 'beowulf', in: 'saxony', glory: 0, luck: 0, piece: { items: ['gram'] } }],
    jarls: [
      { jarl: 'kari', in: 'saxony', of: 0 },
      { jarl: 'ivar', in: 'saxony', of: 0 },
    ],
    monsters: [{ monster: 'fafnir', in: 'saxony' }],
    agenda: combatTurn(0),
  };

  it('[AOH-TREAS-15, AOH-RULING-56] go to the hero who was in the battle: the treasure, or 20 marks into the hoard', () => {
    const slay = (hoards: Hoards) => {
      const game = play({ ...slayers, hoards }, 4);
      game.choose(
        'area:saxony',
        'attacker:beowulf',
        'attacker:kari',
        'attacker:ivar',
        'target:fafnir',
        'strike',
      );
      expect(game.told('fought')).toMatchObject([{ attack: 15, defence: 11, result: 'K' }]);
      expect(game.left).toEqual([]);
      return game;
    };
    const treasure = slay(hoard('mail-coat'));
    expect(pieceOf(treasure, 'beowulf').items).toEqual(['gram', 'mail-coat']);
    const marks = slay(hoard(null, 20));
    expect(player(marks, 0).hoard).toBe(20);
    expect([pieceOf(marks, 'kari').purse, pieceOf(marks, 'ivar').purse]).toEqual([0, 0]);
  });

  const jarlsAlone = (hoards: Hoards) => {
    const game = play(
      {
        ...slayers,
        heroes: [{ hero: 'beowulf', in: 'thule', luck: 6 }],
        hoards,
      },
      6,
    );
    game.choose('area:saxony', 'attacker:kari', 'attacker:ivar', 'target:fafnir', 'strike', 'luck:6');
    expect(game.told('fought')).toMatchObject([{ attack: 8, defence: 11, die: 6, luck: 6, result: 'W' }]);
    return game;
  };

  it('[AOH-RULING-56] do not come from wounding a dragon', () => {
    const game = jarlsAlone(hoard('mail-coat'));
    expect([pieceOf(game, 'kari').items, pieceOf(game, 'ivar').items]).toEqual([[], []]);
    expect(game.state.hoards).toMatchObject([{ treasure: 'mail-coat' }]);
  });

  it('[AOH-TREAS-15, AOH-RULING-56] go to the jarl of the player’s choice when jarls slew the dragon without the hero', () => {
    const slay = (hoards: Hoards) =>
      play(
        {
          ...slayers,
          options: { crt: 'sum' },
          heroes: [{ hero: 'beowulf', in: 'thule', luck: 5 }],
          hoards,
        },
        6,
      ).choose('area:saxony', 'attacker:kari', 'attacker:ivar', 'target:fafnir', 'strike', 'luck:5');
    const treasure = slay(hoard('mail-coat'));
    expect(treasure.options()).toEqual(['give:kari', 'give:ivar']);
    treasure.choose('give:ivar', 'glory', 'done');
    expect([pieceOf(treasure, 'kari').items, pieceOf(treasure, 'ivar').items]).toEqual([[], ['mail-coat']]);
    const marks = slay(hoard(null, 20)).choose('give:kari', 'luck', 'done');
    expect(pieceOf(marks, 'kari').purse).toBe(20);
    expect(player(marks, 0).hoard).toBe(0);
    for (const game of [treasure, marks]) expect(game.left).toEqual([]);
  });
});

describe('the Brosung Necklace', () => {
  const wearer: Scene = {
    heroes: [
      { hero: 'beowulf', in: 'fenland', piece: { items: ['brosung-necklace'] } },
      { hero: 'egil', in: 'thule' },
    ],
    monsters: [{ monster: 'fafnir', in: 'saxony' }],
    hoards: hoard('mail-coat'),
    agenda: movementTurn(0),
  };

  it('[AOH-TREAS-04, AOH-RULING-57] is worth 20 marks at the end if the hero or one of his jarls has it', () => {
    const finals = (hero: Item[], jarl: Item[]) => {
      const game = play({
        heroes: [{ hero: 'beowulf', in: 'thule', luck: 0, hoard: 9, piece: { items: hero } }],
        jarls: [{ jarl: 'hagen', in: 'agdar', of: 0, items: jarl }],
        state: { turn: 20 },
        agenda: [{ step: 'markTurn' }],
      });
      return player(game, 0).final;
    };
    expect(finals([], [])).toBe(0 + 1);
    expect(finals(['brosung-necklace'], [])).toBe(2 + 1);
    expect(finals([], ['brosung-necklace'])).toBe(2 + 1);
  });

  it('[AOH-TREAS-05, AOH-RULING-57] can be given for what a dragon in an adjacent area has', () => {
    const game = play(wearer).choose('counter:beowulf', 'trade:fafnir', 'done');
    expect(pieceOf(game, 'beowulf').items).toEqual(['mail-coat']);
    expect(game.state.hoards).toEqual([{ dragon: 'fafnir', treasure: 'brosung-necklace', marks: 0 }]);
  });

  it('[AOH-TREAS-05] cannot be traded from the dragon’s own area, from further away, or with another monster', () => {
    const options = (area: 'saxony' | 'frisia' | 'anglia') =>
      play({
        ...wearer,
        monsters: [...(wearer.monsters ?? []), { monster: 'hauk', in: 'juteland' }],
        heroes: [{ hero: 'beowulf', in: area, piece: { items: ['brosung-necklace'] } }],
      })
        .choose('counter:beowulf')
        .options()
        .filter((id) => id.startsWith('trade'));
    expect(options('saxony')).toEqual([]);
    expect(options('frisia')).toEqual([]);
    expect(options('anglia')).toEqual(['trade:fafnir']);
  });

  it('[AOH-RULING-57] is traded by a jarl as well, also for 20 marks, and ends his movement', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'thule' }],
      jarls: [{ jarl: 'kari', in: 'frisia', of: 0, items: ['brosung-necklace'] }],
      monsters: [{ monster: 'fafnir', in: 'saxony' }],
      hoards: hoard(null, 20),
      agenda: movementTurn(0),
    });
    game.choose('counter:kari', 'step:fenland', 'trade:fafnir');
    expect(pieceOf(game, 'kari')).toMatchObject({ purse: 20, items: [], area: 'fenland' });
    expect(game.state.hoards).toEqual([{ dragon: 'fafnir', treasure: 'brosung-necklace', marks: 0 }]);
    expect(game.options()).toEqual(['counter:beowulf', 'done']);
  });

  it('[AOH-RULING-57] is traded once a turn', () => {
    const game = play({
      ...wearer,
      heroes: [{ hero: 'beowulf', in: 'fenland', traded: true, piece: { items: ['brosung-necklace'] } }],
    }).choose('counter:beowulf');
    expect(game.options()).not.toContain('trade:fafnir');
    expect(player(play(wearer).choose('counter:beowulf', 'trade:fafnir'), 0).traded).toBe(true);
    const fresh = play({
      ...wearer,
      heroes: [{ hero: 'beowulf', in: 'fenland', traded: true, piece: { items: ['brosung-necklace'] } }],
      agenda: [{ step: 'turn' }],
    }).choose('counter:beowulf');
    expect(fresh.options()).toContain('trade:fafnir');
  });

  it('[AOH-TREAS-06] is traded blind: its wearer sees what the dragon had only afterwards', () => {
    const game = play(wearer).choose('counter:beowulf');
    expect(viewOf(game, 0).hoards).toMatchObject([{ treasure: 'unknown' }]);
    game.choose('trade:fafnir');
    expect(viewOf(game, 0).pieces.find(({ id }) => id === 'beowulf')?.items).toEqual(['mail-coat']);
  });

  it.each(RULESETS)(
    '[AMI-DIFF-26] shows the others what was taken for it in the amended game only: %s',
    (ruleset) => {
      const shown = ruleset === 'amended' ? [...TREASURES] : [];
      const game = play({ ...wearer, options: { ruleset }, state: { shown } });
      game.choose('counter:beowulf', 'trade:fafnir');
      const item = ruleset === 'classic' ? null : 'mail-coat';
      expect(heard(game, 'traded', 1)).toMatchObject([{ counter: 'beowulf', dragon: 'fafnir', item }]);
      expect(heard(game, 'traded', 0)).toMatchObject([{ item: 'mail-coat' }]);
    },
  );
});

describe('hidden treasures', () => {
  const treasury: Scene = {
    heroes: [
      { hero: 'beowulf', in: 'wessex', piece: { items: ['gram', 'magic-shirt'] } },
      { hero: 'egil', in: 'thule' },
    ],
    jarls: [{ jarl: 'kari', in: 'wessex', of: 0, items: ['frey-faxi'] }],
    monsters: [{ monster: 'fafnir', in: 'saxony' }],
    hoards: hoard('mail-coat'),
    agenda: movementTurn(0),
  };
  const seen = (game: Game, seat: number | null) => {
    const view = viewOf(game, seat);
    return [...view.pieces.flatMap(({ items }) => items), view.hoards[0]?.treasure, ...view.piles.treasures];
  };

  it('[AOH-TREAS-13, AMI-DIFF-25] lie face down under holders and dragons in the classic game', () => {
    const game = play(treasury);
    expect(seen(game, 0)).toEqual(['gram', 'magic-shirt', 'frey-faxi', 'unknown', 'unknown']);
    for (const other of [1, null])
      expect(seen(game, other)).toEqual(['gram', 'unknown', 'unknown', 'unknown', 'unknown']);
  });

  it('[AMI-DIFF-25] are open in the amended game', () => {
    const game = play({ ...treasury, options: { ruleset: 'amended' } });
    for (const seat of [0, 1, null])
      expect(seen(game, seat)).toEqual(['gram', 'magic-shirt', 'frey-faxi', 'mail-coat', 'brosung-necklace']);
  });

  it.each(RULESETS)(
    '[AOH-TREAS-13, AMI-DIFF-25] are dealt to dragons by a die that the classic players do not see: %s',
    (ruleset) => {
      const game = play(
        {
          options: { ruleset },
          heroes: [{ hero: 'beowulf', in: 'thule' }],
          agenda: [{ step: 'placeMonsters' }],
        },
        ...[2, 1, 1, 4],
      );
      const rolls = heard(game, 'roll', 0).map(({ for: what }) => what);
      expect(rolls.includes('treasure')).toBe(ruleset === 'amended');
      const treasure = ruleset === 'classic' ? null : 'mail-coat';
      expect(game.told('dragonHoard')).toMatchObject([{ dragon: 'fafnir', treasure }]);
      expect(game.left).toEqual([]);
    },
  );
});

describe('what a dragon guarded', () => {
  it.each([
    ['classic', null, 'unknown'],
    ['amended', 'mail-coat', 'mail-coat'],
  ] as const)(
    '[AMI-DIFF-25] is told and shown in the %s game to others as %s, from the placing to the taking',
    (ruleset, told, held) => {
      const game = play(
        {
          options: { ruleset, godCheck: 'optional' },
          heroes: [
            { hero: 'beowulf', in: 'finmark', luck: 9, rune: 'ogal', piece: { items: ['gram'] } },
            { hero: 'egil', in: 'thule', luck: 0, status: 'withdrawn', final: 0 },
          ],
          agenda: [...combatTurn(0), { step: 'placeMonsters' }],
          state: emptyPiles('istvan'),
        },
        // Istvan comes to Finmark with the last treasure; then the combat die.
        ...[1, 1, 4, 6],
      );
      const hoard = (seat: number | null) => viewOf(game, seat).hoards[0]?.treasure;
      expect([hoard(0), hoard(1), hoard(null)]).toEqual([held, held, held]);
      const strike = ruleset === 'classic' ? ['strike'] : [];
      game.choose('area:finmark', 'target:istvan', ...strike, 'luck:9');
      const spoils = (seat: number | null) => heard(game, 'spoils', seat).map(({ item }) => item);
      expect([spoils(0), spoils(1), spoils(null)]).toEqual([['mail-coat'], [told], [told]]);
      const worn = (seat: number | null) =>
        viewOf(game, seat).pieces.find(({ id }) => id === 'beowulf')?.items;
      expect([worn(0), worn(1), worn(null)]).toEqual([
        ['gram', 'mail-coat'],
        ['gram', held],
        ['gram', held],
      ]);
      expect(game.left).toEqual([]);
    },
  );
});

describe('armour', () => {
  /** What both sides come to when Egil attacks Beowulf, whom Kari helps if called. */
  const fight = (items: { beowulf?: Item[]; kari?: Item[]; egil?: Item[] }, aid: string) => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: items.beowulf ?? [] } },
          { hero: 'egil', in: 'wessex', luck: 0, piece: { items: items.egil ?? [] } },
        ],
        jarls: [{ jarl: 'kari', in: 'wessex', of: 0, items: items.kari ?? [] }],
        agenda: combatTurn(1),
      },
      4,
    ).choose('area:wessex', 'target:beowulf', 'strike', aid);
    return game.told('fought').flatMap(({ attack, defence }) => [attack, defence]);
  };

  it('[AOH-TREAS-10] counts the Magic Shirt for a defender, not for an attacker', () => {
    expect(fight({ beowulf: ['magic-shirt'] }, 'enough')).toEqual([5, 6]);
    expect(fight({ egil: ['magic-shirt'] }, 'enough')).toEqual([5, 5]);
  });

  it('[AOH-TREAS-12] counts the Mail Coat for a defender, not for an attacker', () => {
    expect(fight({ beowulf: ['mail-coat'] }, 'enough')).toEqual([5, 7]);
    expect(fight({ egil: ['mail-coat'] }, 'enough')).toEqual([5, 5]);
  });

  it('[AOH-RULING-60] counts on a helper, and not on one who was not called', () => {
    expect(fight({ kari: ['mail-coat', 'magic-shirt'] }, 'callAll')).toEqual([5, 5 + 4 + 2 + 1]);
    expect(fight({ kari: ['mail-coat', 'magic-shirt'] }, 'enough')).toEqual([5, 5]);
  });

  it('[AOH-TREAS-10, AOH-TREAS-12] adds shirt and coat: Egil helped by Ivar against Starkad with Tyrfing', () => {
    const game = play(
      {
        heroes: [
          { hero: 'egil', in: 'wessex', luck: 0, piece: { items: ['mail-coat', 'magic-shirt'] } },
          { hero: 'starkad', in: 'wessex', luck: 0, piece: { items: ['tyrfing'] } },
        ],
        jarls: [{ jarl: 'ivar', in: 'wessex', of: 0 }],
        agenda: combatTurn(1),
      },
      6,
    ).choose('area:wessex', 'target:egil', 'strike', 'callAll');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 12, result: 'f' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-55] is of no use to a dragon who guards it', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'saxony', luck: 0 }],
        monsters: [{ monster: 'fafnir', in: 'saxony' }],
        hoards: hoard('mail-coat'),
        agenda: combatTurn(0),
      },
      1,
    ).choose('area:saxony', 'target:fafnir', 'strike');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 11 }]);
    expect(game.left).toEqual([]);
  });
});
