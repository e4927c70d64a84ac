import { expectSentence, expectWords } from '@skald/games/laws';
import { standingQuestions } from '@skald/kernel';
import { capital, LANGUAGES, type Language, refusalText } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { FOES } from '../content/foes.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { rune } from '../index.ts';
import type { QuestionName } from '../rules/fight/choices.ts';
import { ROLLS } from '../rules/fight/events.ts';
import { play } from '../rules/fight/testing.ts';
import { aim, briefing, round, score } from './aim.ts';
import { mapTitle } from './battle-maps.ts';
import { aboutOf } from './catalogue.ts';
import { concerns } from './concerns.ts';
import { cases, names as de } from './de/names.ts';
import { ending, seatName } from './ending.ts';
import { VERSIONS } from './guide.ts';
import * as text from './index.ts';
import { landmarks } from './landmarks.ts';
import { namingOf } from './naming.ts';
import { standingText } from './standing.ts';
import { attackSum, defenceSum, dodgeSum, partName, sheetSum, shotSum } from './sums.ts';
import { ALL_EVENTS, duelState, FRAMES, SAMPLE_CHOICES, sampleState } from './testing.ts';
import { chapterOf } from './topics.ts';

const view = sampleState();
const QUESTIONS = Object.keys(FRAMES) as QuestionName[];

describe.each(LANGUAGES)('names of fighters (%s)', (language) => {
  const { who, all } = namingOf(view, language);
  it('number those of a kind, and give the only one of its kind an article', () => {
    const [troll, goblin] =
      language === 'en' ? ['the troll', 'goblin warrior 2'] : ['der Troll', 'Goblinkrieger 2'];
    expect(who('f0')).toBe(troll);
    expect(who('f2')).toBe(goblin);
    expect(all(['h0', 'f0'])).toBe(language === 'en' ? 'Ragnar and the troll' : 'Ragnar und der Troll');
  });

  it('tell namesakes apart by their nicknames, or by number', () => {
    const { ragnar } = READY_MADE;
    const called = (...cognomens: string[]): string[] => {
      const { state } = play({ heroes: cognomens.map((cognomen) => ({ ...ragnar, cognomen })) });
      return cognomens.map((_, i) => namingOf(state, language).who(`h${i}`));
    };
    expect(called('', 'The Bald')).toEqual([
      'Ragnar',
      language === 'en' ? 'Ragnar the Bald' : 'Ragnar der Kahle',
    ]);
    expect(called('', '')).toEqual(['Ragnar 1', 'Ragnar 2']);
  });
});

describe('German cases', () => {
  it('bend foes as they are strong or weak', () => {
    const forms = (foe: (typeof FOES)[number]): string[] =>
      (['nominative', 'accusative', 'dative', 'genitive'] as const).map((as) => cases.theFoe(foe, as));
    expect(forms('troll')).toEqual(['der Troll', 'den Troll', 'dem Troll', 'des Trolls']);
    expect(forms('giant')).toEqual(['der Riese', 'den Riesen', 'dem Riesen', 'des Riesen']);
    expect(forms('rock-gobliness')).toEqual([
      'die Felsgoblinin',
      'die Felsgoblinin',
      'der Felsgoblinin',
      'der Felsgoblinin',
    ]);
    expect(forms('goblin-freak')).toEqual([
      'das Goblinscheusal',
      'das Goblinscheusal',
      'dem Goblinscheusal',
      'des Goblinscheusals',
    ]);
    expect(forms('sark-amen')[3]).toBe('des Sark Amen');
    expect(cases.aFoe('giant', 'accusative')).toBe('einen Riesen');
    expect(cases.foes('troll', 'dative')).toBe('Trollen');
    expect(cases.foes('rock-goblin', 'dative')).toBe('Felsgoblins');
  });

  it('join an article with what stands before it', () => {
    expect(de.polished('Von dem Troll, zu der Landkrabbe und bei dem Riesen')).toBe(
      'Vom Troll, zur Landkrabbe und beim Riesen',
    );
    expect(de.polished('von dem, was kam')).toBe('von dem, was kam');
  });

  it('put weapons into the dative', () => {
    const { withWeapon, theWeapon } = namingOf(view, 'de');
    expect(withWeapon('h0', 0)).toBe('mit der Wikingeraxt');
    expect(theWeapon('h0', 2)).toBe('den Kurzbogen');
    expect(withWeapon('h0', 3)).toBe('mit den Fäusten');
    expect(withWeapon('f0', 0)).toBe('mit der Keule');
    expect(de.by({ en: 'two hand axes', de: ['zwei Handäxte', '-', 'zwei Handäxten'] })).toBe(
      'mit zwei Handäxten',
    );
  });
});

