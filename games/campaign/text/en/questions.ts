import {
  ALL_POINTS,
  ARMIES,
  FLEEING_FORD_ON,
  FORD_ON,
  INITIATIVE_BONUS,
  LEAST_POINTS,
  MOST_ARMIES,
  MOST_POINTS,
  NORMAN_START,
} from '../../content/index.ts';
import type { THROWS } from '../../rules/agenda.ts';
import type { About, Questions } from '../catalogue.ts';
import { stragglers } from '../stragglers.ts';
import { names as n } from './names.ts';

/** What a die on the table is for, and what it takes. */
const DIE: Readonly<Record<(typeof THROWS)[number], string>> = {
  initiative: 'It decides who moves first this turn; the higher result does.',
  ford: `It decides whether the army gets through the river: ${FORD_ON} or more.`,
  fleeingFord: `It decides whether the fugitives get through the river: ${FLEEING_FORD_ON} or 6.`,
  flight: 'It says where they flee: 1 or 2 straight on, 3 or 4 to the left, 5 or 6 to the right.',
  round: 'Each point you have left rolls one die in this round; 5 and 6 hit, 6 alone if you are hampered.',
  saves: 'Each destroyed point may come back: on 4 or more for the winner, on 5 or 6 for the loser.',
};

const MOMENT_QUESTIONS = {
  sidesChosen: 'The sides of the table are chosen and nobody has set up yet: the moment for Local knowledge.',
  settingUp: 'The units are about to be set up: the moment for Scouts.',
  allSetUp: 'Everything stands on the table: the moment for Ambush.',
} as const;

export const questions: Questions = {
  divide: ({ view }) =>
    `Divide your ${ALL_POINTS} points among ${view.options.freeArmyCount ? `${ARMIES} to ${MOST_ARMIES}` : 'your three'} armies, ${LEAST_POINTS} to ${MOST_POINTS} each.\n` +
    'The other side will see where your armies are, but not how strong, until they fight.',
  place: ({ frame }) =>
    `Where does ${frame ? n.title(frame.army) : 'this army'} wait for the Vikings?\nOne army holds the castle, ` +
    `the others stand at most ${NORMAN_START} hexes from it. If nobody has taken the castle, the last one must.`,
  initiativeCards: () =>
    `Both sides roll for the first move. How many Initiative cards do you play?\nEach adds ${INITIATIVE_BONUS} to your roll and is then gone. ` +
    'Both choose in secret.',
  command: ({ view, mine }) => {
    const late = stragglers(view, mine).map(n.army);
    const home = mine === 'normans' ? 'the castle' : 'the ship';
    const must =
      late.length === 0
        ? ''
        : ` ${n.list(late)} ${late.length === 1 ? 'has' : 'have'} 1 point left and must go towards ${home} before you can finish.`;
    return `Your move.${must}\nEach army may go one hex${mine === 'vikings' ? ', and the ship two if somebody is aboard' : ''}. Entering an enemy's hex is an attack. When all are where you want them, finish.`;
  },
  amount: ({ frame }) =>
    `${frame ? `${n.army(frame.army)} exchanges points with ${n.army(frame.with)}` : 'An exchange of points'}. How many change hands?\n` +
    `Neither may end with more than ${MOST_POINTS}; an army left with none is dissolved. The other side sees only that you met.`,
  typeDie: ({ frame }) =>
    frame
      ? `Your real dice: roll one${frame.count > 1 ? ` (${frame.faces.length + 1} of ${frame.count})` : ''} and enter it. ${DIE[frame.for]}`
      : 'Your real dice: roll one and enter what it shows.',
  defendShip: ({ frame, spot }) =>
    `${frame ? `${n.army(frame.attacker)} attacks your ship ${n.at(spot(frame.hex))}` : 'Your ship is attacked'}. Who of those aboard defends it?\n` +
    'If the defender loses and lives, the ship puts to sea.',
  putToSea: ({ view, spot }) =>
    `Your ship must get away${view.ship.at === null ? '' : ` ${n.from(spot(view.ship.at))}`}, one or two hexes. Where to?`,
  stopAboard: ({ frame }) =>
    `${frame ? n.army(frame.army) : 'Your army'} runs past the ship. Climb aboard and be safe, or run on?`,
  fordOrCard: ({ frame, view }) =>
    `${frame ? n.army(frame.army) : 'Your army'} must cross the river with the enemy behind: ${FLEEING_FORD_ON} or 6 on a die, or a Ford card. ` +
    (view.agenda.some(({ step }) => step === 'flightForded' || step === 'flightStep')
      ? 'If the die fails, the army is destroyed.'
      : 'If the die fails, that way is closed.'),
  way: (asking) =>
    `${battleOf(asking)} How shall it be fought?\nOn your own table only if both sides want that; otherwise dice decide it here.`,
  tactics: (asking) =>
    `${battleOf(asking)} You may play tactical cards, one of each kind, before the dice are rolled.\nA card you keep waits for another battle.`,
  moment: ({ frame }) =>
    `${frame ? MOMENT_QUESTIONS[frame.moment] : 'A moment for a tactical card.'} Play a card now, or go on without?`,
  winner: (asking) =>
    `${battleOf(asking)} Fight it on your table now. When it is over, enter who won${asking.view.options.oneEntry ? ' and what was lost' : '; both sides do, and both answers must agree'}.`,
  losses: ({ frame, view }) => {
    const party = frame ? view.battle?.[frame.of] : undefined;
    const whose = party ? `${n.armys(party.army)} ${n.points(party.points)}` : "this army's points";
    return `How many of ${whose} were destroyed on the table?\nCount what was lost before any saving throw.`;
  },
  confirm: (asking) => {
    const { battle } = asking.view;
    const sum = battle
      ? `${verdict(battle.winner)}; ${n.army(battle.attacker.army)} lost ${n.points(battle.attacker.points - battle.attacker.left)}, ${n.army(battle.defender.army)} ${n.points(battle.defender.points - battle.defender.left)}`
      : 'That is the report';
    return `${sum}. Is that right? After this the saving throws are rolled, and nothing can be corrected.`;
  },
  bonusCard: ({ view }) =>
    `Your army has won the battle. Draw a bonus card? ${view.deck.length > 0 ? `${view.deck.length} of 10 are left in the deck.` : 'The deck is empty, so the discards are shuffled first.'} Nobody else sees it.`,
  sidestep: ({ frame, army, spot }) => {
    const at = frame ? army(frame.army)?.at : null;
    return `${frame ? n.army(frame.army) : 'Your army'} retreats${at ? ` ${n.from(spot(at))}` : ''}, and the straight way is closed. Which way aside?`;
  },
};

/** “Raoul (5) attacks Thorkel (4) at Westerby (B3).” */
function battleOf({ view, spot }: About): string {
  const { battle } = view;
  if (battle === null) return 'A battle.';
  const { attacker, defender, hex } = battle;
  return `${n.army(attacker.army)} (${attacker.points}) attacks ${n.army(defender.army)} (${defender.points}) ${n.at(spot(hex))}.`;
}

const verdict = (winner: 'attacker' | 'defender' | 'draw' | null): string =>
  winner === 'draw' || winner === null ? 'A draw' : `The ${winner} won`;
