import { CARD, type Card, ITEM, type Item, SPELL } from '../../content/index.ts';
import { barAt } from '../../rules/numbers.ts';
import type { About, OptionLabels } from '../catalogue.ts';
import { strideOf } from '../strides.ts';
import { names as n } from './names.ts';

const face = ({ facing }: { facing: keyof typeof n.facings }): string => `Face ${n.facings[facing]}`;

/** “Skeleton Warrior 1 at C4” */
const someone = (id: string, { model, at }: About): string => {
  const one = model(id);
  return one === undefined ? n.model(id) : `${n.model(id)} at ${at(one)}`;
};

function play({ card }: { card: Card }): string {
  const { kind, value } = CARD[card];
  const what = {
    extraCommands: `${value} more ${value === 1 ? 'model' : 'models'} may act`,
    doubleCommands: 'twice the Commands this Turn',
    raiseDead: `Raise Dead ${value === 1 ? 'once' : `${value} times`} for no Command`,
    interrupt: `${value} of your models ${value === 1 ? 'acts' : 'act'} at once`,
  }[kind];
  return `Play ${n.card(card)}: ${what}`;
}

function used(item: Item): string {
  const { effect } = ITEM[item];
  switch (effect.type) {
    case 'heal':
      return `lose ${n.wounds(effect.wounds)}`;
    case 'movement':
      return `${effect.by} more squares this Turn`;
    case 'stone':
      return `Armour +${effect.by} until the next Turn`;
    case 'noFreeStrikes':
      return 'leave front arcs without Free Strikes this Turn';
    case 'removesBones':
      return 'remove all bones around';
    case 'restoresFeat':
      return 'a used Feat can be used again';
    case 'crystal':
      return `${n.dice(effect.power)} more`;
    default:
      return 'use it';
  }
}

function step({ x, y }: { x: number; y: number }, { view, at }: About): string {
  const { course, strikers, stoppers } = strideOf(view, x, y);
  const way = `${at([x, y])}${course === null ? '' : ` (${n.courses[course]})`}`;
  if (strikers.length > 0)
    return `Break away to ${way}: ${strikers.length === 1 ? n.models(strikers) : `${strikers.length} enemies`} may strike first`;
  return stoppers.length > 0 ? `Step to ${way}, stopped there` : `Step to ${way}`;
}

const ward = ({ x, y }: { x: number; y: number }, { view, at, thing }: About): string => {
  const power = barAt(view, [x, y])?.ward ?? 0;
  return `${n.thing(thing([x, y]))} at ${at([x, y])} (${n.ward(power)})`;
};

export const options: OptionLabels = {
  face: { face, auto: () => 'Let all of them face the nearest enemy or door' },
  nextHero: {
    hero: ({ hero }, asking) => someone(hero, asking),
    pass: () => 'Let another player go first',
    concede: () => 'Give up the adventure',
  },
  concede: { yes: () => 'Yes, give up', no: () => 'No, play on' },
  interrupt: { play, wait: () => 'Do not interrupt' },
  interruptModel: {
    command: ({ model }, asking) => someone(model, asking),
    done: () => 'No more models',
  },
  command: {
    command: ({ model }, asking) => `Command ${someone(model, asking)}`,
    raise: () => 'Raise Dead, for one Command',
    sceptre: () => 'Raise Dead with the Bone Sceptre, for no Command',
    play,
    caveIn: () => 'Bring down the roof, once in this adventure',
    concede: () => 'Give up the adventure',
    done: () => 'End the Overlord Turn',
  },
  turn: {
    step,
    face,
    fight: ({ target }, asking) => `Fight ${someone(target, asking)}`,
    turnAndFight: ({ facing, target }, asking) =>
      `Turn to the ${n.facings[facing]} and fight ${someone(target, asking)}`,
    order: ({ model, target }) => `${n.model(model)} fights ${n.model(target)}`,
    force: ({ x, y }, { thing, at, view }) => {
      const lock = barAt(view, [x, y])?.lock ?? null;
      return `Force ${n.theThing(thing([x, y]))} at ${at([x, y])}${lock === null ? '' : `: ${n.lockValues(lock)}`}`;
    },
    shoot: ({ target }, asking) => `Shoot at ${someone(target, asking)}`,
    cast: ({ spell }) =>
      `Cast ${n.spell(spell)}, ready again ${SPELL[spell].kind === 'minor' ? 'next round' : 'in two rounds'}`,
    search: ({ x, y }, { thing, at }) => `Search ${n.theThing(thing([x, y]))} at ${at([x, y])}`,
    pull: ({ x, y }, { at }) => `Pull the lever at ${at([x, y])}`,
    leave: () => 'Leave the dungeon by the exit',
    feat: ({ feat }) => `Feat: ${n.feat(feat)}, instead of a normal Turn, once in this adventure`,
    use: ({ item }) => `Use ${n.item(item)}: ${used(item)}`,
    useAt: ({ item, x, y }, asking) => `Use ${n.item(item)} on the ${ward({ x, y }, asking)}`,
    give: ({ item, hero }) => `Offer ${n.item(item)} to ${n.model(hero)}`,
    take: ({ item, hero }) => `Ask ${n.model(hero)} for ${n.item(item)}`,
    swap: ({ item, hero }) => `Swap ${n.item(item)} with ${n.model(hero)} for something else`,
    done: (_, { frame }) => (frame?.plan === 'turn' || frame === null ? 'End the Turn' : 'That is all'),
  },
  inReturn: { item: ({ item }) => n.item(item), withdraw: () => 'Do not swap after all' },
  agree: { yes: () => 'Agree', no: () => 'Decline' },
  secondWind: { feat: ({ feat }) => n.feat(feat) },
  freeStrike: {
    strike: ({ model }, asking) => `${someone(model, asking)} strikes`,
    pass: () => 'Let another player strike first',
    waive: () => 'Strike no more',
  },
  crystal: { use: ({ item }) => `Spend ${n.item(item)}: ${used(item)}`, keep: () => 'Spend nothing' },
  reroll: { yes: () => 'Spend the coin and roll again', no: () => 'Keep the dice' },
  castAt: {
    model: ({ model }, asking) =>
      asking.frame?.model === model ? `${n.model(model)}, the caster` : someone(model, asking),
    ward: (choice, asking) => ward(choice, asking),
    square: ({ x, y }, { at }) => at([x, y]),
  },
  summonAt: { square: ({ x, y }, { at }) => at([x, y]) },
  raise: { bones: ({ x, y }, { at }) => `The bones at ${at([x, y])}`, done: () => 'Raise no more' },
  raiseAs: { minion: ({ minion }, { view }) => `${n.type(minion)} (${view.pool[minion] ?? 0} in the pool)` },
  placeFacing: { face },
  caveInAt: { square: ({ x, y }, { at }) => at([x, y]) },
  bestow: { hero: ({ hero }) => n.model(hero) },
  reward: { hero: ({ hero }) => n.model(hero) },
};
