import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { ROLL_TYPES } from '../../content/design/rolls.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import {
  encounter,
  event,
  fightEvent,
  freestanding,
  type GivenElement,
  type GivenGain,
  gain,
  holding,
  roll,
  trap,
} from '../../documents/encounter/testing.ts';
import { chanceOf } from '../../rules/dice.ts';
import { runsAs } from './running.ts';

/** How the first element of the first event runs. */
function told(given: Encounter, language: Language = 'en'): string {
  const element = given.events[0]?.elements[0];
  if (element === undefined) throw new Error('nothing there');
  return runsAs(element, given, language).replaceAll('\u00a0', ' ');
}
const runs = (element: GivenElement, language: Language = 'en'): string => told(holding(element), language);
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const hurting = { kind: 'damage', dam: 12 } as const;

describe('a trap', () => {
  it('is told from who rolls to how likely it is', () => {
    const given = trap(roll('bravery', 6), [{ kind: 'impairment', points: 2 }]);
    expect(runs(given)).toBe(
      'Everybody rolls Bravery (Sta) against 6. Whoever fails suffers an Impairment of 2 until the encounter ends. Chance with a score of 4: 90 %.',
    );
    expect(runs(given, 'de')).toBe(
      'Alle würfeln auf Tapferkeit (Aus) gegen 6. Wer scheitert, erleidet eine Beeinträchtigung von 2 bis zum Ende der Begegnung. Aussicht mit einem Wert von 4: 90 %.',
    );
  });

  it.each(ROLL_TYPES)('says who rolls and who suffers, unlike all other types: %s', (type) => {
    const tell = (one: (typeof ROLL_TYPES)[number], language: Language): string =>
      runs(trap(roll('jump', 8, { type: one, direction: 'rear' }), [hurting]), language);
    for (const language of LANGUAGES)
      for (const other of ROLL_TYPES)
        if (other !== type) expect(tell(type, language)).not.toBe(tell(other, language));
  });

  it('[RUN-DIF-33] one that is meant for a single hero is a Rush: he alone rolls, and he alone suffers', () => {
    const dart = trap(roll('dodge', 7, { type: 'rush' }), [hurting]);
    expect(runs(dart)).toMatch(
      /^One hero, whoever gets there first, rolls Dodge.* If he fails, he alone suffers/,
    );
    expect(runs(dart, 'de')).not.toBe(runs(trap(roll('dodge', 7), [hurting]), 'de'));
  });

  it('[RUN-DIF-35] a Line of Doom strikes from the danger’s side to the decisive failure', () => {
    const doom = (direction: 'front' | 'rear') =>
      runs(trap(roll('jump', 8, { type: 'lineOfDoom', direction }), [hurting]));
    expect(doom('rear')).toContain('the foremost who fails, and everybody behind him, suffer');
    expect(doom('front')).toContain('the rearmost who fails, and everybody ahead of him, suffer');
  });

  it('[RUN-DIF-37] a Domino goes on towards its direction', () => {
    const fall = (direction: 'front' | 'rear') =>
      runs(trap(roll('jump', 8, { type: 'domino', direction }), [hurting]));
    expect(fall('rear')).toContain('the next one behind him roll again');
    expect(fall('front')).toContain('the next one in front of him roll again');
  });

  it('[RUN-COND-05] whoever leaves a Singular one alone is not struck', () => {
    const left = (type: 'singular' | 'standard') =>
      runs(
        trap(roll('dodge', 7, { type, condition: { trigger: 'Open the chest.', exposure: 'first' } }), [
          hurting,
        ]),
      );
    expect(left('singular')).toContain(
      'It begins with this: “Open the chest.” It strikes the first time only. Whoever does it rolls Dodge (Qik) against 7. Whoever fails suffers',
    );
    expect(left('standard')).toContain('Everybody rolls Dodge');
  });

  it('[RUN-DIF-138] a roll in defiance of a god says what he has at heart, where that is known, and no more', () => {
    const defied = (god: 'tyr' | 'urd', language: Language = 'en') =>
      runs(trap(roll('dodge', 7, { defies: god }), [hurting]), language);
    expect(defied('tyr')).toContain(
      'Whatever connects a hero with Tyr is added to the Difficulty. Tyr honors whoever suffers, and walks into a trap. Whoever fails',
    );
    expect(defied('tyr', 'de')).toContain('Tyr ehrt, wer leidet und in eine Falle geht.');
    expect(defied('urd')).toContain('a hero with Urd is added to the Difficulty. Whoever fails');
  });

  it('[RUN-TRAP-27] what recurs is told with its end', () => {
    const end = { roll: { ...roll('traps', 8), also: [] }, countdown: null, how: '' };
    expect(runs(trap(roll('dodge', 7), [{ ...hurting, over: 'recurring', end }]))).toContain(
      'damage of 12 plus what the roll was missed by, and the same every round until somebody ends it (Traps (Dex) against 8)',
    );
    expect(
      runs(
        trap(roll('dodge', 7), [
          { ...hurting, over: 'escalating', end: { ...end, roll: null, how: 'Rub it off.' } },
        ]),
        'de',
      ),
    ).toContain('jede Runde 2 mehr, bis jemand dem ein Ende macht („Rub it off.“)');
  });

  it('[RUN-TRAP-33] or with the successes that end it', () => {
    const end = { roll: { ...roll('traps', 8), also: [] }, countdown: 'half' as const, how: '' };
    expect(runs(trap(roll('dodge', 7), [{ ...hurting, over: 'recurring', end }]))).toContain(
      'together (Traps (Dex) against 8, 3 successes)',
    );
  });

  it('[RUN-HAZ-DROWN-02] deep water is swum as its surface and current say', () => {
    const water = { kind: 'drowning', surface: 'raging', current: 'slight' } as const;
    expect(runs(trap(null, [water]))).toContain('Swim against 10 every round');
  });

  it('[RUN-HAZ-FALL-03] a fall hurts by its length', () => {
    const fall = (feet: number) => runs(trap(roll('balance', 6), [{ kind: 'fall', feet }]));
    expect(fall(18)).toContain('damage of 10, or 20 for whoever fails a Jump against 6');
    expect(fall(8)).toContain('hurts nobody');
  });

  it('[RUN-TRAP-57] repeat shots go on until they are stopped', () => {
    const targets = {
      most: 2,
      by: 'chance',
      repeats: { roll: null, countdown: null, how: 'Cut the cord.' },
    } as const;
    expect(runs(trap(roll('dodge', 7), [hurting], { targets }))).toContain(
      'Every round it strikes 2 heroes, by chance until somebody ends it (“Cut the cord.”).',
    );
  });
});

