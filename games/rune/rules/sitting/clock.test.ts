import { afterEach, describe, expect, it } from 'vitest';
import { field, gain, laborers } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { fighterOf } from '../fight/fighters.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { begun, hurryOn, notes } from './testing.ts';

afterEach(allDiceCast);

const POWER = 'rune-double-bladed-axe';
/** Level 6 sleeps three hours, level 8 one, level 10 half of one. RUN-GIFTRULE-RUNE-03 */
function afterFight(level: number, time: '1h' | '3h' | null) {
  const fight = { location: 'A field', combat: laborers(3), map: field() };
  const rest =
    time === null ? [] : [gain([{ kind: 'healing', time }], null, { how: 'Rest.', phase: 'after' })];
  const document = notes({ ...fight, elements: rest }, fight, {});
  const heroes = [spentOn({ [POWER]: level }, READY_MADE.ragnar), READY_MADE.gunnhild];
  const driver = hurryOn(playFrom(begun(document, heroes)));
  while (driver.kind === 'room') driver.choose('goOn');
  const { state } = driver;
  fighterOf(state, 'h0').asleep = [{ gift: POWER, since: 1 }];
  Object.assign(state, { ended: 'heroes', agenda: [{ step: 'passage' }, { step: 'fought' }] });
  const then = playFrom(state);
  if (time !== null) then.choose('touch:h0:0');
  return then;
}
function nextFight(driver: ReturnType<typeof afterFight>) {
  while (driver.kind === 'room') driver.choose('goOn');
  return fighterOf(driver.state, 'h0').asleep;
}

describe('a rune power that was used', () => {
  it('[RUN-GAIN-45] [RUN-GIFTRULE-RUNE-04] wakes in the time of a healing, if that is long enough', () => {
    const short = afterFight(6, '1h');
    expect(fighterOf(short.state, 'h0').asleep).toEqual([{ gift: POWER, since: -60 }]);
    // With the half hour on the way to the next fight it has slept for an hour and a half.
    expect(nextFight(short)).toEqual([{ gift: POWER, since: -90 }]);
    expect(fighterOf(afterFight(6, '3h').state, 'h0').asleep).toEqual([]);
  });

  it('[RUN-RULING-G09] sleeps on through half an hour from one event to the next, unless that is all it needs', () => {
    expect(nextFight(afterFight(8, null))).toEqual([{ gift: POWER, since: -30 }]);
    expect(nextFight(afterFight(10, null))).toEqual([]);
  });
});
