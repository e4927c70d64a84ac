import { describe, expect, it } from 'vitest';
import { gain } from '../documents/encounter/testing.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { rich } from '../documents/hero/testing.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { healing } from '../rules/fight/odds.ts';
import { playFrom } from '../rules/fight/testing.ts';
import { amend } from '../rules/sitting/heroes.ts';
import { silver } from '../rules/sitting/interlude/testing.ts';
import { begun, holding, notes, sit } from '../rules/sitting/testing.ts';
import { best, reasonOf } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
const purse = gain([{ kind: 'silver', ounces: 3 }], null, { how: 'Take it.' });

describe('bots who look about', () => {
  it('touch what lies there as long as they could bear a trap', () => {
    const driver = sit(holding(purse));
    amend(driver.state, { of: 12 });
    expect(best(driver)).toBe('touch:h0:0');
    Object.assign(fighterOf(driver.state, 'h0'), { hp: 4, wounds: 3, rest: 1 });
    fighterOf(driver.state, 'h1').rest = 1;
    expect(best(driver)).toBe('goOn');
  });

  it('go on where there is nothing', () => {
    expect(best(sit(notes({})))).toBe('goOn');
  });

  it('leave the hurt to whoever treats them best and is still to be asked [RUN-HEAL-13]', () => {
    const driver = sit(notes({}));
    const { state } = driver;
    const [first, second] = [fighterOf(state, 'h0'), fighterOf(state, 'h1')];
    second.hp = 20;
    const betterIsLater = healing(state, second, second) > healing(state, first, second);
    expect(best(driver) === 'treat:h0:h1').toBe(!betterIsLater);
    // Nobody is left who could do it better.
    Object.assign(second, { wounds: 4, condition: 'incapacitated' });
    expect(best(driver)).toBe('treat:h0:h1');
    expect(reasonOf(driver, 'treat:h0:h1').success).toBe(healing(state, first, second));
  });
});

describe('bots at a hiding place and at home', () => {
  const cache = gain([{ kind: 'lootCache', difficulty: 30 }], null, { how: 'Hide it.' });

  it('carry what would hardly be found again [RUN-GAIN-72]', () => {
    const driver = playFrom(begun(holding(cache), [ragnar, gunnhild]));
    amend(driver.state, { hoard: [{ item: silver(20), finder: 'h0' }] });
    driver.choose('touch:h0:0');
    expect(driver.kind).toBe('stash');
    expect(best(driver)).toBe('leave');
  });

  it('hide what they have found themselves where it is sure to be found: then nobody has a part of it [RUN-GAIN-70]', () => {
    const sure = gain([{ kind: 'lootCache', difficulty: 0 }], null, { how: 'Hide it.' });
    const driver = playFrom(begun(holding(sure), [ragnar, gunnhild]));
    amend(driver.state, {
      hoard: [
        { item: silver(20), finder: 'h0' },
        { item: silver(30), finder: 'h1' },
      ],
    });
    driver.choose('touch:h0:0');
    expect(best(driver)).toBe('hideFound:0');
  });

  it('are insured at a shrine, once [RUN-GAIN-82]', () => {
    const shrine = gain([{ kind: 'shrine', god: 'thor' }], null, { how: 'Kneel.' });
    const encounter = holding(shrine);
    const driver = playFrom(begun(encounter, [rich(40, ragnar), gunnhild]));
    amend(driver.state, { of: 5 });
    driver.choose('goOn');
    while (driver.kind === 'bustle' || driver.kind === 'room')
      driver.choose(driver.options().includes('touch:h0:0') ? 'touch:h0:0' : 'goOn');
    expect(driver.kind).toBe('worship');
    expect(best(driver)).toBe('insure');
  });
});
