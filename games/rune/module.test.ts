import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { FIGHT_IDS } from './content/fights.ts';
import { ADVENTURE_NAMES } from './content/library.ts';
import { BATTLE_MAPS } from './content/maps/index.ts';
import { GALLERY } from './documents/hero/builds/index.ts';
import { READY_MADE } from './documents/hero/ready-made.ts';
import type { Hero } from './documents/hero/schema.ts';
import { rune as module } from './module.ts';
import type { GameEvent } from './rules/fight/events.ts';
import { pacesBetween } from './rules/fight/fighters.ts';
import type { State } from './rules/fight/state.ts';
import { sampleState } from './text/testing.ts';

const SEED = '7'.padStart(64, '0');
const create = (seats: readonly unknown[], options: object = {}) =>
  Match.create(module.game, { seats, options, seed: SEED });
function begun(seats: readonly unknown[], options: object = {}): Match<State> {
  const made = create(seats, options);
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
}

describe('Rune in the hall', () => {
  const own: Hero = { ...READY_MADE.knut, name: 'Kjartan' };
  const broken: Hero = { ...own, hitPoints: 99 };

  it('is called at the table by what was told of it first, and not by a fight that nobody fights', () => {
    const [, notes] = module.documents.encounter.samples;
    const title = (options: object) => {
      const view = begun([['ragnar'], ['gunnhild']], options).view(1) as State;
      const known = { ...module.optionsIn(view), ...module.openOptions(options as never) };
      return module.words.story(known as never, 'de');
    };
    expect(title({ sitting: notes })).toBe('Der Goblinzoll');
    expect(title({ adventure: 'stolen-rune' })).toBe(
      module.words.story({ adventure: 'stolen-rune' } as never, 'de'),
    );
    expect(title({})).toBe(module.words.story({} as never, 'de'));
  });

  it('is called before it begins by what will be run, and its seat of the foes by what it does there', () => {
    const [, notes] = module.documents.encounter.samples;
    const story = (options: object, seats: object[] = []) =>
      module.words.story(module.gist(options, seats as never) as never, 'en');
    const place = (options: object, seats: object[] = []) =>
      module.words.place('foes', 'en', module.gist(options, seats as never) as never);
    const sealed = { as: ['ragnar'], brought: [{ kind: 'encounter' }] };
    const run = { as: { heroes: ['ragnar'], encounters: [notes] } };
    for (const seat of [sealed, run]) {
      expect(story({}, [{ as: ['gunnhild'] }, seat])).toBe('what everybody has brought');
      expect(place({}, [seat])).toMatch(/^Whoever runs it/);
    }
    expect(story({}, [{ as: ['ragnar'], brought: [{ kind: 'hero' }] }])).toBe('Goblins in Raven Wood');
    expect(story({ sitting: notes })).toBe('what somebody has designed');
    expect(place({ sitting: notes })).toMatch(/^Whoever runs it/);
    expect(place({ adventure: 'stolen-rune' })).toMatch(/^Whoever runs it/);
    expect(place({ preset: 'pass' })).toMatch(/^The foes/);
    expect(module.words.place('foes', 'en')).toMatch(/foes, or an adventure/);
  });

  it('tells nobody beforehand what the notes of a sitting hold', () => {
    const [, notes] = module.documents.encounter.samples;
    const options = { difficulty: 'light', sitting: notes };
    expect(module.openOptions(options as never)).toEqual({ difficulty: 'light', designed: true });
    expect(JSON.stringify(module.gist(options as never))).not.toContain('events');
    const later = notes?.events.at(-1)?.narration;
    expect(later).toMatchObject({ en: expect.stringMatching(/./) });
    for (const seat of [0, null])
      expect(JSON.stringify(begun([['ragnar']], options).view(seat))).not.toContain(
        JSON.stringify(later).slice(2, 40),
      );
  });

  it('seats oneself and two bots as heroes, foes by the rules, and room for five more and for who plays the foes', () => {
    expect(module.places.map(({ id, control }) => `${id} ${control}`)).toEqual([
      'ragnar human',
      'gunnhild bot',
      'hrolf bot',
      'foes none',
      ...['bersi', 'thorfinn', 'astrid', 'ketil', 'osk'].map((id) => `${id} none`),
    ]);
    expect(module.words.place('ragnar', 'en')).toBe('Ragnar, axeman');
    expect(module.words.place('foes', 'de')).toMatch(/^Die Gegner/);
    const all = begun(module.places.map(({ seat }) => seat)).view(null);
    expect(all.seats).toHaveLength(9);
    expect(all.heroes).toHaveLength(8);
  });

  it('lets everybody bring heroes of his own in place of those of his place', () => {
    expect(module.seated(['ragnar'], {})).toEqual(['ragnar']);
    expect(module.seated(['ragnar'], { hero: [own] })).toEqual([own]);
    expect(module.seated('foes', { hero: [own] })).toBe('foes');
    expect(begun([module.seated(['ragnar'], { hero: [own, GALLERY.osk] })]).view(0).heroes).toEqual([
      own,
      GALLERY.osk,
    ]);
  });

  it('believes nothing else that is written at a seat', () => {
    expect(module.seated([broken, 'ragnar', 'nobody', 7], {})).toEqual(['ragnar']);
    expect(module.seated({ hero: broken }, {})).toBe('foes');
  });

  it('[RUN-HERO-06] refuses a hero who broke the rules, and says which and why', () => {
    expect(create([['ragnar'], module.seated(['knut'], { hero: [broken] })])).toEqual({
      refused: { code: 'bad-hero', params: { hero: 'Kjartan', problem: 'overspent' } },
    });
  });

  it('names seats by their heroes, whoever they are', () => {
    expect(module.words.dealt(['ragnar', own, 'Bui', 3], 'en')).toBe('Ragnar, Kjartan and Bui');
    expect(module.words.dealt('foes', 'de')).toBe('Gegner');
    expect(module.seats(begun([['ragnar', 'knut'], 'foes', [own]]).view(null))).toEqual([
      ['Ragnar', 'Knut'],
      'foes',
      ['Kjartan'],
    ]);
  });

  it('calls a fight by its name, or by its field where something else was agreed', () => {
    expect(module.words.story({}, 'en')).toBe('Goblins in Raven Wood');
    expect(module.words.story({ preset: 'pass' }, 'de')).toBe('Ungeheuer am Pass');
    expect(module.words.story({ preset: 'goblins', foes: 'elves' }, 'en')).toBe('Raven Wood');
    expect(module.words.story({ map: 'mead-hall' }, 'en')).toBe('The Mead-Hall');
    expect(module.words.story({ map: { ...BATTLE_MAPS['mead-hall'], name: 'ours' } }, 'en')).toBe('A field');
    expect(module.words.story({ mode: 'holmgang' }, 'en')).toBe('Holmgang: a duel');
    for (const { options } of module.presets)
      expect(module.words.story(module.gist(options), 'de')).toBe(module.words.story(options, 'de'));
    expect(module.gist({ map: BATTLE_MAPS['mead-hall'], foes: [], hero: own })).toEqual({});
    const [first, ...others] = FIGHT_IDS;
    expect(module.presets.map(({ id }) => id)).toEqual([first, ...ADVENTURE_NAMES, ...others]);
  });

  it('finishes what can be finished, and nothing else', () => {
    const decision = (...acts: string[]) => ({ seat: 0, kind: 'x', options: acts.map((act) => ({ act })) });
    expect(module.finishing(decision('strike', 'walk', 'done'))).toEqual({ act: 'done' });
    expect(module.finishing(decision('now', 'later'))).toEqual({ act: 'later' });
    expect(module.finishing(decision('goOn', 'stop'))).toEqual({ act: 'stop' });
    expect(module.finishing(decision('dodge', 'stand'))).toBeNull();
    expect(['change', 'wait', 'strike', 'walk'].map((act) => module.isIdle({ act }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('takes back an action as a whole, and knows where rounds begin', () => {
    expect(module.errand(sampleState())).toBeNull();
    const turning = { fighter: 'h0', halves: [], engagedAtFirst: false, paces: 0 } as const;
    const act = { step: 'act', seat: 0, ...turning, charges: false, retires: false, leapt: false } as never;
    expect(module.errand(sampleState(act))).toBe('h0');
    expect(module.opensRound({ type: 'roundBegan', round: 3 })).toEqual({ number: 3, of: null });
    expect(module.opensRound({ type: 'fightEnded', won: 'heroes' } as GameEvent)).toBeNull();
  });

  it('lets a newcomer meet his first foes within a charge: in the lesson, and in the fight that is offered first', () => {
    const first = module.presets[0]?.options;
    const lesson = begun([['ragnar']], { ...first, ...module.lessonOptions });
    const offered = begun([['ragnar'], ['gunnhild'], ['hrolf']], { ...first });
    for (const match of [lesson, offered]) {
      const view = match.view(0);
      const [heroes, foes] = (['heroes', 'foes'] as const).map((of) =>
        view.fighters.filter(({ side }) => side === of),
      );
      const paces = heroes!.map((hero) => Math.min(...foes!.map((foe) => pacesBetween(view, hero, foe))));
      expect(Math.min(...paces)).toBeGreaterThanOrEqual(10);
      expect(Math.max(...paces)).toBeLessThanOrEqual(17);
    }
  });

  it('teaches by a light fight on an open field', () => {
    const { map, foes, rounds } = begun([['ragnar']], {
      ...module.presets[0]?.options,
      ...module.lessonOptions,
    }).view(0);
    expect(map.name).toBe('barrow-field');
    expect(foes.length).toBeLessThan(3);
    expect(rounds).toBe(12);
  });
});
