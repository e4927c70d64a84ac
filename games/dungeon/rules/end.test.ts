import { afterEach, describe, expect, it } from 'vitest';
import { type Goal, type Item, newParty, type Party, type Quest } from '../content/index.ts';
import { result } from './end.ts';
import { partyAfter } from './party.ts';
import {
  allDiceCast,
  endOfRound,
  HERO_SEAT,
  modelOf,
  OVERLORD_SEAT,
  optionsOf,
  play,
  type Scene,
  scene,
  whereIs,
  wholeRound,
} from './testing.ts';

afterEach(allDiceCast);

const victory = (heroes: Goal[], more: Partial<Quest['victory']> = {}): Pick<Quest, 'victory'> => ({
  victory: { heroes, crippled: 'one', deckOut: 'overlordWins', ...more },
});

const leaving: Scene = {
  map: ['#######', '#O...X#', '#R...X#', '#....z#', '#######'],
  models: { orlaf: { x: 4 }, rordin: { x: 4 }, 'zombie-1': { x: 1, facing: 'S' } },
  quest: victory([{ type: 'allLeave' }]),
};

describe('exits', () => {
  it('[DUN-RULING-38] a Hero on an X may leave instead of an Action; it is safe and has no more Turns', () => {
    const game = play({ ...leaving, agenda: wholeRound() }).choose('hero:orlaf');
    expect(optionsOf(game, 'leave')).toEqual([]);
    game.choose('step:5:1');
    expect(optionsOf(game, 'leave')).toEqual(['leave']);
    game.choose('leave');
    expect(whereIs(game, 'orlaf')).toBeNull();
    expect(game.state.gone).toEqual([{ hero: 'orlaf', how: 'left', items: [] }]);
    expect(game.state.winner).toBeNull();
    expect(game.state.agenda.at(-1)).toMatchObject({ step: 'turn', model: 'rordin' });
  });

  it('[DUN-RULING-38] the gaps for Interrupts are counted over Heroes still on the board', () => {
    const game = play({ ...leaving, hand: ['interrupt-1'], agenda: wholeRound() });
    game.choose('hero:orlaf', 'done');
    expect(game.kind).toBe('interrupt');
    game.choose('wait', 'step:5:2', 'leave');
    expect(game.kind).toBe('command');
    game.load(1).choose('done', 'done');
    expect(game.kind).toBe('command');
  });
});

