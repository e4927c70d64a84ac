import type { EventOf } from '../../rules/events.ts';
import type { HitPart } from '../../rules/quick.ts';
import type { About, Log } from '../catalogue.ts';
import { counted } from '../counted.ts';
import { endings } from './endings.ts';
import { names as n } from './names.ts';
import { rolls } from './rolls.ts';

const who = (seat: number, { side }: About): string => n.theSide(side(seat));

/** Said of armies that went somewhere. */
const WENT: Readonly<Record<EventOf<'moved'>['how'], string>> = {
  march: 'marches',
  land: 'lands and goes',
  board: 'goes',
  retreat: 'retreats',
  flight: 'flees',
  back: 'goes back',
};

const MOMENTS_SAID: Readonly<Record<EventOf<'moment'>['moment'], string>> = {
  sidesChosen: 'The sides of the table are chosen.',
  settingUp: 'The units are set up.',
  allSetUp: 'All units stand on the table.',
};

const report = ({ winner, attacker, defender }: EventOf<'disputed'>['reports'][number]): string =>
  `${winner === 'draw' ? 'a draw' : `the ${winner} won`}, losses ${attacker} and ${defender}`;

/** One part needs no sum. */
const needed = (face: number | undefined, parts: readonly HitPart[] = []): string =>
  `${face}+${parts.length > 1 ? `: ${n.hitSum(parts)}` : ''}`;

