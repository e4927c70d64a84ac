import { laws } from '@skald/kernel/testing';
import { describe, it } from 'vitest';
import { rune } from '../../index.ts';
import { TRIAL } from './testing.ts';

describe('every fight', () => {
  it.each(laws(rune, TRIAL))('$title', ({ holds }) => holds());
});
