import { describe, expect, it } from 'vitest';
import { ABILITIES, FIGHTING } from '../../content/abilities.ts';
import { MAP, TERRORS } from '../../content/tasks.ts';
import { attempt } from './attempt.ts';
import { demandsBravery, keepsFreeWill } from './bravery.ts';
import { killsGame, servedBy } from './foraging.ts';
import { type Lock, mayDisarm, mayGoOff, nextAt } from './locks.ts';
import {
  afterEncounter,
  BLANK,
  isFinished,
  keepsWay,
  MAP_DIFFICULTY,
  type MapInHand,
  mapPrice,
} from './map-making.ts';
import { reads } from './reading.ts';
import { abilityScore, usual } from './score.ts';
import { hoursAsleep, sleepDifficulty } from './sleep.ts';
import { roller } from './testing.ts';

describe('Sleep', () => {
  it('[RUN-ABIL-SLE-02] comes by itself after sixteen hours', () => {
    expect([16, 30].map(sleepDifficulty)).toEqual([null, null]);
    expect(sleepDifficulty(15)).toBe(1);
  });

  it('[RUN-ABIL-SLE-03] is the harder to find the sooner one looks for it', () => {
    expect([0, 4, 12].map(sleepDifficulty)).toEqual([16, 12, 4]);
  });

  it('[RUN-ABIL-SLE-04] lasts as long as it was found by, and not at all where it was not', () => {
    expect(hoursAsleep(attempt({ result: 9 }, 0, 4))).toBe(5);
    expect(hoursAsleep(attempt({ result: 4 }, 0, 4))).toBe(0);
    expect(hoursAsleep(attempt({ result: 3 }, 0, 4))).toBeNull();
  });

  it('[RUN-TV-H10] after ten hours awake is against 6: Sta 2, Sleep 1 and a 6 make three hours', () => {
    const bonus = abilityScore(roller({ is: { Sta: 2 }, can: { sleep: 1 } }), [
      'sleep',
      usual('sleep'),
    ]).total;
    const difficulty = sleepDifficulty(10) as number;
    expect(difficulty).toBe(6);
    expect(hoursAsleep(attempt({ result: 6 }, bonus, difficulty))).toBe(3);
  });
});

describe('a map', () => {
  const mapper = roller({ is: { Int: 2 }, can: { map: 1 }, kits: ['map'] });
  const rolled = (result: number) =>
    attempt({ result }, abilityScore(mapper, ['map', usual('map')]).total, MAP_DIFFICULTY);

  it('[RUN-ABIL-MAP-02] is as good as the hero’s roll: nothing else of it is known', () => {
    expect(afterEncounter(BLANK, rolled(3))).toEqual({ drawn: 1, broken: false });
    expect(afterEncounter(BLANK, rolled(2))).toEqual({ drawn: 0, broken: true });
  });

  it('[RUN-ABIL-MAP-03] keeps one on the way, and who fails is lost', () => {
    expect(keepsWay(rolled(3))).toBe('keeps-way');
    expect(keepsWay(rolled(2))).toBe('gets-lost');
  });

  it('[RUN-ABIL-MAP-04] is finished by whoever drew it after every encounter, and missed none', () => {
    const drawn = (...dice: (number | null)[]): MapInHand =>
      dice.reduce<MapInHand>((map, die) => afterEncounter(map, die === null ? null : rolled(die)), BLANK);
    expect(isFinished(drawn(3, 8, 5), 3)).toBe(true);
    expect(isFinished(drawn(3, 2, 5), 3)).toBe(false);
    expect(isFinished(drawn(3, null, 5), 3)).toBe(false);
    expect(isFinished(drawn(3, 8), 3)).toBe(false);
    expect(isFinished(drawn(2, 3, 8, 5), 3)).toBe(false);
    expect(isFinished(BLANK, 0)).toBe(false);
  });

  it('[RUN-RULING-H07] is bartered for like any common thing, weighs nothing and brings no victory points', () => {
    expect([7, 3, 1, -1, -3, -9].map(mapPrice)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(MAP).toMatchObject({ load: 0, victoryPoints: 0 });
  });
});

describe('a lock', () => {
  const trapped = (spotted: boolean, disarmed: boolean): Lock => ({
    mundane: true,
    trap: { spotted, disarmed },
  });

  it('[RUN-ABIL-PIC-02] with a trap on it asks for eyes first, then for Traps, and only then for picks', () => {
    expect(nextAt(trapped(false, false))).toBe('awareness');
    expect(nextAt(trapped(true, false))).toBe('traps');
    expect(nextAt(trapped(true, true))).toBe('pick-lock');
    expect(nextAt({ mundane: true, trap: null })).toBe('pick-lock');
  });

  it('[RUN-ABIL-PIC-02] that is no mundane one opens to no pick', () => {
    expect(nextAt({ mundane: false, trap: null })).toBeNull();
  });

  it('[RUN-ABIL-PIC-02] may go off for whoever does not wait for that', () => {
    expect([trapped(false, false), trapped(true, false), trapped(true, true)].map(mayGoOff)).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayGoOff({ mundane: true, trap: null })).toBe(false);
  });

  it('[RUN-ABIL-TRA-02] has a trap that nobody disarms before it is seen, or twice', () => {
    expect(mayDisarm({ spotted: false, disarmed: false })).toBe(false);
    expect(mayDisarm({ spotted: true, disarmed: false })).toBe(true);
    expect(mayDisarm({ spotted: true, disarmed: true })).toBe(false);
  });
});

describe('other Abilities', () => {
  it('[RUN-ABIL-RUN-02] Runes reads Latin too from 3 on', () => {
    expect([0, 1, 2, 3, 5].map(reads)).toEqual([
      [],
      ['runes'],
      ['runes'],
      ['runes', 'latin'],
      ['runes', 'latin'],
    ]);
  });

  it('[RUN-ABIL-BRV-03] Bravery is rolled against terror, evil gods and gruesome sights, and keeps one’s will free', () => {
    expect(TERRORS.every(demandsBravery)).toBe(true);
    const bonus = abilityScore(roller({ is: { Sta: 1 }, can: { bravery: 1 } }), ['bravery', 'Sta']).total;
    expect(keepsFreeWill(attempt({ result: 7 }, bonus, 9))).toBe(true);
    expect(keepsFreeWill(attempt({ result: 6 }, bonus, 9))).toBe(false);
  });

  it('[RUN-ABIL-BRV-02] Bravery is not rolled in an ordinary fight', () => {
    expect(demandsBravery('ordinary-fight')).toBe(false);
  });

  it('[RUN-ABIL-SUR-02] Survival feeds and shelters all that are there, but kills no game', () => {
    const group = ['thora', 'ulf', 'gest'];
    expect(servedBy('survival', 'ulf', group, { success: true })).toEqual(group);
    expect(servedBy('survival', 'ulf', group, { success: false })).toEqual([]);
    expect(servedBy('climb', 'ulf', group, { success: true })).toEqual(['ulf']);
    expect(ABILITIES.filter(killsGame)).toEqual([...FIGHTING]);
  });
});
