import { describe, expect, it } from 'vitest';
import { counterName } from '../text/names.ts';
import {
  COUNTER,
  HEROES,
  isHeroId,
  isJarlId,
  isMonsterId,
  JARLS,
  MONSTER_KINDS,
  MONSTERS,
  monsterKind,
} from './counters.ts';
import { half, REWARD } from './glory.ts';
import { SWORDS, TREASURES } from './items.ts';

// Table C1: hero, CF, MF.
const C1 = rows(`
Beowulf | 5 | 4
Brunhild | 5 | 4
Egil | 5 | 4
Ragnar | 5 | 4
Siegfried | 5 | 4
Starkad | 5 | 4
`);

// Table C2: jarl, CF, MF, half, quarter.
const C2 = rows(`
Amleth | 2 | 3 | 1 | 0
Bjarki | 3 | 3 | 1 | 0
Erik | 3 | 3 | 1 | 0
Eyjolf | 2 | 2 | 1 | 0
Grettir | 3 | 2 | 1 | 0
Hagen | 2 | 2 | 1 | 0
Harald | 2 | 3 | 1 | 0
Helgi | 2 | 3 | 1 | 0
Hengist | 2 | 2 | 1 | 0
Horsa | 2 | 2 | 1 | 0
Hrolfwulf | 4 | 2 | 2 | 1
Ivar | 4 | 2 | 2 | 1
Kari | 4 | 3 | 2 | 1
Skallagrim | 2 | 3 | 1 | 0
Thorolf | 3 | 3 | 1 | 0
Thorvald | 2 | 3 | 1 | 0
Welland | 3 | 3 | 1 | 0
Wiglar | 3 | 3 | 1 | 0
`);

// Table C3: monster, kind, CF, MF, glory or luck for slaying, for wounding.
const C3 = rows(`
Aludreng | dragon | 10 | 1 | 6 / 5 | 3 / 2
Fafnir | dragon | 11 | 2 | 6 / 5 | 3 / 2
Glerion | dragon | 10 | 2 | 6 / 5 | 3 / 2
Hallbjorn (dragon) | dragon | 10 | 2 | 6 / 5 | 3 / 2
Istvan | dragon | 9 | 3 | 6 / 5 | 3 / 2
Stigandi | dragon | 11 | 2 | 6 / 5 | 3 / 2
Atli | drow | 2 | 2 | 3 / 2 | 1 / 1
Gizur | drow | 3 | 1 | 3 / 2 | 1 / 1
Hallgerd | drow | 3 | 1 | 3 / 2 | 1 / 1
Gizar | ghost | 4 | 2 | 2 / 2 | 1 / 1
Glam | ghost | 4 | 1 | 2 / 2 | 1 / 1
Gunnar | ghost | 4 | 0 | 2 / 2 | 1 / 1
Hrap | ghost | 4 | 0 | 2 / 2 | 1 / 1
Mord | ghost | 4 | 1 | 2 / 2 | 1 / 1
Trogrier | ghost | 4 | 1 | 2 / 2 | 1 / 1
Angantyr | giant | 7 | 0 | 4 / 3 | 2 / 1
Hall | giant | 6 | 1 | 4 / 3 | 2 / 1
Storvick | giant | 8 | 1 | 4 / 3 | 2 / 1
Grendall | troll | 6 | 2 | 3 / 3 | 1 / 1
Hallbjorn (troll) | troll | 5 | 2 | 3 / 3 | 1 / 1
Hauk | troll | 5 | 1 | 3 / 3 | 1 / 1
Hogshead | troll | 6 | 1 | 3 / 3 | 1 / 1
Onund | troll | 5 | 3 | 3 / 3 | 1 / 1
Svinafell | troll | 5 | 2 | 3 / 3 | 1 / 1
Gerdrak | witch | 3 | 4 | 5 / 4 | 2 / 2
Grunnhild | witch | 3 | 5 | 5 / 4 | 2 / 2
Hedin | witch | 4 | 4 | 5 / 4 | 2 / 2
`);

const ALL = [...HEROES, ...JARLS, ...MONSTERS].map((id) => COUNTER[id]);

