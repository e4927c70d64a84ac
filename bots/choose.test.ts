import { type Choice, type Decision, FastDice, type Game, type GameState, LEVELS } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { type Budget, chooseOption, playMatch } from './index.ts';
import { playOut } from './playout.ts';

// Doors: in each of three rounds everybody opens a door. The left one pays a coin, the right one what `prize` says, from
// −2 to 3, which only seat 1 may know; the wall costs three.
interface Doors extends GameState {
  round: number;
  prize: number;
  gold: number[];
}

const UNKNOWN = -1;
let weighed = 0;
let assessed = 0;

/** A schema that takes whatever it is given. */
const anything = { parse: (given: unknown) => given } as Game['schemas']['state'];

const doors: Game<Doors> = {
  id: 'doors',
  title: 'Doors',
  version: 1,
  seats: { min: 2, max: 2 },
  schemas: { seat: anything, options: anything, state: anything, event: anything, choice: anything },
  begin: () => ({ ok: { round: 0, prize: 0, gold: [0, 0], agenda: [{ step: 'round' }] } }),
  procedure: {
    round(play) {
      if (play.state.round === 3) return;
      play.state.round += 1;
      play.state.prize = play.roll(6, 'prize', [1]) - 3;
      play.push({ step: 'round' });
      play.push({ step: 'door', seat: 1 } as never);
      play.push({ step: 'door', seat: 0 } as never);
    },
    door: {
      options: () => [{ act: 'left' }, { act: 'right' }, { act: 'wall' }],
      answer(play, _frame, choice, seat) {
        const { gold, prize } = play.state;
        gold[seat] = (gold[seat] ?? 0) + (choice.act === 'left' ? 1 : choice.act === 'right' ? prize : -3);
      },
    },
  },
  redact(copy, seat) {
    if (seat !== 1) copy.prize = UNKNOWN;
    return copy;
  },
  faults: () => [],
  result({ round, agenda, gold }) {
    if (round < 3 || agenda.length > 0) return null;
    const best = Math.max(...gold);
    return {
      winners: [0, 1].filter((seat) => gold[seat] === best),
      standings: gold.map((score, seat) => ({ seat, score })),
    };
  },
  sense: {
    imagine(view, seat, random) {
      if (seat === 0) view.prize = random(6) - 3;
      return view;
    },
    weigh(_state, { options }) {
      weighed += 1;
      return options.map(({ act }) => (act === 'wall' ? -1 : 0));
    },
    assess({ gold }) {
      assessed += 1;
      const lead = (gold[0] ?? 0) - (gold[1] ?? 0);
      const chance = 1 / (1 + Math.exp(-lead));
      return [chance, 1 - chance];
    },
    round: ({ round }) => round,
  },
};
const game = doors as unknown as Game;

const asking = (seat: number, prize: number): Doors => ({
  round: 1,
  prize,
  gold: [0, 0],
  agenda: [{ step: 'round' }, { step: 'door', seat } as never],
});
const decision = (seat: number): Decision => ({
  seat,
  kind: 'door',
  options: [{ act: 'left' }, { act: 'right' }, { act: 'wall' }],
});
const budget = (seed: number, more: Partial<Budget> = {}): Budget => {
  const dice = new FastDice(seed);
  return { ms: 0, random: (sides) => dice.roll(sides), iterations: 300, ...more };
};
/** Far apart, for the first face of the dice follows the seed. */
const seeds = Array.from({ length: 40 }, (_, i) => Math.imul(i, 0x9e37_79b1));
const choices = (seat: number, prize: number, level: (typeof LEVELS)[number]): string[] =>
  seeds.map(
    (seed) => chooseOption(game, asking(seat, prize), decision(seat), level, budget(seed)).choice.act,
  );

