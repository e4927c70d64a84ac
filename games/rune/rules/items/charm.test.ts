import { afterEach, describe, expect, it } from 'vitest';
import type { Gift } from '../../content/gifts.ts';
import type { ItemOf, Trinket } from '../../content/treasure/item.ts';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { gifted } from '../../documents/hero/testing.ts';
import { playFrom } from '../fight/testing.ts';
import { begun, goOn, notes } from '../sitting/testing.ts';
import { addedTo, allDiceCast, armedWith, carried, finding, one, play } from './testing.ts';
import { woken } from './waking.ts';

afterEach(allDiceCast);

const charm = (more: Partial<ItemOf<'charm'>> = {}): ItemOf<'charm'> => ({
  kind: 'charm',
  to: 'Dex',
  bonus: 2,
  rounds: 4,
  recharge: 'death-blow',
  charged: true,
  ...more,
});
const near = (...items: Trinket[]) => armedWith(finding(READY_MADE.ragnar, ...items));

describe('a charm', () => {
  it('[RUN-TRE-48] costs no action: its owner is asked before a roll that it helps with', () => {
    const asked = play({ ...near(charm()), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(asked.kind).toBe('preRoll');
    const struck = asked.choose('use');
    expect(addedTo(struck, 'attack').atk).toBe(11);
    expect(carried(struck)).toEqual([charm({ charged: false })]);
    expect(one(struck, 'h0').marks).toMatchObject([{ kind: 'draught', to: 'Dex', amount: 2, until: 4 }]);
  });

  it('[RUN-TRE-48] is kept where he says so, and nobody is asked about another roll', () => {
    const struck = play({ ...near(charm()), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand', 'pass');
    expect(addedTo(struck, 'attack').atk).toBe(9);
    expect(carried(struck)).toEqual([charm()]);
    const other = play({ ...near(charm({ to: 'climb' })), turn: 'h0' }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(addedTo(other, 'attack').atk).toBe(9);
  });

  it.each([
    ['Qik', true],
    ['great-weapon', true],
    ['Sta', false],
    ['Dex', false],
  ] as const)('[RUN-TRE-48] of %s helps to parry and to be first: %s', (to, helps) => {
    const scene = near(charm({ to }));
    const struck = play({ ...scene, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(struck.kind === 'preRoll').toBe(helps);
    if (helps) struck.choose('pass');
    const first = play({ ...scene, agenda: [{ step: 'initiative' }] }, 3, 8);
    expect(first.kind === 'preRoll').toBe(helps);
    if (helps) first.choose('pass');
  });

  it('[RUN-TRE-49] sleeps once it was used', () => {
    const struck = play({ ...near(charm({ charged: false })), turn: 'h0' }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(addedTo(struck, 'attack').atk).toBe(9);
  });

  const slays = (threat: 'equal' | 'inferior', of: ItemOf<'charm'>) => {
    const scene = armedWith(finding(READY_MADE.ragnar, of), {
      foes: [{ threat, statistics: { dfn: 0, soak: 0, hp: 1 } }],
    });
    return carried(play({ ...scene, turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand'));
  };
  it('[RUN-CHART-CHARM-RECHARGE] wakes by a death blow to a foe that is no weaker than a hero', () => {
    const asleep = charm({ charged: false });
    expect(slays('equal', asleep)).toEqual([charm()]);
    expect(slays('inferior', asleep)).toEqual([asleep]);
    expect(slays('equal', charm({ charged: false, recharge: 'any-shrine' }))).toMatchObject([
      { charged: false },
    ]);
  });

  it('[RUN-CHART-CHARM-RECHARGE] wakes where a gift of his own is called upon with success, and not otherwise', () => {
    const calls = (gift: Gift | null, die: number, recharge: ItemOf<'charm'>['recharge'] = 'gift-roll') => {
      const asleep = charm({ charged: false, recharge });
      const hero = finding(gifted({ 'buffeting-gale': 1 }, READY_MADE.ragnar), asleep);
      const check = {
        who: 'h0',
        roll: 'gift',
        plus: 0,
        against: { difficulty: 6 },
        ...(gift && { gift }),
      } as const;
      return carried(
        play({ ...armedWith(hero), agenda: [{ step: 'check', check, success: [], failure: [] }] }, die),
      );
    };
    expect(calls('buffeting-gale', 6)).toMatchObject([{ charged: true }]);
    expect(calls('buffeting-gale', 5)).toMatchObject([{ charged: false }]);
    expect(calls(null, 6)).toMatchObject([{ charged: false }]);
    expect(calls('obscuring-mist', 6)).toMatchObject([{ charged: false }]);
    expect(calls('buffeting-gale', 6, 'next-event')).toMatchObject([{ charged: false }]);
  });

  it('[RUN-TRE-48] helps with a roll of the notes, too', () => {
    const trunk = trap(roll('climb', -90), [{ kind: 'status', points: 1 }]);
    const climbs = (answer: 'use' | 'pass') => {
      const document = notes({ elements: [trunk] }, notes({}).events[0]!);
      const driver = goOn(playFrom(begun(document, [finding(READY_MADE.ragnar, charm({ to: 'climb' }))]), 5));
      expect(driver.kind).toBe('preRoll');
      return driver.choose(answer).told('attempted')[0]!.total as number;
    };
    expect(climbs('use') - climbs('pass')).toBe(2);
  });

  it.each([
    ['Str', true],
    ['great-weapon', true],
    ['climb', false],
  ] as const)('[RUN-TRE-41] of %s helps to wrestle for a better place: %s', (to, helps) => {
    const turn = play({ ...near(charm({ to })), turn: 'h0' }, ...(helps ? [] : [2, 9])).choose('engage:f0');
    if (turn.kind !== 'preRoll') turn.choose('resist');
    expect(turn.kind === 'preRoll').toBe(helps);
  });

  it('[RUN-TRE-49] wakes elsewhere by what its chart says', () => {
    const asleep = (recharge: ItemOf<'charm'>['recharge']) => charm({ charged: false, recharge });
    expect(woken(asleep('triumph-Qik'), { by: 'triumph', of: 'Qik' }).charged).toBe(true);
    expect(woken(asleep('triumph-Qik'), { by: 'triumph', of: 'Sta' }).charged).toBe(false);
    expect(woken(asleep('gift-roll'), { by: 'gift-roll' }).charged).toBe(true);
    const shrine = { by: 'shrine', god: 'thor' } as const;
    expect(woken(asleep('any-shrine'), { ...shrine, primary: [] }).charged).toBe(true);
    expect(woken(asleep('primary-shrine'), { ...shrine, primary: ['thor'] }).charged).toBe(true);
    expect(woken(asleep('primary-shrine'), { ...shrine, primary: ['odin'] }).charged).toBe(false);
    expect(woken(asleep('next-event'), { by: 'next-event' }).charged).toBe(true);
    expect(woken(asleep('next-event'), { by: 'next-encounter' }).charged).toBe(true);
    expect(woken(asleep('next-encounter'), { by: 'next-event' }).charged).toBe(false);
    expect(woken(asleep('next-encounter'), { by: 'next-encounter' }).charged).toBe(true);
  });
});
