import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { STOLEN_MAPS } from '../../content/stolen-maps/index.ts';
import { adventureRules } from '../../documents/adventure/index.ts';
import { sheetsOf } from '../../documents/adventure/price.ts';
import { PRINTED_SUMS } from '../../documents/stolen-rune/printed.ts';
import { ENCOUNTER_KEYS } from '../../documents/stolen-rune/script.ts';
import { EDITION } from '../../documents/stolen-rune/testing.ts';
import { said } from '../encounter.ts';
import { STOLEN_RUNE } from './editions.ts';
import { TALE } from './index.ts';

const EDITIONS = ['printed', 'balanced'] as const;

describe.each(EDITIONS)('The Stolen Rune, %s', (edition) => {
  const adventure = STOLEN_RUNE[edition];

  it('[RUN-RULING-R72] can be played as it stands', () => {
    expect(adventureRules.fault?.(adventure)).toBeNull();
    expect(adventureRules.check(adventure).filter(({ advice }) => !advice)).toEqual([]);
  });

  it('[RUN-RULING-R86] costs on the drawn maps what its notes say, line by line', () => {
    const lines = (of: typeof adventure) =>
      sheetsOf(of).map((sheet) =>
        sheet.lines
          .filter(({ points }) => points !== 0)
          .map(({ code, points }) => `${code} ${points}`)
          .toSorted(),
      );
    expect(lines(adventure)).toEqual(lines(EDITION[edition]));
  });

  it('[RUN-STOLEN-00d] [RUN-RULING-R87] has words for everything, in both languages', () => {
    for (const language of LANGUAGES)
      for (const { encounter } of adventure.encounters)
        for (const event of encounter.events) {
          for (const words of [event.title, event.location, event.summary, event.narration, event.background])
            expect(said(words, language)).toMatch(/\S/);
          for (const element of event.elements) expect(said(element.name, language)).toMatch(/\S/);
          for (const foe of event.combat?.foes ?? []) expect(said(foe.name, language)).toMatch(/\S/);
        }
  });

  it('says what one does for everything that no roll decides', () => {
    const elements = adventure.encounters.flatMap(({ encounter }) =>
      encounter.events.flatMap((event) => event.elements),
    );
    const bare = elements.filter(({ roll, how, gains }) => gains.length > 0 && roll === null && how === '');
    expect(bare.map(({ id }) => id)).toEqual([]);
    const unsaid = elements.flatMap(({ id, name, roll, condition, targets }) => {
      const chosen = roll?.condition ?? condition;
      return chosen?.trigger === name || targets?.repeats?.how === name ? [id] : [];
    });
    expect(unsaid).toEqual([]);
  });
});

it('[RUN-STOLEN-00f] adds up as printed, and by the rules', () => {
  const sheets = sheetsOf(STOLEN_RUNE.printed);
  expect(sheets.map(({ totals: { spent, earned } }) => ({ spent, earned }))).toEqual(
    ENCOUNTER_KEYS.map((key) => PRINTED_SUMS[key].rule),
  );
});

it('[RUN-STOLEN-4.14] Loki’s people shoot from behind their barricade before they do anything else', () => {
  const temple = STOLEN_RUNE.printed.encounters[3]?.encounter.events[2];
  expect(temple?.combat?.tactics).toEqual(TALE['temple-of-loki'].tactics.e3);
  expect(temple?.combat?.foes.every(({ missile }) => missile === 'bow')).toBe(true);
  const bar = STOLEN_MAPS['temple-of-loki-e3'].objects.find(({ id }) => id === 'cover-2');
  const west = Math.min(...(bar?.area ?? []).map(([x]) => x));
  expect(temple?.map?.starts.foes.every(({ x }) => x > west)).toBe(true);
});

it('[RUN-STOLEN-90] every fight has room for those who fight it', () => {
  for (const edition of EDITIONS)
    for (const { encounter } of STOLEN_RUNE[edition].encounters)
      for (const { combat, map } of encounter.events)
        if (combat !== null && map !== null) {
          expect(map.starts.heroes.length).toBeGreaterThanOrEqual(encounter.group.heroes);
          expect(map.starts.foes.length).toBeGreaterThanOrEqual(combat.foes.length);
        }
});

it('is small enough to be kept', () => {
  expect(JSON.stringify(STOLEN_RUNE.printed).length).toBeLessThan(1024 * 1024);
});
