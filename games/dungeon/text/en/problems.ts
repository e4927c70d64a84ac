// What can be wrong with a quest, in English.

import { isOneOf } from '@skald/kernel';
import {
  type Boss,
  type Hero,
  ITEMS,
  type Item,
  isBoss,
  isHero,
  isMinion,
  type Special,
} from '../../content/index.ts';
import type { ProblemCode, ProblemParams } from '../../documents/index.ts';
import { names as n } from './names.ts';

/** A sentence for every breach; `at` names its square, or is empty. */
export type ProblemWords = {
  readonly [Code in ProblemCode]: (params: ProblemParams<Code>, at: string) => string;
};

type What = ProblemParams<'unreachableObjective' | 'strayPiece'>['what'];

/** What an objective, half a piece or a missing thing is called. */
function the(what: What): string {
  if (what === 'exit' || what === 'lever') return `the ${what}`;
  if (isHero(what) || isBoss(what)) return n.type(what);
  if (isMinion(what)) return `the ${n.type(what)}`;
  return isOneOf(ITEMS, what) ? `the ${n.item(what)}` : n.theThing(what);
}
const a = (what: What): string => the(what).replace(/^the /, 'a ');
const hero = ({ hero: id }: { readonly hero: Hero | Boss }): string => n.type(id);
const item = ({ item: id }: { readonly item: Item }): string => n.item(id);
const door = ({ door: mark }: { readonly door: string }): string =>
  mark === '+' ? 'Weak Spot' : `door ${mark}`;
const The = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SPECIALS: Readonly<Record<Special['type'], string>> = {
  weakness: 'A Boss with a weakness',
  alarm: 'An alarm',
  unseals: 'An object that lowers a Ward',
  turningChamber: 'A turning chamber',
  levers: 'Levers before the exit',
  caveIn: 'A roof that can fall',
};
export const specialName = (type: Special['type']): string => SPECIALS[type];

