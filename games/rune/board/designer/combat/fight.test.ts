import { LANGUAGES } from '@skald/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOE, FOES } from '../../../content/foes.ts';
import { THREATS } from '../../../content/threats.ts';
import { CREATURE_SAMPLES } from '../../../documents/creature/samples.ts';
import { check } from '../../../documents/encounter/check/index.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import { type Encounter, EncounterSchema, type FoeEntry } from '../../../documents/encounter/schema.ts';
import { said } from '../../../text/encounter.ts';
import * as fight from './fight.ts';
import { type FoeGroup, groupMoved, groupsOf, parted, regrouped } from './groups.ts';
import { offersFor, soughtIn } from './kinds.ts';

const [BLANK, TOLL] = ENCOUNTER_SAMPLES;
if (TOLL === undefined) throw new Error('no sample');
const toll: Encounter = TOLL;
const WARREN = 1;
const goblins: FoeEntry[] = toll.events[WARREN]?.combat?.foes ?? [];
const bestiary: Encounter = { ...BLANK, creatures: [...CREATURE_SAMPLES] };

/** The first event with these foes. */
const fought = (foes: readonly FoeEntry[], given: Encounter = bestiary): Encounter => ({
  ...given,
  events: given.events.map((event, e) =>
    e === 0 ? { ...event, combat: { ...fight.NO_FOES, foes: [...foes] } } : event,
  ),
});
const added = (kind: fight.Kind, count: number, foes: readonly FoeEntry[] = []): FoeEntry[] =>
  fight.withNew(foes, { kind, threat: 'inferior', count }, fought(foes));
const names = (foes: readonly FoeEntry[], language: 'en' | 'de' = 'en'): string[] =>
  foes.map(({ name }) => said(name, language));
const groupAt = (foes: readonly FoeEntry[], i: number): FoeGroup => groupsOf(foes)[i] as FoeGroup;

describe('foes that are alike', () => {
  it('stand together, whatever their names and whoever has a will of its own', () => {
    expect(groupsOf(goblins).map(({ first, foes }) => [first, foes.length])).toEqual([[0, 6]]);
  });

  it('are parted by type, category, Adjust and missile, and by standing elsewhere', () => {
    const [one, two, three] = added('goblin-warrior', 3) as [FoeEntry, FoeEntry, FoeEntry];
    const sizes = (foes: readonly FoeEntry[]): number[] => groupsOf(foes).map((group) => group.foes.length);
    expect(sizes([one, two, three])).toEqual([3]);
    expect(sizes([one, { ...two, threat: 'weak' }, three])).toEqual([1, 1, 1]);
    expect(sizes([one, two, { ...three, missile: 'bow' }])).toEqual([2, 1]);
    expect(sizes([one, two, { ...three, adjust: 'none' }])).toEqual([2, 1]);
    expect(
      sizes([
        { ...one, adjust: { dam: 3 } },
        { ...two, adjust: { atk: 0, dam: 3 } },
      ]),
    ).toEqual([2]);
    expect(
      sizes([
        { ...one, kind: { creature: 0 } },
        { ...two, kind: { creature: 1 } },
      ]),
    ).toEqual([1, 1]);
  });

  it('whoever was told apart begins a group that others may join', () => {
    const foes = added('troll', 3);
    const apart = new Set([foes[1]?.id ?? '']);
    expect(groupsOf(foes, apart).map((group) => group.foes.length)).toEqual([1, 2]);
  });

  it('one goes behind the others to be made something else, and all are still there', () => {
    const then = parted(goblins, groupAt(goblins, 0), 2);
    expect(names(then)).toEqual(['Gnarr', 'Snib', 'Pockle', 'Weep', 'Little Weep', 'Mother Rot']);
  });

  it('moving a group there and back changes nothing', () => {
    const foes = added('troll', 2, added('giant', 1, added('wendol', 3)));
    const there = groupMoved(groupsOf(foes), 1, 0);
    expect(names(there)[0]).toBe('Giant');
    expect(groupMoved(groupsOf(there), 0, 1)).toEqual(foes);
    const last = groupMoved(groupsOf(foes), 0, 2);
    expect(names(last).at(-1)).toMatch(/^Wendol/);
    expect(groupMoved(groupsOf(last), 2, 0)).toEqual(foes);
    expect(groupMoved(groupsOf(foes), 0, -1)).toEqual(foes);
    expect(groupMoved(groupsOf(foes), 2, 3)).toEqual(foes);
  });
});