describe('victory', () => {
  it('[DUN-END-01, DUN-END-02] goes to the side that reaches its condition first', () => {
    const game = play({ ...leaving, agenda: wholeRound() });
    game.choose('hero:orlaf', 'step:5:1', 'leave', 'step:5:2', 'leave');
    expect(game.state).toMatchObject({ winner: 'heroes', ending: 'goal', phase: 'over' });
    expect(game.asked).toEqual([]);
    expect(result(game.state)).toEqual({
      winners: [HERO_SEAT],
      standings: [
        { seat: OVERLORD_SEAT, score: 0 },
        { seat: HERO_SEAT, score: 1 },
      ],
    });
  });

  it('[DUN-END-02] can be to leave no enemy, nor one behind a door', () => {
    const fell = (map: string[]) =>
      play(
        {
          map,
          quest: victory([{ type: 'destroyAll' }]),
          models: { 'skeleton-warrior-1': { facing: 'W' } },
          turn: 'orlaf',
        },
        ...[6, 6, 6, 6, 6, 1, 1],
      ).choose('fight:skeleton-warrior-1');
    expect(fell(['#####', '#.s.#', '#.O.#', '#####']).state).toMatchObject({
      winner: 'heroes',
      ending: 'goal',
    });
    expect(fell(['#######', '#.s...#', '#.O..z#', '#######']).state.winner).toBeNull();
    expect(fell(['#######', '#.s1..#', '#.O#.z#', '#######']).state.winner).toBeNull();
  });

  it('[DUN-END-02, DUN-RULING-41] can be to hold out until a round ends', () => {
    const held = (round: number, ...dice: number[]) =>
      play(
        {
          ...leaving,
          quest: victory([{ type: 'holdOut', rounds: 3 }]),
          state: { round },
          agenda: endOfRound(),
        },
        ...dice,
      ).state.winner;
    expect(held(2, 1)).toBeNull();
    expect(held(3)).toBe('heroes');
    const fight = play(
      {
        map: ['#####', '#.s.#', '#.O.#', '#####'],
        quest: victory([{ type: 'holdOut', rounds: 2 }]),
        turn: 'orlaf',
      },
      ...[1, 1, 1, 1, 1, 6],
      6,
    ).choose('fight:skeleton-warrior-1');
    expect(fight.state.winner).toBeNull();
  });

  it('can be to carry an object out, or to Cripple a Boss while a Hero stands', () => {
    const book = play({
      ...leaving,
      quest: victory([{ type: 'carryOut', object: 'book' }]),
      models: { orlaf: { x: 5, items: ['book'] } },
      turn: 'orlaf',
    });
    book.choose('leave');
    expect(book.state.winner).toBe('heroes');
    const king: Scene = {
      map: ['#####', '#.K.#', '#.O.#', '#####'],
      quest: victory([{ type: 'cripple', boss: 'grund' }]),
      models: { grund: { facing: 'S', wounds: 4 } },
      turn: 'orlaf',
    };
    const slain = play(king, 6, 1, 1, 1, 1, 1, 1, 1, 1).choose('fight:grund');
    expect(slain.state).toMatchObject({ winner: 'heroes', slain: ['grund'] });
  });

  it('is the Overlord’s when nobody is left who could still win', () => {
    const game = play({
      ...leaving,
      quest: victory([{ type: 'carryOut', object: 'book' }]),
      map: leaving.map.map((row) => row.replace('R', '.')),
      models: { orlaf: { x: 5 } },
      turn: 'orlaf',
    });
    game.choose('leave');
    expect(game.state).toMatchObject({ winner: 'overlord', ending: 'noHeroes' });
  });

  it('[DUN-RULING-41] is checked after every attack, and the Heroes win if both come true at once', () => {
    // Elshara falls in the round in which the deck runs out: the Heroes have won before that.
    const both: Scene = {
      map: ['#####', '#.E.#', '#.O.#', '#####'],
      quest: {
        ...victory([{ type: 'cripple', boss: 'elshara' }]),
        overlord: { type: 'necromancer', commands: 1, deck: 3, pool: {} },
      },
      hand: ['interrupt-1', 'interrupt-1', 'interrupt-1'],
      models: { elshara: { facing: 'S', wounds: 4 } },
      agenda: endOfRound(),
      turn: 'orlaf',
    };
    const game = play(both, 6, 1, 1, 1, 1, 1, 1).choose('fight:elshara');
    expect(game.state).toMatchObject({ winner: 'heroes', ending: 'goal' });
    // The last Hero leaves while another lies Crippled.
    const state = scene({ ...leaving, quest: victory([{ type: 'allLeave' }]) });
    state.models = state.models.filter(({ id }) => id !== 'orlaf' && id !== 'rordin');
    state.gone = [
      { hero: 'orlaf', how: 'crippled', items: [] },
      { hero: 'rordin', how: 'left', items: [] },
    ];
    const judged = play({
      ...leaving,
      state: { models: state.models, gone: state.gone },
      agenda: [{ step: 'judge' }],
    });
    expect(judged.state.winner).toBe('heroes');
  });

  it('[DUN-RULING-48] either side may concede, if all its players agree', () => {
    const scene: Scene = {
      ...leaving,
      options: { conceding: true },
      seats: ['overlord', ['orlaf'], ['rordin']],
      agenda: wholeRound(),
    };
    const heroes = play(scene).choose('concede', 'yes');
    expect(heroes.asked).toEqual([2]);
    expect(heroes.kind).toBe('concede');
    heroes.choose('yes');
    expect(heroes.state).toMatchObject({ winner: 'overlord', ending: 'conceded' });
    expect(heroes.told('conceded')).toMatchObject([{ side: 'heroes' }]);
    expect(heroes.told('gameOver')).toMatchObject([{ winner: 'overlord', ending: 'conceded' }]);
    const stubborn = play(scene).choose('concede', 'yes', 'no');
    expect(stubborn.decision()).toMatchObject({ seat: 1, kind: 'nextHero' });
    const overlord = play({ ...scene, agenda: [{ step: 'overlordTurn' }] }).choose('concede', 'yes');
    expect(overlord.state).toMatchObject({ winner: 'heroes', ending: 'conceded' });
    expect(overlord.told('conceded')).toMatchObject([{ side: 'overlord' }]);
  });
});

