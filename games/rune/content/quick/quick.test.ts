import { describe, expect, it } from 'vitest';
import { ledgerLine, ledgerTable } from '../../testing-ledger.ts';
import { CACHE, CATEGORY_PRICE, HEALING_PRICE } from '../design/gains.ts';
import { diffCost, oppCost, TYPE_PRICE } from '../design/rolls.ts';
import { dmgCost } from '../design/traps.ts';
import { FOE, type Foe } from '../foes.ts';
import { GOD_WEIGHT } from '../gods.ts';
import { MIX, type Threat } from '../threats.ts';
import { type Chart, chart, readChart, sidesOf } from './chart.ts';
import {
  GROUND_WORTH,
  QUICK_FOE,
  QUICK_GROUND,
  QUICK_MAGIC,
  QUICK_NUMBERS,
  QUICK_THREAT,
  type QuickGround,
} from './combat.ts';
import {
  OPPOSABLE,
  OPPOSED_BELOW,
  PRIZE,
  PRIZE_DIFFICULTY,
  PRIZE_GAINS,
  PRIZE_ROLL,
  PRIZE_WORTH,
  type Prize,
  type QuickGain,
} from './prizes.ts';
import { damFor, type QuickRoll, TRAP_BUDGET, TRAP_COUNT, TRAP_DIFFICULTY, TRAP_ROLL } from './traps.ts';

const LEDGER = 'rune-4c-treasure-gains';

/** “01–04”, “05–08 (printed 04–08)”, “45”, “97–00” */
function span(cell: string): [from: number, to: number] {
  const [, from = '', to = from] = /^(\d+)(?:–(\d+))?/.exec(cell) ?? [];
  const end = Number(to) || 100;
  return [Number(from) || 100, end];
}

/** Every face of the die gives this, and the face before and the one after do not. */
function expectRow<T>(given: Chart<T>, cell: string, gives: T): void {
  const [from, to] = span(cell);
  for (let face = from; face <= to; face++) expect(readChart(given, face), `${cell}: ${face}`).toEqual(gives);
  if (from > 1) expect(readChart(given, from - 1)).not.toEqual(gives);
  if (to < sidesOf(given)) expect(readChart(given, to + 1)).not.toEqual(gives);
}

const minus = (cell: string): number => Number(cell.replace('−', '-'));
const abilityOf = (cell: string): string =>
  cell === 'any weapon Ability' ? 'weapon' : cell.toLowerCase().replace(' ', '-');
const typeOf = (cell: string): string =>
  cell === 'No-Fault' ? 'noFault' : cell.charAt(0).toLowerCase() + cell.slice(1);

describe('a chart', () => {
  it('is read by the first row that reaches the die, and ends somewhere', () => {
    const coin = chart([1, 'head'], [2, 'tail']);
    expect([1, 2].map((face) => readChart(coin, face))).toEqual(['head', 'tail']);
    expect(sidesOf(coin)).toBe(2);
    expect(() => readChart(coin, 3)).toThrow('3');
  });
});

describe('charts of one line', () => {
  const parts = (rule: string): string[][] =>
    [
      ...ledgerLine(LEDGER, rule).matchAll(/(\d+)–(\d+) → (?:Difficulty )?(\d+|no roll)(?: \(([^)]+)\))?/g),
    ].map(([, from = '', to = '', gives = '', cost = '']) => [`${from}–${to}`, gives, cost]);

  it('[RUN-CHART-TRAP1] [RUN-QUICK-02] how many traps there are', () => {
    const rows = parts('RUN-CHART-TRAP1');
    expect(rows).toHaveLength(TRAP_COUNT.length);
    for (const [cell = '', gives] of rows) expectRow(TRAP_COUNT, cell, Number(gives));
  });

  it('[RUN-CHART-TRAP2] how hard a trap is to avoid, and at what price', () => {
    const rows = parts('RUN-CHART-TRAP2');
    expect(rows).toHaveLength(TRAP_DIFFICULTY.length);
    for (const [cell = '', gives, cost = ''] of rows) {
      expectRow(TRAP_DIFFICULTY, cell, Number(gives));
      expect(diffCost(Number(gives))).toBe(minus(cost));
    }
  });

  it('[RUN-CHART-TG1] [RUN-QUICK-05] [RUN-QUICK-06] how hard a prize is to win, or whether a simple act is enough', () => {
    const rows = parts('RUN-CHART-TG1');
    expect(rows).toHaveLength(PRIZE_DIFFICULTY.length);
    for (const [cell = '', gives, cost = ''] of rows) {
      expectRow(PRIZE_DIFFICULTY, cell, gives === 'no roll' ? null : Number(gives));
      if (gives !== 'no roll') expect(diffCost(Number(gives))).toBe(minus(cost));
    }
    expect(rows[0]).toEqual(['1–4', 'no roll', '0']);
  });
});

