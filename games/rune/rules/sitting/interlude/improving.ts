// What somebody may buy for victory points, by the same rules as in the builder. RUN-VP-SPEND-05, RUN-XP, RUN-INSURE-01

import { type Account, accountOf } from '../../../documents/hero/account.ts';
import type { Moment, Place, Purchase } from '../../../documents/hero/lines.ts';
import { offersOf } from '../../../documents/hero/offers.ts';
import { afterPurchase, costOf, refusals } from '../../../documents/hero/purchase.ts';
import type { Hero } from '../../../documents/hero/schema.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import type { ChoiceOf } from '../../fight/choices.ts';
import { fighterOf } from '../../fight/fighters.ts';
import type { Fighter, State, Table } from '../../fight/state.ts';
import { today } from '../books.ts';
import { amend, sittingOf } from '../heroes.ts';
import { heroOf, rearming } from './goods.ts';
import type { Occasion } from './words.ts';

export type Bustle = ChoiceOf<'bustle'>;

/** Which window each occasion opens for what. */
function momentsIn(
  { sitting }: State,
  occasion: Occasion,
): Readonly<Partial<Record<Purchase['kind'], Moment>>> {
  switch (occasion) {
    case 'after':
      return {
        experience: 'encounter-end',
        gift: 'encounter-end',
        legendary: 'encounter-end',
        deficit: 'encounter-end',
      };
    case 'before':
      return {
        insurance: 'encounter-start',
        ...(sitting?.at === 0 && { horse: 'adventure-start', 'horse-upgrade': 'adventure-start' }),
      };
    case 'home':
      return {
        training: 'between-adventures',
        gift: 'between-adventures',
        legendary: 'between-adventures',
        deficit: 'between-adventures',
      };
  }
}

/** Everything that he can pay for now, and nothing that a rule forbids. */
export function improvements(state: State, { id }: Fighter, occasion: Occasion): Bustle[] {
  const hero = heroOf(state, id);
  const moments = momentsIn(state, occasion);
  if (standingOf(hero).free <= 0) return [];
  const account = accountOf(hero);
  return wares(account).flatMap((purchase) => {
    const moment = moments[purchase.kind];
    if (moment === undefined || refusals(purchase, account, placeOf(account, moment)).length > 0) return [];
    return actOf(id, purchase);
  });
}

const wares = (account: Account): Purchase[] => [
  ...offersOf('experience', account),
  ...offersOf('training', account),
  ...offersOf('other', account),
  ...offersOf('gifts', account),
];

/** A helm on his head is noticed by its god. RUN-GIFTRULE-DC-02 */
const placeOf = ({ now: { helm } }: Account, moment: Moment): Place => ({
  moment,
  ...(helm !== null && helm.levels > 0 && { helm: { gift: helm.gift, levels: helm.levels } }),
});

/** As somebody says it; what is eaten is eaten in a fight. */
function actOf(hero: string, purchase: Purchase): Bustle[] {
  switch (purchase.kind) {
    case 'experience':
      return [{ act: 'learn', hero, ability: purchase.ability }];
    case 'training':
      return [{ act: 'train', hero, ability: purchase.ability }];
    case 'gift':
      return [{ act: 'buyGift', hero, gift: purchase.gift }];
    case 'legendary':
      return [{ act: 'buyLevel', hero, item: purchase.item }];
    case 'insurance':
      return [{ act: 'insure', hero }];
    case 'horse':
      return [{ act: 'buyHorse', hero }];
    case 'horse-upgrade':
      return [{ act: 'improveHorse', hero, upgrade: purchase.upgrade }];
    case 'deficit':
      return [{ act: 'payDebt', hero, points: purchase.points }];
    case 'curds':
    case 'gear':
      return [];
  }
}

export function purchaseOf(act: Bustle): Purchase | null {
  switch (act.act) {
    case 'learn':
      return { kind: 'experience', ability: act.ability };
    case 'train':
      return { kind: 'training', ability: act.ability };
    case 'buyGift':
      return { kind: 'gift', gift: act.gift };
    case 'buyLevel':
      return { kind: 'legendary', item: act.item };
    case 'insure':
      return { kind: 'insurance' };
    case 'buyHorse':
      return { kind: 'horse' };
    case 'improveHorse':
      return { kind: 'horse-upgrade', upgrade: act.upgrade };
    case 'payDebt':
      return { kind: 'deficit', points: act.points };
    default:
      return null;
  }
}

/** It works at once. RUN-XP-03, RUN-GIFTRULE-BUY-02 */
export function improve(table: Table, id: string, purchase: Purchase, occasion: Occasion): void {
  const { state } = table;
  const moment = momentsIn(state, occasion)[purchase.kind];
  const hero = heroOf(state, id);
  if (moment === undefined) return;
  const account = accountOf(hero);
  const place = placeOf(account, moment);
  const bought = afterPurchase(hero, purchase, place, today(hero));
  if ('problems' in bought) return;
  const { sheet } = fighterOf(state, id);
  rearming(state, id, () => {
    state.heroes = state.heroes.with(sheet, bought.hero);
  });
  if (purchase.kind === 'deficit') payOff(state, id, bought.hero);
  table.tell?.({ type: 'improved', hero: id, purchase, points: costOf(purchase, account.now, place) });
}

/** Of what he owes, too; it counts as never gained. RUN-VP-06, -08 */
function payOff(state: State, id: string, hero: Hero): void {
  const { purses } = sittingOf(state);
  const purse = purses[id];
  if (purse !== undefined)
    amend(state, { purses: { ...purses, [id]: { ...purse, deficit: standingOf(hero).deficit } } });
}
