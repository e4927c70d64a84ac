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
import { cases, names as n } from './names.ts';

const DIE: Readonly<Record<(typeof THROWS)[number], string>> = {
  initiative: 'Er entscheidet mit, wer in dieser Runde zuerst zieht: Das höhere Ergebnis gewinnt.',
  ford: `Er entscheidet, ob das Heer durch den Fluss kommt: ab ${FORD_ON}.`,
  fleeingFord: `Er entscheidet, ob die Fliehenden durch den Fluss kommen: ${FLEEING_FORD_ON} oder 6.`,
  flight: 'Er sagt, wohin sie fliehen: 1 oder 2 geradeaus, 3 oder 4 nach links, 5 oder 6 nach rechts.',
  round:
    'Jeder Punkt, den du noch hast, würfelt in dieser Runde einmal; 5 und 6 treffen, mit Nachteil nur die 6.',
  saves: 'Jeder verlorene Punkt kann zurückkehren: beim Sieger ab 4, beim Verlierer bei 5 oder 6.',
};

const MOMENT_QUESTIONS = {
  sidesChosen: 'Die Tischseiten sind gewählt, und noch steht nichts: der Augenblick für Ortskenntnis.',
  settingUp: 'Gleich wird aufgestellt: der Augenblick für Späher.',
  allSetUp: 'Alles steht auf dem Tisch: der Augenblick für einen Hinterhalt.',
} as const;

