import type { TableSummary } from '@skald/hall/protocol';
import { describe, expect, it } from 'vitest';
import type { LocalMatch } from '../local/messages.ts';
import { waitingIn } from './use-waiting.ts';

const saved = (kinds: readonly ('human' | 'bot')[], asked: readonly number[], over = false): LocalMatch =>
  ({
    controls: kinds.map((kind) => ({ kind, name: '', level: null })),
    record: { result: over ? { winners: [0], standings: [] } : null },
    stands: { asked, round: null },
  }) as unknown as LocalMatch;
const listed = (status: TableSummary['status'], mine: readonly number[], asked: readonly number[]) =>
  ({ status, mine, asked }) as unknown as TableSummary;

describe('what waits for the reader', () => {
  it.each([
    ['nothing', [], [], { running: 0, turns: 0 }],
    ['a game on this device that asks him', [saved(['human', 'bot'], [0])], [], { running: 1, turns: 1 }],
    ['one in which a bot was thinking', [saved(['human', 'bot'], [1])], [], { running: 1, turns: 0 }],
    ['one that is over', [saved(['human', 'bot'], [], true)], [], { running: 0, turns: 0 }],
    ['a table that asks him', [], [listed('playing', [1], [0, 1])], { running: 1, turns: 1 }],
    ['a table that asks another', [], [listed('playing', [1], [0])], { running: 1, turns: 0 }],
    ['a table that has not begun', [], [listed('open', [0], [])], { running: 0, turns: 0 }],
    [
      'both here and there',
      [saved(['human', 'human'], [1])],
      [listed('playing', [0], [0])],
      { running: 2, turns: 2 },
    ],
  ])('should count %s', (_, here, mine, waiting) => {
    expect(waitingIn(here, { mine })).toEqual(waiting);
  });

  it('should count a game that was kept before it was written down whom it asks, but no turn', () => {
    const { stands: _, ...old } = saved(['human'], [0]);
    expect(waitingIn([old], null)).toEqual({ running: 1, turns: 0 });
  });
});