describe('levels', () => {
  it('thrall takes any legal option', () => {
    expect(new Set(choices(0, UNKNOWN, 'thrall'))).toEqual(new Set(['left', 'right', 'wall']));
  });

  it('thrall plays on a whim where a game says so: mostly what weighs most, and of each kind of deed the best', () => {
    const options = [{ act: 'wall' }, ...Array.from({ length: 40 }, (_, to) => ({ act: 'left', to }))];
    const fond = (whim: number, level: (typeof LEVELS)[number] = 'thrall'): Choice[] => {
      const sense = {
        ...doors.sense,
        whims: (one: string, { kind }: Decision) => (one === level && kind === 'door' ? whim : 0),
        weigh: () => options.map(({ act }, i) => (act === 'wall' ? 1 : i / 100)),
      };
      const whimsical = { ...doors, sense } as unknown as Game;
      return seeds.map(
        (seed) =>
          chooseOption(whimsical, asking(0, UNKNOWN), { seat: 0, kind: 'door', options }, level, budget(seed))
            .choice,
      );
    };
    const walls = (whim: number): number => fond(whim).filter(({ act }) => act === 'wall').length;
    expect(walls(0.01)).toBe(seeds.length);
    expect(walls(1)).toBeGreaterThan(seeds.length / 2);
    expect(walls(1)).toBeLessThan(seeds.length);
    for (const choice of fond(1)) if (choice.act === 'left') expect(choice).toEqual({ act: 'left', to: 39 });
    // And so does karl where a game says so of karl, but by no whim of a thrall's.
    expect(fond(1, 'karl')).toContainEqual({ act: 'left', to: 39 });
  });

  it('karl takes what weighs most and breaks ties by chance', () => {
    expect(new Set(choices(0, UNKNOWN, 'karl'))).toEqual(new Set(['left', 'right']));
  });

  it('jarl plays futures and finds what the weights do not tell', () => {
    expect(new Set(choices(1, 3, 'jarl'))).toEqual(new Set(['right']));
    expect(new Set(choices(1, -2, 'jarl'))).toEqual(new Set(['left']));
  });

  it('jarl judges by all that may be hidden, not by one guess', () => {
    // The hidden prize is worth half a coin on the average: less than the sure one.
    const left = choices(0, UNKNOWN, 'jarl').filter((act) => act === 'left').length;
    expect(left).toBeGreaterThan(seeds.length * 0.8);
  });

  describe('with a judgement that can be trusted', () => {
    const trusting = (sense: Partial<Game<Doors>['sense']>, looks = 4): Game =>
      ({
        ...doors,
        sense: { ...doors.sense, search: { looks, hopeless: 9 }, ...sense },
      }) as unknown as Game;
    const act = (of: Game, seat: number, seed = 7, iterations = 0): string =>
      chooseOption(
        of,
        asking(seat, seat === 1 ? 3 : UNKNOWN),
        decision(seat),
        'jarl',
        budget(seed, { iterations }),
      ).choice.act;

    it('jarl looks at what follows at once before it plays anything out', () => {
      // By rule of thumb the wall is best.
      const weigh = (): number[] => [0, 0, 1];
      expect(act(trusting({ weigh }, 0), 1)).toBe('wall');
      expect(act(trusting({ weigh }), 1)).toBe('right');
    });

    it('jarl imagines what others have probably brought about', () => {
      const rich = trusting({ likely: ({ prize }) => (prize === 3 ? 1 : 0) });
      const poor = trusting({ likely: ({ prize }) => (prize === 3 ? 0 : 1) });
      const daring = (of: Game): number => seeds.filter((seed) => act(of, 0, seed) === 'right').length;
      expect(daring(rich)).toBeGreaterThan(seeds.length * 0.8);
      expect(daring(poor)).toBeLessThan(seeds.length * 0.2);
    });

    it('jarl takes any of equals, so that nobody can foretell a secret choice', () => {
      const same = trusting({ assess: () => [0.5, 0.5] });
      expect(new Set(seeds.map((seed) => act(same, 1, seed)))).toEqual(new Set(['left', 'right', 'wall']));
    });

    it('jarl plays on by rule of thumb to where a position can be judged', () => {
      // Only where seat 1 is asked: what seat 0 gains shows after its choice, what seat 1 gains a whole round later.
      const asks: number[] = [];
      const judging = trusting({
        isSettled: ({ seat }) => seat === 1,
        assess(state) {
          asks.push((state.agenda.at(-1) as { seat?: number } | undefined)?.seat ?? -1);
          return doors.sense.assess(state);
        },
      });
      expect(act(judging, 1)).toBe('right');
      expect(new Set(asks)).toEqual(new Set([1]));
    });

    it('playouts take what leads to the best position, not what the rule of thumb says', () => {
      // Whoever follows the rule of thumb runs against the wall; whoever foresees does not.
      const weigh = (): number[] => [0, 0, 1];
      const standing = (foresight: number): number => {
        const { sense } = trusting({ weigh, search: { foresight } }) as unknown as typeof doors;
        const state = asking(0, 1);
        const measures = { horizon: 2, rivals: 3, hopeless: 9, doubt: 0, fated: false, looks: 0, foresight };
        const of = { ...doors, sense } as unknown as Game;
        playOut(of, state, 0, { act: 'left' }, new FastDice(1), measures);
        return state.gold[1] as number;
      };
      expect(standing(0)).toBe(-3);
      expect(standing(3)).toBeGreaterThanOrEqual(1);
    });
  });

  describe('where a game tells what may be hoped for', () => {
    const hopeful = (sense: Partial<(typeof doors)['sense']>): Game =>
      ({
        ...doors,
        sense: { ...doors.sense, weigh: () => [0, 0, 0], assess: () => [0.5, 0.5], ...sense },
      }) as unknown as Game;
    const gold = ({ gold: all }: Doors, seat: number): number => all[seat] as number;
    const opened = (of: Game, iterations = 12): string =>
      chooseOption(of, asking(1, 3), decision(1), 'jarl', budget(7, { iterations })).choice.act;

    it('jarl compares by that, and plays on until it is told', () => {
      expect(opened(hopeful({ outlook: gold }))).toBe('right');
      const later = ({ round, ...state }: Doors, seat: number) =>
        round < 3 ? null : -gold({ round, ...state } as Doors, seat);
      expect(opened(hopeful({ outlook: later }))).toBe('wall');
    });

    it('jarl leaves luck out of it', () => {
      // Whatever the right door brings more than a coin is luck.
      const luck = (state: Doors, seat: number, { act }: Choice) => {
        const before = gold(state, seat);
        return act === 'right' ? { by: (after: Doors) => gold(after, seat) - before - 0.5 } : null;
      };
      expect(opened(hopeful({ outlook: gold, luck }))).toBe('left');
    });
  });

  it('jarl never leaves out what may decide the game, whatever is thought of it', () => {
    // By rule of thumb nobody would open the right door, and what follows at once looks worst of all.
    const weigh = (_: Doors, { options }: Decision): number[] =>
      options.map(({ act }) => ({ right: -9, wall: -2 })[act] ?? 0);
    const assess = ({ gold, round }: Doors): number[] => {
      if ((gold[1] ?? 0) < 3) return [0.6, 0.4];
      return round === 2 ? [1, 0] : [0, 1];
    };
    const mayDecide = (_: Doors, { options }: Decision) => options.filter(({ act }) => act === 'right');
    const opened = (sense: object, looks: number): string => {
      const search = { looks, horizon: 2 };
      const of = { ...doors, sense: { ...doors.sense, weigh, assess, search, ...sense } } as unknown as Game;
      return chooseOption(of, asking(1, 3), decision(1), 'jarl', budget(7)).choice.act;
    };
    for (const looks of [0, 4]) {
      expect(opened({}, looks)).not.toBe('right');
      expect(opened({ mayDecide }, looks)).toBe('right');
    }
  });

  it('jarl compares of options that are alike the best alone', () => {
    const weigh = (_: Doors, { options }: Decision): number[] =>
      options.map(({ act }) => ({ left: 0.2, right: 0.1 })[act] ?? 0);
    const opened = (alike?: (choice: Choice) => string): string => {
      const of = { ...doors, sense: { ...doors.sense, weigh, ...(alike && { alike }) } } as unknown as Game;
      return chooseOption(of, asking(1, 3), decision(1), 'jarl', budget(7)).choice.act;
    };
    expect(opened()).toBe('right');
    expect(opened(({ act }) => (act === 'wall' ? act : 'door'))).toBe('left');
  });

  it('each level is asked for by its name, and rivals in a playout are thought of as karl', () => {
    const asked = new Map<number, Set<string>>();
    const weigh = (_: Doors, { options, seat }: Decision, level = 'karl'): number[] => {
      asked.set(seat, (asked.get(seat) ?? new Set()).add(level));
      return options.map(() => 0);
    };
    const of = {
      ...doors,
      sense: { ...doors.sense, weigh, whims: (level: string) => (level === 'thrall' ? 1 : 0) },
    } as unknown as Game;
    const opens = (level: (typeof LEVELS)[number]) => {
      asked.clear();
      const state = asking(0, UNKNOWN);
      state.agenda.splice(1, 0, { step: 'door', seat: 1 } as never);
      chooseOption(of, state, decision(0), level, budget(1));
      return [asked.get(0), asked.get(1)].map((levels) => [...(levels ?? [])]);
    };
    expect(opens('thrall')).toEqual([['thrall'], []]);
    expect(opens('karl')).toEqual([['karl'], []]);
    expect(opens('jarl')).toEqual([['jarl'], ['karl']]);
  });

  it('jarl weighs what playouts say nothing about, by its own measure', () => {
    assessed = 0;
    const asked: unknown[] = [];
    const hidden = {
      ...doors,
      sense: {
        ...doors.sense,
        isWeighed: ({ kind }: Decision) => kind === 'door',
        weigh: (_: Doors, { options }: Decision, level?: string) => {
          asked.push(level);
          return options.map(({ act }) => (act === 'wall' ? 1 : 0));
        },
      },
    } as unknown as Game;
    expect(chooseOption(hidden, asking(1, 3), decision(1), 'jarl', budget(1)).choice.act).toBe('wall');
    expect([asked, assessed]).toEqual([['jarl'], 0]);
  });

  it('leaves the view as it was', () => {
    for (const level of LEVELS) {
      const view = asking(0, UNKNOWN);
      const before = structuredClone(view);
      chooseOption(game, view, decision(0), level, budget(1));
      expect(view).toEqual(before);
    }
  });
});

