import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type MonsterId, SPELLS } from '../content/index.ts';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';
const DICE = [1, 2, 3, 4, 5, 6];

type Hero = Scene['heroes'][number];
const beowulf: Hero = { hero: 'beowulf', in: SEA, home: 'thule', luck: 0, glory: 5 };

const against = (monsters: MonsterId[], more: Partial<Scene> = {}): Scene => ({
  heroes: [beowulf],
  monsters: monsters.map((monster) => ({ monster, in: SEA })),
  agenda: combatTurn(0),
  ...more,
});

const dice = (game: Driver<State>): unknown[] => game.told('roll').map((roll) => roll.for);
const casts = (game: Driver<State>): unknown[] => game.told('spellCast').map((event) => event.spell);

describe('casters', () => {
  it.each(['hauk', 'hall', 'istvan'] as const)(
    '[AOH-SPELL-01] are no trolls, giants or dragons: %s',
    (monster) => {
      const game = play(against([monster]), 1).choose(`area:${SEA}`);
      expect(dice(game)).toEqual(['combat']);
      expect(game.left).toEqual([]);
    },
  );

  it.each([
    ['glam', 1],
    ['atli', 1],
    ['hedin', 2],
  ] as const)('[AOH-SPELL-01] are ghosts, drow and witches: %s with %d dice', (monster, count) => {
    // All of them cast Is, which does nothing at sea.
    const game = play(against([monster]), ...Array(count).fill(2), 1).choose(`area:${SEA}`);
    expect(dice(game)).toEqual([...Array(count).fill('spell'), 'combat']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-01] cast only when they are attacked themselves', () => {
    const game = play(against(['hauk', 'glam', 'hedin']), 1).choose(`area:${SEA}`, 'target:hauk', 'strike');
    expect(dice(game)).toEqual(['combat']);
    expect(game.left).toEqual([]);
  });

  it.each(DICE)(
    '[AOH-SPELL-02] that are ghosts cast the spell of a 1 to 3 and nothing on a 4 to 6: %d',
    (die) => {
      // Worked example 16 is the 5. No ghost’s spell needs a second die.
      const game = play(against(['glam']), die, 5).choose(`area:${SEA}`);
      expect(casts(game)).toEqual(die <= 3 ? [SPELLS[die - 1]] : []);
      expect(game.told('noSpell')).toHaveLength(die <= 3 ? 0 : 1);
      expect(game.left).toEqual([]);
    },
  );

  it.each(DICE)('[AOH-SPELL-03] that are drow cast the spell of any die: %d', (die) => {
    // The last three are resisted with a 6.
    const game = play(against(['atli']), die, ...(die > 3 ? [6] : []), 1).choose(`area:${SEA}`);
    expect(casts(game)).toEqual([SPELLS[die - 1]]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-04] that are witches cast two spells', () => {
    const game = play(against(['hedin']), 1, 3, 1).choose(`area:${SEA}`);
    expect(casts(game)).toEqual(['hagall', 'jara']);
    expect(pieceOf(game, 'hedin').hail).toBe(1);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-04] that are witches cast a double twice: two Hagalls take 2 of every combat factor', () => {
    // Worked example 17: 5 − 2 against 4 − 2.
    const game = play(against(['hedin']), 1, 1, 4).choose(`area:${SEA}`);
    expect(casts(game)).toEqual(['hagall', 'hagall']);
    expect(game.told('fought')).toMatchObject([{ attack: 3, defence: 2 }]);
    expect(pieceOf(game, 'beowulf').seaBan).toBe(3);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-05] strike before the combat die and can change the battle', () => {
    // Without hail 5 + 4 − 2 = 7; with hail 4 + 3 − 1 = 6. Yr sends Kari away: 5 − 2 = 3.
    const jarls = [{ jarl: 'kari', in: SEA, of: 0 }] as const;
    const attack = [`area:${SEA}`, 'attacker:beowulf', 'attacker:kari'];
    const hail = play(against(['atli'], { jarls }), 1, 1).choose(...attack);
    expect(dice(hail)).toEqual(['spell', 'combat']);
    expect(hail.told('fought')).toMatchObject([{ attack: 7, defence: 1 }]);
    const yr = play(against(['atli'], { jarls }), 6, 1, 1).choose(...attack);
    expect(yr.told('fought')).toMatchObject([{ attack: 5, defence: 2, result: 'f' }]);
    expect([...hail.left, ...yr.left]).toEqual([]);
  });

  it('[AOH-RULING-27] cast in the order in which they were named, a witch both dice in a row', () => {
    const spells = (...names: MonsterId[]) => {
      // Jara, Is and Hagall, whoever casts them; then the die of the battle.
      const game = play(against(['glam', 'hedin']), 3, 2, 1, 1).choose(`area:${SEA}`);
      game.choose(...names.map((name) => `target:${name}`));
      expect(game.left).toEqual([]);
      return game.told('spellCast').map(({ caster, spell }) => `${caster}: ${spell}`);
    };
    expect(spells('glam', 'hedin')).toEqual(['glam: jara', 'hedin: is', 'hedin: hagall']);
    expect(spells('hedin', 'glam')).toEqual(['hedin: jara', 'hedin: is', 'glam: hagall']);
  });

  it('[AOH-RULING-27] roll no more when no attacker is left', () => {
    // Nied works at once: neither the witch’s second die nor the ghost’s is rolled.
    const game = play(against(['hedin', 'glam']), 4, 1).choose(`area:${SEA}`, 'target:hedin', 'target:glam');
    expect(dice(game)).toEqual(['spell', 'resistance']);
    expect(game.left).toEqual([]);
  });
});