export const problems: ProblemWords = {
  notAQuest: () => 'This file is no quest.',
  otherVersion: () => 'This quest was written for another version of the game.',
  tooSmall: () => 'The dungeon of this quest is too small: it needs at least three rows of three squares.',
  tooLarge: () => 'The dungeon of this quest is too large: at most forty rows of forty squares are allowed.',
  unequalRows: () => 'The rows of the dungeon are not of one length.',
  unknownLetter: ({ path }) => `There is a letter in the drawing that means nothing (${path}).`,
  unknownSpecial: ({ path }) => `The quest has a special rule that is not known here (${path}).`,
  malformed: ({ path }) => `Something in the quest is not as it must be${path ? ` (${path})` : ''}.`,

  strayPiece: ({ what }, at) => `At ${at} only a part of ${a(what)} is drawn. Finish it or take it away.`,
  offTheBoard: (_, at) => `The quest speaks of ${at}, which is not on the sheet.`,
  heroWithoutStart: (p) => `${hero(p)} takes part and has no square to start from. Draw one.`,
  heroNotListed: (p, at) => `${hero(p)} is drawn at ${at} and does not take part.`,
  heroTwice: (p, at) =>
    at ? `${hero(p)} starts twice, again at ${at}. Leave one.` : `${hero(p)} is listed twice.`,
  heroesApart: (p, at) => `${hero(p)} starts at ${at}, behind a closed door. All Heroes start together.`,
  bossTwice: ({ boss }, at) => `${n.type(boss)} is drawn twice, again at ${at}. Leave one.`,
  figureMissing: (_, at) => `The quest describes a figure at ${at}, where none is drawn.`,
  figureTwice: (_, at) => `The figure at ${at} is described twice.`,
  notABoss: (_, at) => `The figure at ${at} has wounds or items. Only Bosses can.`,
  nobodyToFight: () =>
    'There is nobody to fight: no foe is drawn, and none can be raised. Put some on the map.',

  doorShape: (p, at) => `${The(door(p))} at ${at} is no door: it must be one square, or two side by side.`,
  doorInNoWall: (p, at) =>
    `${The(door(p))} at ${at} stands in no wall. It needs wall at both ends and floor before and behind it.`,
  doorLeadsNowhere: (p, at) => `${The(door(p))} at ${at} leads nowhere one could not go without it.`,
  doorNotDescribed: (p, at) => `${The(door(p))} at ${at} has neither lock nor Ward. Give it one.`,
  doorNotDrawn: (p) => `${The(door(p))} is described and not drawn.`,
  doorTwice: (p) => `${The(door(p))} is described twice.`,
  notLocked: ({ what }, at) => `The ${what} at ${at} has neither lock nor Ward. Give it one.`,
  chestNotDescribed: (_, at) => `The chest at ${at} has neither lock nor Ward. Give it one.`,
  chestNotDrawn: (_, at) => `The quest describes a chest at ${at}, where none is drawn.`,
  chestTwice: (_, at) => `The chest at ${at} is described twice.`,
  nothingToSearch: ({ what }, at) =>
    what === undefined
      ? `Something is hidden at ${at}, where no furniture can be searched.`
      : `Every ${n.thing(what)} can be searched, and there is none.`,
  searchTwice: ({ what }, at) =>
    what === undefined
      ? `The furniture at ${at} is described twice.`
      : `What every ${n.thing(what)} holds is described twice.`,

  sealedRoom: (_, at) => `No door leads to the room at ${at}. Hang one, or wall the room up.`,
  unreachableFloor: ({ squares }, at) => `Furniture cuts off ${n.squares(squares)} at ${at}. Leave a way.`,
  unreachableObjective: ({ what }, at) => `The Heroes cannot get to ${the(what)} at ${at}. Make a way.`,
  keyMissing: ({ ward }, at) =>
    `Nothing the Heroes have or find lowers the Ward of ${ward} at ${at}. Give them a spell, a Ward Key or crystals.`,
  narrowRoute: ({ what }, at) =>
    `The way to ${the(what)} at ${at} is only one square wide somewhere. Two make a better fight.`,
  largeStuck: ({ model }, at) =>
    `${The(the(model))} at ${at} cannot move at all. It needs two squares in width.`,
  largeConfined: ({ model }, at) => `${The(the(model))} at ${at} is too broad to leave its room.`,

  spellNotForCaster: (p) => `${hero(p)} cannot cast ${n.spell(p.spell)}. Take it away.`,
  itemNotForOwner: (p, at) =>
    `${n.type(p.owner)}${at && ` at ${at}`} cannot have the ${item(p)}. Take it away.`,
  itemForNobody: (p, at) => `None of these Heroes can use the ${item(p)}${at && `, which is at ${at}`}.`,
  heroAbsent: (p) => `${hero(p)} gets a reward and does not take part.`,
  deckTooLarge: ({ deck, most }) => `The deck has ${deck} cards. This kind of Overlord has ${most} at most.`,
  poolTooLarge: ({ minion }) => `${The(the(minion))} is too large to be raised. Put it on the map.`,
  noExit: () => 'The Heroes are to leave, and there is no exit. Draw one.',
  bossMissing: ({ boss }) => `${n.type(boss)} is spoken of and not on the map.`,
  objectMissing: ({ object }) => `${The(the(object))} is spoken of and lies nowhere. Put it into a chest.`,
  doorUnknown: (p) => `A special rule speaks of ${door(p)}, which is not drawn.`,
  doorWithoutWard: (p) => `A special rule lowers the Ward of ${door(p)}, which has none.`,
  leverMissing: (_, at) => `A lever is to be at ${at}, where no lectern stands.`,
  thresholdMisplaced: (_, at) =>
    `The threshold at ${at} must be floor beside the turning chamber, not within it.`,
  areaWithoutFloor: (_, at) => `The area that begins at ${at} has no floor in it.`,
  tooLongToHold: ({ rounds, most }) =>
    `Nobody can hold out for ${rounds} rounds: the Overlord’s cards last for ${most}, and then he wins.`,
  guardMissing: (_, at) => `The Heroes are to protect a chest at ${at}, where none stands.`,
  guardUnlocked: (_, at) => `The chest at ${at} is to be protected. Give it a lock and no Ward.`,
  guardFilled: (_, at) =>
    `The chest at ${at} is to be protected, so no Hero opens it. Put what is in it elsewhere.`,
  guardHidden: (_, at) =>
    `The chest at ${at} is to be protected, but the Heroes do not see it at the start. Put it where they begin.`,
  guardTwice: (_, at) => `The chest at ${at} is to be protected twice. Once is enough.`,
  guardAlone: () =>
    'Protecting a chest ends nothing. Add a goal, or let the Heroes win when no card is left to draw.',
  specialTwice: ({ special }) => `“${SPECIALS[special]}” can be there only once.`,
};
