import { afterEach, describe, expect, it } from 'vitest';
import type { Card } from '../content/index.ts';
import {
  allDiceCast,
  endOfRound,
  HERO_SEAT,
  modelOf,
  OVERLORD_SEAT,
  optionsOf,
  play,
  type Scene,
  wholeRound,
} from './testing.ts';

afterEach(allDiceCast);

const four: Scene = {
  map: ['########', '#O.R..z#', '#M.W...#', '########'],
  models: { 'zombie-1': { facing: 'N' } },
  agenda: wholeRound(),
};

const turnsOf = (game: ReturnType<typeof play>) => game.told('turnBegan').map(({ model }) => model);

describe('a round', () => {
  it('[DUN-ROUND-01, DUN-ROUND-02] is Hero Turns, Overlord Turn, End of Round, and then comes the next', () => {
    const game = play({ ...four, map: ['#####', '#O.z#', '#####'] }, 1);
    game.choose('done', 'done');
    expect(game.events.map(({ type }) => type).filter((type) => /round|turn/i.test(type))).toEqual([
      'roundBegan',
      'turnBegan',
      'turnEnded',
      'overlordTurn',
      'endOfRound',
      'roundBegan',
      'turnBegan',
    ]);
  });

  it('[DUN-ROUND-03] gives every Hero one Turn', () => {
    const game = play(four).choose(
      'hero:orlaf',
      'done',
      'hero:rordin',
      'done',
      'hero:madriga',
      'done',
      'done',
    );
    expect(turnsOf(game)).toEqual(['orlaf', 'rordin', 'madriga', 'danor']);
    expect(game.kind).toBe('command');
  });

  it('[DUN-ROUND-04] lets the Heroes choose the order anew', () => {
    const game = play(four, 1);
    game.choose('hero:danor', 'done', 'hero:orlaf', 'done', 'hero:madriga', 'done', 'done', 'done');
    game.choose('hero:rordin', 'done');
    expect(turnsOf(game)).toEqual(['danor', 'orlaf', 'madriga', 'rordin', 'rordin']);
  });

  it('[DUN-ROUND-05] counts Heroes, not players: those of one player need not follow each other', () => {
    const game = play({ ...four, seats: ['overlord', ['orlaf', 'rordin'], ['madriga', 'danor']] });
    game.chooseAs(1, 'hero:orlaf').choose('done');
    expect(game.asked).toEqual([2]);
    game.chooseAs(2, 'hero:danor').choose('done');
    game.chooseAs(1, 'hero:rordin');
    expect(turnsOf(game)).toEqual(['orlaf', 'danor', 'rordin']);
  });

  it('[DUN-ROUND-06] marks who has had a Turn', () => {
    const game = play(four).choose('hero:rordin', 'done');
    expect(modelOf(game, 'rordin').acted).toBe(true);
    expect(modelOf(game, 'orlaf').acted).toBe(false);
    expect(game.options()).toEqual(['hero:orlaf', 'hero:madriga', 'hero:danor']);
  });

  it('[DUN-RULING-35] asks the players in turn; one may let another begin, and the host may fix the order', () => {
    const seats = [
      'overlord' as const,
      ['orlaf' as const, 'rordin' as const],
      ['madriga' as const, 'danor' as const],
    ];
    const game = play({ ...four, seats });
    expect(game.options(1)).toEqual(['hero:orlaf', 'hero:rordin', 'pass']);
    game.chooseAs(1, 'pass');
    expect(game.options(2)).toEqual(['hero:madriga', 'hero:danor']);
    game.chooseAs(2, 'hero:madriga');
    expect(turnsOf(game)).toEqual(['madriga']);
    const fixed = play({ ...four, seats, options: { heroOrder: 'fixed' } });
    fixed.choose('done', 'done');
    expect(turnsOf(fixed)).toEqual(['orlaf', 'rordin', 'madriga']);
  });
});

