import type { OptionLabels } from '../catalogue.ts';
import { perilOf } from '../catalogue.ts';
import { cases, names as n } from './names.ts';

type Lend = {
  item: Parameters<typeof n.item>[0];
  from: Parameters<typeof n.counter>[0];
  to: Parameters<typeof n.counter>[0];
};

const lend = ({ item, from, to }: Lend): string =>
  `${n.item(item)} von ${n.counter(from)} an ${n.counter(to)} geben`;

function luck({ points }: { points: number }): string {
  if (points === 0) return 'Kein Glück ausgeben';
  return `${Math.abs(points)} Glück nach ${points > 0 ? 'oben' : 'unten'}`;
}

export const options: OptionLabels = {
  chooseHero: { hero: ({ hero }) => `${n.counter(hero)} spielen` },
  afterDeath: {
    withdraw: () => 'Abtreten: Der Ruhm bis hierher zählt',
    restart: () => 'Neu anfangen: derselbe Held, neue Heimat, 3 Glück',
    transfer: ({ jarl }) => `Als ${n.counter(jarl)} weiterspielen, mit Glück und Ländern, aber ohne Ruhm`,
  },
  taxHolder: { holder: ({ jarl }) => `${n.counter(jarl)} verwahrt das Gold` },
  chooseCounter: {
    counter: ({ counter }) => `${n.counter(counter)} ziehen`,
    lend,
    done: () => 'Bewegung beenden',
  },
  move: {
    step: ({ to }) => `Schritt ${n.to(to)}`,
    ride: () => 'Freyfaxi reiten: doppelte Bewegung',
    lend,
    trade: ({ dragon }) => `${n.counter(dragon)} das Brosung-Halsband geben, gegen den Hort, ungesehen`,
    stop: () => 'Hier bleiben',
  },
  riders: {
    rider: ({ counter }) => `${n.counter(counter)} reitet mit`,
    go: () => 'Aufbrechen',
  },
  peril: {
    dare: (_, asking) =>
      perilOf(asking) === 'worship' ? 'Frey verschmähen und sterben' : 'In See stechen und sterben',
    stay: () => 'Bleiben',
  },
  pickUp: {
    take: ({ item }) => `${n.item(item)} nehmen`,
    leave: () => 'Liegen lassen',
  },
  attackFrom: {
    area: ({ area }) => `Angriff ${n.at(area)}`,
    done: () => 'Angriffe beenden',
  },
  attackers: {
    attacker: ({ counter }) => `${n.counter(counter)} greift an`,
    ready: () => 'Das sind alle',
  },
  targets: {
    target: ({ target }, { frame }) =>
      target === 'land' && frame
        ? `Das Land selbst angreifen (${n.area(frame.area)})`
        : `${sentence(target)} angreifen`,
    strike: () => 'Zuschlagen',
    back: () => 'Zurück zu den Angreifern',
  },
  aid: {
    call: ({ counter }) => `${n.counter(counter)} rufen`,
    callAll: () => 'Alle rufen',
    enough: () => 'Sonst niemanden',
  },
  spellLuck: { luck },
  sygilWorks: {
    work: () => 'Auf Sygil vertrauen',
    rest: () => 'Die Rune ruhen lassen',
  },
  sygilLuck: { luck },
  luckBid: { luck },
  luckOpen: {
    luck: ({ points }) => (points === 0 ? 'Kein Glück ausgeben' : `${Math.abs(points)} Glück ausgeben`),
  },
  turnFlight: {
    turn: () => 'Der Feind soll fliehen',
    flee: () => 'Selbst fliehen',
  },
  recruit: {
    recruit: () => 'Für 1 Glück anwerben',
    refuse: () => 'Das Ergebnis gelten lassen',
  },
  reward: {
    glory: (_, { frame }) => (frame ? `${frame.glory} Ruhm` : 'Ruhm'),
    luck: (_, { frame }) => (frame ? `${frame.luck} Glück` : 'Glück'),
  },
  loss: {
    glory: (_, { frame, player }) =>
      frame ? `${Math.min(frame.amount, player?.glory ?? 0)} Ruhm hergeben` : 'Ruhm hergeben',
    luck: (_, { frame, player }) =>
      frame ? `${Math.min(frame.amount, player?.luck ?? 0)} Glück hergeben` : 'Glück hergeben',
  },
  spoils: { give: ({ jarl }) => `${n.counter(jarl)} nimmt den Hort` },
  fleeTo: { fleeTo: ({ area }) => `Flucht ${n.to(area)}` },
  fleeStep: {
    step: ({ to }) => `Flucht ${n.to(to)}`,
    stop: () => 'Weit genug',
  },
  godCheck: {
    roll: () => 'Würfeln',
    pass: () => 'Die Götter in Ruhe lassen',
  },
};

const sentence = (target: string): string => {
  const whom = cases.targetAccusative(target);
  return whom.charAt(0).toUpperCase() + whom.slice(1);
};