describe('budgets', () => {
  const lone: Decision = { seat: 0, kind: 'door', options: [{ act: 'left' }] };

  it.each(LEVELS)('%s answers a question with one option at once', (level) => {
    weighed = assessed = 0;
    const { choice, why } = chooseOption(game, asking(0, UNKNOWN), lone, level, {
      ms: 1e9,
      random: () => expect.unreachable('no die is needed') as never,
      now: () => expect.unreachable('no time is needed') as never,
    });
    expect(choice).toEqual({ act: 'left' });
    expect(why).toBe('the only option');
    expect(weighed + assessed).toBe(0);
  });

  it('the same dice and the same number of playouts give the same answer', () => {
    expect(choices(0, UNKNOWN, 'jarl')).toEqual(choices(0, UNKNOWN, 'jarl'));
  });

  it('stops when told to, with the best answer so far', () => {
    let asked = 0;
    assessed = 0;
    const stop = (): boolean => ++asked > 2;
    const { choice } = chooseOption(game, asking(0, UNKNOWN), decision(0), 'jarl', {
      ms: 1e9,
      random: budget(3).random,
      now: () => 0,
      stop,
    });
    expect(['left', 'right', 'wall']).toContain(choice.act);
    // Two rounds of at most three options.
    expect(assessed).toBeLessThanOrEqual(6);
    expect(assessed).toBeGreaterThan(0);
  });

  it('told to stop before it began, it still answers by rule of thumb', () => {
    const { choice } = chooseOption(
      game,
      asking(0, UNKNOWN),
      decision(0),
      'jarl',
      budget(3, { stop: () => true }),
    );
    expect(['left', 'right']).toContain(choice.act);
  });

  it('ends when the time is over', () => {
    let clock = 0;
    assessed = 0;
    const { iterations: _, ...timed } = budget(5, { ms: 10, now: () => clock++ });
    chooseOption(game, asking(0, UNKNOWN), decision(0), 'jarl', timed);
    expect(assessed).toBeGreaterThan(0);
    expect(assessed).toBeLessThanOrEqual(30);
  });

  it('begins no playout when the time is over, and forgets a round that was cut short', () => {
    let clock = 0;
    let judged = 0;
    const slow = {
      ...doors,
      sense: {
        ...doors.sense,
        weigh: (_: Doors, { options }: Decision) => options.map(({ act }) => (act === 'left' ? 1 : 0)),
        assess(state: Doors) {
          clock += 100;
          judged += 1;
          return doors.sense.assess(state);
        },
      },
    } as unknown as Game;
    const { iterations: _, ...timed } = budget(5, { ms: 150, now: () => clock });
    const { choice, why } = chooseOption(slow, asking(0, UNKNOWN), decision(0), 'jarl', timed);
    expect(judged).toBe(2);
    expect(choice.act).toBe('left');
    expect(why).toBe('clear at first sight');
  });

  it('stops early when one option is clearly best', () => {
    assessed = 0;
    chooseOption(game, asking(1, 3), decision(1), 'jarl', budget(5, { iterations: 100_000 }));
    expect(assessed).toBeLessThan(100);
  });
});

