import { describe, expect, it } from 'vitest';
import { roundMix, THREATS } from '../../../content/threats.ts';
import { check } from '../../../documents/encounter/check/index.ts';
import { derive } from '../../../documents/encounter/derive.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { NO_FOES, withNew } from './fight.ts';
import { mixSheetAt, remediesFor, rightTenths } from './standing.ts';

const [BLANK, TOLL] = ENCOUNTER_SAMPLES;
const sheetFor = (heroes: number, given: Encounter = BLANK, event = 0) => {
  const sheet = mixSheetAt({ ...given, group: { ...given.group, heroes } }, event);
  if (sheet === null) throw new Error('no fight');
  return sheet;
};

describe('how a fight stands', () => {
  it('[RUN-CEVENT-05] [RUN-CEVENT-09] the main fight is right from four tenths below the heroes to five above', () => {
    expect(rightTenths({ required: 4, relation: '==' })).toEqual([36, 45]);
    for (let tenths = 0; tenths < 80; tenths++) {
      const [least, most] = rightTenths({ required: 4, relation: '==' });
      expect(tenths >= least && tenths <= most).toBe(roundMix(tenths) === 4);
    }
  });

  it('[RUN-CEVENT-06] the other one may be for half of them at most, and half a hero does not count', () => {
    expect(rightTenths({ required: 2, relation: '<=' })).toEqual([0, 25]);
    expect(rightTenths({ required: 2.5, relation: '<=' })).toEqual([0, 25]);
  });

  it('[RUN-CEVENT-05] it is told as the document derives it, also before there is a foe', () => {
    if (TOLL === undefined) throw new Error('no sample');
    expect(mixSheetAt(TOLL, 1)).toEqual(derive(TOLL).fights[0]?.mix);
    expect(sheetFor(4)).toMatchObject({ tenths: 0, required: 4, relation: '==', ok: false });
  });

  it('[RUN-CEVENT-06] where another fight is for all heroes, a new one is the other', () => {
    if (TOLL === undefined) throw new Error('no sample');
    const events = TOLL.events.map((event, e) => (e === 0 ? { ...event, combat: NO_FOES } : event));
    expect(sheetFor(4, { ...TOLL, events }, 0)).toMatchObject({ required: 2, relation: '<=' });
  });
});

/** A row for each number of heroes; nothing where no number of them is right. */
const HELPER = `
2 | –   | – | 1 | – | 3     | 4–5   | 6–8
3 | –   | 1 | – | 2 | 4–5   | 6–7   | 9–11
4 | 1   | – | 2 | 3 | 6     | 8–9   | 12–15
5 | –   | – | – | 4 | 7     | 10–11 | 16–18
6 | –   | 2 | 3 | 5 | 8–9   | 12–13 | 19–21
7 | –   | – | – | – | 10    | 14–15 | 22–25
8 | 2   | – | 4 | 6 | 11–12 | 16–17 | 26–28`;

describe('what would make a match of it', () => {
  it.each(
    HELPER.trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim())),
  )('[RUN-CEVENT-24] for %s heroes as the table has it', (heroes, ...cells) => {
    const remedies = remediesFor(sheetFor(Number(heroes)));
    const told = THREATS.map((threat) => {
      const remedy = remedies.find((one) => one.threat === threat);
      if (remedy === undefined) return '–';
      return remedy.least === remedy.most ? String(remedy.least) : `${remedy.least}–${remedy.most}`;
    });
    expect(told).toEqual(cells);
  });

  it('[RUN-CEVENT-08] what is there already counts, and whoever follows the advice is right', () => {
    const begun = (foes: Parameters<typeof withNew>[0]): Encounter => ({
      ...BLANK,
      events: BLANK.events.map((event) => ({ ...event, combat: { ...NO_FOES, foes: [...foes] } })),
    });
    const one = withNew([], { kind: 'troll', threat: 'superior', count: 1 }, BLANK);
    const remedies = remediesFor(sheetFor(4, begun(one)));
    expect(remedies.map(({ threat }) => threat)).toEqual(['superior', 'inferior', 'weak', 'pitiful']);
    for (const { threat, least, most } of remedies)
      for (const count of [least, most]) {
        const all = begun(withNew(one, { kind: 'dark-viking', threat, count }, begun(one)));
        expect(check(all).filter(({ code }) => code === 'mix')).toEqual([]);
        expect(remediesFor(sheetFor(4, all))).toEqual([]);
      }
  });
});
