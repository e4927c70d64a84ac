import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledgerTable } from '../testing-ledger.ts';
import { BOOSTS, isReported } from './boosts.ts';
import { GIFT, GIFTS, type Gift, RUNE_POWERS } from './gifts.ts';
import { WEAPON } from './weapons.ts';

const LEDGER = 'rune-3-gifts';
const TEXT = readFileSync(new URL(`../../../docs/rules/${LEDGER}.md`, import.meta.url), 'utf8');
const SUMMARY = ledgerTable(LEDGER, '6. Summary table');
const HOOKS = ledgerTable(LEDGER, '9. Gift → hook map');

const idOf = (slug = ''): Gift => slug.toLowerCase() as Gift;
const giftsWith = (has: (gift: Gift) => boolean): Gift[] => GIFTS.filter(has).toSorted();

/** The names that a sentence of the ledger lists. */
const listedIn = (rule: string, sentence: RegExp): string => {
  const from = TEXT.indexOf(`**${rule}**`);
  return sentence.exec(TEXT.slice(from, TEXT.indexOf('\n', from)))?.[1] ?? '';
};

describe('the table of gifts', () => {
  it('has 90, the ledger’s', () => {
    expect(GIFTS).toHaveLength(90);
    expect(GIFTS.toSorted()).toEqual(SUMMARY.map(([, slug]) => idOf(slug)).toSorted());
  });

  it.each(SUMMARY.map(([, slug, , god, cost, cap]) => [idOf(slug), god, cost, cap] as const))(
    '%s is given by %s for %s, up to %s',
    (gift, god, cost, cap) => {
      const { id, patron, cost: asked, cap: highest } = GIFT[gift];
      expect([id, patron ?? '—', asked, highest ?? '∞']).toEqual([
        gift,
        god?.toLowerCase(),
        Number(cost),
        cap === '∞' ? cap : Number(cap),
      ]);
    },
  );

  it.each(GIFTS)(
    '[RUN-RULING-G73] %s costs what its own entry says, and is given by whom that says',
    (gift) => {
      const entry = TEXT.slice(TEXT.indexOf(`**RUN-GIFT-${gift.toUpperCase()}** —`));
      const [, god = '', cost] = /deity: ([\w ]+) · cost: (\d+)/.exec(entry) ?? [];
      const { patron, cost: asked } = GIFT[gift];
      expect([patron ?? 'no patron', asked]).toEqual([god.toLowerCase(), Number(cost)]);
    },
  );

  it.each(HOOKS.map(([slug, , , decision]) => [idOf(slug), decision] as const))(
    'asks the owner of %s: %s',
    (gift, decision) => expect(GIFT[gift].decision).toBe(decision),
  );

  it('never asks for 45 of them', () => {
    expect(giftsWith((gift) => GIFT[gift].decision === 'none')).toHaveLength(45);
  });

  it('[RUN-GIFTRULE-ACT-01] four take something up, five ride on an attack, all others are free', () => {
    expect(giftsWith((gift) => GIFT[gift].takes === 'action')).toEqual([
      'craven-departure',
      'obscuring-mist',
      // For each beam; to wake it is free.
      'rune-dwarven-battle-sword',
    ]);
    expect(giftsWith((gift) => GIFT[gift].takes === 'round')).toEqual(['knitting-of-meat-and-bone']);
    expect(giftsWith((gift) => GIFT[gift].takes === 'attack')).toEqual([
      'loyal-hilt',
      'many-impaling-spear',
      'rune-dwarven-work-sword',
      'rune-goblin-axe',
      'tireless-joy-shout',
    ]);
  });

  it('[RUN-RULING-G01] the Clatter of Rushing Boots has no highest level', () => {
    expect(GIFT['clatter-of-rushing-boots'].cap).toBeNull();
    expect(giftsWith((gift) => GIFT[gift].cap === 1)).toEqual(['comeuppance-postponed', 'with-either-hand']);
  });

  it('[RUN-GIFTRULE-RUNE-01] fifteen are of a kind of weapon each, and of no god', () => {
    expect(RUNE_POWERS).toHaveLength(15);
    expect(new Set(RUNE_POWERS.map((power) => GIFT[power].weapon)).size).toBe(15);
    for (const power of RUNE_POWERS) {
      const { patron, weapon } = GIFT[power];
      expect(patron).toBeNull();
      expect(WEAPON[weapon!].id).toBe(weapon);
    }
    expect(giftsWith((gift) => (GIFT[gift].patron === null) !== (GIFT[gift].weapon !== null))).toEqual([]);
  });

  it('[RUN-GIFTRULE-RUNE-05] [RUN-RULING-G54] their weapons are rated as everywhere', () => {
    const rows = ledgerTable(LEDGER, 'RUN-GIFTRULE-RUNE-05').slice(0, -1);
    expect(rows).toHaveLength(13);
    for (const [name = '', ...cells] of rows) {
      const power = GIFT[idOf(`RUNE-${name.replaceAll(' ', '-')}`)];
      const { init, atk, dfn, dam, load, ability, availability } = WEAPON[power.weapon!];
      expect([init, atk, dfn, dam, load / 80].map(Number)).toEqual(cells.slice(0, 5).map(Number));
      expect([`${cells[5]?.toLowerCase()}-weapon`, cells[6]?.toLowerCase()]).toEqual([ability, availability]);
    }
    expect(GIFT['rune-viking-broad-sword'].weapon).toBe('viking-broadsword');
    expect(GIFT['rune-viking-short-sword'].weapon).toBe('shortsword');
    for (const power of ['rune-viking-broad-sword', 'rune-viking-short-sword'] as const)
      expect(WEAPON[GIFT[power].weapon!].reconstructed).toBe(true);
  });
});

describe('gifts that change the sheet', () => {
  it('[RUN-HOOK-01] are the ledger’s, and Frost-Speeded Heels', () => {
    const boosting = HOOKS.filter(([, , hooks = '']) => hooks.includes('statBoost')).map(([slug]) =>
      idOf(slug),
    );
    expect(boosting).toHaveLength(15);
    expect(Object.keys(BOOSTS).toSorted()).toEqual([...boosting, 'frost-speeded-heels'].toSorted());
  });

  it('[RUN-GIFTRULE-ROLL-01] [RUN-RULING-G16] are reported for the Roll of Valor, but for bows and moves', () => {
    const named = listedIn('RUN-GIFTRULE-ROLL-01', /Permanent: (.*?)\. \[/).split(', ');
    expect(named).toEqual([
      'the eight Characteristic gifts',
      'the four hit-point gifts',
      'Frost-Speeded Heels',
      "On Valkyries' Wings",
    ]);
    const ofType = (part: number, what: string) =>
      SUMMARY.filter((cells) => cells[part]?.includes(what)).map(([, slug]) => idOf(slug));
    const expected = [
      ...ofType(6, 'characteristic boost'),
      ...ofType(7, 'maximum HP'),
      'frost-speeded-heels',
      'on-valkyries-wings',
    ];
    expect(expected).toHaveLength(14);
    expect(giftsWith(isReported)).toEqual(expected.toSorted());
  });

  it('[RUN-GIFTRULE-DC-04] give each Characteristic by its patron', () => {
    const listed = listedIn('RUN-GIFTRULE-DC-04', /Characteristic patrons: (.*)\./);
    for (const pair of listed.split(', ')) {
      const [name = '', god = ''] = pair.split(' ');
      const gift = GIFTS.find((id) => Object.hasOwn(BOOSTS[id] ?? {}, name));
      expect([name, GIFT[gift!].patron]).toEqual([name, god.toLowerCase()]);
    }
  });
});