describe('sums', () => {
  const attack = {
    attacker: 'h0',
    target: 'f0',
    form: 0,
    kind: 'own',
    as: 'blow',
    manner: 'plain',
    past: null,
    charge: 12,
    leapt: false,
    left: 0,
    forestalled: true,
  } as const;
  const shot = { attacker: 'h1', target: 'f3', form: 2, dodges: false, behind: 'cover' } as const;
  it('take an attack apart, by the weapon and what else counts', () => {
    expect(attackSum(view, attack, 'en')).toBe(
      '9\u00a0Viking axe + 3\u00a0charge + 2\u00a0high ground − 1\u00a0Wound = 13',
    );
    expect(attackSum(view, attack, 'de')).toBe(
      '9\u00a0Wikingeraxt + 3\u00a0Ansturm + 2\u00a0höherer Stand − 1\u00a0Wunde = 13',
    );
    expect(defenceSum(view, attack, 'en')).toMatch(/^\d+\u00a0club$/);
    expect(shotSum(view, shot, 'en')).toContain('dagger');
    expect(dodgeSum(view, view.fighters[0]!, 'de')).toContain('Ausweichen');
  });

  it('name Wounds and other Impairment for what they are', () => {
    const wounded = sampleState();
    Object.assign(wounded.fighters[0]!, { wounds: 2 });
    expect(attackSum(wounded, attack, 'en')).toContain('− 2\u00a0Wounds');
    Object.assign(wounded.fighters[0]!, { impairment: 1 });
    expect(attackSum(wounded, attack, 'en')).toContain('− 3\u00a0Impairment');
  });

  it('know every part of a sheet', () => {
    expect(
      sheetSum(
        {
          total: 5,
          parts: [
            { of: 'Dex', by: 3 },
            { of: 'bows', by: 2 },
          ],
        },
        '',
        'de',
      ),
    ).toBe('3\u00a0Geschick + 2\u00a0Bogenschießen = 5');
    expect(partName('might-of-thor', '', 'en')).toBe('Might of Thor');
    expect(partName('weapon', 'Streitkolben', 'de')).toBe('Streitkolben');
  });
});

