import type { Choice } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import type { QuestionName } from '../rules/fight/choices.ts';
import type { State } from '../rules/fight/state.ts';
import { FRAMES, SAMPLE_CHOICES, sampleState } from '../text/testing.ts';
import { hint } from './index.ts';

const said = (kind: QuestionName, choice: Choice, view: State = sampleState(FRAMES[kind])): string =>
  (hint(view, { seat: 0, kind, options: [choice] }, choice, 'en') ?? '').replaceAll('\u00a0', ' ');
const hidden = (kind: QuestionName): State => {
  const view = sampleState(FRAMES[kind]);
  return Object.assign(view, { foes: view.foes.map((foe) => ({ ...foe, statistics: null })) });
};

describe('hints', () => {
  it('take a blow apart, with its chances and what it takes on average', () => {
    const blow = { act: 'strike', target: 'f0', form: 0, manner: 'plain' };
    expect(said('act', blow)).toMatch(
      /^Attack: 9 Viking axe \+ 2 high ground − 1 Wound = 10; Defence: \d+ club; Damage 12; .*hits \d+ %.*; about \d+ hit points?/,
    );
    expect(said('act', { ...blow, manner: 'berserk' })).toContain('then the other strikes back');
    expect(said('act', { ...blow, manner: 'holding' })).toContain('but no step');
  });

  it('do not tell what nobody can know', () => {
    const blow = { act: 'strike', target: 'f0', form: 0, manner: 'plain' };
    const text = said('act', blow, hidden('act'));
    expect(text).toContain('its Defence is not known yet');
    expect(text).not.toMatch(/%|about/);
  });

  it('say what a shot meets, and how many pieces are left', () => {
    expect(said('act', { act: 'shoot', target: 'f3', form: 2, manner: 'plain' })).toMatch(
      /Attack: .*; standing still: 6 is enough; Damage \d+.*; \d+ left after it/,
    );
  });

  it('say what a way costs, who strikes on it, and what is to be had at its end', () => {
    const view = sampleState(FRAMES.act);
    expect(said('act', { act: 'walk', x: 6, y: 10 }, view)).toMatch(
      /of 10 paces; free blows by (goblin|the troll)/,
    );
    expect(said('act', { act: 'walk', x: 6, y: 10 }, view)).toContain('no attack may follow');
    expect(said('act', { act: 'walk', x: 10, y: 11 }, view)).toMatch(
      /in reach there: the troll and goblin warrior 1/,
    );
    expect(said('act', { act: 'withdraw', x: 6, y: 10 }, view)).toContain('3 more Defence');
  });

  it('give the Initiative of a weapon, part by part', () => {
    expect(said('plan', { act: 'plan', form: 0 })).toMatch(/^Initiative: .* Viking axe .*= \d+; Attack \+9/);
    expect(said('plan', { act: 'noFight' })).toMatch(/^Initiative [+−]\d+$/);
  });

  it('set a push against a push, and tell where it ends', () => {
    expect(said('resist', { act: 'resist' })).toMatch(/^die [+−]\d+ against die [+−]\d+$/);
    const spent = sampleState(FRAMES.resist);
    Object.assign(spent.fighters.find(({ id }) => id === 'f0')!, { engagements: 1 });
    expect(said('resist', { act: 'resist' }, spent)).toContain('against 0');
    expect(said('wonEngagement', { act: 'shove', direction: 2, paces: 3 })).toContain('ends at P11');
  });

  it('say what is to be had where one comes down, steps in or jumps to', () => {
    expect(said('leap', { act: 'land', x: 10, y: 11 }, sampleState(FRAMES.leap))).not.toBe('');
    expect(said('freeShot', { act: 'letGo' })).toBe('');
    expect(said('freeShot', { act: 'shootIt' })).toContain('costs nothing');
  });

  it('tell dodging from standing still', () => {
    expect(said('dodge', { act: 'dodge' })).toMatch(/^Dodge: .*Wound/);
    expect(said('dodge', { act: 'stand' })).toBe('standing still: 6 is enough');
  });

  it('are written in both languages, or in neither', () => {
    for (const kind of Object.keys(FRAMES) as QuestionName[])
      for (const choice of SAMPLE_CHOICES[kind]) {
        const [en = null, de = null] = LANGUAGES.map((language) =>
          hint(sampleState(FRAMES[kind]), { seat: 0, kind, options: [choice] }, choice, language),
        );
        expect(en === null).toBe(de === null);
        if (en !== null && !/^Initiative [+−]\d+$/.test(en)) expect(en).not.toBe(de);
      }
  });
});
