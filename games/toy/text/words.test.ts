import { join } from 'node:path';
import { lawsOfReading, lawsOfWords, refusalsIn } from '@skald/games/laws';
import { describe, it } from 'vitest';
import { skerries } from '../module.ts';
import { TRIAL } from '../rules/testing.ts';
import { SAMPLES } from './testing.ts';

const refusals = refusalsIn(join(import.meta.dirname, '../rules'));

describe('the words of a race', () => {
  it.each(lawsOfWords(skerries, { ...SAMPLES, refusals }))('$title', ({ holds }) => holds());
  it.each(lawsOfReading(skerries, TRIAL, { scaffolding: /unknown/, oneSaga: true }))('$title', ({ holds }) =>
    holds(),
  );
});
