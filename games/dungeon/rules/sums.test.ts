// Where the numbers of an attack come from: every part that people are shown, and that the parts come to the number.

import { expect, it } from 'vitest';
import type { Special } from '../content/index.ts';
import type { Attack } from './agenda.ts';
import { fightWith, magicalAttack, shotOf } from './attack.ts';
import { numbersOf, sumsOf } from './numbers.ts';
import { type Scene, scene } from './testing.ts';

/** The parts in short, each as its source and amount; they must come to what is rolled. */
function parts(of: Scene, attack: Attack): Record<'attack' | 'defence' | 'armour', string> {
  const state = scene(of);
  const sums = sumsOf(state, attack);
  const numbers = numbersOf(state, attack);
  const told = (what: keyof typeof sums): string => {
    expect(sums[what].reduce((sum, { amount }) => sum + amount, 0)).toBe(numbers[what]);
    return sums[what].map(({ from, amount }) => `${from} ${amount}`).join(', ');
  };
  return { attack: told('attack'), defence: told('defence'), armour: told('armour') };
}

const hall = ['########', '#......#', '#.O..N.#', '#......#', '########'];

it('[DUN-SPELL-16, DUN-SPELL-18, DUN-ITEMCARD-02, DUN-ITEMCARD-11] a Magical Attack: the spell, a crystal and the staff, which helps a Flamebolt alone', () => {
  const of: Scene = {
    map: ['#######', '#W...N#', '#######'],
    models: { danor: { wounds: 4, items: ['ember-staff', 'energy-crystal-2'] } },
  };
  const bolt = { ...magicalAttack('danor', 'mortibris', 3, 'flamebolt'), bonus: 2 };
  expect(parts(of, bolt)).toEqual({
    attack: 'spell 3, crystal 2, ember-staff 1',
    defence: 'card 3',
    armour: 'card 2',
  });
  expect(parts(of, magicalAttack('danor', 'mortibris', 5, 'burn')).attack).toBe('spell 5');
});

it('[DUN-ABIL-02] to magic an Ethereal model has one Armour, whatever it has on', () => {
  const of: Scene = {
    map: ['#######', '#W...E#', '#######'],
    models: { elshara: { marks: [{ type: 'hardened', by: 1 }] } },
  };
  expect(parts(of, magicalAttack('danor', 'elshara', 5, 'burn')).armour).toBe('ethereal 1');
  expect(parts(of, fightWith('danor', { target: 'elshara' })).armour).toBe('card 3, hardened 1');
});

it('[DUN-ADV-05] a Fight against the Banshee: a part for the fragments that are carried, and none below one', () => {
  const special: Special = {
    type: 'weakness',
    object: 'heart-fragment',
    boss: 'elshara',
    armour: 1,
    silences: 'faithful-in-death',
  };
  const armour = (held: number, boss = 'E', target = 'elshara'): string =>
    parts(
      {
        map: ['####', `#O${boss}#`, '####'],
        quest: { specials: [special] },
        models: { orlaf: { items: Array<'heart-fragment'>(held).fill('heart-fragment') } },
      },
      fightWith('orlaf', { target }),
    ).armour;
  expect(armour(0)).toBe('card 3');
  expect(armour(1)).toBe('card 3, weakness -1');
  expect(armour(4)).toBe('card 3, weakness -4, least 2');
  // It is hers alone.
  expect(armour(4, 'K', 'grund')).toBe('card 4');
});

it('[DUN-FIGHT-14, DUN-ITEMCARD-08] what raises Armour is told, and what goes beyond five is taken off', () => {
  const of: Scene = {
    map: ['#####', '#.R.#', '#.s.#', '#####'],
    models: {
      rordin: {
        facing: 'S',
        items: ['runed-helm'],
        marks: [
          { type: 'shielded', by: 1, caster: 'danor' },
          { type: 'hardened', by: 1 },
          { type: 'corroded', by: 1 },
        ],
      },
    },
  };
  expect(parts(of, fightWith('skeleton-warrior-1', { target: 'rordin' })).armour).toBe(
    'card 4, runed-helm 1, shielded 1, hardened 1, most -2, corroded -1',
  );
});

