// Why something cannot be done in a Turn, with whom or what it is about.

import { afterEach, describe, expect, it } from 'vitest';
import type { Special, Spell } from '../content/index.ts';
import { explain } from './explain.ts';
import { rules } from './game.ts';
import { allDiceCast, OVERLORD_SEAT, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

type Before = (game: ReturnType<typeof play>) => unknown;

/** The code, and what goes with it, as the seat that is asked may know it. */
function why(of: Scene, choice: Record<string, unknown>, before: Before = () => {}): string | null {
  const game = play(of);
  before(game);
  const [seat = OVERLORD_SEAT] = game.asked;
  const refusal = explain(rules.redact(structuredClone(game.state), seat), seat, choice);
  return refusal && [refusal.code, ...Object.values(refusal.params)].join(' ');
}

describe('why bones are not raised', () => {
  const graves: Scene = {
    map: ['#######', '#b.b.b#', '#.....#', '#z...O#', '#######'],
    quest: { overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 1 } } },
    models: { 'zombie-1': { x: 3, y: 1 }, orlaf: { y: 2, items: ['torch-of-the-forefathers'] } },
    agenda: [{ step: 'overlordTurn' }],
  };
  const raising: Before = (game) => game.choose('raise');

  it.each([
    ['no-bones-here', 1, 2],
    ['no-bones-here', 2, 1],
    ['bones-under-a-model', 3, 1],
    ['bones-protected', 5, 1],
  ])('%s: %i, %i', (code, x, y) => {
    expect(why(graves, { act: 'bones', x, y }, raising)).toBe(code);
  });
});

describe('why a model stays as it is', () => {
  const close: Scene = {
    map: ['#######', '#..s..#', '#..O..#', '#.....#', '#######'],
    models: { 'skeleton-warrior-1': { facing: 'N' } },
    turn: 'orlaf',
  };

  it('a Feat may give it no Move', () => {
    const whirl: Before = (game) => game.choose('feat:whirlwind');
    expect(why(close, { act: 'step', x: 2, y: 2 }, whirl)).toBe('feat-without-move whirlwind');
    expect(why(close, { act: 'face', facing: 'S' }, whirl)).toBe('feat-without-move whirlwind');
    const stance: Before = (game) => game.choose('feat:stone-stance');
    const rordin: Scene = { ...close, map: close.map.map((row) => row.replace('O', 'R')), turn: 'rordin' };
    expect(why(rordin, { act: 'step', x: 2, y: 2 }, stance)).toBe('feat-without-move stone-stance');
    expect(why(rordin, { act: 'face', facing: 'N' }, stance)).toBe('faces-so-already rordin');
    expect(why(rordin, { act: 'face', facing: 'nowhere' }, stance)).toBeNull();
  });

  it('[DUN-MOV-11] an enemy’s front arc has stopped it, or its movement is spent', () => {
    const lane: Scene = {
      map: ['###########', '#.........#', '#O......s.#', '#.........#', '###########'],
      models: { orlaf: { facing: 'E' }, 'skeleton-warrior-1': { x: 4, facing: 'W' } },
      turn: 'orlaf',
    };
    const stopped: Before = (game) => game.choose('step:2:2', 'step:3:2');
    expect(why(lane, { act: 'step', x: 3, y: 1 }, stopped)).toBe('stopped orlaf');
    const far: Scene = { ...lane, models: { orlaf: { facing: 'E' }, 'skeleton-warrior-1': { facing: 'E' } } };
    const run: Before = (game) => game.choose(...[2, 3, 4, 5, 6, 7].map((x) => `step:${x}:2`), 'step:7:1');
    expect(why(far, { act: 'step', x: 8, y: 1 }, run)).toBe('no-movement-left orlaf');
  });

  it('[DUN-LARGE-06] a Large model steps and turns in its own way', () => {
    const troll: Scene = {
      map: ['########', '#......#', '#.TT...#', '#.TT...#', '#.....O#', '########'],
      turn: 'zombie-troll-1',
    };
    expect(why(troll, { act: 'face', facing: 'S' })).toBe('quarter-turns-only zombie-troll-1');
    const spent: Before = (game) => Object.assign(game.state.agenda.at(-1) ?? {}, { left: 0 });
    expect(why(troll, { act: 'face', facing: 'S' }, spent)).toBe('no-movement-left zombie-troll-1');
    expect(why(troll, { act: 'step', x: 6, y: 1 })).toBe('large-steps-only zombie-troll-1');
    expect(why(troll, { act: 'step', x: 6, y: 4 })).toBe('square-taken orlaf');
  });
});

