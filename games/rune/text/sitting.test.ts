// A sitting, read from its first question to its end.

import { lawsOfReading } from '@skald/games/laws';
import { describe, it } from 'vitest';
import { rune } from '../module.ts';
import { SITTINGS } from './generator/testing.ts';

describe('a sitting', () => {
  it.each(lawsOfReading(rune, { ...SITTINGS, games: 0, matches: 1, every: 40 }, { oneSaga: true }))(
    '$title',
    ({ holds }) => holds(),
  );
});
