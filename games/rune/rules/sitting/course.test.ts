import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { gain, laborers, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { rules } from '../fight/game.ts';
import { resolveOptions } from '../fight/options.ts';
import { fightOf } from '../fight/setup.ts';
import { allDiceCast } from '../fight/testing.ts';
import { eventIn, nextIn, offersIn } from './notes.ts';
import { adventure, begun, EASY, goOn, HOPELESS, holding, notes, sit, sitAlone, types } from './testing.ts';

afterEach(allDiceCast);

const silver = gain([{ kind: 'silver', ounces: 3 }], null, { id: 'silver', how: 'Take the silver.' });
const lid = trap(
  roll('traps', HOPELESS, {
    type: 'singular',
    condition: { trigger: 'Lift the lid.', exposure: 'first' },
  }),
  [{ kind: 'status', points: 4 }],
  { id: 'lid', name: 'Poisoned needle', inspection: 'A tiny hole.' },
);

describe('an encounter', () => {
  it('[RUN-ENC-10] is told event by event, each as it is reached, and never earlier', () => {
    const driver = sit(
      notes({ title: 'Gate', narration: 'A gate.' }, { title: 'Hall', narration: 'A hall.' }),
    );
    expect(driver.told('narrated').map(({ title }) => title)).toEqual(['Gate']);
    goOn(driver);
    expect(driver.told('narrated').map(({ narration }) => narration)).toEqual(['A gate.', 'A hall.']);
    goOn(driver);
    expect(driver.told('encounterEnded')).toHaveLength(1);
    expect(driver.state.over).toBe(true);
  });

  it('[RUN-RUN-90] says what was behind it when it is over', () => {
    const driver = sit(
      notes({ background: 'It was the dwarf.', elements: [{ ...silver, background: 'Stolen.' }] }),
    );
    expect(driver.told('background')).toEqual([]);
    goOn(driver);
    expect(driver.told('background').map(({ background }) => background)).toEqual([
      'It was the dwarf.',
      'Stolen.',
    ]);
    expect(types(driver).indexOf('encounterEnded')).toBeLessThan(types(driver).indexOf('background'));
  });

  it('[RUN-RUN-03] goes on through an adventure, encounter by encounter, to the way home', () => {
    const driver = sit(adventure(notes({}), notes({})));
    goOn(driver);
    expect(driver.told('encounterBegan').map(({ number }) => number)).toEqual([1, 2]);
    goOn(driver);
    expect(types(driver).at(-1)).toBe('sittingEnded');
    expect(driver.told('sittingEnded')).toEqual([{ type: 'sittingEnded', encounters: 2 }]);
  });

  it('has at least one encounter', () => {
    expect(fightOf([[READY_MADE.ragnar]], resolveOptions({ sitting: adventure() }))).toEqual({
      refused: { code: 'no-encounters', params: {} },
    });
  });

  it('[RUN-CEVENT-11] [RUN-FOE-01] has foes that are a match for as many as set out', () => {
    const two = { ...notes({ combat: laborers(3) }), group: { heroes: 2, totals: [], roster: [] } };
    const foes = (state: ReturnType<typeof begun>) => state.sitting?.encounters[0]?.events[0]?.combat?.foes;
    expect(foes(sit(two).state)).toHaveLength(3);
    const alone = foes(sitAlone(two).state);
    expect(alone).not.toHaveLength(3);
  });
});

describe('after the last encounter', () => {
  it('nobody is in any event, and nothing is offered, while they make ready at home', () => {
    const driver = sit(notes({ title: 'Gate' }));
    while (driver.kind === 'room') driver.choose('goOn');
    expect(driver.kind).toBe('bustle');
    const { sitting } = viewOf(rules as never, driver.state, 0) as typeof driver.state;
    expect([eventIn(sitting!), nextIn(sitting!), offersIn(sitting!)]).toEqual([null, null, []]);
  });
});

describe('a room', () => {
  it('[RUN-TRAP-72] [RUN-COND-24] offers a trap as it offers silver: by what one would do, and by its place', () => {
    const driver = sit(holding(lid, silver));
    expect(driver.options()).toEqual([
      'touch:h0:0',
      'touch:h0:1',
      'inspect',
      'inspect:0',
      'inspect:1',
      'goOn',
    ]);
  });

  it('[RUN-ENC-10] shows more to whoever looks closer, once, and says so where there is nothing', () => {
    const driver = sit(holding(lid, silver)).choose('inspect:0');
    expect(driver.told('inspected')).toEqual([
      { type: 'inspected', what: 'Lift the lid.', inspection: 'A tiny hole.' },
    ]);
    expect(driver.options()).not.toContain('inspect:0');
    driver.choose('inspect:1');
    expect(driver.told('inspected')[1]).toMatchObject({ what: 'Take the silver.', inspection: '' });
    driver.choose('inspect');
    expect(driver.told('inspected')[2]).toMatchObject({ what: null });
  });

  it('[RUN-COND-24] gives everybody another chance after whoever does something, until all want to go on', () => {
    const driver = sit(holding(silver));
    expect(driver.asked).toEqual([0]);
    driver.choose('goOn');
    expect(driver.asked).toEqual([1]);
    driver.choose('touch:h1:0');
    expect(driver.asked).toEqual([0]);
    expect(driver.options()).not.toContain('touch:h0:0');
    driver.choose('goOn', 'goOn');
    expect(driver.told('encounterEnded')).toHaveLength(1);
  });

  it('[RUN-COND-05] [RUN-TRAP-72] makes whoever touches it roll, and nobody else; then it is spent', () => {
    const driver = sit(holding(lid), 5).choose('touch:h0:0');
    expect(driver.told('attempted').map(({ hero }) => hero)).toEqual(['h0']);
    expect(driver.told('stricken').map(({ hero }) => hero)).toEqual(['h0']);
    expect(driver.options(1)).toEqual(['inspect', 'lead:h1', 'goOn']);
  });

  it('[RUN-COND-04] makes everybody roll where all are in for it', () => {
    const all = trap(roll('balance', EASY, { condition: { trigger: 'Step on it.', exposure: 'first' } }), [
      { kind: 'status', points: 4 },
    ]);
    const driver = sit(holding(all), 5, 5).choose('touch:h0:0');
    expect(driver.told('attempted').map(({ hero }) => hero)).toEqual(['h0', 'h1']);
    expect(driver.told('stricken')).toEqual([]);
  });

  it('[RUN-HEAL-06] [RUN-HEAL-13] lets the hurt be treated in peace, once until they are hurt anew', () => {
    const state = begun(notes({}));
    const driver = sit(notes({}));
    expect(driver.options().some((id) => id.startsWith('treat'))).toBe(false);
    expect(state.round).toBe(0);
    driver.state.fighters[1]!.hp -= 20;
    const before = driver.state.fighters[1]!.hp;
    driver.load(9).choose('treat:h0:h1');
    expect(driver.told('treated')[0]).toMatchObject({ patient: 'h1', difficulty: 4, helped: true });
    expect(driver.state.fighters[1]!.hp).toBeGreaterThan(before);
    expect(driver.options().some((id) => id.startsWith('treat'))).toBe(false);
  });
});
