import { describe, expect, it } from 'vitest';
import { STATISTICS } from '../content/threats.ts';
import type { Group } from '../documents/encounter/schema.ts';
import { GALLERY, GALLERY_IDS } from '../documents/hero/builds/index.ts';
import { derive } from '../documents/hero/derive.ts';
import { meleeProspect } from './blow.ts';
import { exchangeOf } from './exchange.ts';
import { statisticsOf } from './foe-making.ts';
import { likelyHeroes, likelyValor } from './likely-valor.ts';
import { reportOf, tallyOf } from './valor.ts';

const group = (given: Partial<Group>): Group => ({ heroes: 4, totals: [], roster: [], ...given });

describe('a likely Roll of Valor', () => {
  it('[RUN-FOE-01] [RUN-FOE-05] is that of ready-made heroes where nothing is known', () => {
    const reports = GALLERY_IDS.slice(0, 4).map((id) => reportOf(derive(GALLERY[id])));
    const { tally, from, heroes } = likelyValor(group({}));
    expect([from, heroes]).toEqual(['gallery', 4]);
    expect(tally).toEqual(tallyOf(reports));
  });

  it('[RUN-FOE-07] there are as many of them as will come', () => {
    const [one] = GALLERY_IDS;
    const { hp } = reportOf(derive(GALLERY[one]));
    expect(likelyValor(group({ heroes: 1 })).tally.hp).toBe(hp - 10);
    for (const heroes of [2, 5, 12]) expect(likelyHeroes(group({ heroes }))).toHaveLength(heroes);
  });

  it('they are as experienced as their players', () => {
    const totals = [600, 600, 600, 600];
    const might = ({ atk, dfn, dam, hp }: Readonly<Record<'atk' | 'dfn' | 'dam' | 'hp', number>>): number =>
      atk + dfn + dam + hp;
    expect(might(likelyValor(group({ totals })).tally)).toBeGreaterThan(might(likelyValor(group({})).tally));
    expect(likelyValor(group({ totals: [-40, -40, -40, -40] })).tally).toEqual(likelyValor(group({})).tally);
    expect(likelyHeroes(group({ totals: [100_000] }))[0]).toEqual(likelyHeroes(group({ totals: [1500] }))[0]);
  });

  it('[RUN-FOE-01] ratings of a roster are taken as they are, with the gear of one who fights alike', () => {
    const strong = { Str: 3, Sta: 3, Dex: 3, Qik: 3 } as const;
    const roster = [
      { own: false, characteristics: strong, abilities: { 'single-weapon': 5, dodge: 3 } },
      { own: false, characteristics: {}, abilities: { 'great-weapon': 1 } },
      { own: true, characteristics: { Str: 20, Sta: -9 }, abilities: {} },
    ];
    const [swift, plain, odd] = likelyHeroes(group({ roster }));
    expect(likelyValor(group({ roster }))).toMatchObject({ from: 'roster', heroes: 3 });
    expect(swift?.abilities['single-weapon']).toBe(5);
    expect(derive(swift!).valor.atk.total).toBeGreaterThan(derive(plain!).valor.atk.total);
    expect(derive(plain!).forms.some(({ weapon }) => weapon === 'viking-axe')).toBe(true);
    expect(odd?.characteristics).toMatchObject({ Str: 3, Sta: -3, Qik: 0 });
  });

  it('its middling hero lies between the best and the worst in every number', () => {
    const reports = likelyHeroes(group({ heroes: 5 })).map((hero) => reportOf(derive(hero)));
    const { middle } = likelyValor(group({ heroes: 5 }));
    for (const name of STATISTICS) {
      const sorted = reports.map((report) => report[name]).sort((one, other) => one - other);
      expect(middle.statistics[name]).toBe(sorted[2]);
    }
  });
});

describe('one blow either way', () => {
  const { tally, middle } = likelyValor(group({}));

  it('[RUN-MELEE-03] [RUN-MELEE-05] is reckoned exactly from both sides’ numbers', () => {
    const foe = statisticsOf(tally, 'equal');
    const { byFoe, byHero } = exchangeOf(middle, foe, []);
    expect(byFoe).toEqual(
      meleeProspect({
        ahead: foe.atk - middle.statistics.dfn,
        dam: foe.dam,
        soak: middle.statistics.soak,
        hp: middle.statistics.hp,
        wounds: 0,
        woundThreshold: middle.woundThreshold,
      }),
    );
    expect(byHero.hit).toBeGreaterThan(exchangeOf(middle, statisticsOf(tally, 'terrifying'), []).byHero.hit);
    expect(byFoe.hit).toBeLessThan(exchangeOf(middle, statisticsOf(tally, 'terrifying'), []).byFoe.hit);
  });

  it('[RUN-FOELIST-DISHONORED.1] the undead are harder to fell for good', () => {
    const foe = { ...statisticsOf(tally, 'pitiful'), hp: 10, soak: 0 };
    const felled = exchangeOf(middle, foe, []).byHero;
    const undead = exchangeOf(middle, foe, [{ kind: 'undead' }]).byHero;
    expect(undead.kill).toBeLessThan(felled.kill);
    expect(undead.hit).toBe(felled.hit);
  });
});
