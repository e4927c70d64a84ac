import { SPELL } from '../../content/index.ts';
import type { FrameOf, Plan } from '../../rules/agenda.ts';
import { threateners } from '../../rules/models.ts';
import type { About, Questions } from '../catalogue.ts';
import { names as n } from './names.ts';

/** What a Feat or a spell makes of a Turn. */
const PLANS: Readonly<Record<Exclude<Plan, 'turn'>, string>> = {
  whirlwind: 'Whirlwind: one Fight against everything around.',
  'stone-stance': 'Stone Stance: turn if you like, then stand fast.',
  'arrow-storm': 'Arrow Storm: three shots; turn before the first.',
  focus: 'Focus: two different Major spells; turn before the first.',
  frenzy: 'Frenzy: a Move, then two Fights.',
  'hammer-rush': 'Hammer Rush: up to 4 squares straight ahead, then a Fight with one more die.',
  'light-step': 'Light Step: a Move that nobody stops or strikes at, then a shot.',
  rekindle: 'Rekindle: all spells are ready; cast as with an Action.',
  'ground-slam': 'Ground Slam: one Fight against every Hero around.',
  'the-king-commands': 'The King Commands: first the king fights, then his Revenants.',
  'brisk-work': 'Brisk Work: up to 3 squares at once; leaving a front arc costs no strike.',
  'in-my-power': 'You Are In My Power: move this Hero up to 3 squares, turn it, let it Fight another Hero.',
};

function turn(frame: FrameOf<'turn'>, { view, model, at }: About): string {
  const one = model(frame.model);
  if (one === undefined) return 'What now?';
  const who = `${n.model(one.id)}, ${at(one)}, facing ${n.facings[one.facing]}`;
  if (frame.plan !== 'turn') return `${who}. ${PLANS[frame.plan]}`;
  if (frame.actions > 0)
    return `${who}. ${frame.cast.length > 0 ? 'One more Minor spell?' : 'The Action is taken.\nUse anything else, or end the Turn.'}`;
  const enemies = threateners(view, one).map(({ id }) => id);
  if (frame.stopped)
    return `${who}, stopped${enemies.length > 0 ? ` by ${n.models(enemies)}` : ''}.\nYou may still turn, then take an Action, or end the Turn.`;
  if (enemies.length > 0 && !frame.stepped)
    return `${who}, in the front arc of ${n.models(enemies)}.\nFight, cast, turn, or break away and be struck at.`;
  if (frame.left === 0) return `${who}, no movement left.\nTake an Action, or end the Turn.`;
  return `${who}, ${n.squares(frame.left)} left.\nMove, then take one Action, or end the Turn.`;
}

const attackWords = { fight: 'Fight', shot: 'shot', magic: 'Magical Attack' } as const;

