import { describe, expect, it } from 'vitest';
import { rules as german } from './de/rules.ts';
import { rules as english } from './en/rules.ts';

describe('the chapter of the round', () => {
  it.each([
    ['English', english, '5 to 20 seconds'],
    ['German', german, '5 bis 20 Sekunden'],
  ] as const)('[RUN-INIT-02] tells in %s how long one lasts', (_, { round }, told) => {
    expect(round.text).toContain(told);
  });
});