describe('[DUN-RULING-39] Search', () => {
  const study: Scene = {
    map: ['######', '#.qq.#', '#.O..#', '#...z#', '######'],
    quest: { searches: [{ at: [2, 1], items: ['energy-crystal-3'] }] },
    models: { 'zombie-1': { facing: 'E' } },
    turn: 'orlaf',
  };

  it('gives what the adventure lists, once', () => {
    const game = play({ ...study, agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }] }).choose(
      'search:2:1',
    );
    expect(modelOf(game, 'orlaf').items).toEqual(['energy-crystal-3']);
    expect(game.kind).toBe('turn');
    expect(optionsOf(game, 'search')).toEqual([]);
  });

  it('needs the piece in the front arc and no enemy at one’s throat', () => {
    expect(
      optionsOf(
        play({ ...study, models: { orlaf: { facing: 'S' }, 'zombie-1': { facing: 'E' } } }),
        'search',
      ),
    ).toEqual([]);
    const held = { ...study, models: { 'zombie-1': { facing: 'N' as const, x: 3 } } };
    expect(optionsOf(play(held), 'search')).toEqual([]);
  });
});

describe('[DUN-RULING-39] a Search among others', () => {
  const study: Scene = {
    map: ['######', '#.qq.#', '#.OR.#', '#....#', '#o...#', '######'],
    quest: { searches: [{ at: [2, 1], items: ['energy-crystal-3'] }] },
    turn: 'orlaf',
  };

  it('is an Action: nothing of the Turn is left after it', () => {
    expect(play(study).choose('search:2:1').asked).toEqual([]);
  });

  it('is for the pieces that the adventure names', () => {
    const barrel = { orlaf: { x: 1, y: 3, facing: 'S' as const } };
    expect(optionsOf(play({ ...study, models: barrel }), 'search')).toEqual([]);
  });

  it('finds nothing where another Hero has searched', () => {
    const game = play({
      ...study,
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' }],
    }).choose('search:2:1');
    expect(game.decision()).toMatchObject({ kind: 'turn' });
    expect(optionsOf(game, 'search')).toEqual([]);
  });
});

