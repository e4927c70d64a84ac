import { describe, expect, it } from 'vitest';
import { Patience } from './patience.ts';

const MINUTE = 60_000;

/** How long the next try has to wait; 0 if it is heard. */
const wait = (patience: Patience, name = 'ann'): number => {
  const may = patience.begin(name);
  return 'refused' in may ? Number(may.refused.params.seconds) : 0;
};

describe('patience with those who guess', () => {
  it('should hear five tries, then make each further one wait longer, never more than a quarter of an hour', () => {
    let now = 0;
    const patience = new Patience(() => now);
    for (let i = 0; i < 5; i++) expect(wait(patience)).toBe(0);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const seconds = wait(patience);
      waits.push(seconds);
      now += seconds * 1000 - 1;
      expect(wait(patience)).toBe(1);
      now += 1;
      expect(wait(patience)).toBe(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('should not wait longer because of tries that were not heard', () => {
    const now = 0;
    const patience = new Patience(() => now);
    for (let i = 0; i < 5; i++) wait(patience);
    for (let i = 0; i < 100; i++) expect(wait(patience)).toBe(30);
  });

  it('should have nothing against other names, nor against who got it right', () => {
    const patience = new Patience(() => 0);
    for (let i = 0; i < 5; i++) wait(patience);
    expect([wait(patience), wait(patience, 'bob')]).toEqual([30, 0]);
    patience.succeeded('ann');
    for (let i = 0; i < 5; i++) expect(wait(patience)).toBe(0);
  });

  it('should forget after a day', () => {
    let now = 0;
    const patience = new Patience(() => now);
    for (let i = 0; i < 6; i++) wait(patience);
    now += 24 * 60 * MINUTE + MINUTE;
    for (let i = 0; i < 5; i++) expect(wait(patience)).toBe(0);
    expect(wait(patience)).toBe(30);
  });

  it('should not grow with the number of names', () => {
    const patience = new Patience(() => 0);
    for (let i = 0; i < 5; i++) wait(patience);
    for (let i = 0; i < 10_000; i++) wait(patience, `name ${i}`);
    expect(wait(patience)).toBe(0);
  });
});
