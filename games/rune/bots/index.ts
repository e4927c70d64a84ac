// What bots know of a fight beyond its rules.

import type { BySeat, Choice, Decision, Sense } from '@skald/kernel';
import { THREATS } from '../content/threats.ts';
import type { Prospect } from '../rules/blow.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { pointsOf } from '../rules/fight/end.ts';
import {
  areEnemies,
  fighterOf,
  isAble,
  isHero,
  isOnField,
  pacesBetween,
  sheetOf,
} from '../rules/fight/fighters.ts';
import { shotProspect, strikeProspect } from '../rules/fight/odds.ts';
import { foeMakerFor } from '../rules/fight/setup.ts';
import { kindOf } from '../rules/fight/sheets.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';

export const sense: Sense<State> = {
  /** Foes nobody has hurt yet are of some category; what that makes of them follows from the heroes. */
  imagine(view, _seat, random) {
    const made = foeMakerFor(view.heroes);
    const foes = view.foes.map((sheet): FoeSheet => {
      if (sheet.statistics !== null) return sheet;
      const most = THREATS.indexOf(kindOf(sheet.foe).maxThreat);
      const threat = THREATS[most + random(THREATS.length - most) - 1] ?? 'equal';
      return { ...sheet, threat, statistics: made(sheet.foe, threat) };
    });
    const fighters = view.fighters.map((one) =>
      !isHero(one) && view.foes[one.sheet]?.statistics === null && isOnField(one)
        ? { ...one, hp: foes[one.sheet]?.statistics?.hp ?? one.hp }
        : one,
    );
    return { ...view, foes, fighters, agenda: view.agenda.slice(), tally: view.tally.slice() };
  },

  weigh: (state, decision) => decision.options.map((option) => weight(state, decision, option)),

  /** Hit points left on either side, and among heroes the points. */
  assess(state) {
    const share = (side: Fighter['side']): number => {
      const all = state.fighters.filter((one) => one.side === side);
      const most = all.reduce((sum, one) => sum + sheetOf(state, one).maxHp, 0);
      return most === 0 ? 0 : all.reduce((sum, one) => sum + (isOnField(one) ? one.hp : 0), 0) / most;
    };
    const ahead = (share('heroes') - share('foes') + 1) / 2;
    const heroesOf = (seat: number): Fighter[] =>
      state.fighters.filter((one) => one.seat === seat && isHero(one));
    const points = (seat: number): number =>
      heroesOf(seat).reduce((sum, { id }) => sum + pointsOf(state, id), 0);
    const all = state.tally.reduce((sum, entry) => sum + entry.points, 0);
    return Array.from({ length: state.seats }, (_, seat) => {
      if (heroesOf(seat).length === 0) return 1 - ahead;
      return all === 0 ? ahead : 0.5 * ahead + (0.5 * points(seat)) / all;
    }) as BySeat<number>;
  },

  round: ({ round }) => round,
};

type Act = ChoiceOf<'act'>;

/** Rules of thumb: strike where it hurts most, get to where one can, and do not run about. */
function weight(state: State, { kind }: Decision, option: Choice): number {
  if (kind !== 'act') return LIKINGS[option.act] ?? 0;
  const choice = option as unknown as Act;
  const acting = state.agenda.at(-1) as FrameOf<'act'>;
  const one = fighterOf(state, acting.fighter);
  switch (choice.act) {
    case 'strike':
      return (
        10 + gain(state, one, choice.target, strikeProspect(state, acting, choice)) - risk(choice.manner)
      );
    case 'shoot':
      return 10 + gain(state, one, choice.target, shotProspect(state, one, choice));
    case 'walk':
    case 'seize':
      return nearness(state, one, choice) - (choice.act === 'seize' ? 2 : 0);
    case 'climb':
    case 'leap':
      return nearness(state, one, choice) - 3;
    case 'swim':
      return one.water === null ? -20 : 12 - nearness(state, one, choice);
    case 'heal':
      return fighterOf(state, choice.target).condition === 'dying' ? 30 : 0;
    default:
      return LIKINGS[choice.act] ?? -5;
  }
}

const LIKINGS: Readonly<Record<string, number>> = {
  breakFree: 10,
  smother: 14,
  rescue: 25,
  throwRope: 3,
  pry: 9,
  keepHold: 2,
  done: -8,
  wait: -9,
  flee: -30,
  runAway: -30,
  refuse: 1,
  stay: 1,
  shootIt: 2,
  rush: -30,
  withdraw: -12,
  plan: 1,
  strikeIt: 2,
  carefully: 1,
  resist: 1,
  dodge: 1,
  deny: 1,
  now: 1,
  stop: 1,
};

const risk = (manner: string): number => (manner === 'berserk' ? 4 : 0);

/** Hit points it takes on average, and what a death is worth. */
const gain = (state: State, one: Fighter, target: string, { lost, kill }: Prospect): number =>
  lost + kill * (isHero(one) ? sheetOf(state, fighterOf(state, target)).might / 2 : 20);

/** Less the further from whoever can be fought. */
function nearness(state: State, one: Fighter, { x, y }: { readonly x: number; readonly y: number }): number {
  const there = { ...one, x, y };
  const far = state.fighters
    .filter((other) => areEnemies(one, other) && isAble(other))
    .map((other) => Math.max(0, pacesBetween(state, there, other) - 3));
  return far.length === 0 ? 0 : -Math.min(...far) / 5;
}