describe('what is won', () => {
  const GAINS: readonly GivenGain[] = [
    { kind: 'treasure', category: 'B' },
    { kind: 'silver', ounces: 6 },
    { kind: 'liarsSilver', pieces: 2 },
    { kind: 'ambush' },
    { kind: 'bargain', bonus: 5, stock: ['pike'] },
    { kind: 'carrot', for: { score: 'init' }, by: 3 },
    { kind: 'healing', time: '3h' },
    { kind: 'invigoration', points: 1, only: { on: 'ability', ability: 'climb' } },
    { kind: 'goHome', bonus: 3 },
    { kind: 'lootCache', difficulty: 5 },
    { kind: 'shrine', god: 'thor' },
    { kind: 'points', award: 10, shared: 'mutual', deed: 'Spare him.' },
  ];

  it.each(GAINS.map((one) => [one.kind, one] as const))('is named: %s', (_, one) => {
    expect(runs(gain([one]))).toMatch(/^No roll is asked for: “Take it\.” Whoever does so gets [^{}]+\.$/);
    expect(runs(gain([one]), 'de')).toMatch(
      /^Gewürfelt wird dafür nicht: „Take it\.“ Wer das tut, erhält [^{}]+\.$/,
    );
  });

  it('names what it is about', () => {
    expect(runs(gain([GAINS[4] as GivenGain]))).toContain('besides what is common, Pike');
    expect(runs(gain([GAINS[7] as GivenGain]))).toContain('an Invigoration of 1 on Climb alone');
    expect(runs(gain([GAINS[11] as GivenGain]), 'de')).toContain(
      '10 Siegpunkte (jeder, der es tut) für dies: „Spare him“',
    );
  });

  it('[RUN-GAIN-30] a Freestanding roll wins victory points and risks nothing', () => {
    expect(runs(freestanding(roll('lore', 8)))).toContain(
      'Success brings victory points; failure costs nothing.',
    );
  });
});

describe('how likely it is', () => {
  it('[RUN-DIF-36] counts everybody where one failure is all of theirs', () => {
    expect(runs(trap(roll('jump', 8, { type: 'weakLink' }), [hurting]))).toContain(
      `Chance with a score of 4: ${percent(chanceOf(4, 8))}. That nobody fails: ${percent(chanceOf(4, 8) ** 6)}.`,
    );
  });

  it('[RUN-DIF-90] counts further tries', () => {
    expect(runs(trap(roll('jump', 10, { extra: 2 }), [hurting]))).toContain(
      `Within 3 tries: ${percent(1 - (1 - chanceOf(4, 10)) ** 3)}.`,
    );
  });

  it('[RUN-DIF-71] counts the successes of a Countdown', () => {
    const given = roll('jump', 10, { multiple: { kind: 'countdown', share: 'half', attempts: 1 } });
    const p = chanceOf(4, 10);
    const three = [3, 4, 5, 6].reduce(
      (sum, k) => sum + ([20, 15, 6, 1][k - 3] as number) * p ** k * (1 - p) ** (6 - k),
      0,
    );
    expect(runs(trap(given, [hurting]))).toContain(
      `Together they need 3 successes within 1 round; everybody may try in each. If they fall short, all heroes suffer`,
    );
    expect(runs(trap(given, [hurting]))).toContain(`That they make it: ${percent(three)}.`);
  });

  it('[RUN-DIF-142] knows what everybody adds by then', () => {
    const before = Array.from({ length: 7 }, () => trap(roll('dodge', 6), [hurting]));
    const late = trap(roll('awareness', 12), [hurting]);
    const given = encounter([event({ elements: [late] }), fightEvent()]);
    const last = encounter([event({ elements: [...before, late] }), fightEvent()]);
    const element = last.events[0]?.elements[7];
    if (element === undefined) throw new Error('nothing there');
    const text = runsAs(element, last, 'en').replaceAll('\u00a0', ' ');
    expect(text).toContain('It is roll 8 of the encounter, so everybody adds 2.');
    expect(text).toContain(percent(chanceOf(6, 12)));
    expect(told(given)).toContain(percent(chanceOf(4, 12)));
  });

  it('speaks of the group’s own heroes where they are known', () => {
    const hero = (climb: number) => ({ own: false, characteristics: { Str: 1 }, abilities: { climb } });
    const given = encounter([event({ elements: [trap(roll('climb', 8), [hurting])] }), fightEvent()], {
      group: { heroes: 2, roster: [hero(3), hero(0)] },
    });
    expect(told(given)).toContain(
      `Chances of these heroes: ${percent(chanceOf(-2, 8))} to ${percent(chanceOf(4, 8))}.`,
    );
  });
});
