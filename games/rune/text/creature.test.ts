import { expectSentence, expectWords } from '@skald/games/laws';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../documents/creature/price.ts';
import { PROBLEMS } from '../documents/creature/problem.ts';
import { CreatureSchema } from '../documents/creature/schema.ts';
import { creaturePriceText, creatureProblemText } from './creature.ts';

const params = { path: 'size', tag: 'undead', kind: 'leaping', foe: 'troll', name: 'init' };

describe.each(LANGUAGES)('own creatures (%s)', (language) => {
  it('have a sentence for whatever may be wrong with them', () => {
    const said = PROBLEMS.map((code) =>
      creatureProblemText({ code, rule: null, path: [], params }, language),
    );
    for (const [i, sentence] of said.entries()) expectSentence(sentence, PROBLEMS[i]!);
    expect(new Set(said).size).toBe(said.length);
  });

  it('say what each line of their price is for', () => {
    const creature = CreatureSchema.parse({
      skald: 'creature',
      version: 1,
      name: 'Nidhogg',
      benchmark: 12,
      adjust: { dam: 6, init: -3 },
      powers: ['leaping'],
      missile: false,
      weapon: 'natural',
      temper: 'headlong',
      nightVision: true,
      stunnable: true,
    });
    const lines = priceOf(creature).lines.map((line) => creaturePriceText(line, language));
    for (const line of lines) expectWords(line, line);
    expect(lines).toContain(language === 'en' ? 'Damage +6' : 'Schaden +6');
    expect(lines).toContain(language === 'en' ? 'Power: leaps' : 'Kraft: springt');
  });
});
