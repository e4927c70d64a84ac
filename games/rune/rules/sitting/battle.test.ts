import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { WEAPON } from '../../content/weapons.ts';
import { field, gain, laborers, roll, trap } from '../../documents/encounter/testing.ts';
import { attackOf, factsOf } from '../fight/attacks.ts';
import { changesOf } from '../fight/changes.ts';
import { fighterOf, isHero, sheetOf } from '../fight/fighters.ts';
import { rules } from '../fight/game.ts';
import type { State } from '../fight/state.ts';
import { blowOf } from '../fight/striking.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { begun, EASY, goOn, HOPELESS, hurryOn, notes, sit } from './testing.ts';

afterEach(allDiceCast);

const fight = { combat: laborers(3), map: field() };

/** As a fight begins, before anybody names a weapon; dice for what comes before it. */
function atTheFight(document: ReturnType<typeof notes>, ...faces: number[]) {
  const driver = sit(document, ...faces);
  while (driver.kind === 'room') driver.choose('goOn');
  return driver;
}

/** The same once it is over, as it has ended. */
function over(driver: ReturnType<typeof sit>, ended: 'heroes' | 'foes') {
  const { state } = driver;
  state.ended = ended;
  state.agenda = [{ step: 'passage' }, { step: 'lying' }];
  state.agenda.splice(1, 0, { step: 'fought' });
  return playFrom(state);
}