it('[DUN-RULING-33] two items of one name help once', () => {
  const of: Scene = { map: hall, models: { orlaf: { items: ['runed-helm', 'runed-helm'] } } };
  expect(parts(of, magicalAttack('mortibris', 'orlaf', 3, 'black-bolt')).armour).toBe('card 2, runed-helm 1');
});

it('[DUN-FIGHT-11, DUN-FIGHT-12, DUN-FIGHT-13] what would leave fewer than two dice lowers the Armour, and what is left over at one is ignored', () => {
  const of: Scene = {
    map: ['#####', '#.s.#', '#sW.#', '#.O.#', '#####'],
    models: {
      danor: { wounds: 4, marks: [{ type: 'corroded', by: 1 }] },
      'skeleton-warrior-1': { facing: 'S' },
      'skeleton-warrior-2': { facing: 'E' },
    },
  };
  expect(parts(of, fightWith('skeleton-warrior-1', { target: 'danor' }))).toEqual({
    attack: 'card 2',
    defence: 'card 2, injured -1, outnumbered -1, least 2',
    armour: 'card 2, corroded -1, beyond -2, least 2',
  });
});

it('[DUN-ITEMCARD-12, DUN-RULING-22] a lock: the wedge helps against it and against nobody else', () => {
  const of: Scene = {
    map: ['#####', '#.s.#', '#.O1.', '#...#', '#####'].map((row) => row.padEnd(5, '#')),
    quest: { doors: [{ door: '1', lock: 'L2' }] },
    models: { orlaf: { facing: 'E', items: ['lockbreakers-wedge'] } },
  };
  expect(parts(of, fightWith('orlaf', { bar: [3, 2], bonus: 1 }))).toEqual({
    attack: 'card 5, feat 1, lockbreakers-wedge 1',
    defence: 'lock 3',
    armour: 'lock 3',
  });
  expect(parts(of, fightWith('orlaf', { target: 'skeleton-warrior-1' })).attack).toBe('card 5');
});

it('[DUN-SHOOT-08, DUN-SHOOT-11, DUN-ITEMCARD-10, DUN-ITEMCARD-21] a shot: furniture or a cloak costs a die, never both; the quiver knows no furniture', () => {
  const shot = (models: Scene['models'], row = '#M.o.N#'): string =>
    parts({ map: ['#######', row, '#######'], models: models ?? {} }, shotOf('madriga', 'mortibris')).attack;
  const quiver = { madriga: { items: ['elven-quiver' as const] } };
  const cloak = { mortibris: { items: ['travellers-cloak' as const] } };
  expect(shot({}, '#M...N#')).toBe('card 4');
  expect(shot({})).toBe('card 4, cover -1');
  expect(shot(quiver)).toBe('card 4');
  expect(shot(cloak)).toBe('card 4, cover -1');
  expect(shot({ ...quiver, ...cloak })).toBe('card 4, cloak -1');
  expect(shot({ madriga: { marks: [{ type: 'guided', dice: 1 }] } }, '#M...N#')).toBe('card 4, guided 1');
});

it('[DUN-HEROCARD-06] Stone Stance stands for the card and all that raises it', () => {
  const of: Scene = {
    map: ['#####', '#.R.#', '#.s.#', '#####'],
    models: { rordin: { facing: 'N', items: ['runed-helm'], marks: [{ type: 'stance', armour: 5 }] } },
  };
  expect(parts(of, fightWith('skeleton-warrior-1', { target: 'rordin' }))).toEqual({
    attack: 'card 2',
    defence: 'card 4',
    armour: 'stance 5',
  });
});