describe.each(LANGUAGES)('what one reads (%s)', (language) => {
  it.each(QUESTIONS)('asks %s and labels its answers', (kind) => {
    for (const agenda of [[FRAMES[kind]], []]) {
      const asked = { seat: 0, kind };
      const now = sampleState(...agenda);
      expectSentence(text.questionText(now, asked, language), kind);
      const labels = SAMPLE_CHOICES[kind].map((choice) => text.optionText(now, asked, choice, language));
      for (const label of labels) expectWords(label, kind);
      expect(new Set(labels).size, labels.join()).toBe(labels.length);
    }
  });

  it('tells of everything but dice and whoever is gone', () => {
    for (const event of ALL_EVENTS) {
      const line = text.eventText(event, view, language);
      if (event.type === 'roll' || (event.type === 'became' && event.condition === 'out'))
        expect(line).toBeNull();
      else expectSentence(line, event.type);
      const weight = concerns(event, view, 0);
      if (event.type === 'roll') expect(weight).toBeNull();
      for (const { topic } of landmarks(event, view, language))
        expect(text.helpText(topic, view, language)).not.toMatch(/no help|keine Hilfe/);
    }
  });

  it('says what every die was for that is not told with what it decides', () => {
    for (const what of ROLLS) {
      const line = text.rollText({ type: 'roll', sides: 10, face: 4, for: what }, language);
      if (line !== null) expect(line).toMatch(/^\p{Lu}.*: 4 \(1–10\)$/u);
    }
  });

  it('has help on everything', () => {
    for (const topic of text.HELP_TOPICS)
      expectWords(text.helpText(topic, null, language).replaceAll('*', ''), topic);
    expect(text.topicName('f0', language)).toBe(language === 'en' ? 'Foe 1' : 'Gegner 1');
    for (const kind of QUESTIONS) expect(text.HELP_TOPICS).toContain(chapterOf(kind));
    for (const kind of QUESTIONS)
      expectSentence(text.lessonText(kind, language, 'touch')?.replaceAll('*', '') ?? null, kind);
    expect(text.guide(language)).toContain(VERSIONS[0][0]);
    expect(text.topicList(language).length).toBe(text.HELP_TOPICS.length);
  });

  it('says what one plays for', () => {
    for (const seat of [0, 1, null]) {
      const { story, goal, perils } = briefing(view, seat, language);
      for (const line of [...story, goal]) expectSentence(line, 'briefing');
      expect(perils.length).toBe(seat === null ? 0 : seat === 0 ? 3 : 2);
      expectWords(aim(view, seat, language).goal, 'aim');
      const duel = duelState();
      const told = briefing(duel, seat, language);
      for (const line of [...told.story, told.goal]) expectSentence(line, 'holmgang');
      expect(told.perils.length).toBe(seat === null ? 0 : 3);
      expect(aim(duel, seat, language).goal).toMatch(/20/);
      expect(score(duel, 0, language)?.short).toBe('7');
    }
    // Of a fight its rounds, of a sitting its encounters, whose number is known.
    expect(round({ number: 2, of: null }, language)).toBe(language === 'en' ? 'round 2' : 'Runde 2');
    expect(round({ number: 2, of: 30 }, language)).toBe(
      language === 'en' ? 'encounter 2 of 30' : 'Begegnung 2 von 30',
    );
    expect(score(view, 0, language)).toMatchObject({ short: '12' });
    expect(score(view, 1, language)).toMatchObject({ short: '30', parts: [{ value: 30 }] });
  });

  it('refuses, sets and orders in words', () => {
    expectSentence(refusalText({ code: 'no-heroes', params: {} }, language, text.refusals), 'no-heroes');
    expectWords(text.settingText('rounds', language), 'rounds');
    expect(text.settingValueText('rounds', 1, language)).toBe(language === 'en' ? '1 round' : '1 Runde');
    expect(standingText('act', language)).toBeNull();
    for (const { kind, orders } of standingQuestions(rune))
      expect(Object.keys(standingText(kind, language) ?? {}), kind).toEqual([
        'question',
        ...(['never', 'always'] as const).filter((order) => orders.includes(order)),
      ]);
    expect(mapTitle('nowhere', language)).toBe(language === 'en' ? 'A field' : 'Ein Feld');
  });
});

describe('the end', () => {
  const over = (condition: 'able' | 'dead') => {
    const state = sampleState();
    state.tally = [{ hero: 'h0', of: 'f0', cause: 'damage', points: 87 }];
    for (const one of state.fighters) if (one.side === 'foes') one.condition = 'dead';
    Object.assign(state.fighters[1]!, { condition });
    return Object.assign(state, { over: true });
  };
  it('names the winners, and what became of every hero', () => {
    expect(ending(over('dead'), { winners: [0], standings: [] }, 'en')).toEqual([
      'The heroes have the field.',
      'Ragnar and Gunnhild win.',
      'It took 2 rounds.',
      'Ragnar: able to fight, 12 victory points.',
      'Gunnhild: dead, 0 victory points.',
    ]);
    expect(ending(over('able'), { winners: [1], standings: [] }, 'de')).toContain(
      'Wer die Gegner spielte, gewinnt.',
    );
    expect(seatName(view, 0, 'de')).toBe('Ragnar und Gunnhild');
    expect(seatName(view, 1, 'de')).toBe('Gegner');
    expect(seatName({ ...view, sitting: {} } as never, 1, 'de')).toBe('Die Leitung');
    const duel = Object.assign(duelState(), { over: true, round: 3, seats: [['h0'], ['h1'], []] });
    Object.assign(duel.duel!, { verdict: 'leftRing', winner: 'h1' });
    expect(ending(duel, { winners: [1], standings: [] }, 'en')).toEqual([
      'The holmgang is over: a foot outside the ring.',
      'Gunnhild wins.',
      'It took 3 rounds.',
      'Ragnar: able to fight, 7 hit points of damage dealt.',
      'Gunnhild: able to fight, 0 hit points of damage dealt.',
    ]);
    expect(seatName(duel, 2, 'en')).toBe('Looks on');
  });
});

