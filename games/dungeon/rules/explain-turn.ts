// Why an attack, a Feat, an item or a trade is not possible.

import { because, isOneOf, type Refusal, type Tried } from '@skald/kernel';
import { FEATS, ITEM, ITEMS, type Item, SHOOTING_RANGE } from '../content/index.ts';
import { areAdjacent } from './actions.ts';
import type { Turning } from './agenda.ts';
import { isGuarded, isMundane } from './bars.ts';
import { leversLeft } from './exits.ts';
import { areEnemies, factsOf, findModel, isHeroModel, model, threateners, threatens } from './models.ts';
import { barAt } from './numbers.ts';
import { inRange, sightOf } from './sight.ts';
import type { Model, State } from './state.ts';

export function explainAttack(state: State, { act, target, x, y }: Tried, frame: Turning): Refusal | null {
  const one = model(state, frame.model);
  if (act === 'force') return notForced(state, one, frame, Number(x), Number(y));
  if (act !== 'fight' && act !== 'shoot') return null;
  const other = findModel(state, String(target));
  if (other === undefined) return because('not-on-the-board', { model: String(target) });
  if (frame.actions > 0) return because('has-taken-its-action', { model: one.id });
  if (frame.plan !== 'in-my-power' && !areEnemies(one, other))
    return because('own-side', { model: other.id });
  if (act === 'shoot') return notShot(state, one, other);
  return threatens(state, one, other)
    ? because('not-with-this-feat')
    : because('not-in-front-arc', { model: other.id });
}

function notForced(state: State, one: Model, { actions }: Turning, x: number, y: number): Refusal | null {
  const bar = barAt(state, [x, y]);
  if (bar === undefined) return because('nothing-locked-here');
  if (actions > 0) return because('has-taken-its-action', { model: one.id });
  if (isHeroModel(one) === isGuarded(state, bar))
    return isHeroModel(one) ? because('you-guard-it') : because('only-heroes-open', { model: one.id });
  return isMundane(bar) ? because('lock-not-in-front-arc') : because('ward-needs-magic', { ward: bar.ward });
}

function notShot(state: State, one: Model, other: Model): Refusal {
  if (factsOf(state, one).shooting === null) return because('cannot-shoot', { model: one.id });
  const [enemy] = threateners(state, one);
  if (enemy !== undefined) return because('engaged', { model: one.id, enemy: enemy.id });
  if (areAdjacent(state, one, other)) return because('too-near-to-shoot', { model: other.id });
  if (!inRange(state, one, other, SHOOTING_RANGE)) return because('out-of-range', { model: other.id });
  return sightOf(state, one, other) === null
    ? because('no-line-of-sight', { model: other.id })
    : because('not-with-this-feat');
}

export function explainThings(state: State, choice: Tried, frame: Turning): Refusal | null {
  const one = model(state, frame.model);
  switch (choice.act) {
    case 'feat':
      return notFeat(state, one, frame, choice.feat);
    case 'use':
    case 'useAt':
      return notUsed(one, choice.item);
    case 'give':
    case 'take':
    case 'swap':
      return notTraded(state, one, choice, frame);
    case 'leave':
      return leversLeft(state) > 0
        ? because('levers-left', { left: leversLeft(state) })
        : because('no-exit-here');
    case 'search':
      return threateners(state, one).length > 0
        ? because('engaged', { model: one.id, enemy: threateners(state, one)[0]?.id ?? '' })
        : because('nothing-to-search');
    default:
      return null;
  }
}

function notFeat(state: State, one: Model, { begun, plan }: Turning, feat: unknown): Refusal | null {
  if (!isOneOf(FEATS, feat)) return null;
  if (!factsOf(state, one).feats.includes(feat)) return because('not-its-feat', { model: one.id, feat });
  if (one.usedFeats.includes(feat)) return because('feat-used', { feat });
  return begun || plan !== 'turn'
    ? because('too-late-for-feat', { feat })
    : because('feat-without-use', { feat });
}

const isItem = (item: unknown): item is Item => isOneOf(ITEMS, item);

function notUsed(one: Model, item: unknown): Refusal | null {
  if (!isItem(item)) return null;
  if (!one.items.includes(item)) return because('not-carried', { item });
  return ITEM[item].trigger === 'owner'
    ? because('no-use-now', { item })
    : because('works-by-itself', { item });
}

function notTraded(
  state: State,
  one: Model,
  { act, item, hero }: Tried,
  { actions }: Turning,
): Refusal | null {
  const other = findModel(state, String(hero));
  if (!isItem(item) || other === undefined) return null;
  if (!(act === 'take' ? other : one).items.includes(item)) return because('not-carried', { item });
  if (!ITEM[item].paraphernalia) return because('not-tradeable', { item });
  if (!areAdjacent(state, one, other)) return because('not-side-by-side', { model: other.id });
  return actions > 0 ? because('has-taken-its-action', { model: one.id }) : null;
}
