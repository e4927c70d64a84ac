import { describe, expect, it } from 'vitest';
import { findPiece } from '../rules/pieces.ts';
import type { Piece } from '../rules/state.ts';
import { scene } from '../rules/testing.ts';
import { redact } from '../rules/view.ts';
import { figureCard } from './figure-card.ts';

const truth = scene({
  heroes: [
    {
      hero: 'ragnar',
      in: 'wessex',
      glory: 7,
      luck: 3,
      hoard: 12,
      rune: 'ogal',
      god: 'odin',
      wounded: true,
      kingdom: ['wessex'],
      piece: { items: ['lovi', 'mail-coat'], hail: 1 },
    },
    { hero: 'egil', in: 'thule' },
  ],
  jarls: [
    { jarl: 'kari', in: 'wessex', of: 0, purse: 6, items: ['magic-shirt'] },
    { jarl: 'ivar', in: 'thule' },
  ],
  monsters: [{ monster: 'fafnir', in: 'anglia' }],
  hoards: [{ dragon: 'fafnir', treasure: 'frey-faxi', marks: 0 }],
});

const cardFor = (seat: number, id: string, player: string | null = 'Anna') => {
  const view = redact(structuredClone(truth), seat);
  return figureCard(view, findPiece(view, id) as Piece, player, 'en');
};
const valuesOf = (card: ReturnType<typeof cardFor>) =>
  card.values?.map(({ label, value, sum }) =>
    `${label}: ${value}${sum === undefined ? '' : ` (${sum})`}`.replaceAll('\u00a0', ' '),
  );
const thingsOf = (card: ReturnType<typeof cardFor>) => card.things?.map(({ name }) => name);

describe('the card of a counter', () => {
  it('[AOH-CBT-14, AOH-CBT-19] says where each of a hero’s numbers comes from', () => {
    const card = cardFor(0, 'ragnar', null);
    expect([card.title, card.kind]).toEqual(['Ragnar', 'Hero (you)']);
    expect(valuesOf(card)).toEqual([
      'Combat: 5 (5 Ragnar + 1 Ogal − 1 Hagall = 5)',
      'In battle: 6 (5 Ragnar + 1 Ogal − 1 Hagall + 1 Lovi = 6)',
      'Attacked: 8 (5 Ragnar + 1 Ogal − 1 Hagall + 1 Lovi + 2 Mail Coat = 8)',
      'Movement: 4',
      'Glory: 7',
      'Luck: 3',
      'Hoard: 12 marks',
      'Lands: 1',
    ]);
    expect(card.states).toEqual([
      { text: 'wounded', bad: true },
      { text: 'fights with 1 less', bad: true },
      { text: 'Odin waits for the next battle' },
    ]);
    expect(thingsOf(card)).toEqual(['Lovi', 'Mail Coat', 'Rune Ogal']);
  });

  it('[AOH-RULING-94] tells an opponent nothing of hidden treasures', () => {
    const hero = cardFor(1, 'ragnar');
    expect(thingsOf(hero)).toEqual(['Lovi', 'a hidden treasure', 'Rune Ogal']);
    expect(valuesOf(hero)).not.toContainEqual(expect.stringContaining('Attacked'));
    const jarl = cardFor(1, 'kari');
    expect([jarl.kind, ...(valuesOf(jarl) ?? [])]).toEqual([
      'Jarl of Anna',
      'Combat: 4',
      'Movement: 3',
      'Purse: 6 marks',
    ]);
    expect(valuesOf(cardFor(0, 'kari', null))).toContain('Movement: 4 (3 Kari + 1 Magic Shirt = 4)');
    expect(thingsOf(cardFor(1, 'fafnir'))).toEqual(['a hidden treasure']);
  });

  it('[AOH-RULING-94] of a face-down jarl has neither name nor number', () => {
    const card = cardFor(0, 'jarl-2');
    expect(card.values).toBeUndefined();
    expect(JSON.stringify(card)).not.toMatch(/Ivar/i);
  });
});
