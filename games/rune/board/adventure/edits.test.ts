import { describe, expect, it } from 'vitest';
import { check } from '../../documents/adventure/check.ts';
import { type Adventure, AdventureSchema } from '../../documents/adventure/schema.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import { STOLEN_RUNE } from '../../text/stolen-rune/editions.ts';
import { duplicated, moved, removed, rewritten, settled, taken, withEmpty, withEntry } from './edits.ts';

const STOLEN = STOLEN_RUNE.balanced;
const [, TOLL] = ENCOUNTER_SAMPLES;
const names = ({ encounters }: Adventure): unknown[] => encounters.map(({ encounter: { name } }) => name);
const breaches = (adventure: Adventure): string[] =>
  check(adventure).flatMap(({ code, advice }) => (advice ? [] : [code]));

describe('the encounters of an adventure', () => {
  it('change places, and back again is as before', () => {
    const all = names(STOLEN);
    expect(names(moved(STOLEN, 0, 2))).toEqual([all[1], all[2], all[0], ...all.slice(3)]);
    expect(names(moved(STOLEN, 6, 4))).toEqual([...all.slice(0, 4), all[6], all[4], all[5]]);
    for (const [from, to] of [
      [0, 6],
      [3, 1],
      [2, 2],
    ] as const)
      expect(moved(moved(STOLEN, from, to), to, from)).toEqual(STOLEN);
  });

  it.each([
    [0, -1],
    [6, 7],
    [9, 0],
  ])('stay where they are if there is no such place: %i to %i', (from, to) => {
    expect(moved(STOLEN, from, to)).toBe(STOLEN);
  });

  it('are removed, and come twice', () => {
    expect(names(removed(STOLEN, 1))).toEqual(names(STOLEN).toSpliced(1, 1));
    expect(names(duplicated(STOLEN, 1))).toEqual(names(STOLEN).toSpliced(2, 0, names(STOLEN)[1]));
    expect(duplicated(STOLEN, 9)).toBe(STOLEN);
  });

  it('[RUN-ADV-02] come from elsewhere in the role of their place, for those who play', () => {
    const made = taken(removed(STOLEN, 6), TOLL!);
    const last = made.encounters.at(-1);
    expect(last?.encounter.name).toEqual(TOLL?.name);
    expect(last?.encounter.kind).toBe('climax');
    expect(last?.encounter.group).toEqual(STOLEN.group);
    expect(last?.runner).toBe(0);
    const more = taken(STOLEN, TOLL!);
    expect(more.encounters[7]?.encounter.kind).toBe('basic');
    expect(withEmpty(STOLEN).encounters).toHaveLength(8);
  });

  it('are no more than an adventure holds', () => {
    let full: Adventure = STOLEN;
    for (let i = 0; i < 50; i++) full = duplicated(full, 0);
    expect(AdventureSchema.safeParse(full).success).toBe(true);
    expect(full.encounters).toHaveLength(40);
    expect(taken(full, TOLL!)).toBe(full);
  });

  it('[RUN-ADV-01] [RUN-ADV-02] [RUN-ADV-08] have the role, the runner and the setting of their place when that is asked for', () => {
    const muddled = moved(moved(STOLEN, 0, 3), 6, 1);
    expect(breaches(muddled)).toContain('otherRole');
    const mended = settled(muddled);
    expect(
      breaches(mended).filter((code) => ['otherRole', 'otherRunner', 'otherHook'].includes(code)),
    ).toEqual([]);
    expect(names(mended)).toEqual(names(muddled));
    const away = withEntry(STOLEN, 1, {
      encounter: { ...STOLEN.encounters[1]!.encounter, hook: 'underwater' },
    });
    expect(breaches(away)).toContain('otherHook');
    expect(breaches(settled(away))).not.toContain('otherHook');
    expect(withEntry(STOLEN, 2, { runner: 1 }).encounters.map(({ runner }) => runner)[2]).toBe(1);
  });

  it('are read in two languages, and written in one', () => {
    expect(rewritten('x', 'de', 'y')).toBe('y');
    expect(rewritten({ en: 'x', de: 'z' }, 'de', 'y')).toEqual({ en: 'x', de: 'y' });
  });
});
