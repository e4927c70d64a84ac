import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../content/design/adventures.ts';
import { ACTS, PLOTS } from '../../content/design/plots.ts';
import { check as checkAdventure } from '../../documents/adventure/check.ts';
import { check } from '../../documents/encounter/check/index.ts';
import { plotAdventure, plotEncounter } from '../../documents/encounter/plots.ts';
import { plotsTold, plotWords } from './plots.ts';

const group = (heroes: number) => ({ heroes, totals: [], roster: [] });

describe.each(PLOTS)('the plot %s', (plot) => {
  it.each(ACTS)(
    '[RUN-ADV-14] [RUN-CEVENT-05] begins a legal encounter for any number of heroes: %s',
    (act) => {
      for (const heroes of [2, 3, 4, 5, 6, 7, 8]) {
        const made = plotEncounter(plot, act, plotWords(plot), group(heroes));
        expect([heroes, check(made)]).toEqual([heroes, []]);
        expect(made.kind).toBe(act);
      }
    },
  );

  it('[RUN-ADV-03] [RUN-ADV-10] [RUN-ADV-11] [RUN-ADV-13] begins a whole adventure in which nothing is wrong', () => {
    for (const players of [2, 3, 6]) {
      const made = plotAdventure(plot, plotWords(plot), group(players));
      expect([players, checkAdventure(made)]).toEqual([players, []]);
      expect(made.encounters.map(({ runner, encounter: { kind } }) => ({ kind, runner }))).toEqual(
        slotsOf('plot', players),
      );
    }
  });
});

it('[RUN-ADV-14] there are six plots, each with a name and an outline', () => {
  for (const language of ['en', 'de'] as const) {
    const told = plotsTold(language);
    expect(new Set(told.map(({ name }) => name)).size).toBe(6);
    for (const { outline } of told) expect(outline).toMatch(/\.$/);
  }
});