describe('playMatch', () => {
  const plan = { seats: [null, null], options: {}, ms: 0, iterations: 60 };

  it('plays to the end, the same from the same seed', () => {
    const played = playMatch(game, { ...plan, seed: 4, levels: ['jarl', 'karl'] });
    expect(played.decisions).toBe(6);
    expect(played.result.standings).toHaveLength(2);
    expect(playMatch(game, { ...plan, seed: 4, levels: ['jarl', 'karl'] })).toEqual(played);
  });

  it.each(['karl', 'thrall'] as const)('shows every %s its own view only', (level) => {
    const seen = new Set<number>();
    const watched = {
      ...doors,
      sense: {
        ...doors.sense,
        whims: () => 1,
        imagine(view: Doors, seat: number | null, random: Budget['random']) {
          if (seat === 0) seen.add(view.prize);
          return doors.sense.imagine(view, seat, random);
        },
      },
    } as unknown as Game;
    for (let seed = 0; seed < 20; seed++) playMatch(watched, { ...plan, seed, levels: [level, level] });
    expect([...seen]).toEqual([UNKNOWN]);
  });

  it('refuses what the game refuses', () => {
    const closed = {
      ...doors,
      begin: () => ({ refused: { code: 'closed', params: {} } }),
    } as unknown as Game;
    expect(() => playMatch(closed, { ...plan, seed: 1, levels: ['thrall', 'thrall'] })).toThrow('closed');
  });
});

