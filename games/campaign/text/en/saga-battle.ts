import type { BattleWords, Onset } from '../saga/words.ts';
import { names as n } from './names.ts';
import { bands, count } from './saga-numbers.ts';

/** Not from the very place where it happened, as the map calls it. */
const whence = ({ from, place }: Onset): string =>
  from.at === place.at ? ' over the next rise' : ` ${from.from}`;

export const battle: BattleWords = {
  attack: [
    (o) => `${o.attacker.name} came${whence(o)} and found ${o.defender.name} ${o.place.at}.`,
    (o) => `${o.attacker.name} fell on ${o.defender.name} ${o.place.at}.`,
    (o) =>
      `${o.place.at.replace(/^./, (c) => c.toUpperCase())} ${o.defender.name} was told that ${o.attacker.name} was coming. It was true.`,
    (o) => `${o.attacker.name} did not wait any longer and went for ${o.defender.name} ${o.place.at}.`,
    (o) => `When ${o.defender.name} looked up, ${o.attacker.name} was already coming${whence(o)}.`,
  ],
  landingAttack: [
    (o) =>
      `${o.attacker.name} came over the side with shield in front, and ${o.defender.name} stood ${o.place.at} and waited.`,
    (o) => `The keel touched, and ${o.attacker.name} ran at ${o.defender.name} ${o.place.at}.`,
    (o) => `${o.attacker.name} landed where ${o.defender.name} was, ${o.place.at}, and not by mistake.`,
  ],
  riverAttack: [
    (o) =>
      `${o.attacker.name} came through the water at ${o.defender.name}, who held the bank ${o.place.at}.`,
    (o) =>
      `The river was between them. ${o.attacker.name} crossed it all the same, and ${o.defender.name} stood on the other side.`,
    (o) => `${o.defender.name} let ${o.attacker.name} come over the river, as far as ${o.attacker.he} came.`,
  ],
  shipAttack: [
    (o) =>
      `${o.attacker.name} came down the beach to burn the ship, and ${o.defender.name} fought from its deck.`,
    (o) =>
      `The ship lay with its keel on the sand when ${o.attacker.name} came. ${o.defender.name} defended it.`,
    (o) => `${o.attacker.name} wanted the ship. ${o.defender.name} had another opinion.`,
  ],
  castleAttack: [
    (o) => `${o.attacker.name} went against ${o.castle} itself, and ${o.defender.name} was on the wall.`,
    (o) =>
      `Ladders were carried to ${o.castle}. ${o.attacker.name} sent them up, ${o.defender.name} pushed them off.`,
  ],
  strengths: [
    ({ attacker, defender, points: [a, d] }) =>
      `${attacker.name} had ${bands(a)} of warriors, ${defender.name} ${count(d)}.`,
    ({ attacker, defender, points: [a, d] }) =>
      `Now everybody could count: ${bands(a)} with ${attacker.name}, ${count(d)} with ${defender.name}.`,
    ({ attacker, defender, points: [a, d] }) =>
      a === d
        ? `They were equally strong, ${bands(a)} on either side.`
        : `${bands(a)} followed ${attacker.name}, and ${count(d)} stood with ${defender.name}.`,
    ({ attacker, defender, points: [a, d] }) =>
      a > d
        ? `${attacker.name} was the stronger, ${count(a)} bands to ${count(d)}.`
        : a < d
          ? `${defender.name} was the stronger, ${count(d)} bands to ${count(a)}.`
          : `Nobody was the stronger: ${bands(a)} stood against ${count(d)}.`,
  ],
  cards: {
    scouts: [
      ({ who, enemy }) => `${who.name} had sent scouts ahead and knew where ${enemy.name} was weak.`,
      ({ who }) => `A boy with quick feet had told ${who.name} everything.`,
    ],
    localKnowledge: [
      ({ who }) => `${who.name} had somebody with ${who.he === 'she' ? 'her' : 'him'} who knew every ditch.`,
      ({ who, enemy }) => `The ground was no friend to ${enemy.name}, for ${who.name} had chosen it.`,
    ],
    ambush: [
      ({ who, enemy }) => `Part of ${who.name}'s people lay hidden, and ${enemy.name} walked past them.`,
      ({ who }) => `${who.name} did not begin where one looked.`,
    ],
  },
  onTable: [
    ({ field }) =>
      `It was fought out at length, ${field === 'river' ? 'with the river in the middle' : `on ground that was mostly ${n.fields[field]}`}, and there are people who can still show you where everybody stood.`,
    () => 'Of this fight every step is remembered, and it took all afternoon.',
  ],
  disputed: [
    () => 'Afterwards there were two accounts of it, until both agreed on one.',
    () => 'At first each side told it differently.',
  ],
  quickly: [
    ({ winner, loser }) =>
      `It did not take long. ${winner.name} won, and ${loser.name} had nothing to set against it.`,
    ({ winner, loser }) => `${loser.name}'s line broke at the first rush, and ${winner.name} had the day.`,
    ({ winner }) => `It was over before the bells rang noon, and ${winner.name} had won.`,
    ({ winner, loser }) => `${winner.name} went through ${loser.name}'s people like a plough.`,
    ({ winner, loser }) => `${loser.name} had said that it would be easy. It was, for ${winner.name}.`,
    ({ winner }) => `There is not much to tell of the fight itself, except that ${winner.name} won it.`,
  ],
  hard: [
    ({ winner, loser }) =>
      `They fought until neither could lift an arm. Then ${loser.name} gave ground, and ${winner.name} had won.`,
    ({ winner }) => `It stood even for a long time. In the end it was ${winner.name}'s.`,
    ({ winner, loser }) => `${winner.name} won, but ${loser.name} had made it dear.`,
    ({ winner }) =>
      `It went back and forth over the same forty paces, and ${winner.name} had the last of them.`,
    ({ winner, loser }) =>
      `Shields were hacked to kindling. When the horns blew, ${winner.name} stood and ${loser.name} did not.`,
    ({ winner, loser }) =>
      `Three times ${loser.name}'s people came on again, and three times they went back. ${winner.name} kept the upper hand.`,
  ],
  againstOdds: [
    ({ winner, loser }) => `Nobody would have bet on ${winner.name}, and yet it was ${loser.name} who lost.`,
    ({ winner, loser }) => `${loser.name} had more men and ${winner.name} the better day.`,
    ({ winner }) => `It is hard to say how, but ${winner.name} won it.`,
  ],
  draw: [
    ({ attacker, defender }) => `When it grew dark neither ${attacker.name} nor ${defender.name} had won.`,
    ({ attacker, defender }) =>
      `${attacker.name} and ${defender.name} both claimed it, which means that nobody had it.`,
  ],
  losses: [
    ({ who, lost, saved, left }) =>
      `${who.name} lost ${bands(lost)}${saved > 0 ? `, but ${saved < lost ? count(saved) : lost === 1 ? 'it' : 'all of them'} came back in the night` : ' for good'}${left === 1 ? '; that left one' : `, and had ${count(left)}`}.`,
    ({ who, lost, saved, left }) =>
      `Of ${who.name}'s people ${bands(lost)} ${lost === 1 ? 'was' : 'were'} missing in the evening${saved > 0 ? ` and ${lost === saved ? 'none' : count(lost - saved)} in the morning` : ''}; ${bands(left)} remained.`,
    ({ who, lost, saved, left }) =>
      saved === lost
        ? `${who.name}'s people were scattered more than slain, and all ${count(left)} bands gathered again.`
        : `It cost ${who.name} ${bands(lost - saved)}${saved > 0 ? `, after the stragglers had come in` : ''}; ${count(left)} ${left === 1 ? 'was' : 'were'} left.`,
    ({ who, lost, saved }) =>
      lost === saved
        ? `By morning everybody had found the way back to ${who.name}.`
        : `There were empty places round the fires of ${who.name}.`,
    ({ who, lost, saved, left }) =>
      lost === saved
        ? `${who.name} called the roll twice and was pleased the second time.`
        : `${who.name} buried the dead; ${bands(left)} ${left === 1 ? 'was' : 'were'} left to do the digging.`,
    ({ who, lost, saved }) =>
      lost === saved
        ? `It had looked worse for ${who.name} than it was.`
        : `${who.name} did not count aloud.`,
  ],
  unhurt: [
    ({ who }) => `${who.name} had hardly a scratch to show.`,
    ({ who }) => `On ${who.name}'s side not a man was missing.`,
  ],
  wipedOut: [
    ({ who, place: p }) => `Of those who had followed ${who.full}, nobody left the field ${p.at}.`,
    ({ who }) => `That was the end of ${who.full}.`,
    ({ who }) => `${who.full} fell there with the last of ${who.his} people.`,
  ],
  retreated: [
    ({ who, to }) => `${who.name} fell back ${to.to}.`,
    ({ who, to }) => `${who.name} stopped only ${to.at}.`,
    ({ who, to }) => `What was left of ${who.name}'s people went ${to.to}.`,
    ({ who, to }) => `${who.name} withdrew ${to.to}, and nobody sang.`,
  ],
  backAboard: [
    ({ who }) => `${who.name} waded back to the ship.`,
    ({ who }) => `The ship took ${who.name} in again, poorer than before.`,
  ],
  cornered: [
    ({ who }) => `For ${who.full} there was no way out, and that was that.`,
    ({ who }) => `Every way was closed to ${who.full}. They found the shields later.`,
  ],
  wentBack: [
    ({ who, to }) => `${who.name} went back ${to.to}.`,
    ({ who, to }) => `${who.name} returned ${to.to} to think about it.`,
  ],
  tookField: [
    ({ who, place: p }) => `That night ${who.name} slept ${p.at}.`,
    ({ who, place: p }) => `${who.name} lit fires ${p.at}.`,
    ({ who, place: p }) => `Now it was ${who.name} who stood ${p.at}.`,
  ],
  heldField: [
    ({ who, place: p }) => `${who.name} stayed ${p.at}.`,
    ({ who, place: p }) => `${who.name} was still ${p.at} in the morning.`,
    ({ who }) => `${who.name} had not given up a foot of ground.`,
  ],
  putToSea: [
    ({ to }) => `The ship was pushed off in a hurry and got ${to.to}.`,
    ({ to }) => `They cut the ropes, and the ship went ${to.to}.`,
    ({ to }) => `The oars were out before the last man was aboard, and the ship came ${to.to}.`,
  ],
  beach: [
    ({ who, place: p, crew }) =>
      crew
        ? `${who.name} came down ${p.to}, and those aboard the ship did not wait.`
        : `${who.name} came down ${p.to} and found the ship, and nobody in it.`,
    ({ who, place: p, crew }) =>
      crew
        ? `When ${who.name} was ${p.at}, the ship had other business.`
        : `The ship lay empty ${p.at}. ${who.name} sat down beside it and sent for pitch.`,
  ],
  spoils: [
    ({ side }) => `Among what was left lying the ${n.side(side)} found something of use.`,
    ({ side }) => `A prisoner told the ${n.side(side)} this and that.`,
    ({ side }) => `The ${n.side(side)} learnt something from it.`,
  ],
  chase: [
    (o) =>
      `${o.attacker.name} came upon ${o.defender.name} ${o.place.at}, who had one band left and no wish to fight.`,
    (o) =>
      `${o.attacker.name} went after ${o.defender.name} ${o.place.at}. There was not much left to go after.`,
    (o) => `${o.defender.name} saw ${o.attacker.name} coming ${o.from.from} and did not stay to talk.`,
  ],
  fled: [
    ({ who, to }) => `${who.name} got away ${to.to}.`,
    ({ who, to }) => `${who.name} ran ${to.to}.`,
    ({ who, to }) => `Out of breath ${who.he} stopped ${to.at}.`,
  ],
  fledAboard: [
    ({ who }) => `${who.name} reached the ship, and that was luck.`,
    ({ who }) => `Hands reached down from the ship and pulled ${who.name} in.`,
  ],
  fledInVain: [
    ({ who }) => `${who.full} ran the wrong way, and it was the last way ${who.he} ran.`,
    ({ who }) => `There was nowhere to go for ${who.full}.`,
  ],
  drowned: [
    ({ who }) => `The river took ${who.full} and whoever was still with ${who.he === 'she' ? 'her' : 'him'}.`,
    ({ who }) => `${who.full} went into the river and did not come out.`,
  ],
  lostWithShip: [
    ({ who }) => `${n.list(who.map((one) => one.full))} went down with the ship.`,
    ({ who }) => `The sea has ${n.list(who.map((one) => one.full))}.`,
  ],
};
