// What can be wrong with a hero, in English.

import type { Problem } from '@skald/kernel';
import { dateText } from '@skald/text';
import type { HeroProblem } from '../../documents/hero/problem.ts';
import { MOMENT_NAMES, PURCHASE_NAMES } from '../lexicon/ledger.ts';
import { thingName } from '../things.ts';
import { names as n } from './names.ts';

export type HeroProblems = Readonly<Record<HeroProblem, (params: Problem['params']) => string>>;

const thing = (id: unknown): string => thingName(String(id), 'en');
const date = (day: unknown): string => dateText(String(day), 'en');

export const heroProblems: HeroProblems = {
  notAHero: () => 'This is no hero of Rune.',
  otherVersion: () => 'This hero was written by a later Skald, which this one cannot read.',
  malformed: ({ path }) =>
    path === '' ? 'This is no whole hero.' : `Something is wrong with this hero at “${path}”.`,

  overspent: ({ points }) => `He costs ${n.points(Number(points))} too much. Take something back.`,
  tooManyWeapons: ({ picks }) =>
    `A new hero takes up to three weapons, and a pair counts as two: these are ${picks}.`,
  notFromTheVillage: ({ thing: id }) =>
    `Nobody in the village makes this: ${thing(id)}. It must be won in play.`,
  noSuchKit: ({ ability }) => `There is no kit to leave at home: he has no ${thing(ability)}.`,
  noAmmunition: ({ weapon }) => `Nothing is shot with this: ${thing(weapon)}.`,

  outOfOrder: ({ last, on }) => `A line of ${date(on)} stands after one of ${date(last)}.`,
  wrongPrice: ({ points, cost }) => `This costs ${n.points(Number(cost))}, and ${points} were written down.`,
  tooDear: ({ cost, free }) => `It costs ${n.points(Number(cost))}, and ${free} are free.`,
  wrongMoment: ({ kind, moment }) =>
    `${PURCHASE_NAMES[kind as 'gift'].en}: this cannot be bought ${MOMENT_NAMES[moment as 'encounter'].en}.`,
  runnerMayNotSpend: () => 'Whoever runs an encounter buys nothing for his own hero while it lasts.',
  overCap: ({ gift, upgrade, cap }) =>
    `${thing(gift ?? upgrade)} cannot be bought more than ${n.times(Number(cap))}.`,
  notMarked: ({ ability }) => `${thing(ability)} did not prove itself in the last encounter.`,
  alreadyKnown: ({ ability }) => `Only what one lacks can be trained, and he has ${thing(ability)}.`,
  notOwned: ({ thing: id }) => `He does not have this: ${thing(id)}.`,
  wandForsakes: () => 'The wand does not serve whoever owes Loki as much as Odin.',
  noSuchDeficit: ({ deficit }) => `He owes only ${n.points(Number(deficit))}.`,
  wrongSilver: ({ silver }) => `No bargain ends at ${silver} ounces of silver for this.`,
  notLooted: () => 'Of slain foes one takes common weapons, never armor or anything rare.',
  belowZero: () => 'Nobody but a runner loses victory points.',
  poolNotHis: () => 'What a Dying Blow leaves is for a new hero alone, right after what he inherits.',
  notInsured: () => 'He died without death insurance: somebody else must come.',
  deadScoreNothing: ({ points }) =>
    `Whoever dies scores nothing for that encounter; ${points} were written down.`,
  inheritedLate: () => 'What a hero inherits is the first line of his ledger.',

  notAnExpense: () => 'Only what was bought can be taken back.',
  alreadyUsed: () => 'It has had its effect and cannot be taken back.',
  playedSince: () => 'He has played since then, and maybe it helped him: it cannot be taken back.',
  reliedUpon: () => 'What was bought later rests on this. Take that back first.',

  unspent: ({ points }) => `${n.points(Number(points))} not spent: they are lost when play begins.`,
  lowCharacteristic: ({ name }) =>
    `${n.characteristics[name as 'Str']} this low will be rued, say those who tried.`,
  noMeleeAbility: () => 'He knows no way to fight hand to hand. One such Ability at 3 keeps heroes alive.',
  recommended: ({ ability }) => `Most heroes have at least a point of ${thing(ability)}.`,
  untrained: ({ weapon, ability }) =>
    `He has no ${thing(ability)}: with this he is 3 worse at everything: ${thing(weapon)}.`,
  shieldInTheWay: ({ shield }) => `None of his weapons leaves a hand free for this: ${thing(shield)}.`,
  encumbered: ({ degree }) =>
    `He is ${n.loads[degree as 'loaded']} and slower for it. Leave a kit at home, or take something lighter.`,
};