describe('counters', () => {
  it('[AOH-COMP-02] carry a combat factor, a movement factor, a name and a type', () => {
    for (const counter of ALL) {
      expect(counter.cf, counter.id).toBeGreaterThan(0);
      expect(counter.mf, counter.id).toBeGreaterThanOrEqual(0);
      expect(counterName(counter.id, 'en'), counter.id).toMatch(/^[A-Z][a-z]+/);
      expect(['hero', 'jarl', 'monster'], counter.id).toContain(counter.type);
    }
  });

  it('[AOH-COMP-03] are heroes, jarls, swords, treasures and six kinds of monster', () => {
    expect(new Set(ALL.map((counter) => counter.type))).toEqual(new Set(['hero', 'jarl', 'monster']));
    expect(SWORDS.length > 0 && TREASURES.length > 0).toBe(true);
    expect(new Set(MONSTERS.map(monsterKind))).toEqual(
      new Set(['troll', 'ghost', 'drow', 'giant', 'witch', 'dragon']),
    );
    expect(ALL.every((counter) => (counter.kind !== null) === (counter.type === 'monster'))).toBe(true);
  });

  it('[AOH-COMP-04] are 61: 6 heroes, 18 jarls, 27 monsters, 6 swords and 4 treasures', () => {
    const ids = new Set([...HEROES, ...JARLS, ...MONSTERS, ...SWORDS, ...TREASURES]);
    expect(ids.size).toBe(61);
    expect([HEROES, JARLS, MONSTERS, SWORDS, TREASURES].map((ids) => ids.length)).toEqual([6, 18, 27, 6, 4]);
    const ofKind = (kind: string) => MONSTERS.filter((id) => monsterKind(id) === kind).length;
    expect(MONSTER_KINDS.map((kind) => [kind, ofKind(kind)])).toEqual([
      ['troll', 6],
      ['ghost', 6],
      ['drow', 3],
      ['giant', 3],
      ['witch', 3],
      ['dragon', 6],
    ]);
  });

  it('[AOH-RULING-02] have the factors of tables C1 to C3', () => {
    expect(ALL.map(({ id, cf, mf }) => [counterName(id, 'en'), cf, mf])).toEqual([
      ...[...C1, ...C2].map(([name, cf, mf]) => [name, Number(cf), Number(mf)]),
      ...C3.map(([name, , cf, mf]) => [name, Number(cf), Number(mf)]),
    ]);
  });

  it('[AOH-RULING-03] have the kinds of table C3, which fit the factors of each kind', () => {
    expect(MONSTERS.map((id) => [counterName(id, 'en'), monsterKind(id)])).toEqual(
      C3.map(([name, kind]) => [name, kind]),
    );
    const factors = (kind: string) =>
      MONSTERS.filter((id) => monsterKind(id) === kind).map((id) => COUNTER[id].cf);
    expect(factors('ghost')).toEqual([4, 4, 4, 4, 4, 4]);
    expect(factors('giant').every((cf) => cf >= 6 && cf <= 8)).toBe(true);
    expect(factors('dragon').every((cf) => cf >= 9 && cf <= 11)).toBe(true);
    expect(factors('troll').every((cf) => cf >= 5 && cf <= 6)).toBe(true);
    expect([...factors('drow'), ...factors('witch')].every((cf) => cf >= 2 && cf <= 4)).toBe(true);
  });

  it('tell the dragon Hallbjorn from the troll', () => {
    expect(COUNTER['hallbjorn-dragon']).toMatchObject({ kind: 'dragon', cf: 10 });
    expect(COUNTER['hallbjorn-troll']).toMatchObject({ kind: 'troll', cf: 5 });
    expect(new Set(ALL.map(({ id }) => counterName(id, 'en'))).size).toBe(ALL.length);
  });

  it('are known by their id', () => {
    expect(ALL.filter(({ id }) => isHeroId(id)).map(({ id }) => id)).toEqual(HEROES);
    expect(ALL.filter(({ id }) => isJarlId(id)).map(({ id }) => id)).toEqual(JARLS);
    expect(ALL.filter(({ id }) => isMonsterId(id)).map(({ id }) => id)).toEqual(MONSTERS);
    for (const id of ['', 'loki', 'constructor']) {
      expect(isHeroId(id) || isJarlId(id) || isMonsterId(id)).toBe(false);
    }
  });
});

describe('jarls', () => {
  it('are three of CF 4, six of CF 3 and nine of CF 2; eleven of MF 3 and seven of MF 2', () => {
    const having = (factor: 'cf' | 'mf', value: number) =>
      JARLS.filter((id) => COUNTER[id][factor] === value).length;
    expect([4, 3, 2].map((cf) => having('cf', cf))).toEqual([3, 6, 9]);
    expect([3, 2].map((mf) => having('mf', mf))).toEqual([11, 7]);
  });

  it('are worth half of their CF slain and a quarter wounded, rounded down', () => {
    expect(JARLS.map((id) => half(COUNTER[id].cf))).toEqual(C2.map((row) => Number(row[3])));
    expect(JARLS.map((id) => half(half(COUNTER[id].cf)))).toEqual(C2.map((row) => Number(row[4])));
  });
});

describe('monsters', () => {
  it('are worth the glory or luck of their kind slain and half of it wounded, rounded down', () => {
    const rewards = MONSTERS.map((id) => REWARD[monsterKind(id)]);
    expect(rewards.map(({ glory, luck }) => `${glory} / ${luck}`)).toEqual(C3.map((row) => row[4]));
    expect(rewards.map(({ glory, luck }) => `${half(glory)} / ${half(luck)}`)).toEqual(
      C3.map((row) => row[5]),
    );
  });
});

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}