describe('[DUN-RULING-40] the saga', () => {
  const party = (more: Partial<Party> = {}): Party => ({ ...newParty(), next: 3, won: [1, 2], ...more });
  const played = (given: Party, state: object, quest: Partial<Quest> = {}) =>
    play({
      ...leaving,
      quest: { ...leaving.quest, ...quest },
      options: { party: given },
      ...state,
    });

  const won = (given: Party, quest: Partial<Quest> = {}, items: object = {}) =>
    played(
      given,
      { models: { orlaf: { x: 5 }, rordin: { x: 5, ...items } }, agenda: wholeRound() },
      quest,
    ).choose('hero:orlaf', 'leave', 'leave');

  it('gives the items of the band instead of those the adventure names', () => {
    const quest = {
      heroes: [
        { hero: 'orlaf' as const, items: ['lucky-coin' as const], spells: [] },
        { hero: 'rordin' as const, items: [], spells: [] },
      ],
    };
    const items = { ...newParty().items, rordin: ['grunds-hammer' as const] };
    const game = played(party({ items }), { agenda: [] }, quest);
    expect([modelOf(game, 'orlaf').items, modelOf(game, 'rordin').items]).toEqual([[], ['grunds-hammer']]);
  });

  it('names for a reward only who could have it, asks where there are several, and gives to each or to one by name', () => {
    const asked = (item: Item): string[] => won(party(), { rewards: [{ item, to: 'anyone' }] }).options();
    expect(asked('lucky-coin')).toEqual(['hero:orlaf', 'hero:rordin']);
    expect(asked('grunds-hammer')).toEqual(['hero:rordin']);
    expect(asked('bearclaw-charm')).toEqual(['hero:orlaf']);
    expect(won(party(), { rewards: [{ item: 'ember-staff', to: 'anyone' }] }).asked).toEqual([]);
    const given = won(party(), {
      rewards: [
        { item: 'lucky-coin', to: 'each' },
        { item: 'runed-helm', to: 'orlaf' },
      ],
    });
    expect(given.state.rewards).toEqual([
      { hero: 'orlaf', item: 'lucky-coin' },
      { hero: 'rordin', item: 'lucky-coin' },
      { hero: 'orlaf', item: 'runed-helm' },
    ]);
  });

  it('[DUN-END-05] goes on after a victory with the rewards; wounds, Feats and spells begin anew', () => {
    const rewards: Quest['rewards'] = [
      { item: 'healing-potion', to: 'each' },
      { item: 'grunds-hammer', to: 'rordin' },
      { item: 'runed-helm', to: 'anyone' },
    ];
    const game = won(party(), { rewards });
    expect(game.decision()).toMatchObject({ seat: HERO_SEAT, kind: 'reward' });
    expect(game.options()).toEqual(['hero:orlaf', 'hero:rordin']);
    game.choose('hero:orlaf');
    expect(partyAfter(game.state)).toEqual({
      ...party(),
      next: 4,
      won: [1, 2, 3],
      items: {
        ...newParty().items,
        orlaf: ['healing-potion', 'runed-helm'],
        rordin: ['healing-potion', 'grunds-hammer'],
      },
    });
  });

  it('keeps what was found and not used up, but no object of the adventure', () => {
    const game = won(party(), {}, { items: ['lucky-coin', 'book'] });
    expect(partyAfter(game.state)?.items.rordin).toEqual(['lucky-coin']);
  });

  const lost = (given: Party, orlaf: object = {}) =>
    played(given, {
      map: ['#######', '#.....#', '#R.O.X#', '#..z..#', '#######'],
      models: { orlaf: { wounds: 4, ...orlaf }, 'zombie-1': { facing: 'N' } },
      turn: 'zombie-1',
    })
      .load(6, 1, 1, 1, 1)
      .choose('fight:orlaf');

  it('plays a lost adventure again, with what was brought and is not used up', () => {
    const items = { ...newParty().items, orlaf: ['healing-potion' as const, 'runed-helm' as const] };
    const game = lost(party({ items }), { items: ['runed-helm', 'smoke-phial'] });
    expect(game.state.winner).toBe('overlord');
    expect(partyAfter(game.state)).toEqual({
      ...party(),
      defeats: 1,
      items: { ...newParty().items, orlaf: ['runed-helm'] },
    });
  });

  it('goes on without the reward after a second defeat', () => {
    expect(partyAfter(lost(party({ defeats: 1 })).state)).toEqual({ ...party(), next: 4, defeats: 0 });
  });

  it('is no part of an adventure that is played alone', () => {
    const game = play({
      ...leaving,
      quest: { ...leaving.quest, rewards: [{ item: 'lucky-coin', to: 'anyone' }] },
      agenda: wholeRound(),
      models: { orlaf: { x: 5 }, rordin: { x: 5 } },
    });
    game.choose('hero:orlaf', 'leave', 'leave');
    expect(game.asked).toEqual([]);
    expect(partyAfter(game.state)).toBeNull();
  });
});