describe('[RUN-CHART-TRAP3] what a trap asks for', () => {
  const rows = ledgerTable(LEDGER, 'RUN-CHART-TRAP3');

  it.each(rows)('%s: %s, %s, %s', (cell, ability, type, cost) => {
    expectRow<QuickRoll>(TRAP_ROLL, cell, { ability: abilityOf(ability), type: typeOf(type) } as QuickRoll);
    expect(TYPE_PRICE[typeOf(type) as QuickRoll['type']].points).toBe(minus(cost));
  });

  it('has no other rows', () => {
    expect(rows).toHaveLength(TRAP_ROLL.length);
  });
});

describe('[RUN-CHART-QDAM] [RUN-QUICK-03] what Dam costs, and how much a budget buys', () => {
  it('row by row', () => {
    const rows = [...ledgerLine(LEDGER, 'RUN-CHART-QDAM').matchAll(/(\d+)–(\d+) → n(?:\+(\d+))?/g)];
    expect(rows).toHaveLength(8);
    for (const [, from, to, more = '0'] of rows)
      for (let dam = Number(from); dam <= Number(to); dam++) {
        expect(dmgCost(dam)).toBe(dam + Number(more));
        expect(damFor(dam + Number(more))).toBe(dam);
      }
  });

  it.each([
    [5, 5],
    [10, 10],
    [15, 15],
    [28, 20],
    [30, 20],
    [35, 25],
    [40, 25],
    [45, 30],
    [50, 30],
    [55, 35],
    [60, 35],
    [65, 40],
    [0, 0],
    [500, 50],
    [-1, null],
    [-5, null],
  ])('%i points buy Dam %s', (budget, dam) => {
    expect(damFor(budget)).toBe(dam);
  });

  it('thirty for each trap', () => {
    expect(TRAP_BUDGET).toBe(30);
  });
});

describe('[RUN-CHART-TG2] how a prize is won', () => {
  const halves = ledgerTable(LEDGER, 'RUN-CHART-TG2').flatMap((row) => [row.slice(0, 4), row.slice(4)]);
  const rows = halves.filter(([cell]) => cell !== '') as [string, string, string, string][];

  it.each(rows)('%s: %s, %s, %s', (cell, ability, type, cost) => {
    expectRow<QuickRoll>(PRIZE_ROLL, cell, { ability: abilityOf(ability), type: typeOf(type) } as QuickRoll);
    expect(TYPE_PRICE[typeOf(type) as QuickRoll['type']].points).toBe(minus(cost));
  });

  it('has no other rows', () => {
    expect(rows).toHaveLength(PRIZE_ROLL.length);
  });
});

const worth = (gain: QuickGain): number => {
  switch (gain.kind) {
    case 'bargain':
      return 15 + oppCost(gain.bonus);
    case 'healing':
      return -HEALING_PRICE[gain.time];
    case 'lootCache':
      return -(CACHE[gain.difficulty] ?? 0);
    case 'freestanding':
      return gain.difficulty === 6 ? 10 : 0;
    case 'treasure':
      return -CATEGORY_PRICE[gain.category];
    case 'silver':
      return gain.ounces;
    case 'shrine':
      return GOD_WEIGHT[gain.god];
  }
};

describe('[RUN-CHART-TG3] what there is to win', () => {
  const MEANT: readonly (readonly [words: RegExp, prize: Prize])[] = [
    [/^Bargaining opportunity \(b = 2\) \+ 12 h healing$/, 'trader'],
    [/^Unlimited healing opportunity$/, 'refuge'],
    [/^Loot cache, Recovery Difficulty 5$/, 'cache'],
    [/^3 Freestanding rolls, Difficulty 6$/, 'trials'],
    [/^Category C treasure$/, 'treasure'],
    [/^Category A \+ Category B treasure$/, 'treasures'],
    [/^Shrine to Thor \+ 5 oz silver$/, 'thor'],
    [/^Shrines to Odin and Freyja$/, 'odin-freyja'],
    [/^Shrines to Heimdal and Njord$/, 'heimdal-njord'],
  ];
  const rows = ledgerTable(LEDGER, 'RUN-CHART-TG3');

  it.each(rows)('[RUN-QUICK-05] %s: %s, %s', (cell, words, sum) => {
    const prize = MEANT.find(([like]) => like.test(words))?.[1] as Prize;
    expectRow(PRIZE, cell, prize);
    const parts = sum === '3·10' ? [10, 10, 10] : sum.split(' + ').map(Number);
    expect(PRIZE_GAINS[prize].map(worth)).toEqual(parts);
    expect(parts.reduce((all, one) => all + one, 0)).toBe(PRIZE_WORTH);
  });

  it('has no other rows', () => {
    expect(rows).toHaveLength(PRIZE.length);
  });
});