describe('foes are added', () => {
  it('[RUN-CEVENT-12] three of a type at once have names and numbers in both languages', () => {
    const foes = added('goblin-warrior', 3);
    expect(names(foes)).toEqual(['Goblin warrior 1', 'Goblin warrior 2', 'Goblin warrior 3']);
    expect(names(foes, 'de')).toEqual(['Goblinkrieger 1', 'Goblinkrieger 2', 'Goblinkrieger 3']);
    expect(new Set(foes.map(({ id }) => id)).size).toBe(3);
  });

  it('[RUN-CEVENT-12] one has the plain name of its type, the next a number', () => {
    const foes = added('troll', 1, added('troll', 1));
    expect(names(foes)).toEqual(['Troll', 'Troll 2']);
    expect(names(added({ creature: 1 }, 1))).toEqual(['Draugr']);
  });

  it('more of a group are named after its last one, begin anywhere and hold nobody', () => {
    const held = goblins.map((foe) => ({ ...foe, start: { x: 1, y: 1 }, holds: 'captive' }));
    const then = fight.withCount(held, groupAt(held, 0), 8, toll);
    expect(names(then).slice(6)).toEqual(['Little Weep 2', 'Little Weep 3']);
    expect(then.slice(6).map(({ start, holds }) => [start, holds])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(names(fight.withCount(held, groupAt(held, 0), 2, toll))).toEqual(['Gnarr', 'Snib']);
    expect(fight.withCount(held, groupAt(held, 0), 0, toll)).toEqual(held);
  });

  it('a copy of a group stands behind it, will and all', () => {
    const pair = added('troll', 2).map((foe) => ({ ...foe, selfWilled: true }));
    const then = fight.withCopy(pair, groupAt(pair, 0), fought(pair));
    expect(names(then)).toEqual(['Troll 1', 'Troll 2', 'Troll 3', 'Troll 4']);
    expect(then.every(({ selfWilled }) => selfWilled)).toBe(true);
  });

  it('never more than an event can hold', () => {
    const many = added('rock-goblin', 200);
    expect(many).toHaveLength(60);
    expect(added('troll', 5, many)).toHaveLength(60);
    expect(fight.withCopy(many, groupAt(many, 0), fought(many))).toHaveLength(60);
    expect(fight.withCount(many, groupAt(many, 0), 99, fought(many))).toHaveLength(60);
  });
});

describe('a group becomes another type', () => {
  const wild: FoeEntry[] = added('wendol', 2).map((foe, i) => ({
    ...foe,
    threat: 'superior',
    hunts: true,
    selfWilled: true,
    name: i === 0 ? 'Old Grim' : foe.name,
  }));
  const become = (kind: fight.Kind): FoeEntry[] => fight.withKind(wild, groupAt(wild, 0), kind, fought(wild));

  it('[RUN-CEVENT-13] [RUN-FOELIST-WENDOL.5] [RUN-FOELIST-CRAFTWERKS] and loses what that type cannot be', () => {
    expect(become('spider-werk').map(({ threat, hunts, selfWilled }) => [threat, hunts, selfWilled])).toEqual(
      [
        ['equal', false, false],
        ['equal', false, false],
      ],
    );
  });

  it('[RUN-CEVENT-18] a bow stays only with those who may have one', () => {
    const archers = added('goblin-warrior', 2).map((foe): FoeEntry => ({ ...foe, missile: 'bow' }));
    const bowsOf = (kind: fight.Kind) =>
      fight.withKind(archers, groupAt(archers, 0), kind, fought(archers)).map(({ missile }) => missile);
    expect(bowsOf('slayer-senior')).toEqual(['bow', 'bow']);
    expect(bowsOf('rock-goblin')).toEqual([null, null]);
  });

  it('[RUN-TER-70] and only the crafty keep a captive', () => {
    const captors = added('goblin-warrior', 1).map((foe) => ({ ...foe, holds: 'captive' }));
    const heldBy = (kind: fight.Kind) =>
      fight.withKind(captors, groupAt(captors, 0), kind, fought(captors))[0]?.holds;
    expect(heldBy('troll')).toBe('captive');
    expect(heldBy('wendol')).toBeNull();
  });

  it('whoever was named by his type is renamed, whoever has a name keeps it', () => {
    expect(names(become('troll'))).toEqual(['Old Grim', 'Troll 1']);
  });

  it('[RUN-CEVENT-13] no type ever breaks its own limits by that', () => {
    for (const offer of offersFor(bestiary, 'en').filter(({ facts }) => facts.mix !== null)) {
      const codes = check(fought(become(offer.kind))).map(({ code }) => code);
      for (const code of ['maxThreat', 'noWill', 'noMissile', 'mayNotHunt', 'unknownCreature'])
        expect(codes, offer.key).not.toContain(code);
    }
  });

  it('[RUN-CEVENT-13] a type is usually met as an equal, or as high as it goes', () => {
    expect(fight.usualThreat('troll', bestiary)).toBe('equal');
    expect(fight.usualThreat('goblin-leader', bestiary)).toBe('weak');
    expect(fight.usualThreat({ creature: 0 }, bestiary)).toBe('equal');
    for (const foe of FOES)
      expect(THREATS.indexOf(fight.usualThreat(foe, bestiary))).toBeGreaterThanOrEqual(
        THREATS.indexOf(FOE[foe].maxThreat),
      );
  });
});

describe('Adjust and magic', () => {
  it('[RUN-CEVENT-21] [RUN-RULING-F27] by hand one begins with what the type has, or with nothing where that was left out', () => {
    const bosses = added('dwarf-pit-boss', 2);
    const byHand = fight.withAdjust(bosses, groupAt(bosses, 0), 'own', bestiary);
    expect(byHand.map(({ adjust }) => adjust)).toEqual([
      { dam: 5, soak: -1 },
      { dam: 5, soak: -1 },
    ]);
    const none = fight.withAdjust(byHand, groupAt(byHand, 0), 'none', bestiary);
    expect(none[0]?.adjust).toBe('none');
    expect(fight.withAdjust(none, groupAt(none, 0), 'own', bestiary)[0]?.adjust).toEqual({});
    const [changed] = fight.withEach(byHand, groupAt(byHand, 0), { adjust: { atk: 2 } });
    expect(
      fight.withAdjust(changed ? [changed] : [], groupAt([changed as FoeEntry], 0), 'own', bestiary)[0]
        ?.adjust,
    ).toEqual({ atk: 2 });
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.2] magic helps goblins or hampers all others, never the other way round', () => {
    const helps = { score: 'dam', on: 'goblins', by: 2 } as const;
    const hampers = fight.magicOn(helps, 'others');
    expect(hampers).toEqual({ score: 'dam', on: 'others', by: -2 });
    expect(fight.magicOn(hampers, 'goblins')).toEqual(helps);
    expect(fight.magicOn(hampers, 'others', 3).by).toBe(-3);
  });

  it('[RUN-FOELIST-GOBLIN-SHAMAN.1] new magic is legal beside its shaman, and has three changes at most', () => {
    const combat = fight.withMagic({ ...fight.NO_FOES, foes: added('goblin-shaman', 1) });
    const encounter = { ...BLANK, events: BLANK.events.map((event) => ({ ...event, combat })) };
    expect(check(encounter).filter(({ code }) => code.startsWith('magic'))).toEqual([]);
    let [magic] = combat.magic;
    for (let i = 0; i < 5; i++) if (magic) magic = fight.withMagicEffect(magic);
    expect(magic?.effects).toHaveLength(3);
    let full = combat;
    for (let i = 0; i < 20; i++) full = fight.withMagic(full);
    expect(full.magic).toHaveLength(8);
  });
});

