import { perilOf, type Questions } from '../catalogue.ts';
import { names as n } from './names.ts';

export const questions: Questions = {
  chooseHero: () =>
    'Choose your hero.\nAll six fight and move alike; if somebody else wants the same one, dice decide between you.',
  afterDeath: ({ seat, cast }) =>
    `${cast(seat)} is dead.\nWithdraw and let the glory won so far count, begin again with nothing but 3 luck, ` +
    'or go on as one of your jarls without glory.',
  taxHolder: ({ seat, cast, frame }) =>
    frame
      ? `${n.theArea(frame.area)} pays ${n.marks(frame.marks)}, and ${cast(seat)} is not there. Which jarl keeps it?`
      : 'Taxes are paid where your hero is not. Which jarl keeps them?',
  chooseCounter: () =>
    'Your movement. Choose who goes next.\nEach counter moves once a turn, and whoever you leave out stays put.',
  move: ({ frame, view }) => {
    if (!frame) return 'Move to a neighbouring area, or stop.';
    const at = view.pieces.find((piece) => piece.id === frame.counter)?.area;
    const where = at ? ` is ${n.at(at)}` : ' is on the move';
    const spent = frame.spent === 0 ? '' : `, with ${frame.spent} of the movement used`;
    return `${n.counter(frame.counter)}${where}${spent}. Take a step, or stop here.`;
  },
  riders: ({ frame }) =>
    `${frame ? n.counter(frame.counter) : 'Your counter'} mounts Frey Faxi. Who comes along?\n` +
    'Riders go the same way and have no movement of their own this turn.',
  peril: (asking) => {
    const { seat, cast, frame } = asking;
    if (perilOf(asking) === 'worship')
      return `${cast(seat)} owes Frey's maiden worship without moving. Whoever walks away from her dies. Go anyway?`;
    const to = frame ? ` ${n.to(frame.to)}` : '';
    return `Njord's serpents wait for ${cast(seat)} this turn: the step${to} goes by sea and would be the last. Go anyway?`;
  },
  pickUp: ({ frame }) =>
    frame
      ? `${n.counter(frame.counter)} stops where ${n.list(frame.items.map(n.theItem))} ` +
        `${frame.items.length === 1 ? 'lies' : 'lie'}. Take something?\nA second sword is laid down in exchange.`
      : 'Something lies here. Take it?',
  attackFrom: () =>
    'Your attacks. Choose where to attack, or finish for this turn.\nA hero beside a monster must fight one first.',
  attackers: ({ frame }) => {
    const where = frame ? ` ${n.at(frame.area)}` : '';
    const chosen = frame?.chosen.length ? ` So far: ${n.list(frame.chosen.map(n.counter))}.` : '';
    return `Who of yours attacks${where}?${chosen}\nThey add their strength and share one result.`;
  },
  targets: ({ frame, view }) => {
    if (!frame) return 'Whom do you attack?';
    const rule =
      view.options.attackGrouping === 'chosen'
        ? 'Everyone you name defends together against one die.'
        : 'You attack one at a time.';
    const named = frame.named.length ? ` Named so far: ${n.list(frame.named.map(n.target))}.` : '';
    return `${n.list(frame.attackers.map(n.counter))} will attack ${n.at(frame.area)}. Whom?${named}\n${rule}`;
  },
  aid: ({ view, cast }) => {
    const { battle } = view;
    const by = battle ? `${cast(battle.attacker)} attacks you ${n.at(battle.area)}. ` : 'You are attacked. ';
    return `${by}Call others of yours there to help?\nThey add their strength and share your fate.`;
  },
  spellLuck: ({ frame }) =>
    `${frame ? `${n.title(frame.caster)} casts ${n.spells[frame.spell]} at you` : 'A spell is cast at you'}: ` +
    'on 1 to 3 it works.\nLuck spent now moves your die; it is gone either way.',
  sygilWorks: ({ seat, cast, frame }) =>
    `${frame ? n.spells[frame.spell] : 'The spell'} takes hold. Shall the rune Sygil work?\nOn 1 to 3 it keeps ${cast(seat)} safe, ` +
    'but nobody else: whoever is saved may have to fight on alone.',
  sygilLuck: ({ seat, cast, frame }) =>
    `${frame ? n.spells[frame.spell] : 'The spell'} takes hold, but on 1 to 3 the rune Sygil keeps ${cast(seat)} safe.\n` +
    'Luck spent now moves that die; it is gone either way.',
  luckBid: ({ view }) =>
    `The battle${view.battle ? ` ${n.at(view.battle.area)}` : ''} is about to be decided${strengths(view.battle)}. ` +
    'How much luck do you stake, and which way?\nAll stakes are shown together, then the die is cast.',
  luckOpen: ({ view }) =>
    `The battle${view.battle ? ` ${n.at(view.battle.area)}` : ''} is about to be decided${strengths(view.battle)}. ` +
    'How much luck do you spend for your side?\nEveryone sees it, and it is gone whatever falls.',
  turnFlight: () =>
    'Your side ought to flee, but one of you holds Hrunting: you may make the enemy run instead. Who goes?',
  recruit: ({ frame, view }) => {
    const who = frame ? n.title(frame.jarl) : 'The jarl';
    const result = view.options.recruitBlind ? null : view.battle?.result;
    const else_ = result
      ? `If not, the result stands: ${n.results[result]}.`
      : 'If not, he takes what the die gave him.';
    return `${who} is beaten. For 1 luck he enters your service unharmed. ${else_}`;
  },
  reward: ({ frame }) => {
    if (!frame) return 'Take glory or luck?';
    const deed = { slain: 'is slain', wounded: 'is wounded', recruited: 'has joined you' }[frame.deed];
    return `${n.title(frame.counter)} ${deed}. Take ${frame.glory} glory, which wins the game, or ${frame.luck} luck, which wins battles?`;
  },
  loss: ({ frame }) =>
    `${frame ? n.title(frame.jarl) : 'Your jarl'} fell in your service. That costs you ${frame?.amount ?? 'a part'} ` +
    'of your glory or of your luck. Which?',
  spoils: ({ frame, seat, cast }) =>
    `${frame ? n.title(frame.dragon) : 'The dragon'} is dead, and ${cast(seat)} was not there. Which jarl takes the hoard?`,
  fleeTo: ({ frame }) =>
    `${frame ? n.title(frame.counter) : 'The loser'} must flee as far as possible, and you say where to.`,
  fleeStep: ({ frame }) =>
    `${frame ? `${n.title(frame.counter)} flees, and you lead the way: up to ${frame.left} more` : 'Lead the flight: some more'} ` +
    'areas, or leave it at this.',
  godCheck: ({ seat, cast, player }) =>
    `The battle is over. Roll whether a god noticed ${cast(seat)}?\nIt takes a ${player?.rune === 'amsir' ? '1 or 2' : '1'}, ` +
    'and gods give as well as take.',
};

function strengths(battle: { attack: number; defence: number } | null): string {
  return battle && battle.attack + battle.defence > 0 ? `, ${battle.attack} against ${battle.defence}` : '';
}
