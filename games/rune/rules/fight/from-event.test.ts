import { Play, run } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { CREATURE_SAMPLES } from '../../documents/creature/samples.ts';
import { adjustOf } from '../../documents/encounter/mix.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  type GivenEvent,
  gain,
  laborers,
  roll,
  trap,
} from '../../documents/encounter/testing.ts';
import { rune } from '../../index.ts';
import { namingOf } from '../../text/naming.ts';
import { statisticsOf } from '../foe-making.ts';
import { fightOfEvent, mayBeSurprised } from './from-event.ts';
import { type AnyHero, type FoeWish, type GameOptions, GameOptionsSchema } from './options.ts';
import { kindOf } from './sheets.ts';
import type { State } from './state.ts';

const FOUR: readonly AnyHero[] = ['ragnar', 'gunnhild', 'hrolf', 'knut'];
const TWO = FOUR.slice(0, 2);
const [, TOLL] = ENCOUNTER_SAMPLES as readonly [Encounter, Encounter];
const CHANT = { from: 'chant' as const, effects: [{ score: 'atk' as const, on: 'others' as const, by: -1 }] };
const FIRES = {
  from: 'brazier' as const,
  effects: [{ score: 'dam' as const, on: 'goblins' as const, by: 1 }],
};

type GivenFoe = NonNullable<GivenEvent['combat']>['foes'][number];
const foe = (id: string, more: Partial<GivenFoe> = {}): GivenFoe => ({
  id,
  name: `The ${id}`,
  kind: 'dwarf-laborer',
  threat: 'equal',
  ...more,
});

/** For two heroes, with these foes on a wide field. */
const against = (foes: readonly GivenFoe[], what: Partial<GivenEvent> = {}): Encounter =>
  encounter([fightEvent({ combat: { foes: [...foes] }, map: field({ width: 30, height: 30 }), ...what })], {
    group: { heroes: 2 },
    creatures: [CREATURE_SAMPLES[1]!],
  });

function made(given: Encounter, heroes: readonly AnyHero[] = TWO, at = 0) {
  const fight = fightOfEvent(given, at, heroes, { points: 0 });
  if ('refused' in fight) throw new Error(fight.refused.code);
  return fight.ok;
}
const wishes = (given: Encounter): FoeWish[] => made(given).options.foes as FoeWish[];
const refusal = (given: Encounter, heroes: readonly AnyHero[], at = 0) => {
  const fight = fightOfEvent(given, at, heroes, { points: 0 });
  return 'refused' in fight ? fight.refused : null;
};

/** As it stands when the first round begins: no dice have been cast. */
function begun(options: GameOptions, heroes: readonly AnyHero[] = TWO): State {
  const seats = [[...heroes], 'foes' as const];
  const fight = rune.begin(seats, GameOptionsSchema.parse(options));
  if ('refused' in fight) throw new Error(fight.refused.code);
  run(rune, new Play(fight.ok, { roll: () => 5 }));
  return fight.ok;
}

