import { afterEach, describe, expect, it } from 'vitest';
import type { Armor } from '../../content/armor.ts';
import type { Item } from '../../content/treasure/item.ts';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { playFrom } from '../fight/testing.ts';
import { begun, goOn, notes } from '../sitting/testing.ts';
import { addedTo, allDiceCast, armedWith, finding, happening, play } from './testing.ts';

afterEach(allDiceCast);

const { ragnar } = READY_MADE;
const [{ weapon }] = ragnar.weapons as [(typeof ragnar.weapons)[number]];

describe('magic in gear', () => {
  it('[RUN-CHART-POTENCY-STAT] is in every blow with it', () => {
    const strikes = (...things: Item[]) =>
      addedTo(
        play({ ...armedWith(finding(ragnar, ...things)), turn: 'h0' }, 9, 4).choose(
          'strike:f0:0:plain',
          'stand',
        ),
        'attack',
      ).atk as number;
    const alike: Item = { kind: 'weapon', weapon };
    expect(strikes({ ...alike, magic: { atk: 2 } }) - strikes(alike)).toBe(2);
  });

  it('[RUN-CHART-ARMOR-POTENCY] keeps off more of what strikes him', () => {
    const loses = (thing: Item) => {
      const blow = {
        effect: 'damage',
        who: 'h0',
        raw: 20,
        by: 'f0',
        armor: true,
        rule: 'RUN-DMG-05',
      } as const;
      const driver = play({ ...armedWith(finding(ragnar, thing)), agenda: [happening(blow)] });
      return driver.told('hurt')[0]!.lost as number;
    };
    const alike: Item = { kind: 'armor', armor: ragnar.armor as Armor };
    expect(loses(alike) - loses({ ...alike, magic: { prot: 4 } })).toBe(4);
  });

  it('[RUN-CHART-KIT-POTENCY] helps with a roll of the notes that needs the kit, and with no other', () => {
    const tries = (ability: 'map' | 'jump', ...things: Item[]) => {
      const document = notes({ elements: [trap(roll(ability, -90), [{ kind: 'status', points: 1 }])] }, {});
      const driver = goOn(playFrom(begun(document, [finding(ragnar, ...things)]), 5));
      return driver.told('attempted')[0]!.total as number;
    };
    const kit = (bonus: number): Item => ({ kind: 'kit', ability: 'map', bonus });
    expect(tries('map', kit(4)) - tries('map', kit(1))).toBe(3);
    expect(tries('jump', kit(4)) - tries('jump', kit(1))).toBe(0);
  });
});
