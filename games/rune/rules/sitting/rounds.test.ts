import { afterEach, describe, expect, it } from 'vitest';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { AnyFrame } from '../fight/agenda.ts';
import { fighterOf } from '../fight/fighters.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { amid, fighting, goOn, HOPELESS, holding, sit } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;
const shame = [{ kind: 'status', points: 4 }] as const;
type Driving = ReturnType<typeof sit>;
const struck = (driver: Driving) => driver.told('stricken').map(({ hero }) => hero);
const rolled = (driver: Driving) => driver.told('attempted').map(({ hero }) => hero);
const climbing = (hero: typeof ragnar) => heroSheet(hero).roll('climb');
/** Ragnar makes it with a 6, Gunnhild with no less. */
const FAIR = climbing(ragnar) + 6;

describe('a countdown', () => {
  const count = (attempts: number) =>
    holding(trap(roll('climb', FAIR, { multiple: { kind: 'countdown', share: 'all', attempts } }), shame));

  it('[RUN-DIF-78] goes by Initiative where somebody rolls it, with Quickness and what is tried, and more than 20 acts again', () => {
    const driver = goOn(sit(count(1)));
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [0, 1]]);
    // 10 and 9 again for the order, then twice as many as it takes.
    driver.load(10, 9, 10, 2, 10, 2).chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    const total = 19 + heroSheet(gunnhild).roll('climb', 'Qik');
    expect(total).toBeGreaterThan(20);
    expect(driver.told('initiative')).toEqual([
      { type: 'initiative', fighter: 'h1', total, steps: [total, total - 20] },
    ]);
    // Both successes are hers; he had no need to roll any more.
    expect([rolled(driver), struck(driver)]).toEqual([['h1', 'h1'], []]);
  });

  it('[RUN-DIF-173] [RUN-RULING-T77] goes as they march where nobody does, and whoever rolled none comes last', () => {
    const marching = goOn(sit(count(1)));
    marching.load(2, 2).chooseAs(0, 'leaveIt').chooseAs(1, 'leaveIt');
    expect([rolled(marching), struck(marching)]).toEqual([
      ['h0', 'h1'],
      ['h0', 'h1'],
    ]);
    const driver = goOn(sit(count(1)));
    driver.load(3, 2, 2).chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    expect(rolled(driver)).toEqual(['h1', 'h0']);
  });

  it('[RUN-DIF-78] rolls it anew in each round, and is asked about it once', () => {
    const driver = goOn(sit(count(2)));
    driver.load(3, 2, 2, 4, 2, 2).chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    expect(driver.told('initiative')).toHaveLength(2);
    expect(rolled(driver)).toEqual(['h1', 'h0', 'h1', 'h0']);
  });
});

describe('a panic button', () => {
  const end = roll('jump', HOPELESS);
  const button = { kind: 'panicButton', end, ending: 'Jump on it.' } as const;
  const pressed = (what: object = {}) =>
    trap(roll('climb', FAIR, { multiple: button, type: 'singular', ...what }), shame, { id: 'door' });

  it('[RUN-RULING-T59] may be taken over by who is willing as a round begins', () => {
    const driver = goOn(sit(holding(pressed())));
    driver.load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [1]]);
    driver.load(9, 2).chooseAs(1, 'roll');
    // She holds it now, and he tries to end it.
    expect(driver.told('attempted').map(({ hero, with: by }) => [hero, by])).toEqual([
      ['h0', 'climb'],
      ['h1', 'climb'],
      ['h0', 'jump'],
    ]);
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [0]]);
    driver.load(2, 2).chooseAs(0, 'leaveIt');
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });

  const element: AnyFrame = { step: 'element', element: 'door', by: null };
  const nextRound: AnyFrame = { step: 'fray' };
  const initiative: AnyFrame = { step: 'repeatShots' };

  it('[RUN-RULING-T59] goes on in a fight with its rounds, and costs no action that was not asked for', () => {
    const state = fighting(amid(pressed()), [initiative, nextRound, element]);
    const driver = playFrom(state).load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    expect(rolled(driver)).toEqual(['h0']);
    // A round later.
    driver.load(9, 2).chooseAs(1, 'leaveIt');
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1']);
    expect([struck(driver), driver.state.sitting!.pending]).toHaveLength(2);
    expect(struck(driver)).toEqual([]);
    expect(driver.state.sitting!.pending).toMatchObject([{ element: 'door', rollers: ['h0'] }]);
    expect(fighterOf(driver.state, 'h0').steps).toEqual([10]);
  });

  it('[RUN-RULING-T59] takes an action of each round from whoever holds it, where one was bought', () => {
    const state = fighting(amid(pressed({ action: true })), [
      initiative,
      nextRound,
      { step: 'element', element: 'door', by: ['h0'] },
    ]);
    const driver = playFrom(state, 9).load(9, 2).chooseAs(1, 'leaveIt');
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1']);
    expect(['h0', 'h1'].map((id) => fighterOf(driver.state, id).steps)).toEqual([[], [10]]);
  });

  it('[RUN-DIF-175] [RUN-RULING-T59] goes on without a fight when that is over', () => {
    const state = fighting(amid(pressed()), [{ step: 'passage' }, { step: 'fought' }, element]);
    Object.assign(state, { ended: 'heroes' });
    const driver = playFrom(state).load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    driver.load(2, 2).chooseAs(1, 'leaveIt');
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });
});

describe('a test of endurance', () => {
  const long = trap(roll('climb', FAIR, { multiple: { kind: 'endurance', rolls: 3 } }), shame, {
    id: 'door',
  });

  it('[RUN-RULING-T59] [RUN-DIF-60] asks for one roll in each round of a fight', () => {
    const state = fighting(amid(long), [
      { step: 'fray' },
      { step: 'fray' },
      { step: 'element', element: 'door', by: null },
    ]);
    // She fails at once, and is out of it; he bears it to the end.
    const driver = playFrom(state, 9, 2, 9, 9);
    expect(rolled(driver)).toEqual(['h0', 'h1', 'h0', 'h0']);
    expect(struck(driver)).toEqual(['h1']);
  });

  it('[RUN-DIF-172] is over for whoever has failed once', () => {
    const driver = goOn(sit(holding(long), 9, 2, 2));
    expect(rolled(driver)).toEqual(['h0', 'h0', 'h1']);
    expect(struck(driver)).toEqual(['h0', 'h1']);
  });
});
