// Items that their owner triggers in his own Turn. DUN-ITEM-10 to -16, DUN-HERO-10.

import { around, placeOf } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import { type Feat, ITEM, type Item, type Place } from '../content/index.ts';
import type { Turning } from './agenda.ts';
import { isBarAdjacent, lowerWard } from './bars.ts';
import { spend } from './belongings.ts';
import type { ChoiceOf } from './choices.ts';
import { heal } from './damage.ts';
import { mark } from './marks.ts';
import { baseOf, canUseItems, isHeroModel, model, terrain, threateners } from './models.ts';
import { GAIT } from './moving.ts';
import { barAt } from './numbers.ts';
import type { Bar, Model, State, Steps, Table } from './state.ts';

/** Not in a Move that another makes him make. */
const isOwnTurn = ({ plan }: Turning): boolean => plan !== 'brisk-work' && plan !== 'in-my-power';

/** What could be used now, at any moment of the owner's Turn. DUN-ITEM-15 */
export function itemOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  const one = model(state, frame.model);
  if (one.items.length === 0 || !canUseItems(state, one) || !isOwnTurn(frame)) return [];
  return [...new Set(one.items)].flatMap((item): ChoiceOf<'turn'>[] => {
    if (ITEM[item].trigger !== 'owner') return [];
    if (isForWards(item)) return wardsBeside(state, one).map(({ x, y }) => ({ act: 'useAt', item, x, y }));
    return isOfUse(state, frame, one, item) ? [{ act: 'use', item }] : [];
  });
}

const isForWards = (item: Item): boolean => ['crystal', 'lowerWard'].includes(ITEM[item].effect.type);

/** Only Heroes open doors and chests. DUN-FURN-10 */
const wardsBeside = (state: State, one: Model): Bar[] =>
  isHeroModel(one) ? state.bars.filter((bar) => bar.ward > 0 && isBarAdjacent(state, one, bar)) : [];

function isOfUse(state: State, frame: Turning, one: Model, item: Item): boolean {
  switch (ITEM[item].effect.type) {
    case 'heal':
      return one.wounds > 0;
    case 'movement':
      return frame.actions === 0 && !frame.stopped && GAIT[frame.plan].steps && frame.plan !== 'hammer-rush';
    case 'stone':
      return true;
    case 'noFreeStrikes':
      return frame.actions === 0 && !frame.stepped && !frame.smoke && threateners(state, one).length > 0;
    case 'removesBones':
      return bonesAround(state, one).length > 0;
    case 'restoresFeat':
      return one.usedFeats.length > 0;
    default:
      return false;
  }
}

function bonesAround(state: State, one: Model): Place[] {
  const { grid } = terrain(state);
  return around(grid, baseOf(state, one))
    .map((square) => placeOf(grid, square))
    .filter(([x, y]) => state.bones.some((pile) => pile.x === x && pile.y === y));
}

export function employ(table: Table, frame: Turning, item: Item): void {
  const { state } = table;
  const one = model(state, frame.model);
  const { effect } = ITEM[item];
  spend(table, one, item, effect.type);
  next(table, { step: 'act', ...frame, ...changeOf(effect) });
  if (effect.type === 'heal') heal(table, one, effect.wounds, 'item');
  if (effect.type === 'stone') mark(table, one, one, { type: 'hardened', by: effect.by });
  if (effect.type === 'removesBones') removeBones(table, bonesAround(state, one));
  if (effect.type === 'restoresFeat') restoreFeat(table, frame, one);

  function changeOf(what: typeof effect): Partial<Turning> {
    if (what.type === 'movement') return { left: frame.left + what.by };
    return what.type === 'noFreeStrikes' ? { smoke: true } : {};
  }
}

/** A Ward beside him. DUN-ITEMCARD-02, -13 */
export function putItemTo(table: Table, frame: Turning, item: Item, place: Place): void {
  const one = model(table.state, frame.model);
  const { effect } = ITEM[item];
  spend(table, one, item, effect.type);
  next(table, { step: 'act', ...frame });
  const power = effect.type === 'crystal' ? effect.power : effect.type === 'lowerWard' ? effect.by : 0;
  lowerWard(table, barAt(table.state, place) as Bar, power, one);
}

function removeBones(table: Table, squares: Place[]): void {
  const { state } = table;
  state.bones = state.bones.filter((pile) => !squares.some(([x, y]) => pile.x === x && pile.y === y));
  table.tell?.({ type: 'bonesRemoved', squares });
}

/** DUN-ITEMCARD-20 */
function restoreFeat(table: Table, { seat }: Turning, one: Model): void {
  const [feat, ...others] = one.usedFeats;
  if (others.length === 0) restore(table, one, feat as Feat);
  else next(table, { step: 'secondWind', seat, model: one.id });
}

function restore(table: Table, one: Model, feat: Feat): void {
  one.usedFeats = one.usedFeats.filter((each) => each !== feat);
  table.tell?.({ type: 'featRestored', model: one.id, feat });
}

export const itemSteps: Steps<'secondWind'> = {
  secondWind: {
    options: (state, { model: id }) => model(state, id).usedFeats.map((feat) => ({ act: 'feat', feat })),
    answer: (table, { model: id }, { feat }) => restore(table, model(table.state, id), feat),
  },
};