export const log: Log = {
  roll: () => null,
  typed: ({ seat, faces, for: what }, about) =>
    `${who(seat, about)} roll real dice (${rolls[what].toLowerCase()}): ${n.dice(faces)}.`,
  divided: ({ seat, armies, points }, about) =>
    `${who(seat, about)} divide their points: ${n.list(armies.map((id, i) => `${n.army(id)} ${points[i]}`))}.`,
  mustered: ({ seat, armies }, about) =>
    `${who(seat, about)} muster ${armies.length} armies: ${n.list(armies.map(n.title))}.`,
  placed: ({ army, hex }, { spot }) => `${n.army(army)} waits ${n.at(spot(hex))}.`,
  turnBegan: ({ turn, of }) => (of > 0 ? `Turn ${turn} of ${of}.` : `Turn ${turn}.`),
  initiativePlayed: ({ seat, cards }, about) =>
    cards === 0
      ? `${who(seat, about)} play no Initiative.`
      : `${who(seat, about)} play Initiative${cards === 1 ? '' : ' twice'}.`,
  initiativeRolled: ({ dice }, about) =>
    `Dice for the first move: ${n.list(dice.map((face, seat) => `${who(seat, about)} ${face}`))}.`,
  initiativeTied: () => 'A tie: both roll again.',
  initiativeResult: ({ seat, die, bonus, weak, result }, about) =>
    bonus + weak === 0
      ? null
      : `${who(seat, about)}: ${die}${bonus > 0 ? ` ${n.signed(bonus)} for cards` : ''}${weak > 0 ? ` ${n.signed(-weak)} for weak or lost armies` : ''}, that is ${n.number(result)}.`,
  order: ({ order }, about) => `${who(order[0] ?? 0, about)} move first.`,
  movement: ({ seat }, about) => `${who(seat, about)} move.`,
  moved: ({ army, from, to, how }, { spot }) =>
    `${n.army(army)} ${WENT[how]} ${n.from(spot(from))} ${n.to(spot(to))}.`,
  forded: ({ army, to, face, ok }, { spot }) => {
    const where = spot(to).ship ? 'towards the ship' : `towards ${n.spot(spot(to))}`;
    if (face === null) return `${n.army(army)} crosses the river ${where} by a ford somebody knew.`;
    return ok
      ? `${n.army(army)} fords the river ${where} (${face}).`
      : `${n.army(army)} does not get through the river ${where} (${face}).`;
  },
  sailed: ({ from, to, aboard, fled }, { spot }) =>
    `The ship ${fled ? 'puts to sea' : 'sails'} ${n.from(spot(from))} ${n.to(spot(to))}${aboard.length > 0 ? `, ${n.list(aboard.map(n.army))} aboard` : ''}.`,
  exchanged: ({ army, with: other }) => `${n.army(army)} and ${n.army(other)} exchange points.`,
  exchangedPoints: ({ army, with: other, points }) =>
    points < 0
      ? `${n.army(army)} takes ${n.points(-points)} from ${n.army(other)}.`
      : `${n.army(army)} gives ${n.army(other)} ${n.points(points)}.`,
  forcedMarch: ({ army }) => `${n.army(army)} may go two hexes this turn.`,
  cardPlayed: ({ seat, card }, about) => `${who(seat, about)} play ${n.cards[card]}.`,
  attacked: ({ army, target, hex, from }, { spot }) =>
    `${n.army(army)} comes ${n.from(spot(from))} and attacks ${n.army(target)} ${n.at(spot(hex))}.`,
  flightRolled: ({ army, face }) =>
    `${n.army(army)} is too weak to fight and flees ${face <= 2 ? 'straight on' : face <= 4 ? 'to the left' : 'to the right'} (${face}).`,
  fled: ({ army, path }, { spot }) => {
    const end = path.at(-1);
    return end === undefined
      ? `${n.army(army)} finds no way to flee.`
      : `${n.army(army)} flees ${n.to(spot(end))}.`;
  },
  battleBegan: ({ hex, field, attacker, defender, points, aboard }, { spot }) =>
    `Battle ${n.at(spot(hex))} (${n.fields[field]}): ${n.army(attacker)} with ${points[0]} against ${n.army(defender)} with ${points[1]}${aboard ? ', who fights from the ship' : ''}.`,
  wayAgreed: ({ way }) =>
    way === 'table' ? 'Both sides want it on the table.' : 'Dice decide this battle here.',
  battlefield: ({ pieces }) =>
    `On the table: ${pieces.length === 0 ? 'open ground, no terrain' : n.list(counted(pieces).map(([piece, count]) => n.pieces(piece, count)))}.`,
  moment: ({ moment }) => MOMENTS_SAID[moment],
  tacticPlayed: ({ seat, card }, about) => `${who(seat, about)} play ${n.cards[card]} in this battle.`,
  round: ({ round, attacker, defender, needs, hits, left, sums }) => {
    const rolled = [
      ...(attacker.length > 0
        ? [`attacker ${n.dice(attacker)} (${needed(needs[0], sums[0])}): ${hits[0]}`]
        : []),
      ...(defender.length > 0
        ? [`defender ${n.dice(defender)} (${needed(needs[1], sums[1])}): ${hits[1]}`]
        : []),
    ];
    return `Round ${round}, hits of ${rolled.join('; ')}. Left: ${left.join(' against ')}.`;
  },
  disputed: ({ reports }) => `The reports differ: ${reports.map(report).join('; ')}. Both enter it again.`,
  battleWon: ({ winner, attacker, defender, lost }) => {
    const lead = winner === 'draw' ? 'Nobody' : n.army(winner === 'attacker' ? attacker : defender);
    return `${lead} wins. ${n.army(attacker)} lost ${n.points(lost[0] ?? 0)}, ${n.army(defender)} ${n.points(lost[1] ?? 0)}.`;
  },
  saves: ({ army, dice, needs, saved, left }) =>
    dice.length === 0
      ? `${n.army(army)} has nothing to save; ${n.points(left)} left.`
      : `${n.army(army)} saves ${saved} of ${dice.length} (${n.dice(dice)}; ${needs}+); ${n.points(left)} left.`,
  beachTaken: ({ army, hex }, { spot }) => `${n.army(army)} takes the beach ${n.at(spot(hex))}.`,
  cardDrawn: ({ seat, card }, about) =>
    `${who(seat, about)} draw ${card === null ? 'a card' : `the card ${n.cards[card]}`}.`,
  cardDeclined: ({ seat }, about) => `${who(seat, about)} draw no card.`,
  reshuffled: ({ cards }) => `The ${cards} discarded cards are shuffled into a new deck.`,
  destroyed: ({ army, how }) =>
    ({
      battle: `${n.title(army)} is destroyed in battle.`,
      retreat: `${n.title(army)} has nowhere to retreat and is destroyed.`,
      flight: `${n.title(army)} has nowhere to flee and is destroyed.`,
      ship: `${n.title(army)} goes down with the ship.`,
      dissolved: `${n.army(army)} has given up all points: the army is dissolved.`,
    })[how],
  pillaged: ({ army, hex, count }, { spot }) =>
    `${n.army(army)} pillages ${n.spot(spot(hex))}: ${count === 1 ? 'the first village' : `${count} villages so far`}.`,
  besieged: ({ army, turns, of }) => `${n.army(army)} has held the castle for ${turns} of ${of} full turns.`,
  castleDestroyed: ({ army }) => `${n.army(army)} burns the castle down.`,
  shipDestroyed: ({ army, hex }, { spot }) =>
    army === null
      ? `The ship is lost ${n.at(spot(hex))}: there was no way out.`
      : `${n.army(army)} burns the ship ${n.at(spot(hex))}.`,
  turnEnded: ({ turn }) => `Turn ${turn} is over.`,
  revealed: ({ armies }) =>
    `All cards on the table: ${n.list(armies.map(({ army, points }) => `${n.army(army)} ${points}`))}.`,
  campaignOver: ({ winner, how }, about) => `${endings[how](about.view)} Victory: ${who(winner, about)}.`,
};
