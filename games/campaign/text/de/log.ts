import type { EventOf } from '../../rules/events.ts';
import type { HitPart } from '../../rules/quick.ts';
import type { About, Log } from '../catalogue.ts';
import { counted } from '../counted.ts';
import { endings } from './endings.ts';
import { cases, names as n } from './names.ts';
import { rolls } from './rolls.ts';

const who = (seat: number, { side }: About): string => n.theSide(side(seat));

/** A verb that may come in two parts: „zieht sich … zurück“. */
const WENT: Readonly<Record<EventOf<'moved'>['how'], readonly [verb: string, rest: string]>> = {
  march: ['marschiert', ''],
  land: ['landet und geht', ''],
  board: ['geht', ''],
  retreat: ['zieht sich', ' zurück'],
  flight: ['flieht', ''],
  back: ['geht', ' zurück'],
};

const MOMENTS_SAID: Readonly<Record<EventOf<'moment'>['moment'], string>> = {
  sidesChosen: 'Die Tischseiten sind gewählt.',
  settingUp: 'Die Einheiten werden aufgestellt.',
  allSetUp: 'Alle Einheiten stehen auf dem Tisch.',
};

const report = ({ winner, attacker, defender }: EventOf<'disputed'>['reports'][number]): string =>
  `${{ attacker: 'Sieg des Angreifers', defender: 'Sieg des Verteidigers', draw: 'unentschieden' }[winner]}, Verluste ${attacker} und ${defender}`;

/** One part needs no sum. */
const needed = (face: number | undefined, parts: readonly HitPart[] = []): string =>
  `${face}${parts.length > 1 ? `: ${n.hitSum(parts)}` : ''}`;

