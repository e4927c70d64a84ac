import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../content/abilities.ts';
import { GIFTS } from '../../content/gifts.ts';
import { accountOf, withLines } from './account.ts';
import type { Purchase } from './lines.ts';
import { offersOf, type Shelf, wishesOf } from './offers.ts';
import { at, DAY, gained, gift, having, made, rich } from './testing.ts';

const names = (offers: readonly Purchase[]) =>
  offers.map((one) => ('ability' in one ? one.ability : 'upgrade' in one ? one.upgrade : one.kind));
const offered = (hero = made(), shelf: Shelf = 'other') => names(offersOf(shelf, accountOf(hero)));

describe('what there is to buy', () => {
  it('are all gifts and rune powers', () => {
    expect(offersOf('gifts', accountOf(made()))).toEqual(GIFTS.map(gift));
  });

  it('[RUN-XP-03] by experience is what proved itself, and nothing twice', () => {
    const hero = made({ ledger: [gained(100, ['dodge', 'jump'])] });
    expect(offered(hero, 'experience')).toEqual(['dodge', 'jump']);
    const raised = having(hero, [{ kind: 'experience', ability: 'jump' }], at('encounter-end'));
    expect(offered(raised, 'experience')).toEqual(['dodge']);
    expect(offered(made(), 'experience')).toEqual([]);
  });

  it('[RUN-XP-06] by training is what he lacks', () => {
    const taught = offered(made(), 'training');
    expect(taught).toContain('runes');
    expect(taught).not.toContain('dodge');
    expect(taught).toHaveLength(ABILITIES.length - 9);
  });

  it('[RUN-HORSE-07] is a horse, or what a horse can still become', () => {
    expect(offered()).toEqual(['insurance', 'horse']);
    const start = at('adventure-start');
    const rider = having(rich(500), [{ kind: 'horse' }], start);
    expect(offered(rider)).toEqual(['insurance', 'hitPoints', 'dfn', 'move', 'res']);
    const tough = having(
      rider,
      Array.from({ length: 3 }, () => ({ kind: 'horse-upgrade', upgrade: 'dfn' }) as const),
      start,
    );
    expect(offered(tough)).toEqual(['insurance', 'hitPoints', 'move', 'res']);
  });

  it('are curds for who has the gift, powers of what he owns, and a debt for who owes', () => {
    expect(offered(having(rich(200), [gift('curds-of-utgardaloki')]))).toContain('curds');
    const owner = withLines(made(), {
      line: 'found',
      on: DAY,
      how: 'treasure',
      things: [{ kind: 'legendary', item: 'axe-of-glory' }],
    });
    expect(offered(owner)).toContain('legendary');
    const debtor = made({ ledger: [gained(30), gained(-50, [], 'running')] });
    expect(offersOf('other', accountOf(debtor))).toContainEqual({ kind: 'deficit', points: 30 });
    const poor = made({ ledger: [gained(-50, [], 'running')] });
    expect(offered(poor)).not.toContain('deficit');
  });

  it('can be wished for before anything has proved itself or there is a horse', () => {
    const wished = (shelf: Shelf, hero = made()) => names(wishesOf(shelf, accountOf(hero)));
    expect(wished('experience')).toEqual([...ABILITIES]);
    expect(wished('other')).toEqual(['insurance', 'horse', 'hitPoints', 'dfn', 'move', 'res']);
    expect(wished('other', having(rich(500), [{ kind: 'horse' }], at('adventure-start')))).toEqual([
      'insurance',
      'hitPoints',
      'dfn',
      'move',
      'res',
    ]);
    expect(wished('gifts')).toHaveLength(GIFTS.length);
    expect(wished('training')).toContain('runes');
  });
});
