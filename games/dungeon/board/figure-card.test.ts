import { describe, expect, it } from 'vitest';
import { model } from '../rules/models.ts';
import { FRAMES, sampleState } from '../text/testing.ts';
import { figureCard, kindCard } from './figure-card.ts';

const view = sampleState(FRAMES.turn);
const cardOf = (id: string, language: 'en' | 'de' = 'en') =>
  figureCard(view, model(view, id), 'Ann', language);
const valuesOf = (id: string) =>
  cardOf(id).values?.map(({ label, value, sum }) => `${label}: ${value}${sum ? ` (${sum})` : ''}`);

describe('the card of a figure', () => {
  it('has a Hero’s values, wounds, Feats with their texts, and items', () => {
    const card = cardOf('orlaf');
    expect([card.title, card.kind]).toEqual(['Orlaf', 'A Hero, Ann']);
    expect(valuesOf('orlaf')).toEqual(['Movement: 7', 'Combat dice: 5', 'Armour: 2']);
    expect(card.states).toContainEqual({ text: '3 of 5 wounds (Injured from 3)', bad: true });
    expect(card.things?.[0]).toMatchObject({ name: 'Whirlwind', text: expect.stringContaining('adjacent') });
    expect(card.things?.map(({ name }) => name)).toContain('Healing Potion');
  });

  it('has a caster’s spells, each with its text and when it is ready', () => {
    expect(cardOf('danor').things?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Burn (ready after 2 rounds)', 'Flamebolt (ready)']),
    );
  });

  it('has a Minion’s damage table, equal columns together', () => {
    expect(valuesOf('zombie-1')).toEqual([
      'Movement: 4',
      'Combat dice: 2',
      'Armour: 1',
      '1 Hit, 2 Hits: nothing',
      '3 Hits, 4 or more Hits: destroyed',
    ]);
  });

  it('says where Armour comes from that is more than the card’s, and in German', () => {
    const armoured = structuredClone(view);
    model(armoured, 'orlaf').items.push('spidersilk-armour');
    const [, , armour] = figureCard(armoured, model(armoured, 'orlaf'), '', 'de').values ?? [];
    expect(armour).toEqual({
      label: 'Rüstung',
      value: 3,
      sum: '2\u00a0Orlaf + 1\u00a0Spinnseidenrüstung = 3',
    });
  });

  it('says of who is not seen yet only what its kind is', () => {
    const card = kindCard(view, 'zombie-troll', 'de');
    expect(card).toMatchObject({ title: 'Zombietroll', kind: 'Diener' });
    expect(card.states).toBeUndefined();
  });
});