describe('types are found', () => {
  const found = (text: string, language: 'en' | 'de' = 'en'): string[] =>
    soughtIn(offersFor(bestiary, language), text, language).map(({ name }) => name);

  it('[RUN-CEVENT-12] all of the gallery and all own ones, each with a word of what it is', () => {
    for (const language of LANGUAGES) {
      const offers = offersFor({ creatures: CREATURE_SAMPLES.slice(1) }, language);
      expect(offers).toHaveLength(FOES.length + 2);
      expect(offers.filter(({ about }) => about === '')).toEqual([]);
    }
  });

  it('by name, by what they are and by what they can do', () => {
    expect(found('gobliness')).toEqual(['Rock gobliness']);
    expect(found('undead')).toEqual(['Draugr', 'Dishonored', 'Sark Amen']);
    expect(found('LEAPS undead')).toEqual(['Sark Amen']);
    expect(found('untot springt', 'de')).toEqual(['Sark Amen']);
    expect(found('dwarf net')).toEqual(['Dwarf medic']);
    expect(found('zzz')).toEqual([]);
  });
});

describe('whatever is done', () => {
  it('a document can hold it', () => {
    const kind = fc.constantFrom<fight.Kind>('troll', 'goblin-shaman', 'beetle-werk', { creature: 2 });
    type Step = (foes: FoeEntry[], encounter: Encounter) => FoeEntry[];
    const onGroup =
      (act: (foes: FoeEntry[], group: FoeGroup, encounter: Encounter) => FoeEntry[], n: number): Step =>
      (foes, encounter) => {
        const groups = groupsOf(foes);
        const group = groups[n % Math.max(1, groups.length)];
        return group === undefined ? foes : act(foes, group, encounter);
      };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(kind, fc.constantFrom(...THREATS), fc.integer({ min: 1, max: 30 })).map(
        ([one, threat, count]): Step =>
          (foes, encounter) =>
            fight.withNew(foes, { kind: one, threat, count }, encounter),
      ),
      fc.tuple(kind, fc.nat(9)).map(([one, n]) => onGroup((f, g, e) => fight.withKind(f, g, one, e), n)),
      fc
        .tuple(fc.nat(70), fc.nat(9))
        .map(([count, n]) => onGroup((f, g, e) => fight.withCount(f, g, count, e), n)),
      fc.nat(9).map((n) => onGroup(fight.withCopy, n)),
      fc.nat(9).map((n) => onGroup((f, g) => parted(f, g, 0), n)),
      fc.nat(9).map((n) => onGroup((f, g) => regrouped(f, g, []), n)),
      fc
        .tuple(fc.constantFrom('type', 'none', 'own'), fc.nat(9))
        .map(([how, n]) => onGroup((f, g, e) => fight.withAdjust(f, g, how, e), n)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce((encounter, act) => {
          const foes = encounter.events[0]?.combat?.foes ?? [];
          return fought(act(foes, encounter), encounter);
        }, fought([]));
        expect(EncounterSchema.safeParse(end).error).toBeUndefined();
        expect(check(end).filter(({ code }) => code === 'idTwice')).toEqual([]);
        const there = names(end.events[0]?.combat?.foes ?? []);
        expect(new Set(there).size).toBe(there.length);
      }),
      { numRuns: 60 },
    );
  });
});