describe('the fight of an event', () => {
  it('[RUN-CEVENT-10] is against exactly these foes where all the heroes come whom it was made for', () => {
    const { options, foes, isRefitted } = made(TOLL, FOUR, 1);
    expect(isRefitted).toBe(false);
    expect(foes).toEqual(TOLL.events[1]?.combat?.foes);
    expect(options).toMatchObject({ mode: 'skirmish', mix: 'free', map: TOLL.events[1]?.map });
    expect((options.foes as FoeWish[]).map(({ foe: kind, threat }) => [kind, threat])).toEqual(
      Array.from({ length: 6 }, () => ['rock-goblin', 'inferior']),
    );
    const came = begun(options, FOUR).fighters.filter(({ side, scenery }) => side === 'foes' && !scenery);
    expect(came).toHaveLength(6);
  });

  it('[RUN-CEVENT-11] [RUN-RULING-F40] is changed for more heroes or fewer, until it is a match for them', () => {
    const fewer = made(TOLL, TWO, 1);
    expect(fewer.isRefitted).toBe(true);
    expect(fewer.foes).toHaveLength(3);
    expect(fewer.options.foes).toHaveLength(3);
    const all: readonly AnyHero[] = [...FOUR, 'bersi', 'gorm', 'groa', 'ketil'];
    expect(made(TOLL, all, 1).foes.length).toBeGreaterThan(6);
    const two = encounter([fightEvent(), fightEvent({ combat: { foes: [foe('other')] } })]);
    expect(refusal(two, ['ragnar'])).toEqual({ code: 'no-match', params: { heroes: 1 } });
  });

  it('[RUN-CEVENT-15] [RUN-CEVENT-18] [RUN-FOELIST-WENDOL.5] has foes with the will, bows and prey they were given', () => {
    const given = against([
      foe('archer', { kind: 'dark-viking', threat: 'weak', missile: 'crossbow' }),
      foe('hunter', { kind: 'wendol', hunts: true }),
      foe('captain', { selfWilled: true }),
    ]);
    expect(wishes(given)).toMatchObject([
      { foe: 'dark-viking', threat: 'weak', missile: 'crossbow', selfWilled: false, hunts: false },
      { foe: 'wendol', missile: null, hunts: true },
      { foe: 'dwarf-laborer', threat: 'equal', selfWilled: true },
    ]);
    expect(begun(made(given).options).foes).toMatchObject([
      { missile: 'crossbow' },
      { hunts: true },
      { selfWilled: true },
    ]);
  });

  it('[RUN-CEVENT-19] has nobody who shoots where that was claimed', () => {
    const shoots = [foe('archer', { kind: 'dark-viking', missile: 'bow' })];
    expect(wishes(against(shoots))[0]?.missile).toBe('bow');
    expect(wishes(against([], { combat: { foes: shoots, noMissiles: true } }))[0]?.missile).toBeNull();
  });

  it('[RUN-CEVENT-21] [RUN-RULING-F25] has foes by their type’s numbers, by none, or by their own', () => {
    const given = against([
      foe('typical', { kind: 'mecha-dwarf' }),
      foe('plain', { kind: 'mecha-dwarf', adjust: 'none' }),
      foe('own', { kind: 'mecha-dwarf', adjust: { atk: 4, hp: -10 } }),
    ]);
    const { foes } = begun(made(given).options);
    const [typical, plain, own] = foes.map(({ statistics }) => statistics!);
    const type = adjustOf({ kind: kindOf('mecha-dwarf'), adjust: 'type' });
    for (const name of ['init', 'atk', 'dfn', 'dam'] as const)
      expect(typical![name] - plain![name]).toBe(type[name] ?? 0);
    expect(own).toEqual(
      statisticsOf(
        // What category and type add is nothing for an Equal one without its Adjust.
        { ...plain! },
        'equal',
        { atk: 4, hp: -10 },
      ),
    );
  });

  it('[RUN-CEVENT-21] bots think of foes whom nobody has hurt as they are', () => {
    const { options } = made(against([foe('own', { adjust: { hp: 40, atk: 9 } })]));
    const state = begun(options);
    const hidden = state.foes.map((sheet) => ({ ...sheet, statistics: null }));
    expect(rune.sense.imagine({ ...state, foes: hidden }, 0, () => 1).foes).toEqual(state.foes);
  });

  it('[RUN-RULING-F38] [RUN-FOELIST-GOBLIN-SHAMAN.1] each shaman has the magic that was bought for him', () => {
    const given = against([], {
      combat: {
        foes: [
          foe('first', { kind: 'goblin-shaman' }),
          foe('guard', { kind: 'goblin-warrior' }),
          foe('second', { kind: 'goblin-shaman' }),
          foe('third', { kind: 'goblin-shaman' }),
        ],
        magic: [CHANT, FIRES],
      },
    });
    expect(wishes(given).map(({ magic }) => magic)).toEqual([CHANT, null, FIRES, null]);
  });

  it('[RUN-CEVENT-12] an own creature comes as its designer made it, and one that is gone does not come', () => {
    const given = against([foe('dead', { kind: { creature: 0 } })]);
    expect(wishes(given)[0]?.foe).toEqual(CREATURE_SAMPLES[1]);
    for (const heroes of [TWO, FOUR])
      expect(refusal({ ...given, creatures: [] }, heroes)?.code).toBe('no-such-creature');
  });

  it('[RUN-CEVENT-22] [RUN-TER-163] foes begin where their designer put them, and others where the map says', () => {
    const map = field({
      width: 30,
      height: 30,
      starts: { heroes: [{ x: 0, y: 0 }], foes: [{ x: 20, y: 20 }] },
    });
    const given = against(
      [
        foe('free'),
        foe('here', { start: { x: 7, y: 9 } }),
        foe('there', { start: { x: 7, y: 9 } }),
        foe('giant', { kind: 'giant', start: { x: 12, y: 3 } }),
        foe('outside', { start: { x: 40, y: 3 } }),
      ],
      { map },
    );
    const spots = begun(made(given).options)
      .fighters.filter(({ side }) => side === 'foes')
      .map(({ x, y }) => [x, y]);
    expect(spots.slice(0, 2)).toEqual([
      [20, 20],
      [7, 9],
    ]);
    // Two cannot stand on one square.
    expect(Math.max(Math.abs(spots[2]![0]! - 7), Math.abs(spots[2]![1]! - 9))).toBe(1);
    expect(spots[3]).toEqual([12, 3]);
    expect(Math.max(Math.abs(spots[4]![0]! - 20), Math.abs(spots[4]![1]! - 20))).toBe(1);
  });

  it('[RUN-TER-163] where nobody has said anything of places, foes begin far from the heroes', () => {
    const [f0] = begun(made(against([foe('one')])).options).fighters.filter(({ side }) => side === 'foes');
    expect(Math.max(f0!.x, f0!.y)).toBe(29);
    const plain = made(against([foe('one', { start: { x: 1, y: 1 } })], { map: null }));
    expect(plain.options.map).toMatchObject({ width: 30, zones: [], objects: [] });
    expect((plain.options.foes as FoeWish[])[0]).not.toHaveProperty('start');
  });

  it('[RUN-TER-70] whoever was put behind a captive holds it, if he is crafty', () => {
    const objects = (['thrall', 'maid'] as const).map((id, i) => ({
      id,
      kind: 'hostage' as const,
      area: [[5, 5 + i, 1]] as [[number, number, number]],
    }));
    const map = field({ width: 30, height: 30, objects });
    const captors = (far: GivenFoe) =>
      begun(
        made(against([foe('near', { kind: 'goblin-warrior', start: { x: 6, y: 6 } }), far], { map })).options,
      ).extras.map(({ captor }) => captor);
    expect(captors(foe('far', { kind: 'goblin-warrior', start: { x: 20, y: 20 }, holds: 'maid' }))).toEqual([
      'f0',
      'f1',
    ]);
    expect(captors(foe('far', { kind: 'goblin-freak', start: { x: 20, y: 20 }, holds: 'maid' }))).toEqual([
      'f0',
      'f0',
    ]);
  });

  it('[RUN-FOELIST-LAND-CRAB.4] heroes who are short of food hunt', () => {
    const combat = { foes: [foe('crab', { kind: 'land-crab-small' as const })] };
    expect(made(against([], { combat })).options.mustHunt).toBe(false);
    expect(made(against([], { combat: { ...combat, mustHunt: true } })).options.mustHunt).toBe(true);
  });

  it('foes bear the names that their designer gave them; namesakes are numbered', () => {
    const given = against([
      foe('a', { name: { en: 'Old Bone', de: 'Altbein' } }),
      foe('b', { name: 'Twin' }),
      foe('c', { name: 'Twin' }),
    ]);
    const state = begun(made(given).options);
    const [en, de] = [namingOf(state, 'en'), namingOf(state, 'de')];
    expect(['f0', 'f1', 'f2'].map(en.who)).toEqual(['Old Bone', 'Twin 1', 'Twin 2']);
    expect([de.who('f0'), de.whose('f0'), de.whom('f0')]).toEqual(['Altbein', 'Altbeins', 'Altbein']);
  });

  it('is refused without foes, without heroes, and with more than there is room for', () => {
    expect(refusal(TOLL, FOUR, 0)?.code).toBe('no-foes');
    expect(refusal(TOLL, FOUR, 7)?.code).toBe('no-foes');
    expect(refusal(TOLL, [], 1)?.code).toBe('no-heroes');
    expect(refusal(TOLL, [...FOUR, ...FOUR, 'osk'], 1)).toMatchObject({ code: 'too-many-heroes' });
    expect(refusal(against(laborers(41).foes), TWO)).toEqual({ code: 'too-many-foes', params: { most: 40 } });
  });
});

