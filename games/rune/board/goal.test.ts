import type { Asked } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { actsOf, listActs } from '../rules/fight/acts.ts';
import { FRAMES, sampleState } from '../text/testing.ts';
import { goal } from './index.ts';

const view = sampleState(FRAMES.act);
const asked: Asked = {
  seat: 0,
  kind: 'act',
  options: listActs(actsOf(view, FRAMES.act)).map((choice) => ({ id: JSON.stringify(choice), choice })),
} as never;
const typed = (text: string, language: 'en' | 'de' = 'en') => goal(view, asked, text, language);

describe('what somebody types', () => {
  it('is a square to go to, by half a move or a full one', () => {
    expect(typed('k12')).toEqual({ options: ['{"act":"walk","x":10,"y":11}'], warning: null });
    expect(typed('geh nach K12', 'de')).toMatchObject({ warning: null });
  });

  it('warns of whoever strikes on the way', () => {
    expect(typed('g11')).toMatchObject({ warning: expect.stringMatching(/^Free blows by .*\.$/) });
  });

  it('says why not', () => {
    expect(typed('an30')).toEqual({ whyNot: 'No way leads to AN30 in this action.' });
    expect(goal(view, { ...asked, options: [] }, 'the troll', 'en')).toEqual({
      whyNot: 'The troll cannot be struck or shot at now.',
    });
  });

  it('is an enemy to strike, in whatever case he is named', () => {
    const blow = '{"act":"strike","target":"f0","form":0,"manner":"plain"}';
    expect(typed('strike the troll')).toEqual({ options: [blow], warning: null });
    expect(typed('schlag den Troll', 'de')).toEqual({ options: [blow], warning: null });
  });

  it('is nothing where it means nothing', () => {
    expect(typed('hello')).toBeNull();
    expect(goal(sampleState(FRAMES.dodge), { ...asked, kind: 'dodge' }, 'k12', 'en')).toBeNull();
  });
});
