import { afterEach, describe, expect, it } from 'vitest';
import { rules } from './game.ts';
import { allDiceCast, HERO_SEAT, modelOf, optionsOf, play, type Scene, scene } from './testing.ts';

afterEach(allDiceCast);

const MISS = [1, 1, 1, 1, 1, 6, 6];

describe('[DUN-MOV-09, DUN-BREAK-05] whoever stands with an enemy behind it', () => {
  const back: Scene = { map: ['#####', '#...#', '#.O.#', '#.s.#', '#####'], turn: 'orlaf' };

  it('turns and Fights in one go', () => {
    const game = play(back);
    expect(optionsOf(game, 'fight')).toEqual([]);
    game.load(...MISS).choose('turnAndFight:S:skeleton-warrior-1');
    expect(modelOf(game, 'orlaf').facing).toBe('S');
    expect(game.told('attacked')).toMatchObject([{ attacker: 'orlaf', target: 'skeleton-warrior-1' }]);
    expect(game.asked).toEqual([]);
  });

  it('is offered it once for each such enemy, looking at it as directly as can be', () => {
    const game = play({ ...back, map: ['#####', '#...#', '#.O.#', '#ss.#', '#####'] });
    expect(optionsOf(game, 'turnAndFight')).toEqual([
      'turnAndFight:S:skeleton-warrior-1',
      'turnAndFight:S:skeleton-warrior-2',
    ]);
  });

  it('is not offered it for an enemy before it or out of reach', () => {
    const game = play({ ...back, map: ['#####', '#.s.#', '#.O.#', '#...#', '#s..#', '#####'] });
    expect(optionsOf(game, 'turnAndFight')).toEqual([]);
  });

  it('[DUN-MOV-10] is not offered it after its Action', () => {
    const models = { orlaf: { items: ['potion-of-stone' as const] } };
    const game = play({ ...back, map: ['#####', '#.s.#', '#.O.#', '#.s.#', '#####'], models }, ...MISS);
    game.choose('fight:skeleton-warrior-1');
    expect(game.options()).toEqual(['use:potion-of-stone', 'done']);
  });

  it('[DUN-LARGE-08] turns a quarter only if it is Large, and pays for it', () => {
    const troll: Scene = {
      map: ['#######', '#.....#', '#.TT..#', '#.TT..#', '#.O...#', '#######'],
      turn: 'zombie-troll-1',
    };
    const game = play(troll);
    expect(optionsOf(game, 'turnAndFight')).toEqual(['turnAndFight:E:orlaf']);
    const { agenda } = scene(troll);
    const { turn: _, ...spent } = troll;
    const tired = agenda.map((frame) => ({ ...frame, left: 0 })) as typeof agenda;
    expect(optionsOf(play({ ...spent, agenda: tired }), 'turnAndFight')).toEqual([]);
  });

  it('is told the dice it will roll once it has turned', () => {
    const surrounded: Scene = {
      map: ['#####', '#.O.#', '#.s.#', '#.R.#', '#####'],
      models: { orlaf: { facing: 'N' }, rordin: { facing: 'N' }, 'skeleton-warrior-1': { facing: 'W' } },
      turn: 'orlaf',
    };
    const game = play(surrounded);
    const choice = { act: 'turnAndFight', facing: 'S', target: 'skeleton-warrior-1' };
    const turned = play({ ...surrounded, models: { ...surrounded.models, orlaf: { facing: 'S' } } });
    const fight = { act: 'fight', target: 'skeleton-warrior-1' };
    expect(rules.odds?.(game.state, HERO_SEAT, choice)).toEqual(rules.odds?.(turned.state, HERO_SEAT, fight));
    expect(rules.odds?.(game.state, HERO_SEAT, choice)).not.toEqual(
      rules.odds?.(game.state, HERO_SEAT, fight),
    );
  });
});
