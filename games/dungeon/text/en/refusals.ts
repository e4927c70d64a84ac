import type { Sentence } from '@skald/text';
import { refusedIn } from '../refused.ts';
import { names } from './names.ts';

const { model, enemy, card, feat, item, spell } = refusedIn(names);

export const refusals = {
  // Before the game
  'bad-quest': ({ problem }) =>
    `This quest cannot be played (${problem}). Open it in the workshop and mend it.`,
  'hero-taken-twice': () => 'Two seats have named the same Hero. Give each Hero to one of them.',
  'needs-one-overlord': () => 'There must be exactly one Overlord. Give that place to one player.',
  'saga-over': () => 'The saga of this band is told. Begin a new one, or play a single adventure.',
  'not-the-next-adventure': () => 'This band has another adventure before it. Play them in order.',
  'foreign-item': () => 'Somebody in this band carries what he cannot have. Take it out and begin again.',
  // Whose turn, whose model
  'not-on-the-board': (params) => `${model(params)} is not on the board.`,
  'not-your-model': (params) => `${model(params)} is not yours to command.`,
  'has-acted': (params) => `${model(params)} has acted already. Choose another.`,
  'no-commands-left': () => 'You have no Commands left. Play a card, or end the Turn.',
  'card-not-in-hand': (params) => `You do not hold ${card(params)}.`,
  'card-played': () => 'You have played a card in this Turn; one is all.',
  'interrupt-only-between-turns': () => 'An Interrupt is played between two Hero Turns, not in your own.',
  'not-an-interrupt': (params) => `${card(params)} is no Interrupt. Keep it for your own Turn.`,
  'nothing-to-raise': () =>
    'There is nothing to raise: bones without a model on them and a model in the pool are needed.',
  'no-bones-here': () => 'There are no bones in that square.',
  'bones-under-a-model': () => 'A model stands on these bones. They can be raised when it is gone.',
  'bones-protected': () => 'These bones lie next to the Torch of the Forefathers and stay where they are.',
  'cannot-strike': (params) => `${model(params)} has no Free Strike here.`,
  // Moving
  'moves-before-acting': (params) => `${model(params)} has acted. Moving and turning come before the Action.`,
  'cannot-move': (params) => `${model(params)} cannot move now.`,
  'feat-without-move': (params) => `${feat(params)} gives no Move.`,
  stopped: (params) => `${model(params)} has entered an enemy's front arc and may only turn and act.`,
  'no-movement-left': (params) => `${model(params)} has no movement left.`,
  'faces-so-already': (params) => `${model(params)} faces that way already.`,
  'quarter-turns-only': (params) =>
    `${model(params)} is Large and turns by quarters, one square of movement each.`,
  'wall-there': () => 'There is a wall, or nothing that you know of.',
  'square-taken': (params) => `${model(params)} stands there. Nobody passes another model.`,
  'furniture-there': () => 'Furniture stands there. Go around it.',
  'not-the-next-square': () => 'That is too far for one step. Go square by square.',
  pinned: (params) =>
    `${model(params)} is in an enemy's front arc and may only break away to a square that is in none.`,
  'large-steps-only': (params) => `${model(params)} is Large: forward, diagonally forward or straight back.`,
  'corner-blocked': () => 'Both squares beside this diagonal are blocked. Go around the corner.',
  // Attacks
  'has-taken-its-action': (params) => `${model(params)} has taken its Action in this Turn.`,
  'own-side': (params) => `${model(params)} is on the same side.`,
  'not-in-front-arc': (params) => `${model(params)} is not in the front arc. Turn or step first.`,
  'not-with-this-feat': () => 'This Feat does not allow that.',
  'nothing-locked-here': () => 'There is nothing locked in that square.',
  'you-guard-it': () => 'The Heroes are here to keep that chest shut.',
  'only-heroes-open': () => 'Only Heroes open doors and chests.',
  'lock-not-in-front-arc': () =>
    'This lock is not in the front arc, or not yours to open. Turn or step first.',
  'ward-needs-magic': ({ ward }) =>
    `A Ward of ${ward} lies on it. Strength is no use; magic, a crystal or a key is.`,
  'cannot-shoot': (params) => `${model(params)} has nothing to shoot with.`,
  engaged: (params) => `${model(params)} is in the front arc of ${enemy(params)} and has no time for that.`,
  'too-near-to-shoot': (params) => `${model(params)} is too near to be shot at. Fight it.`,
  'out-of-range': (params) => `${model(params)} is out of range.`,
  'no-line-of-sight': (params) =>
    `${model(params)} cannot be seen from here: turned away, or something is in between.`,
  // Spells
  'no-spellcaster': (params) => `${model(params)} casts no spells.`,
  'spell-unknown': (params) => `${model(params)} does not know ${spell(params)}.`,
  'spell-cast-already': (params) =>
    `${spell(params)} has been cast in this Turn. The second must be another.`,
  'spell-not-ready': (params) =>
    `${spell(params)} is not ready: ${params.rounds === 1 ? 'one End of Round' : `${params.rounds} Ends of Round`} to go.`,
  'major-or-minor': (params) => `${spell(params)} is a Major spell and needs an Action of its own.`,
  silenced: (params) => `${spell(params)} cannot be cast while the Heroes hold all the fragments.`,
  'no-target': (params) => `There is nothing here that ${spell(params)} could be aimed at.`,
  'wrong-target': (params) => `${spell(params)} is not meant for ${model(params)}.`,
  'mundane-lock': () => 'There is no Ward on that. A mundane lock is opened by a Fight.',
  'ward-out-of-reach': () => 'That Ward is out of range or out of sight.',
  'square-not-free-or-far': () => 'That square is not free, or too far away.',
  // Feats and things
  'not-its-feat': (params) => `${feat(params)} is no Feat of ${model(params)}.`,
  'feat-used': (params) => `${feat(params)} has been used in this adventure.`,
  'too-late-for-feat': (params) => `${feat(params)} stands for a whole Turn: choose it before anything else.`,
  'feat-without-use': (params) => `${feat(params)} would do nothing here.`,
  'not-carried': (params) => `Nobody here carries ${item(params)}.`,
  'works-by-itself': (params) => `${item(params)} works by itself.`,
  'no-use-now': (params) => `${item(params)} is of no use at this moment.`,
  'not-tradeable': (params) => `${item(params)} cannot be traded.`,
  'not-side-by-side': (params) => `${model(params)} is not adjacent. Hand things over side by side.`,
  'levers-left': ({ left }) =>
    `The way out is shut: ${left} ${left === 1 ? 'lever is' : 'levers are'} still to be pulled.`,
  'no-exit-here': () => 'There is no exit in this square.',
  'nothing-to-search': () => 'There is nothing to search in the front arc.',
} satisfies Record<string, Sentence>;
