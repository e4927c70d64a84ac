import { afterEach, describe, expect, it } from 'vitest';
import { BOOSTS } from '../../content/boosts.ts';
import { GIFT, GIFTS, type Gift } from '../../content/gifts.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { comingActions } from '../fight/round.ts';
import { foeSheet } from '../fight/sheets.ts';
import type { Fighter } from '../fight/state.ts';
import { lastOf } from './gift.ts';
import { GIFT_RULES } from './index.ts';
import { addedTo, allDiceCast, FOE, facing, giftPoints, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

type Marks = Fighter['marks'];
type Score = Extract<Marks[number], { kind: 'bonus' }>['score'];
const bonus = (score: Score, amount: number): Marks[number] => ({
  kind: 'bonus',
  gift: 'eight-legged-horse',
  by: 'h0',
  score,
  amount,
  until: null,
  next: false,
});
const firstBlow: Marks[number] = {
  kind: 'gift',
  gift: 'swiftness-of-sleipnir',
  by: 'h0',
  level: 1,
  n: 0,
  whom: [],
  until: null,
};
const near = (marks: Marks, more: Partial<Fighter> = {}) =>
  facing({}, { fighters: { h0: { x: 10, y: 10, marks, ...more } } });

describe('gifts and berserks', () => {
  const marks = [bonus('atk', 5), bonus('dam', 4), bonus('dfn', 5), bonus('soak', 5), firstBlow];
  /** 4 + 9 + 9 against 6 + 7, then 8 + 8 − 1 against a bare 2. */
  const raging = () =>
    play({ ...near(marks), turn: 'h0' }, 4, 6, 8, 2).choose('strike:f0:0:berserk', 'stand');

  it('[RUN-GIFTRULE-BERSERK-01] [RUN-RULING-G15] add nothing to such an attack or its damage, nor to the defence against what follows', () => {
    const driver = raging();
    expect(driver.told('struck')).toMatchObject([
      { by: 'h0', attack: 22, defence: 13 },
      { by: 'f0', attack: 15, defence: 2 },
    ]);
    expect(one(driver, 'f0').hp).toBe(50 - (9 + 12 - 3));
    const plain = play({ ...near(marks), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(plain, 'f0').hp).toBe(50 - (5 + 12 + 4 - 3));
  });

  it('[RUN-RULING-G15] Soak and points are left to him', () => {
    const driver = raging();
    expect(one(driver, 'h0').hp).toBe(77 - (13 + 10 - 6 - 5));
    expect(giftPoints(driver)).toBe(10);
  });
});

describe('what is added to a score', () => {
  it('[RUN-RULING-G83] counts for nothing where the score does, and comes after it was halved', () => {
    const held = { by: 'f1', how: 'hold' as const, margin: 1 };
    const scene = facing(
      {},
      {
        foes: [{ statistics: FOE }, { statistics: FOE }],
        fighters: { h0: { x: 10, y: 10, marks: [bonus('dfn', 4)], held }, f1: { x: 9, y: 10 } },
      },
    );
    const struck = play({ ...scene, turn: 'f0' }, 2, 9).choose('strike:h0:0:plain');
    expect(addedTo(struck, 'defence')).toMatchObject({ dfn: 4, 'eight-legged-horse': 4 });
    const passing = {
      ...near([bonus('dfn', 4)]),
      fighters: { h0: { x: 10, y: 10, marks: [bonus('dfn', 4)] }, f0: { x: 12, y: 10, steps: [3] } },
    };
    const careful = play({ ...passing, turn: 'h0' }, 2, 9).choose('walk:3:10', 'carefully');
    expect(addedTo(careful, 'defence')).toEqual({});
  });

  it('[RUN-HOOK-34] [RUN-RULING-G75] is the larger one where two have left the same, and all of it where they differ', () => {
    const softened = (by: string, amount: number): Marks[number] => ({
      kind: 'soakDown',
      gift: 'chattering-squirrel',
      by,
      amount,
    });
    const cowed = (by: string, amount: number): Marks[number] => ({
      kind: 'resDown',
      gift: 'roaring-shout-of-rage',
      by,
      amount,
    });
    const marks = [softened('h0', 2), softened('h1', 1), cowed('h0', 1), cowed('h1', 3)];
    const scene = facing(
      { 'trumpets-commanding-blast': 1 },
      {
        heroes: [READY_MADE.gunnhild],
        foes: [{ statistics: FOE }, { statistics: FOE }],
        fighters: { f0: { x: 12, y: 10, marks }, f1: { x: 13, y: 11 }, h1: { x: 1, y: 28 } },
        turn: 'h0',
      },
    );
    const struck = play(scene, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(struck, 'f0').hp).toBe(50 - (12 - 3 + 2));
    const blown = play(scene, 2, 9).choose('gift:trumpets-commanding-blast:f0');
    expect(blown.told('checked')).toMatchObject([{ total: 3, against: 9 + 2 - 3 }]);
    const both = facing(
      { 'implacably-braced': 2 },
      { fighters: { h0: { x: 10, y: 10, marks: [bonus('atk', 3)] } } },
    );
    const holds = play({ ...both, turn: 'h0' }, 4, 6).choose('strike:f0:0:holding', 'stand');
    expect(addedTo(holds, 'attack')).toMatchObject({ 'implacably-braced': 2, 'eight-legged-horse': 3 });
  });
});

describe('rolls of gifts', () => {
  it('[RUN-GIFTRULE-ACT-03] [RUN-GIFTRULE-ACT-04] are rolls like others: open both ways, worse in the dark, and three worse for who never learned it', () => {
    const squirrel = facing({ 'chattering-squirrel': 1 }, { turn: 'h0' });
    const total = (scene: typeof squirrel, ...faces: number[]) =>
      (
        play(scene, ...faces, 9)
          .choose('gift:chattering-squirrel:f0')
          .told('checked')[0] as unknown as { total: number }
      ).total;
    // Pre −1, and no Divine Awareness.
    expect(total(squirrel, 6)).toBe(6 - 1 - 3);
    expect(total(squirrel, 10, 4)).toBe(14 - 4);
    expect(total(squirrel, 1, 4)).toBe(-4 - 4);
    const area = Array.from({ length: 30 }, (_, y): [number, number, number] => [0, y, 40]);
    const dark = { ...squirrel, map: { zones: [{ kind: 'darkness' as const, area, torches: true }] } };
    expect(total(dark, 6)).toBe(6 - 4 - 4);
  });

  it('[RUN-RULING-G10] what costs nothing is for one’s own turn', () => {
    const scene = facing(
      { 'chattering-squirrel': 1 },
      { heroes: [READY_MADE.gunnhild], fighters: { h1: { x: 13, y: 11 } } },
    );
    expect(optionsOf(play({ ...scene, turn: 'h0' }), 'gift')).toEqual(['gift:chattering-squirrel:f0']);
    expect(optionsOf(play({ ...scene, turn: 'h1' }), 'gift')).toEqual([]);
  });
});

describe('who has gifts', () => {
  it('[RUN-GIFTRULE-FOE-01] [RUN-RULING-G07] no foe, even with the weapon of a rune power', () => {
    const { state } = play(facing({}, { foes: [{ foe: 'dwarf-centurion' }, { foe: 'goblin-warrior' }] }));
    for (const foe of state.foes) expect(foeSheet(foe)).toMatchObject({ held: [], gifts: 0, freePoints: 0 });
  });

  it('[RUN-GIFTRULE-INIT-01] [RUN-RULING-G71] of heroes who are equally quick the one with more of them goes first, whatever their levels', () => {
    const { ragnar } = READY_MADE;
    const scene = facing(
      { 'zealous-sinews': 5 },
      {
        heroes: [spentOn({ 'zealous-sinews': 1, 'wounds-close-quick': 1 }, ragnar)],
        fighters: { h1: { x: 10, y: 14 } },
        agenda: [{ step: 'initiative' }],
      },
    );
    const { state } = play(scene, 5, 5, 2);
    expect(comingActions(state).map(({ fighter }) => fighter)).toEqual(['h1', 'h0', 'f0']);
  });
});

describe('how long and how often', () => {
  it('[RUN-RULING-G11] the round in which it began is the first of so many', () => {
    expect([lastOf(1, 4), lastOf(3, 2)]).toEqual([4, 4]);
  });

  it('[RUN-GIFTRULE-DUR-02] [RUN-RULING-G08] what is used up stays so from round to round, and a fight begins with nothing used', () => {
    const scene = facing({ 'destiny-reversed': 1 }, { turn: 'h0' });
    expect(play(scene).state.fighters.flatMap(({ uses }) => uses)).toEqual([]);
    const missed = (uses: Fighter['uses']) =>
      play(
        { ...scene, fighters: { ...scene.fighters, h0: { x: 10, y: 10, uses } }, state: { round: 9 } },
        3,
        6,
      ).choose('strike:f0:0:plain', 'stand');
    expect(missed([]).kind).toBe('reaction');
    expect(missed([{ gift: 'destiny-reversed', round: 1 }]).kind).toBeNull();
  });
});

describe('set for a charge', () => {
  const charged = (paces: number) => {
    const scene = wielding('pike', { 'implacably-braced': 2 }, { fighters: { f0: { x: 12, y: 10, paces } } });
    const blow = { step: 'attack', attacker: 'f0', target: 'h0', form: 0, kind: 'own', as: 'blow' } as const;
    const charge = {
      manner: 'plain',
      past: null,
      charge: paces,
      leapt: false,
      left: 0,
      forestalled: true,
    } as const;
    return play({ ...scene, agenda: [{ ...blow, ...charge }] }, 9, 2);
  };

  it('[RUN-RULING-G82] is whoever stands with a longshaft weapon, whatever the length of it; the row keeps its twenty paces', () => {
    const short = charged(12);
    expect(addedTo(short, 'defence')).toMatchObject({ 'implacably-braced': 2 });
    expect(addedTo(short, 'defence')).not.toHaveProperty('braced');
    const [{ attack, defence }] = short.told('struck') as unknown as [{ attack: number; defence: number }];
    expect(one(short, 'h0').hp).toBe(77 - (attack - defence + 10 - 6 - 2));
    expect(addedTo(charged(20), 'defence')).toMatchObject({ 'implacably-braced': 2, braced: 3 });
  });
});

describe('a gale behind a blow', () => {
  it('[RUN-RULING-G67] needs a weapon: fists knock nobody down by it', () => {
    const scene = { ...facing({ 'buffeting-gale': 2 }), turn: 'h0' };
    const fists = READY_MADE.ragnar.weapons.length;
    const struck = play(scene, 10, 9, 2).choose(`strike:f0:${fists}:plain`, 'stand');
    expect(struck.told('hurt')).toHaveLength(1);
    expect(struck.kind).toBeNull();
    expect(play(scene, 4, 6).choose('strike:f0:0:plain', 'stand').kind).toBe('reaction');
  });
});

describe('every gift', () => {
  /** All of it happens at shrines. */
  const BETWEEN_FIGHTS: readonly Gift[] = ['ripples-from-the-well-of-knowledge'];

  it.each(GIFTS)(
    '[RUN-HOOK-30] %s is one record: a god’s or a weapon’s, at a price, with something that it does',
    (gift) => {
      const { id, patron, weapon, cost, cap } = GIFT[gift];
      expect(id).toBe(gift);
      expect(patron === null).toBe(weapon !== null);
      expect(cost).toBeGreaterThan(0);
      expect(cap ?? 1).toBeGreaterThanOrEqual(1);
      const listens = Object.keys(GIFT_RULES[gift]?.on ?? {}).length > 0;
      expect(listens || BOOSTS[gift] !== undefined || BETWEEN_FIGHTS.includes(gift)).toBe(true);
    },
  );

  it.each(GIFTS.filter((gift) => GIFT[gift].decision === 'turn' && !BETWEEN_FIGHTS.includes(gift)))(
    '[RUN-HOOK-30] [RUN-HOOK-35] %s, which is decided in one’s turn, listens to it',
    (gift) => expect(GIFT_RULES[gift]?.on.ownWindow).toBeDefined(),
  );
});
