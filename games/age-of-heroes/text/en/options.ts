import type { OptionLabels } from '../catalogue.ts';
import { perilOf } from '../catalogue.ts';
import { names as n } from './names.ts';

const lend = ({ item, from, to }: { item: Parameters<typeof n.item>[0]; from: string; to: string }): string =>
  `Hand ${n.theItem(item)} from ${n.target(from)} to ${n.target(to)}`;

/** Classic luck moves a die up or down; in the open it simply helps one's own side. */
function luck({ points }: { points: number }): string {
  if (points === 0) return 'Spend no luck';
  return `Spend ${Math.abs(points)} luck ${points > 0 ? 'upwards' : 'downwards'}`;
}

export const options: OptionLabels = {
  chooseHero: { hero: ({ hero }) => `Play ${n.counter(hero)}` },
  afterDeath: {
    withdraw: () => 'Withdraw: the glory won so far counts',
    restart: () => 'Begin again: same hero, new home, 3 luck',
    transfer: ({ jarl }) => `Go on as ${n.counter(jarl)}, with luck and lands but no glory`,
  },
  taxHolder: { holder: ({ jarl }) => `${n.counter(jarl)} keeps the marks` },
  chooseCounter: {
    counter: ({ counter }) => `Move ${n.counter(counter)}`,
    lend,
    done: () => 'End movement',
  },
  move: {
    step: ({ to }) => `Move ${n.to(to)}`,
    ride: () => 'Ride Frey Faxi: twice the movement',
    lend,
    trade: ({ dragon }) => `Give ${n.title(dragon)} the Brosung Necklace for its hoard, unseen`,
    stop: () => 'Stop here',
  },
  riders: {
    rider: ({ counter }) => `${n.counter(counter)} rides along`,
    go: () => 'Set off',
  },
  peril: {
    dare: (_, asking) =>
      perilOf(asking) === 'worship' ? 'Walk away from Frey and die' : 'Put to sea and die',
    stay: () => 'Stay',
  },
  pickUp: {
    take: ({ item }) => `Take ${n.theItem(item)}`,
    leave: () => 'Leave it',
  },
  attackFrom: {
    area: ({ area }) => `Attack ${n.at(area)}`,
    done: () => 'End your attacks',
  },
  attackers: {
    attacker: ({ counter }) => `${n.counter(counter)} attacks`,
    ready: () => 'That is all of them',
  },
  targets: {
    target: ({ target }, { frame }) =>
      target === 'land' && frame ? `Attack ${n.theArea(frame.area)} itself` : `Attack ${n.target(target)}`,
    strike: () => 'Strike',
    back: () => 'Back to the attackers',
  },
  aid: {
    call: ({ counter }) => `Call ${n.counter(counter)}`,
    callAll: () => 'Call everyone',
    enough: () => 'Nobody else',
  },
  spellLuck: { luck },
  sygilWorks: {
    work: () => 'Trust in Sygil',
    rest: () => 'Let the rune rest',
  },
  sygilLuck: { luck },
  luckBid: { luck },
  luckOpen: { luck: ({ points }) => (points === 0 ? 'Spend no luck' : `Spend ${Math.abs(points)} luck`) },
  turnFlight: {
    turn: () => 'Let the enemy flee',
    flee: () => 'Flee',
  },
  recruit: {
    recruit: () => 'Recruit for 1 luck',
    refuse: () => 'Let the result stand',
  },
  reward: {
    glory: (_, { frame }) => (frame ? `${frame.glory} glory` : 'Glory'),
    luck: (_, { frame }) => (frame ? `${frame.luck} luck` : 'Luck'),
  },
  loss: {
    glory: (_, { frame, player }) =>
      frame ? `Lose ${Math.min(frame.amount, player?.glory ?? 0)} glory` : 'Lose glory',
    luck: (_, { frame, player }) =>
      frame ? `Lose ${Math.min(frame.amount, player?.luck ?? 0)} luck` : 'Lose luck',
  },
  spoils: { give: ({ jarl }) => `${n.counter(jarl)} takes the hoard` },
  fleeTo: { fleeTo: ({ area }) => `Flight ${n.to(area)}` },
  fleeStep: {
    step: ({ to }) => `Flight ${n.to(to)}`,
    stop: () => 'Far enough',
  },
  godCheck: {
    roll: () => 'Roll',
    pass: () => 'Leave the gods alone',
  },
};