export const log: Log = {
  roll: () => null,
  typed: ({ seat, faces, for: what }, about) =>
    `${who(seat, about)} würfeln mit echten Würfeln (${rolls[what]}): ${n.dice(faces)}.`,
  divided: ({ seat, armies, points }, about) =>
    `${who(seat, about)} verteilen ihre Punkte: ${n.list(armies.map((id, i) => `${n.army(id)} ${points[i]}`))}.`,
  mustered: ({ seat, armies }, about) =>
    `${who(seat, about)} stellen ${armies.length} Heere auf: ${n.list(armies.map(n.title))}.`,
  placed: ({ army, hex }, { spot }) => `${n.army(army)} wartet ${n.at(spot(hex))}.`,
  turnBegan: ({ turn, of }) => (of > 0 ? `Runde ${turn} von ${of}.` : `Runde ${turn}.`),
  initiativePlayed: ({ seat, cards }, about) =>
    cards === 0
      ? `${who(seat, about)} spielen keine Initiative.`
      : `${who(seat, about)} spielen ${cards === 1 ? '' : 'zweimal '}Initiative.`,
  initiativeRolled: ({ dice }, about) =>
    `Würfel um den ersten Zug: ${n.list(dice.map((face, seat) => `${who(seat, about)} ${face}`))}.`,
  initiativeTied: () => 'Gleichstand: Beide würfeln noch einmal.',
  initiativeResult: ({ seat, die, bonus, weak, result }, about) =>
    bonus + weak === 0
      ? null
      : `${who(seat, about)}: ${die}${bonus > 0 ? ` ${n.signed(bonus)} durch Karten` : ''}${weak > 0 ? ` ${n.signed(-weak)} durch schwache oder verlorene Heere` : ''}, also ${n.number(result)}.`,
  order: ({ order }, about) => `${who(order[0] ?? 0, about)} ziehen zuerst.`,
  movement: ({ seat }, about) => `${who(seat, about)} sind am Zug.`,
  moved: ({ army, from, to, how }, { spot }) => {
    const [verb, rest] = WENT[how];
    return `${n.army(army)} ${verb} ${n.from(spot(from))} ${n.to(spot(to))}${rest}.`;
  },
  forded: ({ army, to, face, ok }, { spot }) => {
    const where = spot(to).ship ? 'zum Schiff' : n.to(spot(to));
    if (face === null) return `${n.army(army)} kennt eine Furt und kommt ${where} hinüber.`;
    return ok
      ? `${n.army(army)} kommt durch den Fluss ${where} (${face}).`
      : `${n.army(army)} kommt nicht durch den Fluss ${where} (${face}).`;
  },
  sailed: ({ from, to, aboard, fled }, { spot }) =>
    `Das Schiff ${fled ? 'flieht' : 'segelt'} ${n.from(spot(from))} ${n.to(spot(to))}${aboard.length > 0 ? `, an Bord ${n.list(aboard.map(n.army))}` : ''}.`,
  exchanged: ({ army, with: other }) => `${n.army(army)} und ${n.army(other)} tauschen Punkte.`,
  exchangedPoints: ({ army, with: other, points }) =>
    points < 0
      ? `${n.army(army)} nimmt ${n.points(-points)} von ${n.army(other)}.`
      : `${n.army(army)} gibt ${n.army(other)} ${n.points(points)}.`,
  forcedMarch: ({ army }) => `${n.army(army)} darf in dieser Runde zwei Felder weit ziehen.`,
  cardPlayed: ({ seat, card }, about) => `${who(seat, about)} spielen ${n.cards[card]}.`,
  attacked: ({ army, target, hex, from }, { spot }) =>
    `${n.army(army)} kommt ${n.from(spot(from))} und greift ${n.army(target)} ${n.at(spot(hex))} an.`,
  flightRolled: ({ army, face }) =>
    `${n.army(army)} ist zu schwach zum Kämpfen und flieht ${face <= 2 ? 'geradeaus' : face <= 4 ? 'nach links' : 'nach rechts'} (${face}).`,
  fled: ({ army, path }, { spot }) => {
    const end = path.at(-1);
    return end === undefined
      ? `${n.army(army)} findet keinen Weg zur Flucht.`
      : `${n.army(army)} flieht ${n.to(spot(end))}.`;
  },
  battleBegan: ({ hex, field, attacker, defender, points, aboard }, { spot }) =>
    `Kampf ${n.at(spot(hex))} (${n.fields[field]}): ${n.army(attacker)} mit ${points[0]} gegen ${n.army(defender)} mit ${points[1]}${aboard ? ', vom Schiff aus' : ''}.`,
  wayAgreed: ({ way }) =>
    way === 'table'
      ? 'Beide Seiten wollen es am Tisch austragen.'
      : 'Über diesen Kampf entscheiden hier die Würfel.',
  battlefield: ({ pieces }) =>
    `Auf dem Tisch: ${pieces.length === 0 ? 'freies Feld, kein Gelände' : n.list(counted(pieces).map(([piece, count]) => n.pieces(piece, count)))}.`,
  moment: ({ moment }) => MOMENTS_SAID[moment],
  tacticPlayed: ({ seat, card }, about) => `${who(seat, about)} spielen in diesem Kampf ${n.cards[card]}.`,
  round: ({ round, attacker, defender, needs, hits, left, sums }) => {
    const rolled = [
      ...(attacker.length > 0
        ? [`Angreifer ${n.dice(attacker)} (ab ${needed(needs[0], sums[0])}): ${hits[0]}`]
        : []),
      ...(defender.length > 0
        ? [`Verteidiger ${n.dice(defender)} (ab ${needed(needs[1], sums[1])}): ${hits[1]}`]
        : []),
    ];
    return `Durchgang ${round}, Treffer: ${rolled.join('; ')}. Übrig: ${left.join(' gegen ')}.`;
  },
  disputed: ({ reports }) =>
    `Die Berichte gehen auseinander: ${reports.map(report).join('; ')}. Beide geben es noch einmal ein.`,
  battleWon: ({ winner, attacker, defender, lost }) => {
    const lead = winner === 'draw' ? 'Niemand' : n.army(winner === 'attacker' ? attacker : defender);
    return `${lead} gewinnt. ${n.army(attacker)} verlor ${n.points(lost[0] ?? 0)}, ${n.army(defender)} ${n.points(lost[1] ?? 0)}.`;
  },
  saves: ({ army, dice, needs, saved, left }) =>
    dice.length === 0
      ? `${n.army(army)} hat nichts zu retten; es bleiben ${n.points(left)}.`
      : `${n.army(army)} rettet ${saved} von ${dice.length} (${n.dice(dice)}; ab ${needs}); es bleiben ${n.points(left)}.`,
  beachTaken: ({ army, hex }, { spot }) => `${n.army(army)} nimmt den Strand ${n.at(spot(hex))}.`,
  cardDrawn: ({ seat, card }, about) =>
    `${who(seat, about)} ziehen ${card === null ? 'eine Karte' : `die Karte ${n.cards[card]}`}.`,
  cardDeclined: ({ seat }, about) => `${who(seat, about)} ziehen keine Karte.`,
  reshuffled: ({ cards }) => `Die ${cards} abgelegten Karten werden zu einem neuen Stapel gemischt.`,
  destroyed: ({ army, how }) =>
    ({
      battle: `${n.title(army)} ist im Kampf vernichtet.`,
      retreat: `${n.title(army)} kann nirgends hin weichen und ist vernichtet.`,
      flight: `${n.title(army)} kann nirgends hin fliehen und ist vernichtet.`,
      ship: `${n.title(army)} geht mit dem Schiff unter.`,
      dissolved: `${n.army(army)} hat alle Punkte abgegeben: Das Heer ist aufgelöst.`,
    })[how],
  pillaged: ({ army, hex, count }, { spot }) =>
    `${n.army(army)} plündert ${n.spot(spot(hex))}: ${count === 1 ? 'das erste Dorf' : `bisher ${count} Dörfer`}.`,
  besieged: ({ army, turns, of }) => `${n.army(army)} hält die Burg seit ${turns} von ${of} vollen Runden.`,
  castleDestroyed: ({ army }) => `${n.army(army)} brennt die Burg nieder.`,
  shipDestroyed: ({ army, hex }, { spot }) =>
    army === null
      ? `Das Schiff geht ${n.at(spot(hex))} verloren: Es gab keinen Ausweg.`
      : `${n.army(army)} verbrennt das Schiff ${n.at(spot(hex))}.`,
  turnEnded: ({ turn }) => `Runde ${turn} ist vorüber.`,
  revealed: ({ armies }) =>
    `Alles wird offengelegt: ${n.list(armies.map(({ army, points }) => `${n.army(army)} ${points}`))}.`,
  campaignOver: ({ winner, how }, about) =>
    `${endings[how](about.view)} Der Sieg gehört ${cases.toSide(about.side(winner))}.`,
};
