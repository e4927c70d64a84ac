import { describe, expect, it } from 'vitest';
import type { Quest } from '../content/index.ts';
import { HERO_SEAT, OVERLORD_SEAT, scene } from '../rules/testing.ts';
import { aim, briefing, score } from './aim.ts';

const MAP = ['#####', '#O.X#', '#R.X#', '#####'];
const victory: Quest['victory'] = {
  heroes: [{ type: 'allLeave' }],
  crippled: 'one',
  deckOut: 'overlordWins',
};
const of = (more: Partial<Quest['victory']> = {}, pile = 6) => {
  const state = scene({ map: MAP, quest: { victory: { ...victory, ...more } } });
  state.overlord.pile = pile;
  return state;
};

describe('what one plays for', () => {
  it('is the goal of the adventure, in so many rounds as there are cards to draw, and this one', () => {
    expect(aim(of(), HERO_SEAT, 'en')).toEqual({
      goal: 'All leave by an exit',
      clock: '7 rounds left',
      last: false,
    });
    expect(aim(of({}, 0), HERO_SEAT, 'de')).toMatchObject({ clock: 'letzte Runde', last: true });
    expect(aim(of({ deckOut: 'nothing' }, 0), HERO_SEAT, 'en')).toMatchObject({
      clock: 'round 2',
      last: false,
    });
  });

  it('is another one for the Overlord', () => {
    expect(aim(of(), OVERLORD_SEAT, 'en').goal).toBe('Cripple one Hero');
    expect(aim(of({ crippled: 'all' }), OVERLORD_SEAT, 'en').goal).toBe('Cripple every Hero');
    expect(briefing(of(), OVERLORD_SEAT, 'en').goal).toContain('until your deck is used up');
    expect(briefing(of({ deckOut: 'nothing' }), OVERLORD_SEAT, 'en').goal).not.toContain('deck');
    expect(briefing(of(), HERO_SEAT, 'en').perils).toHaveLength(2);
    expect(briefing(of({ deckOut: 'heroesWin' }), HERO_SEAT, 'en').perils).toEqual([
      'one of you is Crippled',
    ]);
  });

  it('names what is to be carried out and who is to be beaten', () => {
    const goals: Quest['victory']['heroes'] = [
      { type: 'carryOut', object: 'book' },
      { type: 'cripple', boss: 'grund' },
    ];
    expect(aim(of({ heroes: goals }), HERO_SEAT, 'en').goal).toMatch(/^Carry out .+ · Cripple Grund$/);
  });

  it('names the chest that is to stay shut, to both sides', () => {
    const state = of({
      heroes: [
        { type: 'protect', at: [2, 1] },
        { type: 'holdOut', rounds: 3 },
      ],
    });
    expect(aim(state, HERO_SEAT, 'en').goal).toBe('Keep the chest at C2 shut · Hold out for 3 rounds');
    expect(aim(state, OVERLORD_SEAT, 'en').goal).toBe('Cripple one Hero or break open the chest at C2');
    expect(briefing(state, OVERLORD_SEAT, 'de').goal).toContain('brich die Truhe auf C2 auf');
    expect(briefing(state, HERO_SEAT, 'de').perils).toContain('die Toten die Truhe auf C2 aufbrechen');
  });

  it('is counted by who is Crippled', () => {
    const state = of({ crippled: 'all' });
    state.gone.push({ hero: 'orlaf', how: 'crippled', items: [] } as never);
    expect(score(state, OVERLORD_SEAT, 'en')?.short).toBe('1/2');
    expect(score(state, HERO_SEAT, 'en')?.short).toBe('1/2');
    expect(score(of(), OVERLORD_SEAT, 'en')?.short).toBe('0/1');
  });
});
