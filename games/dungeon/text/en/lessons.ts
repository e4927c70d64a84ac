import type { Pointed } from '@skald/text';
import type { QuestionName } from '../../rules/choices.ts';

export const lessons: Readonly<Record<QuestionName | 'begin' | 'over', Pointed>> = {
  begin:
    'You lead **Orlaf** and **Rordin** through a broken gate. Both must get out on the far side, and neither may take five wounds. The Overlord’s cards are counted; when the last is drawn, your time is up.',
  face: 'A model fights, sees and holds only what is **in front** of it. Look towards the enemy, or let them all do so at once.',
  nextHero:
    '**Hero Turns.** Every Hero goes once, in any order. Send Orlaf where there is much to hit and Rordin where it must be held.',
  concede: 'There is no shame in it, but the adventure is lost then.',
  interrupt:
    'An **Interrupt** is best when a Hero has just come too far forward and the next has not covered him yet.',
  interruptModel:
    'They act at once, and may act again in your own Turn. Take the one that can do most harm now.',
  command:
    '**Overlord Turn.** Your Commands are few: give them to those that can reach somebody. Two around one Hero outnumber him. Bones on the floor are models you have not spent yet.',
  turn: ({ key }) =>
    `**Move, then act.** Each square in an enemy’s front arc stops you. Turn so that no more than one enemy has you in front of it, then Fight. The chances stand beside each option. Finish with ${key('Space', 'End the Turn')}.`,
  inReturn: 'Ask for what the other can spare. The swap comes about as a whole or not at all.',
  agree: 'Things change hands only if both want it. A potion belongs to whoever is hurt.',
  secondWind: 'One Feat comes back. Take the one you will need before the end.',
  freeStrike:
    '**Free Strikes** cost you nothing: not your Turn, not your Action. There is hardly ever a reason to let one pass.',
  crystal: 'A crystal is dice for one spell. Spend it where the dice decide something.',
  reroll: 'The coin is good for one roll. Look at the chances of both ways first.',
  castAt:
    '**Magic** does not care who is outnumbered or hurt. What counts is Armour, and the dice of the spell.',
  summonAt:
    'Put it where it stands in nobody’s front arc, or it will be struck at before it has done anything.',
  raise:
    '**Raise Dead** wherever bones lie, best behind the Heroes’ backs. What rises acts from the next Turn on.',
  raiseAs: 'Warriors hold a way, archers shoot along it.',
  placeFacing: 'It threatens only what it faces. Turn it towards the Heroes’ way.',
  caveInAt: 'Once. Cut the Heroes in two, or shut the way that they need.',
  bestow: 'Give it to whoever can use it soonest.',
  reward: 'It goes with the band into the next adventure. Think of who will need it there.',
  over: 'That was the first of **ten** adventures. Play the saga and what you find goes along, or take the other side. The rulebook has all the rest.',
};
