import { laws } from '@skald/kernel/testing';
import { describe, it } from 'vitest';
import { skerries } from '../index.ts';
import { TRIAL } from './testing.ts';

describe('every race', () => {
  it.each(laws(skerries, TRIAL))('$title', ({ holds }) => holds());
});