export const questions: Questions = {
  face: ({ frame, model, at }) => {
    const [first, ...rest] = frame?.models ?? [];
    const one = first === undefined ? undefined : model(first);
    if (one === undefined) return 'Which way shall it face?';
    const others = rest.length > 0 ? ` ${rest.length} more will be asked about.` : '';
    return `${n.model(one.id)} stands at ${at(one)}. Which way shall it face?${others}\nOnly what is in front can be seen, fought and held.`;
  },
  nextHero: () => 'Which of your Heroes takes the next Turn?\nBetween two Turns the Overlord may interrupt.',
  concede: () => 'Give up this adventure? The other side wins if everybody on your side agrees.',
  interrupt: ({ view }) =>
    `A Hero Turn is over and another is to come: play an Interrupt now? You hold ${n.cards(view.overlord.hand.length)}.`,
  interruptModel: ({ frame }) =>
    `Interrupt: ${frame ? `${frame.left} of your models may still act` : 'your models act'}, one after another. Which is next?`,
  command: ({ view: { overlord } }) =>
    `Overlord Turn: ${n.commands(overlord.commands)} left${overlord.extra > 0 ? ` and ${overlord.extra} for models only` : ''}.\n` +
    `Command a model${overlord.cardPlayed ? ' or raise the dead' : ', raise the dead, or play one card'}. Each model acts once.`,
  turn: (asking) => (asking.frame === null ? 'What does this model do?' : turn(asking.frame, asking)),
  inReturn: ({ frame }) =>
    frame
      ? `${n.model(frame.giver)} offers ${n.item(frame.item)}. What shall ${n.model(frame.taker)} give for it?`
      : 'What shall come back for it?',
  agree: ({ frame }) =>
    frame
      ? `${n.model(frame.giver)} would hand ${n.item(frame.item)} to ${n.model(frame.taker)}${frame.inReturn === undefined ? '' : ` and have ${n.item(frame.inReturn)} for it`}. Do you agree?`
      : 'Do you agree to this trade?',
  secondWind: ({ frame }) =>
    `${frame ? n.model(frame.model) : 'Your Hero'} turns the Ring of Second Wind. Which used Feat can be used again?`,
  freeStrike: ({ frame, model, at }) => {
    const target = frame ? model(frame.target) : undefined;
    return target
      ? `${n.model(target.id)} at ${at(target)} gives you Free Strikes. Who strikes next?\nA strike costs you nothing.`
      : 'You have Free Strikes. Who strikes next?';
  },
  crystal: ({ frame }) =>
    `${frame ? n.model(frame.attacker) : 'Your caster'} is about to make a Magical Attack. Spend an Energy Crystal on more dice? It is used up.`,
  reroll: ({ frame }) => {
    if (frame === null) return 'Use the Lucky Coin?';
    const { attack, defence, armour, owner, attacker, kind } = frame;
    const own = owner === attacker ? 'attack' : 'defence';
    return `${attackWords[kind]}: ${attack.join(' ')} against ${defence.join(' ')}, Armour ${armour}. Spend ${n.model(owner)}’s Lucky Coin and roll the ${own} dice again? The new roll counts.`;
  },
  castAt: ({ frame }) => {
    if (frame === null) return 'At whom?';
    const { effect, range, sight } = SPELL[frame.spell];
    const far =
      range === 'long' || range === 'short'
        ? `${range} range`
        : range === 'adjacent'
          ? 'next to the caster'
          : '';
    const dice = effect.type === 'attack' ? `, ${n.dice(effect.dice)}` : '';
    return `${n.model(frame.model)} casts ${n.spell(frame.spell)} (${far}${sight ? ', in sight' : ', sight not needed'}${dice}). Aim it where?`;
  },
  summonAt: ({ frame }) =>
    `A ${frame ? n.type(frame.minion) : 'Minion'} rises beside ${frame ? n.model(frame.beside) : 'the wounded Hero'}. In which square?\nEnemies with it in their front arc strike at once.`,
  raise: ({ frame }) =>
    `Raise Dead${frame && frame.left > 1 ? ` (${frame.left} castings left)` : ''}: which Pile of Bones?\nWhat rises has acted for this Turn, and Heroes facing it strike freely.`,
  raiseAs: ({ frame, at }) =>
    `What rises from the bones${frame ? ` at ${at(frame)}` : ''}? Only what is left in the pool can.`,
  placeFacing: ({ frame, model, at }) => {
    const one = frame ? model(frame.model) : undefined;
    return `${one ? `${n.model(one.id)} stands up at ${at(one)}` : 'It stands up'}. Which way shall it face?`;
  },
  caveInAt: () =>
    'Where does the roof come down?\nThe square is blocked until a Hero clears it with a Fight (2 dice, Armour 3).',
  bestow: ({ frame }) => `${frame ? n.item(frame.item) : 'Something'} was found. Who takes it?`,
  reward: ({ frame }) =>
    `A reward for the next adventure: ${frame ? n.item(frame.item) : 'an item'}. Who gets it?`,
};