describe('a fight in a sitting', () => {
  it('[RUN-CEVENT-22] [RUN-FOE-01] is fought on the map of its event, by all who can', () => {
    const driver = atTheFight(notes(fight));
    const { state } = driver;
    expect(driver.kind).toBe('plan');
    expect([state.map.name, state.round]).toEqual(['field', 1]);
    expect(state.fighters.filter((one) => !isHero(one))).toHaveLength(3);
    expect(state.foes.every(({ statistics }) => statistics !== null)).toBe(true);
    expect(driver.told('mustered')).toHaveLength(1);
  });

  it('leaves whoever can do nothing behind, and out of danger', () => {
    const state = begun(notes({}, fight, {}));
    const driver = playFrom(state);
    Object.assign(fighterOf(driver.state, 'h1'), { wounds: 4, condition: 'incapacitated' });
    while (driver.kind === 'room') driver.choose('goOn');
    expect(fighterOf(driver.state, 'h1').condition).toBe('out');
    const after = over(driver, 'heroes');
    expect(fighterOf(after.state, 'h1')).toMatchObject({ condition: 'incapacitated', wounds: 4 });
  });

  it('[RUN-HAZ-AMBUSH-01] takes by surprise those who were heard, and nobody else', () => {
    const alarm = trap(roll('stealth', HOPELESS, { type: 'rush' }), [{ kind: 'ambush' }]);
    const driver = sit(notes({ ...fight, elements: [alarm] }), 5);
    goOn(driver).chooseAs(0, 'leaveIt').chooseAs(1, 'roll');
    expect(driver.state.fighters.map(({ id, surprise }) => `${id} ${surprise}`)).toEqual([
      'h0 none',
      'h1 full',
      ...['f0', 'f1', 'f2'].map((id) => `${id} none`),
    ]);
  });

  it('[RUN-HAZ-AMBUSH-11] shows nobody the ground before it begins, and may be what ends a rest', () => {
    const rest = gain([{ kind: 'healing', time: '24h' }], null, { how: 'Sleep.' });
    const sentries = trap(roll('awareness', HOPELESS, { type: 'weakLink' }), [{ kind: 'ambush' }]);
    const driver = sit(notes({ ...fight, map: field({ name: 'hollow' }), elements: [rest, sentries] }), 5, 5);
    const seen = () => JSON.stringify(viewOf(rules as never, driver.state, 0));
    Object.assign(fighterOf(driver.state, 'h0'), { hp: 20 });
    driver.choose('touch:h0:0');
    expect(seen()).not.toContain('hollow');
    while (driver.kind === 'room') driver.choose('goOn');
    expect(seen()).toContain('hollow');
    expect(driver.told('recovered')).toHaveLength(1);
    expect(['h0', 'h1'].map((id) => fighterOf(driver.state, id).surprise)).toEqual(['full', 'full']);
  });

  it('[RUN-RUN-92] shows its map to everybody as soon as it is fought', () => {
    const driver = atTheFight(notes({ ...fight, map: field({ name: 'hollow' }) }));
    for (const seat of [0, 1, null])
      expect((viewOf(rules as never, driver.state, seat) as State).map).toEqual(driver.state.map);
    expect(driver.state.map.name).toBe('hollow');
  });

  it('[RUN-GAIN-05] takes the foes by surprise if heroes have earned it', () => {
    const stealth = gain([{ kind: 'ambush' }], roll('stealth', EASY));
    const driver = atTheFight(notes({ ...fight, elements: [stealth] }), 5, 5);
    expect(driver.state.fighters.map(({ surprise }) => surprise)).toEqual([
      'none',
      'none',
      'full',
      'full',
      'full',
    ]);
  });

  it('[RUN-TRAP-43] [RUN-TRAP-45] [RUN-GAIN-21] has foes that were warned, and heroes who were told, for as long as it was bought', () => {
    const alarm = trap(roll('stealth', HOPELESS, { type: 'weakLink' }), [
      { kind: 'foesStick', score: 'init', by: 6, rounds: 2, foes: 'all' },
    ]);
    const tale = gain([{ kind: 'carrot', for: { score: 'atk' }, by: 2, rounds: 1 }], roll('lore', EASY));
    const driver = atTheFight(notes({ ...fight, elements: [alarm, tale] }), 5, 5, 5, 5);
    const omens = driver.state.fighters.map(({ marks }) => marks);
    expect(omens).toEqual([
      [{ kind: 'omen', score: 'atk', amount: 2, until: 1 }],
      [{ kind: 'omen', score: 'atk', amount: 2, until: 1 }],
      ...[0, 1, 2].map(() => [{ kind: 'omen', score: 'init', amount: 6, until: 2 }]),
    ]);
    expect(driver.state.sitting?.sways).toEqual([]);
  });

  it('[RUN-TRAP-43] [RUN-GAIN-20] has one foe that was warned where the notes mean one, and what was foretold twice comes twice', () => {
    const alarm = trap(null, [{ kind: 'foesStick', score: 'atk', by: 3, rounds: 2, foes: ['foe-2'] }]);
    const tale = gain([{ kind: 'carrot', for: { score: 'dfn' }, by: 2, rounds: 1 }], roll('lore', EASY));
    const driver = atTheFight(notes({ ...fight, elements: [alarm, tale, tale] }), 5, 5, 5, 5);
    const twice = [{ kind: 'omen', score: 'dfn', amount: 4, until: 1 }];
    expect(driver.state.fighters.map(({ marks }) => marks)).toEqual([
      twice,
      twice,
      [],
      [],
      [{ kind: 'omen', score: 'atk', amount: 3, until: 2 }],
    ]);
  });

  it('[RUN-RULING-R90] helps whoever fights as was said, against whom it was said', () => {
    const known = { score: 'atk', ability: 'great-weapon', against: 'foe-1' } as const;
    const tale = gain([{ kind: 'carrot', for: known, by: 5, onward: true }], roll('lore', EASY));
    const driver = atTheFight(notes({ ...fight, elements: [tale] }), 5, 5);
    const { state } = driver;
    const [hero] = state.fighters;
    const forms = sheetOf(state, hero!).forms;
    const at = (form: number, target: string) => {
      const attack = attackOf(state, hero!, fighterOf(state, target), {
        ...factsOf(blowOf(hero!, target, 'own')),
        form,
      });
      return changesOf(state, hero!, 'atk', () => attack).parts.reduce((sum, { by }) => sum + by, 0);
    };
    const great = forms.findIndex(
      ({ weapon }) => weapon !== null && WEAPON[weapon].ability === 'great-weapon',
    );
    const other = forms.findIndex(
      ({ weapon }) => weapon !== null && WEAPON[weapon].ability !== 'great-weapon',
    );
    expect([at(great, 'f1'), at(great, 'f0'), at(other, 'f1')]).toEqual([5, 0, 0]);
  });

  it('leads back to the event: the hurt are hurt, the dead dead, and what comes after it is told', () => {
    const chest = gain([{ kind: 'silver', ounces: 5 }], null, { phase: 'after', how: 'Search them.' });
    const driver = atTheFight(notes({ ...fight, elements: [chest] }));
    Object.assign(fighterOf(driver.state, 'h0'), { hp: 17, wounds: 2, x: 9, fallen: true });
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 0, condition: 'dead' });
    const after = over(driver, 'heroes');
    expect(after.kind).toBe('room');
    expect(after.options()).toContain('touch:h0:0');
    const { fighters, foes, round } = after.state;
    expect([fighters.length, foes.length, round]).toEqual([2, 0, 0]);
    expect(fighterOf(after.state, 'h0')).toMatchObject({
      hp: 17,
      wounds: 2,
      fallen: false,
      condition: 'able',
    });
    expect(fighterOf(after.state, 'h1').condition).toBe('dead');
  });

  it('[RUN-RUN-80] ends the encounter for those who had to run', () => {
    const driver = atTheFight(notes(fight, { title: 'Never seen' }));
    for (const id of ['h0', 'h1']) fighterOf(driver.state, id).condition = 'out';
    const after = over(driver, 'foes');
    expect(after.told('narrated')).toEqual([]);
    expect(after.told('encounterEnded')).toHaveLength(1);
    expect(hurryOn(after).state.over).toBe(true);
  });
});