describe('resistance', () => {
  const SPELL = { nied: 4, wynn: 5, yr: 6 } as const;
  const works = (game: Driver<State>): boolean => game.told('spellFailed').length === 0;
  const strike = (spell: keyof typeof SPELL, die: number) => {
    // If it fails, or if Yr leaves Beowulf standing, there is a battle.
    const fights = die > 3 || spell === 'yr';
    const game = play(against(['atli']), SPELL[spell], die, ...(fights ? [1] : [])).choose(`area:${SEA}`);
    expect(game.told('fought')).toHaveLength(fights ? 1 : 0);
    expect(game.left).toEqual([]);
    return game;
  };

  it.each(DICE)('[AOH-SPELL-12] lets Nied work on 1, 2 and 3: %d', (die) => {
    const game = strike('nied', die);
    expect(works(game)).toBe(die <= 3);
    expect(pieceOf(game, 'beowulf').lostUntil).toBe(die <= 3 ? 3 : 0);
  });

  it.each(DICE)('[AOH-SPELL-14] lets Wynn work on 1, 2 and 3: %d', (die) => {
    const game = strike('wynn', die);
    expect(works(game)).toBe(die <= 3);
    expect(game.told('leftBattle')).toHaveLength(die <= 3 ? 1 : 0);
  });

  it.each(DICE)('[AOH-SPELL-17] lets Yr work on 1, 2 and 3: %d', (die) => {
    const game = strike('yr', die);
    expect(works(game)).toBe(die <= 3);
    expect(player(game, 0).wounded).toBe(die <= 3);
  });
});

/** Beowulf with Amleth attacks Atli; Egil with Ivar, a troll and two independent jarls stand by. */
const crowd = (rune: Hero['rune'] = null, more: Partial<Scene> = {}): Scene => ({
  heroes: [
    { ...beowulf, rune },
    { hero: 'egil', in: SEA, home: 'finmark', luck: 0, glory: 5, rune },
    { hero: 'ragnar', in: 'wessex', home: 'wessex', luck: 0, glory: 5, rune },
  ],
  jarls: [
    { jarl: 'amleth', in: SEA, of: 0 },
    { jarl: 'ivar', in: SEA, of: 1 },
    { jarl: 'erik', in: SEA, faceUp: true },
    { jarl: 'horsa', in: SEA },
  ],
  monsters: [
    { monster: 'atli', in: SEA },
    { monster: 'hauk', in: SEA },
  ],
  agenda: combatTurn(0),
  ...more,
});
const attackAtli = [`area:${SEA}`, 'attacker:beowulf', 'attacker:amleth', 'target:atli', 'strike'];
const cast = (of: Scene, ...faces: number[]): Driver<State> => {
  const game = play(of, ...faces).choose(...attackAtli);
  expect(game.left).toEqual([]);
  return game;
};

