// Feats, once in an adventure, instead of a Turn. DUN-HERO-07 to -09, DUN-RULING-26 and -29.

import { next } from '@skald/kernel';
import { FEAT, type Feat } from '../content/index.ts';
import { actionOptions } from './actions.ts';
import type { FrameOf, Plan, Turning } from './agenda.ts';
import { magicalAttack } from './attack.ts';
import type { ChoiceOf } from './choices.ts';
import { mark } from './marks.ts';
import { enemiesOf, factsOf, model } from './models.ts';
import { raisable, raiseDead } from './placing.ts';
import { inRange } from './sight.ts';
import type { Model, State, Table } from './state.ts';
import { startOf } from './turn.ts';

/** Unused Feats that would lead to something. */
export function featOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  const one = model(state, frame.model);
  return factsOf(state, one)
    .feats.filter((feat) => !one.usedFeats.includes(feat) && isOfUse(state, frame, one, feat))
    .map((feat) => ({ act: 'feat', feat }));
}

function isOfUse(state: State, frame: Turning, one: Model, feat: Feat): boolean {
  const { effect } = FEAT[feat];
  switch (effect.type) {
    case 'raise':
      return raisable(state).length > 0;
    case 'attackHeroes':
      return victims(state, one, effect.range).length > 0;
    case 'fightAround':
    case 'command':
      return actionOptions(state, planned(frame, one, feat as Plan)).length > 0;
    default:
      return true;
  }
}

const victims = (state: State, one: Model, range: 'long' | 'short'): Model[] =>
  enemiesOf(state, one).filter((other) => inRange(state, one, other, range));

/** The attacks that a Feat makes at once, without another choice. */
export function attacksOfFeat(state: State, one: Model, feat: Feat): FrameOf<'attack'>[] {
  const { effect } = FEAT[feat];
  if (effect.type !== 'attackHeroes') return [];
  return victims(state, one, effect.range).map(({ id }) => magicalAttack(one.id, id, effect.dice, null));
}

const planned = ({ seat, smoke }: Turning, one: Model, plan: Plan): Turning => ({
  ...startOf(seat, one, plan),
  smoke,
});

export function startFeat(table: Table, frame: Turning, feat: Feat): void {
  const { state } = table;
  const one = model(state, frame.model);
  const { effect } = FEAT[feat];
  one.usedFeats = [...one.usedFeats, feat];
  table.tell?.({ type: 'feat', model: one.id, feat });
  const act = (left = 0): void => next(table, { step: 'act', ...planned(frame, one, feat as Plan), left });
  switch (effect.type) {
    case 'raise':
      return raiseDead(table, frame.seat, effect.piles, true);
    case 'attackHeroes':
      return next(table, ...attacksOfFeat(state, one, feat));
    case 'stance':
      mark(table, one, one, { type: 'stance', armour: effect.armour });
      return act();
    case 'rekindle':
      one.spells = one.spells.map(({ spell }) => ({ spell, turned: 0 }));
      return act();
    case 'rush':
      return act(effect.squares);
    case 'moveAndFights':
    case 'unhinderedMove':
      return act(frame.left);
    default:
      return act();
  }
}