describe('what else happens in the event', () => {
  const sure = trap(null, [{ kind: 'ambush' }]);
  const byRoll = trap(roll('awareness', 8, { type: 'weakLink' }), [{ kind: 'ambush' }]);
  const ours = gain([{ kind: 'ambush' }], roll('stealth', 8, { type: 'weakLink' }));
  const after = <E extends object>(element: E): E => ({ ...element, phase: 'after' });

  it('[RUN-HAZ-AMBUSH-01] [RUN-HAZ-AMBUSH-05] who may walk into an ambush is known, and who surely does is surprised', () => {
    const first = (...elements: GivenEvent['elements'] & object): Encounter =>
      encounter([event({ elements }), fightEvent({ combat: laborers(2) })], { group: { heroes: 2 } });
    expect(mayBeSurprised(first(), 1)).toEqual([]);
    expect(mayBeSurprised(first(byRoll, ours), 1)).toEqual(['heroes', 'foes']);
    expect(made(first(byRoll, ours), TWO, 1).options.surprised).toBe('nobody');
    expect(made(first(sure), TWO, 1).options.surprised).toBe('heroes');
    const chosen = fightOfEvent(first(byRoll), 1, TWO, { points: 300, surprised: 'heroes' });
    expect(chosen).toMatchObject({ ok: { options: { surprised: 'heroes', points: 300 } } });
    if (!('ok' in chosen)) throw new Error('refused');
    expect(begun(chosen.ok.options).fighters.map(({ surprise }) => surprise)).toEqual([
      'full',
      'full',
      'none',
      'none',
    ]);
  });

  it('[RUN-HAZ-AMBUSH-02] what comes after the fight, or before another one, surprises nobody in it', () => {
    const two = encounter([
      fightEvent({ elements: [sure, after(ours)] }),
      fightEvent({ combat: { foes: [foe('other')] }, elements: [after(byRoll)] }),
    ]);
    expect(mayBeSurprised(two, 0)).toEqual(['heroes']);
    expect(mayBeSurprised(two, 1)).toEqual([]);
  });

  it('[RUN-HAZ-GRAB-01] [RUN-TRAP-67] traps that the map shows are there, and what a fight cannot run is named', () => {
    const during = <E extends object>(element: E, name: string): E => ({ ...element, phase: 'during', name });
    const jaws = during(trap(roll('awareness', 8), [{ kind: 'nuisance', dam: 5 }]), 'Rats');
    const fire = during(trap(null, [{ kind: 'fire', raging: true }], { trigger: 'fell' }), 'Fire');
    const drawn = field({
      width: 30,
      height: 30,
      zones: [{ kind: 'swarm', dam: 5, area: [[4, 4, 2]] }],
      objects: [{ id: 'jaws', kind: 'grabber', difficulty: 6, dam: 10, area: [[9, 9, 1]] }],
    });
    const person = {
      id: 'smith',
      name: 'A smith',
      move: 10,
      statistics: { init: 0, atk: 0, dfn: 0, dam: 0, soak: 0, hp: 20 },
      weapon: null,
    };
    const given = (map: GivenEvent['map']) =>
      against([foe('one')], { elements: [jaws, fire, trap(null, [])], people: [person], map: map ?? null });
    expect(made(given(drawn)).leftOut).toEqual(['Fire', 'A smith']);
    expect(made(given(field())).leftOut).toEqual(['Rats', 'Fire', 'A smith']);
    expect(begun(made(given(drawn)).options).map.objects).toEqual(drawn.objects);
  });
});
