import type { Choice } from '@skald/kernel';
import { expect, it } from 'vitest';
import { agreed, atVenue, enter, onTable, WON } from '../rules/sitting/tabletop/testing.ts';
import { weigh } from './weigh.ts';

/** As far as a thrall may misjudge anything. */
const WHIMS = 12;

/** What is best by far, so that not even a thrall thinks of anything else. */
function best(state: ReturnType<typeof atVenue>['state'], kind: string, options: readonly Choice[]): string {
  const worth = weigh(state, { seat: 1, kind, options }, 'thrall');
  const most = Math.max(...worth);
  expect(worth.filter((one) => one > most - 2 * WHIMS)).toHaveLength(1);
  return options[worth.indexOf(most)]?.act ?? '';
}

it('bots go along to a table, keep no account there, and take what people say of it for true', () => {
  const venue = atVenue();
  const places = [{ act: 'here' }, { act: 'table' }, { act: 'keep' }];
  expect(best(venue.state, 'venue', places)).toBe('table');
  const review = enter(onTable(venue, 0), ...WON);
  expect(best(review.state, 'review', [{ act: 'stands' }, { act: 'amend' }])).toBe('stands');
  expect(agreed(review).kind).toBe('room');
});

it('bots claim no terrain that the rule has not found, and contest none', () => {
  const { state } = atVenue();
  expect(best(state, 'assertion', [{ act: 'assert', feature: 0 }, { act: 'enough' }])).toBe('enough');
  expect(best(state, 'objection', [{ act: 'grant' }, { act: 'object', feature: 0 }])).toBe('grant');
});
