// Rules of thumb, one for each question.

import type { Choice, Decision } from '@skald/kernel';
import { ITEM, SPELL } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import { clash } from '../rules/hits.ts';
import { movementOf } from '../rules/moving.ts';
import type { State } from '../rules/state.ts';
import { blow, survey, unitNamed } from './field.ts';
import { foeTurn, powerTurn } from './foe-turn.ts';
import { heroOutlook } from './hero-outlook.ts';
import { heroProspects, heroTurn } from './hero-turn.ts';
import { targetWorth, wardWorth } from './magic.ts';
import {
  caveInAt,
  command,
  freeStrike,
  interrupt,
  interruptModel,
  placeFacing,
  raise,
  raiseAs,
  summonAt,
} from './overlord.ts';

// The kernel knows neither frames nor options of this game; the name of the question tells which they are.
type Weigher<Q extends QuestionName> = (state: State, frame: FrameOf<Q>, options: never) => number[];

const prefer =
  (...acts: string[]) =>
  (_state: State, _frame: unknown, options: readonly Choice[]): number[] =>
    options.map(({ act }) => (acts.includes(act) ? 1 : 0));

/** A crystal die in an attack; a Ward may need it more. */
const CRYSTAL_DIE = 0.3;
const WARDS_NEED_IT = 0.5;

const WEIGHERS: { readonly [Q in QuestionName]: Weigher<Q> } = {
  face: prefer('auto'),
  nextHero,
  concede: prefer('no'),
  interrupt: (state, _frame, options) => interrupt(state, options),
  interruptModel: (state, _frame, options) => interruptModel(state, options),
  command: (state, _frame, options) => command(state, options),
  turn(state, frame, options: readonly ChoiceOf<'turn'>[]) {
    if (frame.plan === 'in-my-power') return powerTurn(state, frame, options);
    const hero = state.models.some(({ id, type }) => id === frame.model && id === type && isHeroId(id));
    return hero ? heroTurn(state, frame, options) : foeTurn(state, frame, options);
  },
  inReturn: prefer('withdraw'),
  agree: prefer('yes'),
  secondWind: (_state, _frame, options: readonly Choice[]) => options.map(() => 0),
  freeStrike,
  crystal,
  reroll,
  castAt,
  summonAt: (state, _frame, options) => summonAt(state, options),
  raise: (state, _frame, options) => raise(state, options),
  raiseAs,
  placeFacing,
  caveInAt: (state, _frame, options) => caveInAt(state, options),
  bestow: byName,
  reward: byName,
};

const isHeroId = (id: string): boolean => ['orlaf', 'rordin', 'madriga', 'danor'].includes(id);

/** Whoever has most to gain goes first. */
function nextHero(state: State, _frame: unknown, options: readonly ChoiceOf<'nextHero'>[]): number[] {
  const field = survey(state);
  return options.map((option) => {
    if (option.act !== 'hero') return option.act === 'pass' ? -1 : -100;
    const hero = unitNamed(field, option.hero);
    const outlook = heroOutlook(field, hero);
    const turn = {
      left: movementOf(state, hero.model),
      stopped: false,
      stepped: false,
      turned: false,
      smoke: false,
    };
    const rest = {
      plan: 'turn',
      begun: false,
      trades: 0,
      heading: null,
      actions: 0,
      cast: [],
      fought: [],
    } as const;
    const { best, here } = heroProspects(outlook, { ...rest, ...turn, cast: [], fought: [] });
    return best - (here[hero.facing] ?? best);
  });
}

function crystal(state: State, frame: FrameOf<'crystal'>, options: readonly ChoiceOf<'crystal'>[]): number[] {
  const field = survey(state);
  const target = unitNamed(field, frame.target as string);
  const dice = frame.magic + frame.bonus;
  const now = blow(field, dice, target, 0, true);
  const { hero } = unitNamed(field, frame.attacker);
  const price = CRYSTAL_DIE + (hero && state.bars.some(({ ward }) => ward > 0) ? WARDS_NEED_IT : 0);
  return options.map((option) => {
    if (option.act === 'keep') return 0;
    const { effect } = ITEM[option.item];
    const power = effect.type === 'crystal' ? effect.power : 0;
    return blow(field, dice + power, target, 0, true) - now - price * power;
  });
}

/** Better luck next time, when this was worse than what can be hoped for. */
function reroll(state: State, frame: FrameOf<'reroll'>, options: readonly Choice[]): number[] {
  const { hits } = clash(frame.attack, frame.defence, frame.armour);
  const attacks = frame.owner === frame.attacker;
  const wounds = state.models.find(({ id }) => id === frame.owner)?.wounds ?? 0;
  const wants = attacks ? hits === 0 && frame.target !== null : hits > 0 && wounds >= 2;
  return options.map(({ act }) => ((act === 'yes') === wants ? 1 : 0));
}

function castAt(
  state: State,
  { model, spell }: FrameOf<'castAt'>,
  options: readonly ChoiceOf<'castAt'>[],
): number[] {
  const field = survey(state);
  const caster = unitNamed(field, model);
  const facts = SPELL[spell];
  const { effect } = facts;
  return options.map((option) => {
    if (option.act === 'model') return targetWorth(field, caster, facts, unitNamed(field, option.model));
    if (option.act === 'square') return summonAt(state, [option])[0] as number;
    const bar = state.bars.find(({ x, y }) => x === option.x && y === option.y);
    return bar && effect.type === 'lowerWard' ? wardWorth(field, bar.what, bar.ward, effect.by) : 0;
  });
}

function byName(_state: State, _frame: unknown, options: readonly ChoiceOf<'bestow'>[]): number[] {
  return options.map(({ hero }) => (hero === 'orlaf' ? 1 : 0));
}

export function weigh(state: State, decision: Decision): number[] {
  const frame = state.agenda[state.agenda.length - 1];
  const weigher = WEIGHERS[decision.kind as QuestionName] as Weigher<QuestionName>;
  return weigher(state, frame as never, decision.options as never);
}
