// The rules in our own words, a chapter each.

import type { Rules } from '@skald/text';
import type { Topic } from '../topics.ts';

export const rules: Rules<Topic> = {
  goal: {
    title: 'What it is about',
    text: 'Up to four Heroes go down into the hold of Dolgarth, and one player, the **Overlord**, has everything against them that walks there. Every adventure says what the Heroes must bring about: leave by an exit, carry something out, bring down a Boss. The Overlord has won when a Hero is Crippled or when his deck of cards runs dry, so the Heroes may be careful, but not slow.',
  },
  setup: {
    title: 'Set-up',
    text: 'The adventure names the Heroes who take part, with their items and spells. All of them are always played, however many people sit at the table: they are dealt out among the Hero players, or one plays them all. The Overlord alone knows the whole map. The Heroes see as far as the first closed doors; what lies behind them is not in play before a door opens. The Overlord shuffles his Command cards, deals himself as many as the adventure says, and draws three. Each side says which way its models face.',
  },
  round: {
    title: 'The round',
    text: 'A round has three parts. First every Hero takes one Turn, in an order the Heroes choose anew each time. Then comes the **Overlord Turn**. Then the **End of Round**: turned spell cards come a quarter back, effects that last a round end, Tough models roll to recover, and the Overlord draws one card. If there is none to draw, most adventures are over.',
  },
  heroTurn: {
    title: 'A Turn',
    text: 'A model may **move** and then take one **Action**: Fight, Shoot, cast, or whatever else the adventure offers, such as searching. The Move comes first; after the Action nothing moves and nothing turns any more. You may leave out either, or both. Using an item and handing one over are neither Move nor Action. Instead of all that a Hero or Boss may use a **Feat**.',
  },
  movement: {
    title: 'Movement',
    text: 'A model moves square by square, up to its Movement; a diagonal step costs one like any other. It cannot enter squares with other models, friend or foe, or with furniture. Bones do not hinder anybody. A diagonal step needs at least one free square beside the diagonal. You may turn freely on the way and where you stop. Whoever enters the **front arc** of an enemy stops at once, but may still turn.',
  },
  arcs: {
    title: 'Front and rear',
    text: 'A model looks towards one side of its square. Of the eight squares around it the three behind are its **rear arc**, the other five its **front arc**. In its front arc it fights, holds enemies fast and strikes at those who leave. For sight the line between front and rear goes on to the edge of the board: what is behind that line is not seen.',
  },
  breaking: {
    title: 'Breaking away',
    text: 'A model that begins its Turn in an enemy’s front arc cannot simply walk off. It may stay, turn on the spot and act. Or it **breaks away**: its first step must lead to a square that lies in no enemy’s front arc, and before it takes that step every enemy that has it in its front arc makes a **Free Strike**, in the order the striking side likes. If it lives, it goes. A Free Strike is a Fight with all that belongs to it, costs the striker nothing, and he may make any number. Models that appear inside a front arc, raised or summoned, are struck at as well.',
  },
  fighting: {
    title: 'Fighting',
    text: 'You may Fight an enemy in your front arc. Both roll their Combat Dice, but only the attacker can do harm. One die less for a model that is **Injured**, one less for one that is **outnumbered** (two or more enemies have it in their front arcs), one less for a defender attacked wholly from his rear arc. Nobody rolls fewer than two dice: what would go below lowers the defender’s Armour instead, never under 1.',
  },
  dice: {
    title: 'Dice and Hits',
    text: 'The attacker throws away every die that is not **higher than the Armour** of the defender. What is left is set against the defender’s dice, highest against highest, second against second. Each of the attacker’s dice that is higher is a **Hit**; a draw is none; a die that meets nothing is a Hit too. An example: 6 6 5 3 against Armour 3 and 6 4. The 3 is thrown away. 6 against 6 is nothing, 6 beats 4, the 5 meets nothing: two Hits.',
  },
  damage: {
    title: 'Damage',
    text: 'A **Minion** has a table: so many Hits of one attack do so much, and fewer do nothing. Skeletons fall to bones at two Hits, and bones can rise again; three Hits leave nothing. A **Hero or Boss** suffers one wound from an attack with any Hit at all, never more. From a number of wounds that differs from one to another he is Injured. The fifth wound **Cripples** him: he is out of the adventure.',
  },
  shooting: {
    title: 'Shooting',
    text: 'Who has Shooting Dice may shoot at an enemy in sight within Long range (8 squares between them) that is not adjacent, unless he stands in an enemy’s front arc. He rolls his Shooting Dice, the target its Combat Dice. One die less for whoever is Injured, one less for a target shot from behind, one less for the shooter if the line runs over furniture he does not stand next to. Being outnumbered does not matter here.',
  },
  sight: {
    title: 'Line of sight',
    text: 'A straight line from any part of your square to any part of the target’s square is enough. Walls, closed doors, bookcases and squares with models block it; bones and other furniture do not. What is behind you is never in sight.',
  },
  spells: {
    title: 'Spells',
    text: 'A Spellcaster casts one **Major** spell or up to two different **Minor** spells as one Action, even in an enemy’s front arc. A cast card is turned: a Minor one is ready again next round, a Major one the round after. Some spells need sight, others go through walls; range is Long (8), Short (4), adjacent, or the caster himself. A **Magical Attack** rolls the dice of the spell against Combat Dice and Armour, and nothing that costs dice elsewhere changes it. Energy Crystals add dice.',
  },
  feats: {
    title: 'Feats',
    text: 'A Feat stands for a whole Turn and can be used once in an adventure. It must be chosen before anything else is done in the Turn. Whether the model may move or turn with it is written there; if nothing is written, it may not. A Feat may be used in the front arc of an enemy.',
  },
  items: {
    title: 'Items',
    text: 'Some items always work, some are used by their owner at any moment of his Turn, a few act by themselves. What is used up is gone. Some belong to one Hero and can never be handed on; all others can be **traded** with a Hero on an adjacent square during a Move, if both agree, as often as one likes. When a Hero is Crippled his things go with him, except what the adventure is about: that stays on the floor, and whoever enters the square picks it up.',
  },
  doors: {
    title: 'Doors, chests, locks and Wards',
    text: 'Doors and chests are shut by a lock, by a **Ward**, or by both. A lock is fought like an enemy in the front arc, with its own dice and Armour; one Hit opens it. A plain lock has 2 dice and Armour 2, a strong one 3 and 3, a heavy one 3 and 4. Strength is no use against a Ward: spells, crystals and keys lower its power, and at nothing it opens. Only Heroes open things. An opened door is gone, and the room behind comes into sight with all that is in it. A chest gives its contents to whoever opened it.',
  },
  search: {
    title: 'Searching, levers and exits',
    text: 'Where the adventure says so, a Hero may search a piece of furniture in his front arc as his Action, unless an enemy has him in its front arc; each piece gives what it has once. A lever is pulled in the same way. A Hero whose Move ends on an exit may leave instead of taking an Action; he is safe then and does not come back.',
  },
  overlordTurn: {
    title: 'The Overlord Turn',
    text: 'The adventure gives the Overlord a number of **Commands** each Turn. A Command lets one of his models move and act, or it is one casting of Raise Dead. No model acts twice in one Overlord Turn. Once in his Turn, between two models, he may play a Command card.',
  },
  raising: {
    title: 'Raise Dead',
    text: 'A necromancer raises a Pile of Bones anywhere in the discovered dungeon, if nobody stands on it and the pool of the adventure has a model left. He chooses what rises and which way it faces. It does nothing more in this Turn, and Heroes who have it in their front arcs strike freely. Minions that fall go back to the pool if the adventure lists their kind. Trolls cannot be raised.',
  },
  commandCards: {
    title: 'Command cards',
    text: '*Extra Commands* let more models act, *Double Commands* doubles the Commands of this Turn, *Raise Dead* gives castings for nothing. *Interrupt* is played between two Hero Turns, never before the first or after the last of a round, and only one at a time: some models act at once and may act again in the Overlord Turn. A card is used once. Nobody sees the hand but the Overlord.',
  },
  bigModels: {
    title: 'Large models',
    text: 'Trolls stand on two by two squares. They step forward, diagonally forward or straight back, and pay one square of movement for every quarter turn. Their rear arc is the four squares behind them, their front arc the other eight. A Large model outnumbers a small one by itself. It does not fit through single doors.',
  },
  victory: {
    title: 'The end',
    text: 'The adventure ends as soon as a side has what it wants; if both have it at the same moment, the Heroes win. The Heroes’ goals are listed with the adventure. The Overlord wins when a Hero is Crippled (in the last adventure only when all are), when no Hero is left who could finish, and when no card is left to draw. Either side may give up.',
  },
  saga: {
    title: 'The saga of ten adventures',
    text: 'Played in a row, the adventures make one saga. Between them wounds heal, Feats and spells come back, what was used up stays used up, and what was found and won is carried on. If the Overlord wins, the adventure is tried once more; after a second defeat the Heroes go on without the reward. From the eighth on they are legends, with better values and a second Feat. Any adventure can be played alone with the things it lists.',
  },
};
