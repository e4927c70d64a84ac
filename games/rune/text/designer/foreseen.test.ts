import { describe, expect, it } from 'vitest';
import { encounter, event, field, laborers, trap } from '../../documents/encounter/testing.ts';
import { bloodCheck } from '../../rules/foreseeing/blood-check.ts';
import { type Foreseen, NOTHING_FORESEEN, type Toll } from '../../rules/foreseeing/counting.ts';
import { whatMattered } from '../../rules/foreseeing/mattering.ts';
import { bloodCheckText, foreseenReport, foreseenTexts, matteredText, placeText } from './foreseen.ts';

const plain = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll('\u00a0', ' '));

const NONE: Toll = {
  met: 100,
  rolls: 0,
  failed: 0,
  hp: {},
  wounds: {},
  deaths: {},
  points: {},
  loot: {},
};

const HUNDRED: Foreseen = {
  runs: 100,
  heroes: 400,
  ends: { through: 80, drivenOff: 15, fallen: 5 },
  rounds: { 10: 50, 14: 50 },
  rolls: { 20: 100 },
  deaths: { 0: 90, 2: 10 },
  almostDown: { 0: 50, 1: 50 },
  points: { 40: 50, 120: 50 },
  loot: { 10: 100 },
  pillagers: {},
  runner: { 75: 100 },
  places: {
    'events.0': NONE,
    'events.0.elements.0': {
      ...NONE,
      met: 50,
      rolls: 200,
      failed: 50,
      hp: { 20: 50 },
      wounds: { 1: 50 },
      points: { 6: 100 },
      loot: { 4: 100 },
    },
    'events.0.combat.foes.0': { ...NONE, hp: { 30: 100 }, deaths: { 2: 10 } },
    'events.0.map': { ...NONE, hp: { 1: 100 } },
  },
};

const given = encounter([
  event({
    title: { en: 'The forge', de: 'Die Schmiede' },
    combat: laborers(3),
    map: field(),
    elements: [trap(null, [], { name: { en: 'Hot floor', de: 'Heißer Boden' } })],
  }),
]);

describe('what many runs say', () => {
  it('[RUN-VPR-04] [RUN-VPR-22] says how it ends, who dies, who is almost down, and what it brings to whom', () => {
    expect(plain(foreseenTexts(HUNDRED, 'en'))).toEqual([
      'It is seen to its end in 80 % (71 % to 87 %), the heroes are driven off in 15 % (9 % to 23 %), and all have fallen in 5 % (2 % to 11 %).',
      'In 10 % (6 % to 17 %) somebody dies; of the heroes 0.2 (0.1 to 0.3) a run.',
      'In 50 % (40 % to 60 %) somebody is almost down; of the heroes 0.5 (0.4 to 0.6) a run.',
      'It takes 12.0 (11.6 to 12.4) rounds of fighting and 20.0 (20.0 to 20.0) rolls of the notes.',
      'A hero gains 20.0 (18.0 to 22.0) victory points; all of them together find loot worth 10.0 (10.0 to 10.0).',
      'Whoever thought it up and ran it would have 75.0 (75.0 to 75.0) victory points.',
    ]);
    expect(plain(foreseenTexts(HUNDRED, 'de'))[1]).toBe(
      'In 10 % (6 % bis 17 %) stirbt jemand; je Durchlauf sterben 0,2 (0,1 bis 0,3) Helden.',
    );
    expect([foreseenTexts(NOTHING_FORESEEN, 'en'), foreseenTexts({ ...HUNDRED, runs: 1 }, 'de')]).toEqual([
      [],
      [],
    ]);
  });

  it('names each place by what its designer calls it, and says what it cost and brought', () => {
    const [foes, floor, ground] = whatMattered(HUNDRED);
    expect([foes, floor, ground].map((one) => placeText(one!, given, 'en'))).toEqual([
      '3 dwarf laborers (equal)',
      'Hot floor',
      'The field of “The forge”',
    ]);
    expect(placeText(floor!, given, 'de')).toBe('Heißer Boden');
    expect(placeText({ path: 'events.0' }, given, 'de')).toBe('„Die Schmiede“ als Ganzes');
    // Others than these came, for others are there.
    expect(placeText({ path: 'events.0.combat.foes.9' }, given, 'en')).toBe('The fight of “The forge”');
    expect(placeText({ path: 'events.9.elements.2' }, given, 'en')).toBe('without a name');
    expect(plain([matteredText(floor!, 'en')])).toEqual([
      'met in 50 % (40 % to 60 %), costs 10.0 (8.0 to 12.0) hit points, 0.5 (0.4 to 0.6) Wounds, brings 6.0 (6.0 to 6.0) points, 4.0 (4.0 to 4.0) points of loot, failed in 25 % (20 % to 31 %) of rolls',
    ]);
    expect(plain([matteredText(foes!, 'de')])[0]).toContain('0,2 (0,1 bis 0,3) Tote');
  });

  it('says whether the blood check is passed, and why not', () => {
    const how = { deadly: null, breaches: 0, limit: 0.5 } as const;
    const told = (verdict: Parameters<typeof bloodCheckText>[0]['verdict'], language: 'en' | 'de') =>
      plain([bloodCheckText({ ...how, verdict, passes: verdict === 'passes', breaches: 2 }, language)])[0];
    expect(told('illegal', 'en')).toBe(
      'Not passed: 2 breaches of the rules of design, whatever the group allows.',
    );
    expect(told('tooDeadly', 'en')).toContain('no more than 50 % are allowed');
    expect(told('tooFewRuns', 'en')).toBe('Undecided: it takes 100 runs to tell.');
    expect(told('passes', 'de')).toContain('50 % sind erlaubt');
  });

  it('is told whole to whoever has no pictures', () => {
    const told = plain(foreseenReport(given, HUNDRED, 'en'));
    expect(told).toContain('What mattered:');
    expect(told.findIndex((line) => line.startsWith('  3 dwarf laborers (equal): met in 100 %'))).toBe(
      told.indexOf('What mattered:') + 1,
    );
    expect(told.at(-2)).toBe(plain([`Blood check: ${bloodCheckText(bloodCheck(given, HUNDRED), 'en')}`])[0]);
  });
});
