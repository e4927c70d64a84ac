import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/events.ts';
import { scene } from '../rules/testing.ts';
import { concerns } from './concerns.ts';
import { landmarks } from './landmarks.ts';

const view = scene({
  heroes: [
    { hero: 'beowulf', in: 'juteland', kingdom: ['saxony'] },
    { hero: 'ragnar', in: 'wessex' },
  ],
  jarls: [
    { jarl: 'hagen', in: 'juteland', of: 0 },
    { jarl: 'kari', in: 'mercia' },
  ],
});
const [BEOWULF, RAGNAR] = [0, 1];
const moved: GameEvent = { type: 'moved', counters: ['ragnar'], from: 'wessex', to: 'saxony' };
const attacked: GameEvent = {
  type: 'attacked',
  seat: RAGNAR,
  area: 'juteland',
  attackers: ['ragnar'],
  targets: ['hagen'],
};
const slain: GameEvent = { type: 'slain', counter: 'hagen', owner: BEOWULF, by: RAGNAR, area: 'juteland' };

describe('what happens to a player', () => {
  it('weighs the more, the more he loses: a stranger in his land, an attack on his jarl, his jarl slain', () => {
    expect([moved, attacked, slain].map((event) => concerns(event, view, BEOWULF))).toEqual([1, 2, 3]);
  });

  it('is a line of its own for whoever struck, and nothing for what he did himself', () => {
    expect([moved, attacked, slain].map((event) => concerns(event, view, RAGNAR))).toEqual([0, 0, 1]);
  });

  it('is not what happens to others', () => {
    const elsewhere: GameEvent = { type: 'moved', counters: ['ragnar'], from: 'wessex', to: 'mercia' };
    expect(concerns(elsewhere, view, BEOWULF)).toBeNull();
    expect(
      concerns(
        { type: 'heroDied', seat: RAGNAR, counter: 'ragnar', area: 'wessex', how: 'battle' },
        view,
        BEOWULF,
      ),
    ).toBeNull();
    expect(concerns({ type: 'roll', sides: 6, face: 1, for: 'combat' }, view, BEOWULF)).toBeNull();
  });
});

describe('the landmarks of a line', () => {
  it('are its areas in every case, and counters that lie open', () => {
    const sailed: GameEvent = { type: 'moved', counters: ['ragnar'], from: 'wessex', to: 'western-ocean' };
    const names = landmarks(sailed, view, 'de').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Wessex', 'Westlichen Ozean', 'Ragnar']));
    const recruited: GameEvent = { type: 'recruited', seat: RAGNAR, jarl: 'kari' };
    expect(landmarks(recruited, view, 'en').map(({ topic }) => topic)).not.toContain('kari');
  });
});