export const questions: Questions = {
  divide: ({ view }) =>
    `Verteile deine ${ALL_POINTS} Punkte auf ${view.options.freeArmyCount ? `${ARMIES} bis ${MOST_ARMIES}` : 'deine drei'} Heere, je ${LEAST_POINTS} bis ${MOST_POINTS}.\n` +
    'Die andere Seite sieht, wo deine Heere stehen, aber nicht, wie stark sie sind, bis es zum Kampf kommt.',
  place: ({ frame }) =>
    `Wo erwartet ${frame ? n.title(frame.army) : 'dieses Heer'} die Wikinger?\nEin Heer hält die Burg, ` +
    `die anderen stehen höchstens ${NORMAN_START} Felder davon entfernt. Hat niemand die Burg besetzt, muss es das letzte tun.`,
  initiativeCards: () =>
    `Beide Seiten würfeln, wer zuerst zieht. Wie viele Karten Initiative spielst du?\nJede erhöht deinen Wurf um ${INITIATIVE_BONUS} und ist dann fort. ` +
    'Beide wählen geheim.',
  command: ({ view, mine }) => {
    const late = stragglers(view, mine).map(n.army);
    const home = mine === 'normans' ? 'zur Burg' : 'zum Schiff';
    const must =
      late.length === 0
        ? ''
        : ` ${n.list(late)} ${late.length === 1 ? 'hat' : 'haben'} nur noch 1 Punkt und ${late.length === 1 ? 'muss' : 'müssen'} erst ein Stück ${home} gehen.`;
    return `Du ziehst.${must}\nJedes Heer darf ein Feld weit ziehen${mine === 'vikings' ? ', das Schiff zwei, wenn jemand an Bord ist' : ''}. Wer ein Feld des Feindes betritt, greift an. Sind alle, wo du sie haben willst, beende deine Bewegung.`;
  },
  amount: ({ frame }) =>
    `${frame ? `${n.army(frame.army)} tauscht Punkte mit ${n.army(frame.with)}` : 'Ein Tausch von Punkten'}. Wie viele wechseln hinüber?\n` +
    `Keiner darf am Ende mehr als ${MOST_POINTS} haben; wem nichts bleibt, der löst sich auf. Die andere Seite sieht nur, dass getauscht wurde.`,
  typeDie: ({ frame }) =>
    frame
      ? `Deine echten Würfel: Wirf einen${frame.count > 1 ? ` (${frame.faces.length + 1} von ${frame.count})` : ''} und gib ihn ein. ${DIE[frame.for]}`
      : 'Deine echten Würfel: Wirf einen und gib ein, was er zeigt.',
  defendShip: ({ frame, spot }) =>
    `${frame ? `${n.army(frame.attacker)} greift dein Schiff ${n.at(spot(frame.hex))} an` : 'Dein Schiff wird angegriffen'}. Wer von denen an Bord verteidigt es?\n` +
    'Verliert und überlebt der Verteidiger, sticht das Schiff in See.',
  putToSea: ({ view, spot }) =>
    `Dein Schiff muss${view.ship.at === null ? '' : ` ${n.from(spot(view.ship.at))}`} fort, ein oder zwei Felder weit. Wohin?`,
  stopAboard: ({ frame }) =>
    `${frame ? n.army(frame.army) : 'Dein Heer'} kommt auf der Flucht am Schiff vorbei. An Bord gehen und sicher sein oder weiterlaufen?`,
  fordOrCard: ({ frame, view }) =>
    `${frame ? n.army(frame.army) : 'Dein Heer'} muss über den Fluss, den Feind im Rücken: ${FLEEING_FORD_ON} oder 6 auf dem Würfel oder eine Karte Furt. ` +
    (view.agenda.some(({ step }) => step === 'flightForded' || step === 'flightStep')
      ? 'Misslingt der Wurf, ist das Heer vernichtet.'
      : 'Misslingt der Wurf, ist dieser Weg versperrt.'),
  way: (asking) =>
    `${battleOf(asking)} Wie soll gekämpft werden?\nAuf eurem Tisch nur, wenn es beide wollen; sonst entscheiden hier die Würfel.`,
  tactics: (asking) =>
    `${battleOf(asking)} Du darfst taktische Karten spielen, von jeder Art eine, ehe gewürfelt wird.\nWas du behältst, wartet auf einen anderen Kampf.`,
  moment: ({ frame }) =>
    `${frame ? MOMENT_QUESTIONS[frame.moment] : 'Ein Augenblick für eine taktische Karte.'} Jetzt eine Karte spielen oder ohne weitermachen?`,
  winner: (asking) =>
    `${battleOf(asking)} Kämpft jetzt auf eurem Tisch. Wenn es vorbei ist, gib ein, wer gewonnen hat${asking.view.options.oneEntry ? ' und was verloren ging' : '; das tun beide Seiten, und beide Antworten müssen übereinstimmen'}.`,
  losses: ({ frame, view }) => {
    const party = frame ? view.battle?.[frame.of] : undefined;
    const whose = party
      ? `von ${n.armys(party.army)} ${cases.withPoints(party.points)}`
      : 'der Punkte dieses Heeres';
    return `Wie viele ${whose} wurden auf dem Tisch vernichtet?\nEs zählt, was vor jedem Rettungswurf verloren war.`;
  },
  confirm: ({ view: { battle } }) => {
    const sum = battle
      ? `${verdict(battle.winner)}; ${n.army(battle.attacker.army)} verlor ${n.points(battle.attacker.points - battle.attacker.left)}, ${n.army(battle.defender.army)} ${n.points(battle.defender.points - battle.defender.left)}`
      : 'So lautet der Bericht';
    return `${sum}. Stimmt das? Danach fallen die Rettungswürfe, und nichts lässt sich mehr berichtigen.`;
  },
  bonusCard: ({ view }) =>
    `Dein Heer hat den Kampf gewonnen. Eine Bonuskarte ziehen? ${view.deck.length > 0 ? `Im Stapel sind noch ${view.deck.length} von 10.` : 'Der Stapel ist leer; zuerst werden die abgelegten Karten gemischt.'} Niemand sonst sieht sie.`,
  sidestep: ({ frame, army, spot }) => {
    const at = frame ? army(frame.army)?.at : null;
    return `${frame ? n.army(frame.army) : 'Dein Heer'} weicht${at ? ` ${n.from(spot(at))}` : ''} zurück, und geradeaus ist der Weg versperrt. Wohin zur Seite?`;
  },
};

function battleOf({ view, spot }: About): string {
  const { battle } = view;
  if (battle === null) return 'Ein Kampf.';
  const { attacker, defender, hex } = battle;
  return `${n.army(attacker.army)} (${attacker.points}) greift ${n.army(defender.army)} (${defender.points}) ${n.at(spot(hex))} an.`;
}

const verdict = (winner: 'attacker' | 'defender' | 'draw' | null): string =>
  winner === 'attacker'
    ? 'Der Angreifer hat gewonnen'
    : winner === 'defender'
      ? 'Der Verteidiger hat gewonnen'
      : 'Unentschieden';
