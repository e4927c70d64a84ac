// Rune powers against another hero, who stands where foes do.

import { afterEach, describe, expect, it } from 'vitest';
import type { Gift } from '../../content/gifts.ts';
import type { Weapon } from '../../content/weapons.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { fighterOf, formOf, sheetOf } from '../fight/fighters.ts';
import { resolveOptions } from '../fight/options.ts';
import { soakOf } from '../fight/scores.ts';
import { fightOf } from '../fight/setup.ts';
import type { Fighter, State } from '../fight/state.ts';
import { playFrom } from '../fight/testing.ts';
import { allDiceCast, one, optionsOf } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;

/** Ragnar with a weapon and its power against Gunnhild; whose turn it is, and what is different about her. */
function duel(
  weapon: Weapon,
  power: Gift,
  turn: 'h0' | 'h1',
  her: Partial<Fighter> = {},
  other: Hero = gunnhild,
): State {
  const owner = spentOn({ [power]: 3 }, { ...ragnar, weapons: [{ weapon }, ...ragnar.weapons] });
  const made = fightOf([[owner], [other]], resolveOptions({ mode: 'holmgang', form: 'ring', rounds: 30 }));
  if ('refused' in made) throw new Error(made.refused.code);
  const state = made.ok;
  const [he, she] = [fighterOf(state, 'h0'), fighterOf(state, 'h1')];
  Object.assign(he, { hand: 0 });
  Object.assign(she, { x: he.x + 2, y: he.y, ...her });
  state.round = 1;
  state.step = 10;
  fighterOf(state, turn).steps = [10];
  state.agenda = [{ step: 'turn', fighter: turn }];
  return state;
}

/** A good blow, and what she rolls against the power. */
const struck = (weapon: Weapon, power: Gift, ...resists: number[]) =>
  playFrom(duel(weapon, power, 'h0'), 9, 4, ...resists).choose(`gift:${power}`, 'strike:h1:0:plain', 'stand');

describe('the double-bladed axe', () => {
  const AXE = ['double-bladed-axe', 'rune-double-bladed-axe'] as const;
  const crow = { kind: 'crow', gift: AXE[1], by: 'h0', until: 1, x: 20, y: 14 } as const;

  it('[RUN-GIFT-RUNE-DOUBLE-BLADED-AXE] [RUN-RULING-G25] makes a crow of a hero who does not resist, and hurts one who does', () => {
    const flies = struck(...AXE, 1, 3);
    expect(flies.told('checked')).toMatchObject([{ fighter: 'h1', success: false }]);
    expect(one(flies, 'h1')).toMatchObject({ hp: sheetOf(flies.state, one(flies, 'h1')).maxHp });
    expect(one(flies, 'h1').marks).toMatchObject([{ kind: 'crow', by: 'h0' }]);
    const resists = struck(...AXE, 9);
    expect(one(resists, 'h1').marks).toEqual([]);
    expect(one(resists, 'h1').hp).toBeLessThan(sheetOf(resists.state, one(resists, 'h1')).maxHp);
  });

  it('[RUN-RULING-G25] a bird has not lost: it neither acts nor is attacked, and the duel waits for it', () => {
    const bird = duel(...AXE, 'h0', { marks: [{ ...crow, until: 5 }] });
    const turn = playFrom(bird);
    expect(optionsOf(turn, 'strike')).toEqual([]);
    turn.choose('done');
    expect(turn.state.duel).toMatchObject({ verdict: null, winner: null });
    expect(playFrom(duel(...AXE, 'h1', { marks: [{ ...crow, until: 5 }] })).kind).toBeNull();
    const night = duel(...AXE, 'h1', { marks: [{ ...crow, until: 5 }] });
    night.agenda = [{ step: 'nightfall' }];
    expect(playFrom(night).state.duel?.verdict).toBeNull();
  });

  it('[RUN-RULING-G24] [RUN-HOOK-51] comes down with bare hands and bare skin, and has all of it back by an action where it lies', () => {
    const state = duel(...AXE, 'h1', { marks: [crow] });
    state.agenda = [{ step: 'fading' }];
    const before = structuredClone(fighterOf(state, 'h1'));
    const { soak, bareSoak, fists } = sheetOf(state, before);
    expect(soak.total).toBeGreaterThan(bareSoak);
    // A Jump against 6.
    const down = playFrom(state, 9);
    const she = one(down, 'h1');
    expect(she).toMatchObject({ fallen: false, hand: fists, belt: null, marks: [{ kind: 'naked' }] });
    expect(soakOf(down.state, she)).toBe(bareSoak);
    expect(formOf(down.state, she).shieldDfn).toBe(0);
    const dressing = structuredClone(down.state);
    Object.assign(fighterOf(dressing, 'h1'), { x: crow.x, y: crow.y, steps: [10] });
    dressing.agenda = [{ step: 'turn', fighter: 'h1' }];
    const turn = playFrom(dressing);
    // Nothing else to strike with.
    expect(optionsOf(turn, 'change')).toEqual([]);
    turn.choose('power:dress');
    expect(one(turn, 'h1')).toMatchObject({ marks: [], lying: [], shieldAt: null, pieces: before.pieces });
    expect(one(turn, 'h1').hand).not.toBe(fists);
    expect(soakOf(turn.state, one(turn, 'h1'))).toBe(soak.total);
  });

  it('[RUN-RULING-G24] what could be thrown lies in the pile, piece by piece', () => {
    const thrower: Hero = { ...gunnhild, weapons: [{ weapon: 'throwing-knives' }, ...gunnhild.weapons] };
    const state = duel(...AXE, 'h1', { marks: [crow] }, thrower);
    state.agenda = [{ step: 'fading' }];
    const { pieces } = fighterOf(state, 'h1');
    const knives = pieces[0] as number;
    expect(knives).toBeGreaterThan(0);
    const down = playFrom(state, 9);
    expect(one(down, 'h1').pieces[0]).toBe(0);
    expect(one(down, 'h1').lying.filter(({ form }) => form === 0)).toHaveLength(knives);
  });

  it('[RUN-RULING-G25] [RUN-RULING-R62] flies wherever its player likes, but not from the stakes', () => {
    const flight = (form: 'ring' | 'stakes') => {
      const state = duel(...AXE, 'h1', { marks: [{ ...crow, until: 5 }] });
      state.duel = state.duel && { ...state.duel, form };
      state.agenda = [
        { step: 'effects', effects: [{ effect: 'leap', who: 'h1', paces: 60, rule: 'RUN-RULING-G25' }] },
      ];
      return playFrom(state).kind;
    };
    expect(flight('ring')).toBe('leap');
    expect(flight('stakes')).toBeNull();
  });
});

describe('what has no power over heroes', () => {
  it('[RUN-RULING-G03] [RUN-GIFT-RUNE-DWARVEN-BATTLE-HAMMER] no hero becomes a statue: he has no Threat Category', () => {
    const hit = struck('dwarven-battle-hammer', 'rune-dwarven-battle-hammer');
    expect(hit.told('checked')).toEqual([]);
    expect(one(hit, 'h1').condition).toBe('able');
    expect(one(hit, 'h1').hp).toBeLessThan(sheetOf(hit.state, one(hit, 'h1')).maxHp);
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] [RUN-HOOK-50] nobody is possessed who has no allies to fight', () => {
    const hit = struck('viking-axe', 'rune-viking-axe');
    expect(hit.told('checked')).toEqual([]);
    expect(one(hit, 'h1')).toMatchObject({ side: 'foes', seat: 1, marks: [] });
  });
});
