import { describe, expect, it } from 'vitest';
import { ITEM, ITEMS, isObject, OBJECTS } from './items.ts';

/** The marks of an item as the list of items has them. */
const marks = (id: (typeof ITEMS)[number]) => {
  const { paraphernalia, trigger, oneUse } = ITEM[id];
  return [paraphernalia && 'P', trigger === 'owner' && 'T', trigger === 'itself' && 'A', oneUse && '1×']
    .filter(Boolean)
    .join(' ');
};

describe('items', () => {
  it.each([
    ['[DUN-ITEMCARD-01]', 'spidersilk-armour', 'madriga', '', { type: 'armour', by: 1 }],
    ['[DUN-ITEMCARD-02]', 'energy-crystal-1', '', 'P T 1×', { type: 'crystal', power: 1 }],
    ['[DUN-ITEMCARD-02]', 'energy-crystal-2', '', 'P T 1×', { type: 'crystal', power: 2 }],
    ['[DUN-ITEMCARD-02]', 'energy-crystal-3', '', 'P T 1×', { type: 'crystal', power: 3 }],
    ['[DUN-ITEMCARD-03]', 'healing-potion', '', 'P T 1×', { type: 'heal', wounds: 1 }],
    ['[DUN-ITEMCARD-04]', 'greater-healing-potion', '', 'P T 1×', { type: 'heal', wounds: 2 }],
    ['[DUN-ITEMCARD-05]', 'potion-of-haste', '', 'P T 1×', { type: 'movement', by: 3 }],
    ['[DUN-ITEMCARD-06]', 'potion-of-stone', '', 'P T 1×', { type: 'stone', by: 1 }],
    ['[DUN-ITEMCARD-07]', 'grunds-hammer', 'rordin', '', { type: 'fightDice', dice: 1 }],
    ['[DUN-ITEMCARD-08]', 'runed-helm', 'orlaf rordin', '', { type: 'armour', by: 1 }],
    ['[DUN-ITEMCARD-09]', 'bearclaw-charm', 'orlaf', '', { type: 'ignoresInjury' }],
    ['[DUN-ITEMCARD-10]', 'elven-quiver', 'madriga', '', { type: 'ignoresCover' }],
    ['[DUN-ITEMCARD-11]', 'ember-staff', 'danor', '', { type: 'flameboltDice', dice: 1 }],
    ['[DUN-ITEMCARD-12]', 'lockbreakers-wedge', '', 'P', { type: 'lockDice', dice: 1 }],
    ['[DUN-ITEMCARD-13]', 'ward-key', '', 'P T 1×', { type: 'lowerWard', by: 3 }],
    ['[DUN-ITEMCARD-14]', 'lucky-coin', '', 'P T 1×', { type: 'reroll' }],
    ['[DUN-ITEMCARD-15]', 'smoke-phial', '', 'P T 1×', { type: 'noFreeStrikes' }],
    ['[DUN-ITEMCARD-16]', 'blessed-ash', '', 'P T 1×', { type: 'removesBones' }],
    ['[DUN-ITEMCARD-17]', 'saints-knucklebone', '', 'A 1×', { type: 'ignoresWound', from: 4 }],
    ['[DUN-ITEMCARD-18]', 'torch-of-the-forefathers', '', 'P', { type: 'noRaising' }],
    ['[DUN-ITEMCARD-19]', 'rune-axe', 'orlaf rordin', '', { type: 'sixesWin' }],
    ['[DUN-ITEMCARD-20]', 'ring-of-second-wind', '', 'T 1×', { type: 'restoresFeat' }],
    ['[DUN-ITEMCARD-21]', 'travellers-cloak', '', 'P', { type: 'cover' }],
    ['[DUN-ITEMCARD-22]', 'bone-sceptre', 'mortibris', '', { type: 'freeRaise', times: 1 }],
  ] as const)('%s %s: for %j, marked %j', (_, id, owners, marked, effect) => {
    expect(ITEM[id].owners).toEqual(owners === '' ? null : owners.split(' '));
    expect(marks(id)).toBe(marked);
    expect(ITEM[id].effect).toEqual(effect);
  });

  it('are 24 cards and three kinds of objects that can be traded', () => {
    expect(ITEMS).toHaveLength(24 + OBJECTS.length);
    expect(ITEMS.filter(isObject)).toEqual([...OBJECTS]);
    for (const object of OBJECTS) expect(marks(object)).toBe('P');
  });
});