describe('whom a spell strikes', () => {
  const everybody = ['beowulf', 'amleth', 'egil', 'ivar', 'erik', 'horsa', 'atli', 'hauk', 'ragnar'];
  const having = (game: Driver<State>, test: (id: string) => boolean) =>
    everybody.filter((id) => whereIs(game, id) !== null && test(id)).join(' ');

  it('[AOH-RULING-26] Hagall: every counter in the area, friend and foe, in the battle or not', () => {
    const game = cast(crowd(), 1, 1);
    const hailed = having(game, (id) => pieceOf(game, id).hail === 1);
    expect(hailed).toBe('beowulf amleth egil ivar erik horsa atli hauk');
  });

  it.each([
    ['Jara', [3, 1]],
    ['Nied', [4, 1]],
  ])('[AOH-RULING-26] %s: heroes and jarls of all players, nobody else', (_spell, faces) => {
    const game = cast(crowd(), ...faces);
    expect(having(game, (id) => pieceOf(game, id).lostUntil === 3)).toBe('beowulf amleth egil ivar');
  });

  it('[AOH-RULING-26] one die for each spell, rolled for the attacking player', () => {
    const game = cast(crowd(), 4, 3);
    expect(dice(game)).toEqual(['spell', 'resistance']);
    const failed = cast(crowd(), 4, 4, 1);
    expect(failed.told('spellFailed')).toMatchObject([{ spell: 'nied', seat: 0 }]);
  });

  it('[AOH-RULING-26] then every hero with Sygil in the area rolls for himself, and himself alone', () => {
    // Nied works; Beowulf’s 3 saves him, Egil’s 4 does not. Ragnar is elsewhere. Beowulf fights on.
    const game = cast(crowd('sygil'), 4, 1, 3, 4, 1);
    expect(dice(game)).toEqual(['spell', 'resistance', 'sygil', 'sygil', 'combat']);
    expect(game.told('sygilSaved')).toMatchObject([{ seat: 0 }]);
    expect(having(game, (id) => pieceOf(game, id).lostUntil === 3)).toBe('amleth egil ivar');
  });

  it('[AOH-RULING-26] no Sygil die is rolled for a spell that failed', () => {
    expect(dice(cast(crowd('sygil'), 4, 6, 1))).toEqual(['spell', 'resistance', 'combat']);
  });
});

describe('a battle with no attacker left', () => {
  it.each(['odin', 'tyr', 'thor'] as const)(
    '[AOH-RULING-36] ends with n: no luck, no die, and %s waits on',
    (god) => {
      const heroes: Scene['heroes'] = [{ ...beowulf, luck: 4, god }];
      const game = play(against(['atli'], { heroes }), 4, 1).choose(`area:${SEA}`, 'luck:0');
      expect(dice(game)).toEqual(['spell', 'resistance']);
      expect(game.told('battleStopped')).toHaveLength(1);
      expect(player(game, 0)).toMatchObject({ god, luck: 4 });
      expect(whereIs(game, 'atli')).toBe(SEA);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-RULING-36] lets a surviving hero look to the gods', () => {
    const game = play(against(['atli']), 4, 1, 6).choose(`area:${SEA}`);
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'godCheck' });
    expect(game.choose('roll').told('unnoticed')).toHaveLength(1);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-36] asks nobody about the gods when Yr has slain the hero', () => {
    const heroes: Scene['heroes'] = [{ ...beowulf, wounded: true }];
    const game = play(against(['atli'], { heroes }), 6, 1).choose(`area:${SEA}`);
    expect(player(game, 0).status).toBe('dead');
    expect(game.kind).toBe('attackFrom');
    expect(game.left).toEqual([]);
  });
});
