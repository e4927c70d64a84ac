import type { Sentence } from './refusal.ts';

export const en = {
  'not-asked': () => 'It is not your turn to answer. Wait until you are asked.',
  'match-over': () => 'This game is over. You can read its saga, replay it or start another.',
  'no-such-option': () => 'That is not among your choices here. Pick one from the list.',
  'bad-option': ({ option }) =>
    `The option “${option}” cannot be written down in a record, so it cannot be chosen. That is a fault of the game.`,
  'wrong-number-of-seats': ({ min, max, given }) =>
    `This game is for ${min} to ${max} seats, not for ${given}.`,
  'bad-seats': ({ why }) => `Something is wrong with the seats (${why}). Correct it and begin again.`,
  'bad-options': ({ why }) => `Something is wrong with the options (${why}). Correct it and begin again.`,
  'bad-seed': () => 'A seed is 64 hexadecimal digits. Give one of that length, or none at all.',
  'bad-position': ({ why }) => `This is not a position that can be played (${why}).`,
  'bad-record': ({ why }) => `This is not a record that can be read (${why}).`,
  'other-game': ({ game, expected }) =>
    `This belongs to the game “${game}”, not to “${expected}”. Open it there.`,
  'other-version': ({ version, expected }) =>
    `This was written with version ${version} of the rules; here is version ${expected}. It cannot be continued.`,
  'record-without-seed': () =>
    'This record lacks its seed, and without it the dice cannot be repeated. The seed is published when the game ends.',
  'record-breaks': ({ move, text, why }) =>
    `Move ${move} of the record (${text}) is not possible (${why}). The record is damaged or was changed.`,
  'undo-start': () => 'There is nothing left to take back: this is where the game began.',
  'undo-dice': () => 'A die has fallen since. You can go back behind it only if everyone agrees.',
  'undo-secret': () => 'Something hidden was shown. You can go back behind it only if everyone agrees.',
  'undo-other-seat': () =>
    'The last choice was not yours. Only your own can be taken back, unless everyone agrees.',
  'no-such-moment': ({ moves }) => `This game has no moment after ${moves} moves to go back to.`,
  'bad-face': ({ face }) => `“${face}” is not a face of a die. Type whole numbers from 1 upwards.`,
  'loaded-face-too-high': ({ face, sides }) =>
    `You typed ${face}, but the die in question has only ${sides} sides. Type another number.`,
  'no-loaded-die-left': ({ sides }) =>
    `A die with ${sides} sides is needed and none is left. Type one more result.`,
  'no-such-step': ({ step }) =>
    `The game stands at “${step}”, which these rules do not know. The file is damaged.`,
  'endless-procedure': () =>
    'The game would run on for ever from here and was stopped. The position is damaged.',
  'wrong-commitment': () => 'The seed is not the one that was announced: its hash is another.',
  'wrong-die': ({ number, given, expected }) =>
    `Die ${number} shows ${given}, but the seed gives ${expected}.`,
  'wrong-dice-count': ({ given, expected }) => `The record lists ${given} dice, but ${expected} were rolled.`,
  'wrong-result': () => 'The result is not the one that these choices lead to.',
  'wrong-digest': () => 'The final position is not the one that these choices lead to.',
} satisfies Record<string, Sentence>;
