// Single sentences that once read wrong.

import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../content/index.ts';
import { eventText, guide, helpText, NAMES } from './index.ts';
import { sampleState } from './testing.ts';

describe('German', () => {
  it('knows who is a woman', () => {
    expect(helpText('madriga', null, 'de')).toMatch(/^Madriga: Heldin\./);
    expect(helpText('elshara', null, 'de')).toMatch(/^Elshara: Anführerin\./);
    expect(helpText('orlaf', null, 'de')).toMatch(/^Orlaf: Held\./);
    expect(helpText('danor', null, 'de')).not.toMatch(/\bsie\b/i);
  });

  it('turns itself, and calls things by their names', () => {
    expect(NAMES.de.feat('focus')).toBe('Konzentration');
    expect(ADVENTURES.map(({ title }) => title.de)).toContain('Die Drehkammern');
    expect(guide('de')).not.toMatch(/drehende[nr]? Kammer|Was darüber hinausginge|Sammlung/);
  });
});

describe('the log', () => {
  it('does not say at set-up where somebody looks before that is decided', () => {
    const appeared = {
      type: 'appeared',
      model: 'orlaf',
      modelType: 'orlaf',
      x: 2,
      y: 2,
      facing: 'N',
      how: 'start',
    } as const;
    expect(eventText(appeared, sampleState(), 'en')).toBe('Orlaf stands at C3.');
    expect(eventText(appeared, sampleState(), 'de')).not.toContain('Blick');
    expect(eventText({ ...appeared, how: 'raised' }, sampleState(), 'en')).toContain('facing north');
  });
});