describe('what no bot decides', () => {
  const options = [{ act: 'left' }, { act: 'right' }, { act: 'wall' }];
  const ask = (sense: Partial<Game['sense']>, level: (typeof LEVELS)[number], seed: number): string => {
    const dice = new FastDice(seed);
    const other = { ...game, sense: { ...game.sense, ...sense } };
    const budget = { ms: 0, iterations: 40, random: (sides: number) => dice.roll(sides) };
    return chooseOption(other, asking(1, 3), { seat: 1, kind: 'door', options }, level, budget).choice.act;
  };
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);

  it.each(LEVELS)('should never give up as %s', (level) => {
    const givesUp = ({ act }: { act: string }) => act !== 'left';
    expect(new Set(seeds.map((seed) => ask({ givesUp }, level, seed)))).toEqual(new Set(['left']));
  });

  it('should think of giving up where all is lost', () => {
    const givesUp = ({ act }: { act: string }) => act === 'right';
    const opened = (lost: boolean) => ask({ givesUp, isLost: () => lost }, 'jarl', 1);
    expect([opened(false), opened(true)]).toEqual(['left', 'right']);
  });

  it.each(LEVELS)('should leave a die on a real table to chance as %s', (level) => {
    expect(new Set(seeds.map((seed) => ask({ isChance: () => true }, level, seed))).size).toBe(3);
  });
});
