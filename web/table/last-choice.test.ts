import type { GameModule } from '@skald/games';
import type { Asked, Event } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../model.ts';
import { toldAtChoice, toldAtLastDeed } from './last-choice.ts';

const [DEED, NEWS, ROUND] = ['deed', 'news', 'round'].map((type): Event => ({ type })) as [
  Event,
  Event,
  Event,
];
const module = {
  opensRound: (event: Event) => event === ROUND,
  words: { concerns: (event: Event) => (event === DEED ? 0 : event === NEWS ? 2 : null) },
} as unknown as GameModule;

const asks = (seat: number, kind = 'move'): Asked => ({
  seat,
  kind,
  options: [{ id: 'go', choice: { act: 'go' } }],
});
const at = (moves: number, events: Event[], decisions: Asked[], seat: number | null = 0): TableModel =>
  ({ seat, moves, events, decisions, view: { agenda: [] } }) as unknown as TableModel;

describe('how much one had been told when one last chose', () => {
  it('is all that came of the choice', () => {
    expect(toldAtChoice(at(3, [NEWS], [asks(0)]), at(4, [NEWS, DEED, NEWS], [asks(1)]), module)).toBe(3);
    expect(toldAtChoice(at(3, [NEWS], [asks(0)]), at(4, [NEWS, DEED], [asks(0)]), module)).toBe(2);
  });

  it('ends where a new round begins, which brings things by itself', () => {
    expect(toldAtChoice(at(3, [], [asks(0)]), at(4, [DEED, ROUND, NEWS], [asks(1)]), module)).toBe(1);
  });

  it('is unknown where others chose, or nobody did', () => {
    expect(toldAtChoice(at(3, [], [asks(1)]), at(4, [NEWS], [asks(0)]), module)).toBeNull();
    expect(toldAtChoice(at(3, [], [asks(0)]), at(3, [], [asks(0)]), module)).toBeNull();
    expect(toldAtChoice(at(3, [], [asks(0)]), at(4, [], [asks(1)], 1), module)).toBeNull();
  });

  it('waits for the own answer where several are asked at once', () => {
    const both = at(3, [], [asks(0, 'bid'), asks(1, 'bid')]);
    expect(toldAtChoice(both, at(4, [], [asks(0, 'bid')]), module)).toBeNull();
    expect(toldAtChoice(both, at(4, [], [asks(1, 'bid')]), module)).toBe(0);
  });

  it('leaves nothing out where more was chosen than was heard of', () => {
    expect(toldAtChoice(at(3, [NEWS], [asks(0)]), at(9, [NEWS, DEED, NEWS], [asks(0)]), module)).toBe(1);
  });

  it('is told by the last own deed where this device was not there', () => {
    expect(toldAtLastDeed(at(9, [DEED, NEWS, DEED, NEWS, NEWS], []), 0, module)).toBe(3);
    expect(toldAtLastDeed(at(9, [NEWS], []), 0, module)).toBeNull();
  });
});
