import { describe, expect, it } from 'vitest';
import { NORMANS, type Scene, scene, VIKINGS } from '../rules/testing.ts';
import { aim, briefing, score } from './aim.ts';

const at = (turn: number, options: Scene['options'] = {}) =>
  scene({ options, state: { turn, pillaged: ['6,1', '6,3', '2,4'] } });

describe('what one plays for', () => {
  it('is villages, and the turns that are left for them', () => {
    expect(aim(at(17), VIKINGS, 'en')).toEqual({ goal: 'Villages 3/4', clock: 'turn 17/24', last: false });
    expect(aim(at(24), VIKINGS, 'de')).toEqual({ goal: 'Dörfer 3/4', clock: 'letzte Runde', last: true });
    expect(aim(at(40, { turnLimit: 0 }), null, 'en')).toMatchObject({ clock: 'turn 40', last: false });
  });

  it('differs by side, and by what was agreed', () => {
    expect(briefing(at(2), VIKINGS, 'en').goal).toContain('Pillage 4 villages');
    expect(briefing(at(2), NORMANS, 'en').goal).toContain('hold out until turn 24');
    expect(briefing(at(2, { turnLimit: 0 }), NORMANS, 'en').goal).not.toContain('hold out');
    expect(briefing(at(2, { castleTurns: 1 }), NORMANS, 'en').perils[1]).toContain('one full turn');
    expect(briefing(at(2), null, 'en').story).not.toEqual(briefing(at(2), VIKINGS, 'en').story);
  });

  it('is counted for each side', () => {
    expect(score(at(17), VIKINGS, 'en')?.short).toBe('3/4');
    expect(score(at(17), NORMANS, 'en')?.short).toBe('16/24');
    expect(score(at(17, { turnLimit: 0 }), NORMANS, 'en')).toBeNull();
  });

  it('counts a turn when it is over, the last one too', () => {
    const ended = (how: 'turnLimit' | 'ship') => ({ ...at(24), ended: { winner: NORMANS, how } });
    expect(score(ended('turnLimit'), NORMANS, 'en')?.short).toBe('24/24');
    expect(score(ended('ship'), NORMANS, 'en')?.short).toBe('23/24');
  });
});
