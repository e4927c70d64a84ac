import { type Choice, type Decision, decisionOf, FastDice, optionId, Play, run } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { dungeon as game } from '../index.ts';
import { HERO_SEAT, OVERLORD_SEAT, type Scene, scene } from '../rules/testing.ts';
import { normalTurn } from '../rules/turn.ts';

/** The answer of the rules of thumb. */
function best(of: Scene, seat: number): string {
  const state = scene(of);
  run(game, new Play(state, new FastDice(1)));
  const decision = decisionOf(game, state, seat) as Decision;
  const weights = game.sense.weigh(state, decision);
  return optionId(decision.options[weights.indexOf(Math.max(...weights))] as Choice);
}

const HALL = ['#########', '#.......#', '#.......#', '#.......#', '#########'];
const hall = (...rows: string[]): string[] => [HALL[0] as string, ...rows, HALL[4] as string];

describe('rules of thumb of the Heroes', () => {
  it('strike at what is before them', () => {
    const map = hall('#.......#', '#.Os....#', '#.......#');
    expect(best({ map, models: { orlaf: { facing: 'E' } }, turn: 'orlaf' }, HERO_SEAT)).toBe(
      'fight:skeleton-warrior-1',
    );
  });

  it('leave where there is an exit', () => {
    const map = hall('#O......#', '#..X....#', '#.......#');
    expect(best({ map, models: { orlaf: { x: 3, y: 2 } }, turn: 'orlaf' }, HERO_SEAT)).toBe('leave');
  });

  it('go on towards an exit they see', () => {
    const map = hall('#.......#', '#O.....X#', '#.......#');
    expect(best({ map, turn: 'orlaf' }, HERO_SEAT)).toMatch(/^step:2:/);
  });

  it('drink when they are badly hurt', () => {
    const map = hall('#.......#', '#O..s..X#', '#.......#');
    const orlaf = { wounds: 4, items: ['healing-potion' as const] };
    expect(best({ map, models: { orlaf }, turn: 'orlaf' }, HERO_SEAT)).toBe('use:healing-potion');
  });

  it('keep a potion while they are whole', () => {
    const map = hall('#.......#', '#O.....X#', '#.......#');
    const orlaf = { wounds: 1, items: ['healing-potion' as const] };
    expect(best({ map, models: { orlaf }, turn: 'orlaf' }, HERO_SEAT)).toMatch(/^step/);
  });
});

describe('rules of thumb beside an enemy', () => {
  it('turn and strike at who stands behind', () => {
    const map = hall('#.......#', '#.sO....#', '#.......#');
    const models = { orlaf: { facing: 'E' as const }, 'skeleton-warrior-1': { facing: 'E' as const } };
    expect(best({ map, models, turn: 'orlaf' }, HERO_SEAT)).toBe('turnAndFight:W:skeleton-warrior-1');
  });

  it('do not ask for ever what was refused', () => {
    const map = hall('#.......#', '#OR.....#', '#......X#');
    const items = ['healing-potion' as const];
    const of: Scene = { map, models: { orlaf: { items }, rordin: { wounds: 3 } } };
    const asked = (trades: number): string => {
      const one = scene(of).models.find(({ id }) => id === 'orlaf')!;
      const frame = { ...normalTurn(scene(of), HERO_SEAT, one), trades };
      return best({ ...of, agenda: [frame] }, HERO_SEAT);
    };
    expect(asked(0)).toBe('give:healing-potion:rordin');
    expect(asked(2)).not.toMatch(/^give/);
  });
});

describe('rules of thumb before a Ward', () => {
  const quest = { doors: [{ door: '1', ward: 3 }] };
  const spells = [{ spell: 'break-ward' as const, turned: 0 }];
  const corridor = (...rows: string[]): string[] => ['######', '#....#', '##11##', ...rows, '######'];

  it('leave the last square to the wizard', () => {
    const map = corridor('##O.##', '##R.##', '##.W##', '##..##');
    expect(best({ map, quest, models: { danor: { spells } }, turn: 'rordin' }, HERO_SEAT)).not.toBe(
      'step:3:3',
    );
  });

  it('send the wizard there', () => {
    const map = corridor('##O.##', '##R.##', '##.W##', '##..##');
    expect(best({ map, quest, models: { danor: { spells } }, turn: 'danor' }, HERO_SEAT)).toMatch(
      /^step:[23]:4/,
    );
  });

  it('wait beside it while there is room for all', () => {
    const map = corridor('##..##', '##R.##', '##.W##', '##..##');
    expect(best({ map, quest, models: { danor: { spells } }, turn: 'rordin' }, HERO_SEAT)).toMatch(
      /^step:[23]:3/,
    );
  });
});

describe('rules of thumb of the Overlord', () => {
  it('let a badly hurt Boss drink, and a whole one keep his potion', () => {
    const map = hall('#.......#', '#O...K..#', '#.......#');
    const hurt = (wounds: number) => ({ grund: { wounds, items: ['healing-potion' as const] } });
    expect(best({ map, models: hurt(4), turn: 'grund' }, OVERLORD_SEAT)).toBe('use:healing-potion');
    expect(best({ map, models: hurt(1), turn: 'grund' }, OVERLORD_SEAT)).not.toBe('use:healing-potion');
  });

  it('do not scatter the bones that can be raised', () => {
    const map = hall('#.......#', '#O..bK..#', '#.......#');
    const models = { grund: { items: ['blessed-ash' as const] } };
    expect(best({ map, models, turn: 'grund' }, OVERLORD_SEAT)).not.toBe('use:blessed-ash');
  });

  it('command whoever can reach a Hero', () => {
    const rows = ['#...........#', '#O..s......s#', '#...........#'];
    const map = ['#############', ...rows, '#############'];
    const overlord = { ...scene({ map }).overlord, commands: 1 };
    const agenda = [{ step: 'commands', first: true }] as const;
    expect(best({ map, state: { phase: 'overlordTurn', overlord }, agenda }, OVERLORD_SEAT)).toBe(
      'command:skeleton-warrior-1',
    );
  });

  it('always take a Free Strike', () => {
    const map = hall('#.......#', '#.Os....#', '#.......#');
    const strikes = {
      step: 'strikes',
      target: 'orlaf',
      strikers: ['skeleton-warrior-1'],
      passed: [],
    } as const;
    expect(
      best({ map, agenda: [{ ...strikes, strikers: [...strikes.strikers], passed: [] }] }, OVERLORD_SEAT),
    ).toBe('strike:skeleton-warrior-1');
  });
});