describe('why an attack is not made', () => {
  it('[DUN-FURN-21] a Ward is not for strength', () => {
    const door: Scene = {
      map: ['#####', '#O1.#', '#####'],
      quest: { doors: [{ door: '1', ward: 3 }] },
      models: { orlaf: { facing: 'E' } },
      turn: 'orlaf',
    };
    expect(why(door, { act: 'force', x: 2, y: 1 })).toBe('ward-needs-magic 3');
  });

  it('who has acted forces no lock any more, and who cannot shoot never does', () => {
    const gate: Scene = {
      map: ['#####', '#.s.#', '#.O1#', '#...#', '#####'],
      models: { orlaf: { items: ['potion-of-stone'] } },
      turn: 'orlaf',
    };
    const fought: Before = (game) => game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(why(gate, { act: 'force', x: 3, y: 2 }, fought)).toBe('has-taken-its-action orlaf');
    expect(why(gate, { act: 'shoot', target: 'skeleton-warrior-1' })).toBe('cannot-shoot orlaf');
  });

  it('a Feat of shots is no Fight, and one of Fights no shot', () => {
    const hall: Scene = {
      map: ['#######', '#..s..#', '#.....#', '#.zM..#', '#.....#', '#######'],
      models: { madriga: { facing: 'W' }, 'zombie-1': { facing: 'W' } },
      turn: 'madriga',
    };
    const storm: Before = (game) => game.choose('feat:arrow-storm');
    expect(why(hall, { act: 'fight', target: 'zombie-1' }, storm)).toBe('not-with-this-feat');
    expect(why(hall, { act: 'fight', target: 'skeleton-warrior-1' }, storm)).toBe(
      'not-in-front-arc skeleton-warrior-1',
    );
  });
});

it('[DUN-BREAK-07] who has nobody before it makes no Free Strike, and nobody strikes with the models of others', () => {
  const broken: Scene = {
    map: ['######', '#.s..#', '#.O..#', '#....#', '#...z#', '######'],
    models: { 'skeleton-warrior-1': { facing: 'S' }, 'zombie-1': { facing: 'S' } },
    turn: 'orlaf',
  };
  const away: Before = (game) => game.choose('step:1:3');
  expect(why(broken, { act: 'strike', model: 'zombie-1' }, away)).toBe('cannot-strike zombie-1');
  expect(why(broken, { act: 'strike', model: 'orlaf' }, away)).toBe('not-your-model orlaf');
  expect(why(broken, { act: 'strike', model: 'grund' }, away)).toBeNull();
});

describe('why a Feat is not used', () => {
  const hall: Scene = { map: ['#####', '#O..#', '#...#', '#z..#', '#####'], turn: 'orlaf' };

  it('[DUN-HERO-08] it is too late for it, or it would lead to nothing', () => {
    expect(why(hall, { act: 'feat', feat: 'whirlwind' })).toBe('feat-without-use whirlwind');
    const moved: Before = (game) => game.choose('step:2:1');
    expect(why(hall, { act: 'feat', feat: 'whirlwind' }, moved)).toBe('too-late-for-feat whirlwind');
    expect(why(hall, { act: 'feat', feat: 'stone-stance' })).toBe('not-its-feat orlaf stone-stance');
    expect(why(hall, { act: 'feat', feat: 'nothing' })).toBeNull();
  });
});

describe('[DUN-ITEM-04, DUN-ITEM-06] why a trade is not made', () => {
  const pair: Scene = {
    map: ['#######', '#OR..W#', '#.s...#', '#######'],
    models: {
      orlaf: { items: ['lucky-coin', 'potion-of-stone', 'runed-helm'] },
      rordin: { items: ['ward-key'] },
      'skeleton-warrior-1': { facing: 'S' },
    },
    turn: 'orlaf',
  };

  it.each([
    ['not-carried ward-key', { act: 'give', item: 'ward-key', hero: 'rordin' }],
    ['not-carried lucky-coin', { act: 'take', item: 'lucky-coin', hero: 'rordin' }],
    ['not-carried ward-key', { act: 'swap', item: 'ward-key', hero: 'rordin' }],
    ['not-tradeable runed-helm', { act: 'give', item: 'runed-helm', hero: 'rordin' }],
    ['not-side-by-side danor', { act: 'give', item: 'lucky-coin', hero: 'danor' }],
    [null, { act: 'give', item: 'lucky-coin', hero: 'madriga' }],
    [null, { act: 'give', item: 'nothing', hero: 'rordin' }],
    [null, { act: 'give', item: 'lucky-coin', hero: 'rordin' }],
  ])('%s', (said, choice) => {
    expect(why(pair, choice)).toBe(said);
  });

  it('nor after an Action', () => {
    const fought: Before = (game) => game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1', 'no');
    const turned: Scene = {
      ...pair,
      models: { ...pair.models, orlaf: { ...pair.models?.orlaf, facing: 'S' } },
    };
    const give = { act: 'give', item: 'lucky-coin', hero: 'rordin' };
    expect(why(turned, give, fought)).toBe('has-taken-its-action orlaf');
  });
});