describe('[RUN-QUICK-09] [RUN-RULING-R30] an opponent', () => {
  it.each([
    [6, 2],
    [7, 3],
    [8, 4],
  ])('in place of Difficulty %i has %i, at the same price', (difficulty, bonus) => {
    expect(difficulty - OPPOSED_BELOW).toBe(bonus);
    expect(oppCost(bonus)).toBe(diffCost(difficulty));
  });

  it('may be had for the Abilities of the ruling', () => {
    const named = /offered for (.+)\. \|/
      .exec(ledgerLine(LEDGER, 'RUN-RULING-R30'))?.[1]
      ?.split(', ')
      .map(abilityOf);
    expect([...OPPOSABLE]).toEqual(named);
  });
});

describe('[RUN-CHART-COMBAT1] who is fought', () => {
  const MEANT: Readonly<Record<string, Foe>> = {
    'Dwarf Laborers (a Pit Boss may lead)': 'dwarf-laborer',
    'Dwarf Medic (Defective-Hunter)': 'dwarf-medic',
    'Regular Centurion': 'dwarf-centurion',
    'Clan Champion': 'dwarf-clan-champion',
    'Goblin female warrior (Rock Goblinesses)': 'rock-gobliness',
    'Goblin Roving Slayer': 'slayer-roving',
    'Goblin Senior Slayer': 'slayer-senior',
    'Land Crab, small': 'land-crab-small',
    'Land Crab, large': 'land-crab-large',
  };
  const rows = ledgerTable(LEDGER, 'RUN-CHART-COMBAT1');

  it.each(rows)('%s: %s', (cell, words, most, mix, move, adjusts) => {
    const foe = words.startsWith('Other') ? 'other' : (MEANT[words] ?? (abilityOf(words) as Foe));
    expectRow(QUICK_FOE, cell, foe);
    if (foe === 'other') return expect([most, mix, move]).toEqual(['Terrifying', '0', '15']);
    const facts = FOE[foe];
    expect(facts.maxThreat).toBe(most.split(' ')[0]?.toLowerCase());
    expect(facts.mix).toBe(10 * Number(mix));
    expect(facts.move).toBe(Number(move));
    const named = adjusts.startsWith('–') ? [] : adjusts.split(', ').map((one) => one.split(' '));
    expect(facts.adjust).toEqual(
      Object.fromEntries(named.map(([name = '', by = '']) => [name.toLowerCase(), minus(by)])),
    );
  });

  it('has no other rows', () => {
    expect(rows).toHaveLength(QUICK_FOE.length);
  });
});

describe('[RUN-CHART-COMBAT2] [RUN-RULING-R31] how dangerous they are', () => {
  const rows = ledgerTable(LEDGER, 'RUN-CHART-COMBAT2');

  it.each(rows)('%s: %s, %s, %s', (cell, words, _ratio, mix) => {
    const threat = words.split(' ')[0]?.toLowerCase() as Threat;
    expectRow(QUICK_THREAT, cell, threat);
    expect(MIX[threat]).toBe(10 * Number(mix));
  });

  it('has no other rows', () => {
    expect(rows).toHaveLength(QUICK_THREAT.length);
  });
});

describe('[RUN-CHART-COMBAT3] on what ground', () => {
  const MEANT: readonly (readonly [words: RegExp, ground: QuickGround])[] = [
    [/^Half cover for up to 5/, 'cover'],
    [/^3 decoys/, 'decoys'],
    [/^3 hostages/, 'hostages'],
    [/^Hiding place/, 'hiding'],
    [/^3 additional levels/, 'levels'],
    [/^Slippery ground, two thirds/, 'slippery'],
    [/^Six sloped areas/, 'slopes'],
    [/^4 tube-strikers/, 'tubeStrikers'],
    [/^Weird magic: DFN −3/, 'weirdDfn'],
    [/^Weird magic: ATK \+3/, 'weirdAtk'],
    [/^Weird magic: DAM \+3/, 'weirdDam'],
    [/^Weird magic: Soak −3/, 'weirdSoak'],
  ];
  const rows = ledgerTable(LEDGER, 'RUN-CHART-COMBAT3');

  it.each(rows)('%s: %s, %s', (cell, words, points) => {
    const ground = MEANT.find(([like]) => like.test(words))?.[1] as QuickGround;
    expectRow(QUICK_GROUND, cell, ground);
    expect(GROUND_WORTH[ground]).toBe(-minus(points));
  });

  it('has no other rows', () => {
    expect(rows).toHaveLength(QUICK_GROUND.length);
  });

  it('in numbers as the rows say', () => {
    expect(QUICK_NUMBERS).toEqual({
      covered: 5,
      decoys: 3,
      hostages: 3,
      levels: 3,
      slopes: 6,
      tubeStrikers: 4,
      hiding: 8,
    });
    expect(QUICK_MAGIC).toEqual({
      weirdDfn: { statistic: 'dfn', by: -3 },
      weirdAtk: { statistic: 'atk', by: 3 },
      weirdDam: { statistic: 'dam', by: 3 },
      weirdSoak: { statistic: 'soak', by: -3 },
    });
  });
});