describe('points', () => {
  it('of the dead are lost, and the parts still come to the sum', () => {
    const dead = sampleState();
    Object.assign(dead.fighters[0]!, { condition: 'dead' });
    const { short, parts } = score(dead, 0, 'en')!;
    expect(short).toBe('0');
    expect(parts).toEqual([
      { name: 'Ragnar: damage', value: 12 },
      { name: 'Ragnar: dead heroes score nothing', value: -12 },
      { name: 'Gunnhild: Valhalla’s gaping maw', value: -75 },
      { name: 'Gunnhild: never below nothing', value: 75 },
    ]);
  });
});

describe('a blow in the log', () => {
  const line = (type: 'struck' | 'shot', language: Language) =>
    text
      .eventText(ALL_EVENTS.find((event) => event.type === type)!, view, language)
      ?.replaceAll('\u00a0', ' ');
  it('is taken apart with both dice', () => {
    expect(line('struck', 'en')).toBe(
      'Ragnar strikes at the troll with the Viking axe: 17 against 9. Attack: 6 die + 9 Viking axe + 3 charge − 1 Wound = 17. Defence: 4 die + 7 club − 2 several enemies = 9.',
    );
    expect(line('struck', 'de')).toBe(
      'Ragnar schlägt mit der Wikingeraxt nach dem Troll: 17 gegen 9. Angriff: 6 Würfel + 9 Wikingeraxt + 3 Ansturm − 1 Wunde = 17. Abwehr: 4 Würfel + 7 Keule − 2 mehrere Gegner = 9.',
    );
  });
  it('shows no die where nobody rolls', () => {
    expect(line('shot', 'en')).toContain('Attack: 7 die + 8 bow − 3 cover = 12. Defence: 6 standing still.');
  });
});

describe('numbers', () => {
  it('agree with what is counted', () => {
    const tell = (event: (typeof ALL_EVENTS)[number], language: Language) =>
      text.eventText(event, view, language);
    const hurt = (lost: number, wounds: number) =>
      ({ type: 'hurt', fighter: 'f0', by: 'h0', lost, wounds }) as const;
    expect(tell(hurt(1, 1), 'en')).toBe('The troll loses 1 hit point and takes 1 Wound.');
    expect(tell(hurt(2, 2), 'de')).toBe('Der Troll verliert 2 Lebenspunkte und bekommt 2 Wunden.');
    expect(
      tell({ type: 'scored', hero: 'h0', of: 'f0', cause: 'deathBlow', points: 1, rule: 'RUN-VP-17' }, 'de'),
    ).toBe('1 Punkt für Ragnar: der Todesstoß gegen den Troll.');
  });

  it('every foe has a name for one and for several', () => {
    const { several } = text.NAMES.de;
    expect(several('troll', 1)).toBe('1 Troll');
    expect(several('troll', 3)).toBe('3 Trolle');
    expect(FOES.every((foe) => capital(text.NAMES.en.kind(foe)).length > 3)).toBe(true);
    expect(text.squareLabel({ x: 2, y: 11 })).toBe('C12');
    expect(aboutOf(view, 'en').fighter('f0')?.id).toBe('f0');
  });
});
