import { describe, expect, it } from 'vitest';
import { areaName, counterName, itemName } from '../text/names.ts';
import { AREA, AREAS, COUNTER, HEROES, ITEM, JARLS, MONSTERS, SWORDS, TREASURES } from './index.ts';

describe('content', () => {
  it('[AOH-RULING-04] repairs the damaged names and keeps the printed ones', () => {
    const names = [
      ...AREAS.map((id) => areaName(id, 'en')),
      ...[...HEROES, ...JARLS, ...MONSTERS].map((id) => counterName(id, 'en')),
      ...[...SWORDS, ...TREASURES].map((id) => itemName(id, 'en')),
    ];
    const repaired = ['Thule', 'Dalriada', 'Juteland', 'Sussex', 'Suder Gotland', 'Balmung', 'Hrolfwulf'];
    const kept = ['Grettir', 'Horsa', 'Atli', 'Bjarki', 'Grunnhild', 'Hordaland', 'Kattegat', 'Beowulf'];
    expect(names).toEqual(expect.arrayContaining([...repaired, ...kept]));
  });

  it('[AMI-UI-45] holds areas, counters and items as data without code', () => {
    for (const table of [AREA, COUNTER, ITEM]) {
      expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    }
  });
});
