import type { Pointed } from '@skald/text';
import type { QuestionName } from '../../rules/choices.ts';

export const lessons: Readonly<Record<QuestionName | 'begin' | 'over', Pointed>> = {
  begin:
    'You lead the **Vikings** for a short raid. Four **pillaged villages** win; so does a burnt castle. Do not lose your ship.',
  divide:
    'Fifteen points, three armies. The enemy will not know which of yours is the strong one. Even armies are safe, one of 6 wins battles: **6-5-4** is a good beginning.',
  place:
    '**Set-up.** One army holds the castle. Put the others between the villages and the coast, but not so far apart that they cannot help each other.',
  initiativeCards:
    'Whoever moves **first** strikes first, whoever moves second sees more. Keep Initiative for the turn in which it matters.',
  command: ({ press, key }) =>
    `**Movement.** The ship goes two hexes, an army one. From a coast hex an army may land in the same turn. ${press} an army or the ship, then a marked hex. A village falls if your army is in it when a turn begins and is left alone until its end. Finish with ${key('Space', 'Finish your movement')}.`,
  amount:
    'Points are men. Fill up an army that has bled, or make one strong enough for the next battle. The enemy sees only that you met.',
  typeDie: 'You roll real dice. Enter what yours show; the hall believes you.',
  defendShip:
    'They want to burn the **ship**. Name who fights for it. Even if you lose, the ship gets away as long as somebody lives.',
  putToSea: 'The ship must get away from the beach. At sea nobody can reach it.',
  stopAboard: 'Aboard you are safe. That is nearly always better.',
  fordOrCard:
    'The river is behind you. A fleeing army fords on **5 or 6**; the card Ford needs no roll, and here it may save an army.',
  way: 'Miniatures at hand? Then both choose the table. Otherwise dice decide it here in a moment.',
  tactics:
    '**Battle.** Each point rolls a die a round, **5 and 6** hit, three rounds at most. The bars show how it may end. A card can turn it, but used is used.',
  moment: 'On your table each tactical card has its moment. If you hold the right one, now is the time.',
  winner: 'Enter what happened on your table. The other side does the same.',
  losses: 'Count the points that were destroyed, before anybody saves any.',
  confirm: 'Look at it once more. After this the saves are rolled.',
  bonusCard: 'The winner may draw a **card**. There is no reason not to.',
  sidestep:
    'The straight way back is closed. Choose the side on which you are not driven into the river or the sea.',
  over: 'That was a short raid. A whole campaign lasts up to **24 turns**, and the Normans are the other half of it. Begin a new one when you are ready, or read the rules.',
};