describe('the End of Round', () => {
  const caster: Scene = {
    map: ['######', '#W..K#', '######'],
    models: {
      danor: {
        spells: [
          { spell: 'burn', turned: 2 },
          { spell: 'flamebolt', turned: 1 },
          { spell: 'aegis', turned: 0 },
        ],
      },
      grund: { wounds: 2 },
    },
    agenda: endOfRound(),
  };

  it('[DUN-ROUND-07] turns every Spell card a quarter back', () => {
    const game = play(caster, 1, 1);
    expect(modelOf(game, 'danor').spells.map(({ turned }) => turned)).toEqual([1, 0, 0]);
    expect(game.told('spellTurned')).toHaveLength(2);
  });

  it('[DUN-ROUND-08, DUN-ABIL-01] then lets the Tough recover on a 6', () => {
    expect(modelOf(play(caster, 6, 1), 'grund').wounds).toBe(1);
    expect(modelOf(play(caster, 5, 1), 'grund').wounds).toBe(2);
    const whole = play({ ...caster, models: { ...caster.models, grund: { wounds: 0 } } }, 1);
    expect(whole.told('roll').map(({ for: what }) => what)).toEqual(['card']);
  });

  it('[DUN-ROUND-09, DUN-RULING-24] and last has the Overlord draw a card', () => {
    const game = play(caster, 6, 30);
    expect(game.state.overlord.hand).toEqual(['interrupt-3']);
    expect(game.state.overlord.pile).toBe(11);
    const order = game.events
      .map(({ type }) => type)
      .filter((type) => ['spellTurned', 'healed', 'drew'].includes(type));
    expect(order).toEqual(['spellTurned', 'spellTurned', 'healed', 'drew']);
  });

  const spent = (deckOut: 'overlordWins' | 'heroesWin' | 'nothing'): Scene => ({
    map: ['######', '#O..z#', '######'],
    quest: {
      overlord: { type: 'necromancer', commands: 2, deck: 3, pool: {} },
      victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut },
    },
    hand: ['interrupt-1', 'interrupt-1', 'interrupt-1'],
    agenda: endOfRound(),
  });

  it('[DUN-ROUND-10] with an empty deck he draws nothing', () => {
    const game = play(spent('nothing'));
    expect(game.state.overlord.hand).toHaveLength(3);
    expect(game.told('pileEmpty')).toHaveLength(1);
  });

  it('[DUN-ROUND-11, DUN-END-04, DUN-RULING-25] which ends the adventure, if the adventure says so', () => {
    expect(play(spent('overlordWins')).state).toMatchObject({ winner: 'overlord', ending: 'deckOut' });
    expect(play(spent('heroesWin')).state).toMatchObject({ winner: 'heroes', ending: 'deckOut' });
    expect(play(spent('nothing')).state.winner).toBeNull();
  });

  it('[DUN-VEC-53] a deck of 12 runs out at the end of round 10', () => {
    const game = play({
      map: ['######', '#O..z#', '######'],
      hand: ['interrupt-1', 'interrupt-1', 'interrupt-1'],
      state: { round: 0 },
      agenda: wholeRound(),
    });
    for (let round = 1; round <= 9; round++) {
      game.load(1).choose('done', 'done');
      expect(game.state.overlord.pile).toBe(9 - round);
    }
    game.choose('done', 'done');
    expect(game.state).toMatchObject({ round: 10, winner: 'overlord', ending: 'deckOut' });
  });
});

describe('between two Hero Turns', () => {
  const hand: Card[] = ['interrupt-1', 'interrupt-1', 'interrupt-2', 'interrupt-2'];
  const armed: Scene = { ...four, hand };

  it('[DUN-OVL-24, DUN-RULING-42] the Overlord may play an Interrupt', () => {
    const game = play(armed).choose('hero:orlaf', 'done');
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'interrupt' });
    expect(game.options()).toEqual(['play:interrupt-1', 'play:interrupt-2', 'wait']);
    game.choose('play:interrupt-1');
    expect(game.state.overlord.discard).toEqual(['interrupt-1']);
  });

  it('[DUN-OVL-25] with which so many models Move and act at once, one after another', () => {
    const map = ['########', '#O.R.z.#', '#......#', '#.z..z.#', '########'];
    const game = play({ ...armed, map }).choose('hero:orlaf', 'done', 'play:interrupt-2');
    expect(optionsOf(game, 'command')).toHaveLength(3);
    game.choose('command:zombie-1', 'step:6:1', 'done');
    expect(optionsOf(game, 'command')).toEqual(['command:zombie-2', 'command:zombie-3']);
    game.choose('command:zombie-2', 'done');
    expect(game.kind).toBe('turn');
    expect(turnsOf(game)).toEqual(['orlaf', 'rordin']);
  });

  it('[DUN-OVL-26, DUN-OVL-06, DUN-VEC-65] is no Overlord Turn: the same model may act again in a later one and in his Turn', () => {
    const game = play(armed).choose('hero:orlaf', 'done', 'play:interrupt-1', 'command:zombie-1', 'done');
    game.choose('hero:rordin', 'done', 'play:interrupt-1', 'command:zombie-1', 'done');
    game.choose('hero:madriga', 'done', 'wait', 'done');
    expect(game.kind).toBe('command');
    expect(optionsOf(game, 'command')).toEqual(['command:zombie-1']);
  });

  it('[DUN-OVL-27, DUN-OVL-28, DUN-VEC-49] not before the first and not after the last: of four cards three at most', () => {
    const game = play(armed);
    expect(game.kind).toBe('nextHero');
    for (const hero of ['orlaf', 'rordin', 'madriga'])
      game.choose(
        `hero:${hero}`,
        'done',
        game.state.overlord.hand[0] === 'interrupt-1' ? 'play:interrupt-1' : 'play:interrupt-2',
        'done',
      );
    game.choose('done');
    expect(game.kind).toBe('command');
    expect(game.state.overlord.discard).toHaveLength(3);
  });

  it('[DUN-OVL-29, DUN-INV-06] no second one until another Hero has had its Turn', () => {
    const game = play(armed).choose('hero:orlaf', 'done', 'play:interrupt-1', 'done');
    expect(game.decision()).toMatchObject({ seat: HERO_SEAT, kind: 'nextHero' });
  });

  it('[DUN-VEC-50] with one Hero there is no gap to interrupt', () => {
    const game = play({ ...armed, map: ['######', '#O..z#', '######'] }).choose('done');
    expect(game.kind).toBe('command');
    expect(optionsOf(game, 'play')).toEqual([]);
  });

  it('asks him by the size of his hand alone, whatever is in it', () => {
    const none = play({ ...four, hand: ['raise-dead-1'] }).choose('hero:orlaf', 'done');
    expect(none.options()).toEqual(['wait']);
    const empty = play(four).choose('hero:orlaf', 'done');
    expect(empty.kind).toBe('nextHero');
  });
});
