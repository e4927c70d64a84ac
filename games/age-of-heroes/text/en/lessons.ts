import type { Lessons } from '@skald/text';
import type { QuestionName } from '../../rules/choices.ts';

export const lessons = {
  begin:
    'You lead a hero for **three turns**. What counts in the end is **glory**: slay monsters, win jarls over, fill your hoard.',
  chooseCounter: ({ key }) =>
    `**Movement.** Choose one of your people, then where to go. Land and sea cost the same: one step an area. When all have moved as you like, finish with ${key('Space', 'End movement')}.`,
  move: ({ press, twice, key }) =>
    `${press} an area with a dotted edge.${twice} A far one is fine, too: your hero walks there step by step. Stop with ${key('Space', 'Stop here')}; ${key('Backspace', 'Take back')} undoes what you have walked. If a monster stands where you stop, you will have to fight it.`,
  attackFrom:
    '**Combat.** You may attack what stands with you: monsters, hidden jarls, other heroes, even the country itself. A country you win pays taxes as long as somebody of yours stays there.',
  attackers: 'Choose who fights together. Their strengths are added.',
  targets:
    'Choose whom you attack, then strike. The small numbers are strengths. A hidden jarl is between 2 and 4 strong.',
  luckBid:
    '**Luck** bends the die, one point a pip. The bars show how the battle may end. Luck you spend is gone, so do not spend it where you win anyway.',
  luckOpen:
    '**Luck** bends the die, one point a pip. The bars show how the battle may end. Luck you spend is gone.',
  recruit:
    'A beaten jarl may **join you** for one luck. He fights beside you, holds countries, and counts at the end.',
  reward:
    'For a deed you take **glory or luck**. Glory wins the game; luck wins battles, and three points left at the end are one glory.',
  loss: 'Losing one of your jarls costs glory or luck, as you choose.',
  godCheck: 'After a battle a **god** may notice you: one chance in six, for good or ill.',
  fleeTo: 'The beaten must flee. The winner says where to.',
  afterDeath:
    'Your hero has fallen. Withdraw with what he won, begin anew, or let one of your jarls take his place.',
  taxHolder: 'Several of your jarls hold this country: who carries its taxes?',
  pickUp: 'Something lies here. Whoever ends his way beside it may take it.',
  over: 'That was a short saga. A whole one has **twenty turns**; with fifteen glory Valhalla opens. Begin a new game when you are ready, or read the rules.',
} satisfies Lessons<QuestionName>;