describe('why nothing is searched and nobody leaves', () => {
  it('an enemy keeps the Hero busy', () => {
    const busy = (facing: 'N' | 'S'): Scene => ({
      map: ['#####', '#.o.#', '#.O.#', '#.z.#', '#####'],
      quest: { searches: [{ at: [2, 1], items: ['book'] }] },
      models: { 'zombie-1': { facing } },
      turn: 'orlaf',
    });
    expect(why(busy('N'), { act: 'search', x: 2, y: 1 })).toBe('engaged orlaf zombie-1');
    expect(why(busy('S'), { act: 'search', x: 1, y: 1 })).toBe('nothing-to-search');
  });

  it('levers are left to be pulled', () => {
    const levers: Special = {
      type: 'levers',
      at: [
        [1, 1],
        [3, 1],
      ],
    };
    const stair: Scene = {
      map: ['#####', '#o.o#', '#.X.#', '#O..#', '#####'],
      quest: { specials: [levers] },
      models: { orlaf: { x: 2, y: 2 } },
      turn: 'orlaf',
    };
    expect(why(stair, { act: 'leave' })).toBe('levers-left 2');
  });
});

describe('why a spell is not cast', () => {
  const ready = (...spells: Spell[]) => ({ spells: spells.map((spell) => ({ spell, turned: 0 })) });

  it('[DUN-ADV-05] the fragments that are carried silence it', () => {
    const special: Special = {
      type: 'weakness',
      object: 'heart-fragment',
      boss: 'elshara',
      armour: 1,
      silences: 'faithful-in-death',
    };
    const lair: Scene = {
      map: ['#######', '#c...E#', '#.....#', '#O....#', '#######'],
      quest: {
        specials: [special],
        overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { ghost: 1 } },
        chests: [{ at: [1, 1], lock: 'L1', contents: ['heart-fragment'] }],
      },
      models: { orlaf: { items: ['heart-fragment'] } },
      turn: 'elshara',
    };
    expect(why(lair, { act: 'cast', spell: 'faithful-in-death' })).toBe('silenced faithful-in-death');
  });

  it('[DUN-SPELL-05] its card is turned: so many rounds are to pass', () => {
    const wizard: Scene = {
      map: ['#####', '#.s.#', '#...#', '#.W.#', '#####'],
      models: {
        danor: {
          spells: [
            { spell: 'burn', turned: 2 },
            { spell: 'flamebolt', turned: 1 },
          ],
        },
      },
      turn: 'danor',
    };
    expect(why(wizard, { act: 'cast', spell: 'burn' })).toBe('spell-not-ready burn 2');
    expect(why(wizard, { act: 'cast', spell: 'flamebolt' })).toBe('spell-not-ready flamebolt 1');
    expect(why(wizard, { act: 'cast', spell: 'nothing' })).toBeNull();
  });

  it('its caster has fought instead', () => {
    const wizard: Scene = {
      map: ['#####', '#.s.#', '#.W.#', '#...#', '#####'],
      models: {
        danor: { ...ready('burn', 'corrode'), items: ['potion-of-stone'] },
        'skeleton-warrior-1': { facing: 'S' },
      },
      turn: 'danor',
    };
    const fought: Before = (game) => game.load(1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(why(wizard, { act: 'cast', spell: 'burn' }, fought)).toBe('has-taken-its-action danor');
    expect(why(wizard, { act: 'cast', spell: 'corrode' }, fought)).toBe('has-taken-its-action danor');
  });

  it('[DUN-SPELL-15] this target is no target: too far, unseen, of the wrong side, or nothing', () => {
    const hall: Scene = {
      map: [
        '##############',
        '#..s.........#',
        '#............#',
        '#..W...R...z.#',
        '#............#',
        '##############',
      ],
      models: { danor: ready('flamebolt', 'aegis', 'break-ward') },
      turn: 'danor',
    };
    const bolt: Before = (game) => game.choose('cast:flamebolt');
    expect(why(hall, { act: 'model', model: 'zombie-1' }, bolt)).toBe('no-line-of-sight zombie-1');
    expect(why(hall, { act: 'model', model: 'rordin' }, bolt)).toBe('own-side rordin');
    expect(why(hall, { act: 'model', model: 'grund' }, bolt)).toBe('not-on-the-board grund');
    expect(why(hall, { act: 'square', x: 1, y: 1 }, bolt)).toBe('square-not-free-or-far');
    expect(why(hall, { act: 'ward', x: 1, y: 1 }, bolt)).toBe('nothing-locked-here');
    const aegis: Before = (game) => game.choose('cast:aegis');
    expect(why(hall, { act: 'model', model: 'zombie-1' }, aegis)).toBe('out-of-range zombie-1');
    expect(why(hall, { act: 'model', model: 'skeleton-warrior-1' }, aegis)).toBe(
      'wrong-target skeleton-warrior-1 aegis',
    );
  });
});
