// All heroes turn and run, at the beginning of a round. RUN-RUN-80 to -87, RUN-RULING-R57, -R58

import { next } from '@skald/kernel';
import { isTreasure, LEGENDARY_ITEMS, type LegendaryItem } from '../../content/legendary.ts';
import { withLines } from '../../documents/hero/account.ts';
import { heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import {
  fleeTogether,
  isCaught,
  leaversOf,
  lostToPursuit,
  mayRobInstead,
  piecesLost,
  pursuerOf,
  sparedOf,
} from '../flight.ts';
import { isMarked } from '../hooks/mark.ts';
import { mayStayOut } from '../sitting/runner.ts';
import { distance } from '../space/index.ts';
import type { FrameOf } from './agenda.ts';
import { rollChange } from './changes.ts';
import {
  bodyOf,
  fighterOf,
  groundFor,
  impairment,
  isAble,
  isHelpless,
  isHero,
  isOnField,
  sheetOf,
} from './fighters.ts';
import { become } from './harm.ts';
import { isUnbarred, leave } from './leaving.ts';
import { open, seen } from './listening.ts';
import { rollOnce, throwDie } from './rolling.ts';
import { lacks } from './rolls.ts';
import { dayOf } from './shopping.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { reckon, watchOver } from './tally.ts';

/** Whoever can still run, on the heroes' side. */
const runners = ({ fighters }: State): Fighter[] =>
  fighters.filter((one) => isHero(one) && one.side === 'heroes' && isAble(one));

/** There is a way out, and somebody to run from; not from a duel. RUN-TER-81, RUN-RUN-85 */
export const mayRunAway = (state: State, one: Fighter): boolean =>
  isHero(one) &&
  state.duel === null &&
  // Nobody decides that for another's hero. RUN-RUN-16, -87
  mayStayOut(state, one.id) &&
  one.side === 'heroes' &&
  pursuer(state) !== null &&
  (exits(state)?.length ?? 1) > 0;

/** Null where the field is open: then as many as like leave at once. */
function exits(state: State): { readonly wide: boolean; readonly base: ReturnType<typeof baseOf> }[] | null {
  if (state.map.edge === 'open') return null;
  return groundFor(state).things.flatMap(({ part, squares }) =>
    part.kind === 'exit' && part.open && part.viable
      ? [{ wide: part.heroesPerRound > 1, base: baseOf(state, [...squares][0] ?? 0) }]
      : [],
  );
}

const baseOf = ({ map }: State, square: number) =>
  ({ x: square % map.width, y: Math.floor(square / map.width), size: 1 }) as const;

interface Hunter {
  readonly id: string;
  /** Clever enough to know what treasure is worth. */
  readonly crafty: boolean;
  readonly move: number;
  readonly res: number;
}

/** RUN-RUN-81 */
const pursuer = (state: State): Hunter | null =>
  pursuerOf(
    state.fighters
      .filter((one) => one.side === 'foes' && isAble(one))
      .map((one): Hunter => {
        const { move, bare, crafty } = sheetOf(state, one);
        return {
          id: one.id,
          crafty,
          move: move.full,
          res: bare('Qik') + rollChange(state, one, 'Qik') - impairment(one),
        };
      }),
  );

/** What each adds to his die: the hero, and whoever runs after him. RUN-RUN-81 */
export const flightScores = (state: State, one: Fighter): readonly [hero: number, hunter: number] => [
  sheetOf(state, one).roll('sprint', 'Str') + rollChange(state, one, 'sprint') - hindrance(state, one),
  pursuer(state)?.res ?? 0,
];

export const runningAwaySteps: Steps<'flight' | 'runAway' | 'sprinting' | 'ranAway' | 'spoils' | 'consent'> =
  {
    /** Everybody whose hero can act has to agree. RUN-RULING-R58 */
    flight(table, { rest }) {
      const { state } = table;
      const asked = runners(state);
      if (!asked.some(({ runs }) => runs)) return next(table, { step: 'initiative' }, { step: 'turns' });
      const [id, ...others] = rest ?? asked.flatMap((one) => (one.runs ? [] : [one.id]));
      if (id !== undefined) {
        const { seat } = fighterOf(state, id);
        if (seat !== null) return next(table, { step: 'consent', seat, fighter: id, rest: others });
      }
      if (!fleeTogether(asked.map(({ runs }) => ({ able: true, agreed: runs }))))
        return next(table, { step: 'initiative' }, { step: 'turns' });
      next(table, { step: 'runAway', asked: false });
      for (const who of barred(state)) open(table, 'exitBarred', () => ({ who: seen(state, who) }));
    },

    /** Everybody turns to run, and then they do. */
    runAway(table, { asked }) {
      const { state } = table;
      if (!asked) {
        next(table, { step: 'runAway', asked: true });
        for (const who of leavers(state))
          open(table, 'fleeDeclared', () => ({ who: seen(state, who), how: 'together' }));
        return;
      }
      next(table, { step: 'ranAway' });
      const hunter = pursuer(state);
      if (hunter === null) return;
      const pursuit = throwDie(table, 'pursuit').result + hunter.res;
      next(
        table,
        ...leavers(state).map(({ id: fighter }) => ({
          step: 'sprinting' as const,
          fighter,
          by: hunter.id,
          pursuit,
        })),
      );
    },

    /** They always escape, but not always whole. RUN-RUN-80 to -82, -86 */
    sprinting(table, frame) {
      const { state } = table;
      const { fighter, by, pursuit } = frame;
      const one = fighterOf(state, fighter);
      // Who was not brought back by then is dead. RUN-RULING-C23
      if (one.condition === 'dying') become(table, one, 'dead');
      if (!isOnField(one)) return;
      const helpless = isHelpless(one);
      const die = { who: one, for: 'sprint', roll: 'sprint', lacked: lacks(state, one, 'sprint') } as const;
      const sprint = helpless ? 0 : rollOnce(table, frame, die, () => flightScores(state, one)[0], pursuit);
      if (sprint === null) return;
      const caught = isCaught({ sprint, hp: one.hp, helpless }, pursuit) && !isMarked(one.marks, 'scotFree');
      const hunter = fighterOf(state, by);
      const mayRob = mayRobInstead(sheetOf(state, hunter), treasureOf(state, one).length);
      if (caught && hunter.seat !== null && mayRob)
        decideLater(table, { step: 'spoils', seat: hunter.seat, by, fighter, sprint, pursuit });
      else if (caught) maim(table, one, hunter);
      leave(table, one);
    },

    ranAway(table) {
      if (heroesOn(table.state).length > 0) next(table, { step: 'initiative' }, { step: 'turns' });
      else next(table, { step: 'endRound' });
    },

    /** Whoever plays the foes decides that hero by hero. RUN-RUN-83, -84, RUN-RULING-R56 */
    spoils: {
      options: () => [{ act: 'maim' }, { act: 'rob' }],
      byDefault: () => ({ act: 'maim' }),
      answer(table, frame, { act }) {
        const { state } = table;
        if (act === 'rob') rob(table, frame);
        else maim(table, fighterOf(state, frame.fighter), fighterOf(state, frame.by));
      },
    },

    consent: {
      options: (state, { fighter }) => [
        ...(mayStayOut(state, fighter) ? [{ act: 'agree' as const }] : []),
        { act: 'refuse' },
      ],
      byDefault: () => ({ act: 'refuse' }),
      standing: { never: () => ({ act: 'refuse' }) },
      answer(table, { fighter, rest }, { act }) {
        const agrees = act === 'agree';
        fighterOf(table.state, fighter).runs = agrees;
        // One who stays keeps them all. RUN-RUN-87
        next(table, { step: 'flight', rest: agrees ? rest : [] });
      },
    },
  };

/** When all have run. */
function decideLater({ state: { agenda } }: Table, spoils: FrameOf<'spoils'>): void {
  agenda.splice(agenda.findLastIndex(({ step }) => step === 'ranAway') + 1, 0, spoils);
}

/** It is suffered like any other, and seen by whoever plays the foes. RUN-RULING-R57, RUN-RUN-86 */
function maim(table: Table, one: Fighter, by: Fighter): void {
  const before = one.hp;
  const lost = lostToPursuit(before);
  one.hp -= lost;
  table.tell?.({ type: 'hurt', fighter: one.id, by: by.id, lost, wounds: 0 });
  watchOver(table.state, one);
  reckon(table, { target: one, by, credit: [], lost, before, killed: false, meant: true });
}

/** What he carries that can be taken from him. RUN-RULING-R56 */
function treasureOf({ heroes }: State, { sheet }: Fighter): LegendaryItem[] {
  const { legendary } = heroNow(heroes[sheet] as Hero);
  return LEGENDARY_ITEMS.filter((item) => legendary[item] !== undefined && isTreasure(item));
}

/** For good; what is left to him is chance. RUN-RUN-83 */
function rob(table: Table, { by, fighter, sprint, pursuit }: FrameOf<'spoils'>): void {
  const { state } = table;
  const one = fighterOf(state, fighter);
  const pieces = treasureOf(state, one);
  const lost = piecesLost(sprint, pursuit, pieces.length);
  const spared = sparedOf(pieces, lost, (sides) => (sides === 1 ? 1 : table.roll(sides, 'pursuit')));
  const items = pieces.filter((item) => !spared.includes(item));
  const hero = state.heroes[one.sheet] as Hero;
  const things = items.map((item) => ({ kind: 'legendary' as const, item }));
  state.heroes = state.heroes.with(one.sheet, withLines(hero, { line: 'lost', on: dayOf(hero), things }));
  table.tell?.({ type: 'robbed', by, at: fighter, items });
}

/** Through limited exits only some, whoever is nearest first; the rest fight on. RUN-RUN-85, RUN-TER-83 */
function leavers(state: State): Fighter[] {
  const heroes = heroesOn(state);
  const ways = exits(state);
  if (ways === null) return heroes;
  const far = (one: Fighter): number =>
    Math.min(...ways.map(({ base }) => distance(base, bodyOf(state, one))));
  const { unbarred = [], others = [] } = Object.groupBy(heroes, (one) =>
    isUnbarred(state, one) ? 'unbarred' : 'others',
  );
  const nearest = others.toSorted((a, b) => far(a) - far(b));
  return [...unbarred, ...leaversOf(nearest, ways)];
}

/** Those who have to stay. */
function barred(state: State): Fighter[] {
  const all = leavers(state);
  return heroesOn(state).filter((one) => !all.includes(one));
}

const heroesOn = ({ fighters }: State): Fighter[] =>
  fighters.filter((one) => isHero(one) && one.side === 'heroes' && isOnField(one));
