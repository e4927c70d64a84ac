import { expect, it } from 'vitest';
import { READY_MADE } from '../../../documents/hero/ready-made.ts';
import { heroesOf, partyOf, resized, withHero } from './party.ts';

const OWN = [{ id: 'k1', title: 'Kjartan', document: { ...READY_MADE.knut, name: 'Kjartan' } }];

it('[RUN-CEVENT-10] as many heroes are proposed as the encounter is for, and eight at most', () => {
  expect(partyOf(3)).toEqual(['ragnar', 'gunnhild', 'hrolf']);
  expect(partyOf(12)).toHaveLength(8);
});

it('whoever was chosen stays when more come or some go', () => {
  expect(resized(['osk', 'k1'], 4)).toEqual(['osk', 'k1', 'ragnar', 'gunnhild']);
  expect(resized(['osk', 'k1', 'ragnar'], 2)).toEqual(['osk', 'k1']);
});

it('nobody comes twice: whoever is wanted in another place changes with whom he replaces', () => {
  expect(withHero(['ragnar', 'osk', 'k1'], 0, 'k1')).toEqual(['k1', 'osk', 'ragnar']);
  expect(withHero(['ragnar', 'osk'], 1, 'bersi')).toEqual(['ragnar', 'bersi']);
});

it('one’s own heroes come as they are, and those who are no longer kept do not', () => {
  expect(heroesOf(['osk', 'k1', 'gone'], OWN)).toEqual(['osk', OWN[0]!.document]);
  expect(heroesOf(['k1'], [{ ...OWN[0]!, document: {} }])).toEqual([]);
});
