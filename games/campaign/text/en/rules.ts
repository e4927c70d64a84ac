import type { Rules } from '@skald/text';
import type { Topic } from '../topics.ts';

export const rules: Rules<Topic> = {
  goal: {
    title: 'What it is about',
    text: `A Viking ship lies off the coast of England, and a Norman lord has a few armies, a castle and a handful of villages to look after. One player leads the **Vikings**, the other the **Normans**. The Vikings want to pillage four villages or burn the castle down. The Normans want to break the Viking armies, burn the ship, or simply hold out until the summer is over.

Each side has 15 points, divided in secret among its armies. Everybody sees where an army stands; how strong it is shows only when it fights. Battles can be decided by a few dice here, or played with miniatures on your own table: then this campaign says who meets whom, where, with how much and on what ground, and what becomes of the loser.`,
  },
  setup: {
    title: 'Before the first turn',
    text: `1. **Choose a map.** The fief of Garrock, one that grows from a number, or one of your own.
2. **Divide the points.** Both players, in secret and at the same time, divide 15 points among three armies, each of 3 to 6. If you have agreed on a free number of armies, three to five. All 15 points must be used.
3. **The Normans take their places.** One army stands in the castle. Each of the others stands in a land hex of its own, at most two hexes from the castle, on either bank of the river.
4. **The Vikings are aboard.** All their armies begin on the ship, out at sea where the map says.
5. **The cards.** The ten bonus cards are shuffled. Nobody holds one yet.

Who leads which army is painted on its shield. An army keeps its leader to the end, whatever happens to its points.`,
  },
  turn: {
    title: 'The turn',
    text: `A turn stands for a day or two. It has four parts:

1. **Initiative.** Whoever holds cards decides in secret whether to play Initiative. Then each side rolls one die, adds 3 for each Initiative card played, and subtracts 1 for each of its armies that has 2 points or fewer or no longer exists. The higher result moves first; that is not a choice. On a tie both roll again with the same modifiers. The dice are open, but nobody has to say how weak he is.
2. **The first side moves** all its armies, one after another, in any order.
3. **The second side moves.**
4. **The end of the turn.** In this order: is the ship burnt? Is the castle burnt? Are villages pillaged? Are the Vikings routed? Is the last turn over? The first that applies decides the campaign.

A battle is fought the moment it comes about, in the middle of the movement. When it is over, the movement goes on where it stopped.`,
  },
  movement: {
    title: 'Movement',
    text: `An army may move **one hex** a turn. It need not move, unless it is small (see there). Grassland, woods, mountains, swamp, coast and villages are all the same to walk through; only the river hinders. Nobody walks into the sea.

There is never more than one army in a hex, not even of one side. Entering a hex with a friendly army is not possible; entering one with an enemy army is an **attack**.

An army that attacked does not move again this turn. An army that was attacked, retreated or fled keeps its own move, if it has not used it yet.`,
  },
  river: {
    title: 'The river',
    text: `The river runs along the edges between hexes; one crosses it, one never stands in it. Over a **bridge** one crosses freely. Anywhere else an army must **ford**: one die, and on **4, 5 or 6** it crosses and stands in the new hex. On 1, 2 or 3 it stays, its move is spent, and it may not exchange points either.

With the enemy behind it is harder: an army that flees or retreats fords only on **5 or 6**.

The card Ford takes the place of the die. It is played before the die, in any kind of movement.

Whoever attacks across the river, bridge or ford, fights in the water: on the table the river lies between the two sides, and in a quick battle the attacker is hampered in the first round.`,
  },
  ship: {
    title: 'The ship',
    text: `There is one ship. It carries any number of Viking armies and never a Norman.

**Sailing.** Once a turn, at any moment of the Viking movement, the ship may sail up to two hexes over sea and coast, if at least one army is aboard. From coast to coast it goes only where both touch the same hex of sea. It never enters a hex with a Norman army.

**Landing and boarding** are possible while the ship lies in a coast hex. Each is the whole move of an army. One lands in the ship's own hex or in a land hex beside it, and boards from there; if the river is between, one must ford. Landing on an enemy is an attack. To be carried costs nothing: an army may sail and land in the same turn. But who boarded this turn does not land again this turn.

Armies aboard are not in any hex. They count as neighbours of each other, of the ship's hex and of the land around it, when points are exchanged. A Viking army may stand ashore in the hex of the ship.

**When the ship is attacked.** A Norman army may march into the coast hex where the ship lies.
- If a Viking army stands ashore there, it is attacked like any other.
- If not, and an army of 2 points or more is aboard, the Vikings name one of them, and it fights from the ship, on coast terrain. If it loses and lives, it stays aboard, and the ship puts to sea; that is its retreat.
- If only small armies are aboard, the ship puts to sea without a fight. If nobody is aboard, the Normans simply stand beside an empty ship.
- If the army ashore loses and others are aboard, the ship puts to sea as well.

**To put to sea** is one or two steps of the ship by the usual rules. If there is no way at all, the ship is lost with everybody aboard.

**Burning the ship.** At the end of a turn the ship is burnt if a Norman army of at least 2 points was in its hex when the turn began, is still there, neither moved nor fought in that turn, and no Viking is aboard. That ends the campaign: do not leave an empty ship on a beach.`,
  },
  pillage: {
    title: 'Pillaging villages',
    text: `A village is pillaged at the end of a turn if a Viking army of at least 2 points was in it when the turn **began**, is still in it, and neither attacked nor was attacked in that turn. So an army that walks in today has the village tomorrow evening, if it is left alone.

Exchanging points does not disturb it, nor does a ford that failed. A village can be pillaged once and stays a village on the map. Normans do not pillage. **Four** pillaged villages win the campaign for the Vikings.`,
  },
  siege: {
    title: 'Burning the castle',
    text: `The castle is entered like any other hex; if a Norman army is inside, that is an attack. A Viking army of at least 2 points that stands in the castle through **two full turns** one after the other, without moving or fighting, burns it down at the end of the second. The turn in which it arrives does not count. You may agree on another number of turns.

In a quick battle whoever attacks a Norman army in the castle is hampered in the first two rounds.`,
  },
  exchange: {
    title: 'Exchanging points',
    text: `Two armies of one side in neighbouring hexes may exchange points; a river between them does not matter. **One** of the two spends its move on it: it must not have moved, attacked or exchanged in this turn. The other keeps its own move.

Any number of points may go either way. Afterwards neither may have more than 6. An army that gives everything away is dissolved, and counts as lost for the initiative. The limit of 3 points held only at the beginning.

The other side sees which two armies met, not what passed between them. Strengths that were known before are unknown again.`,
  },
  small: {
    title: 'Small armies',
    text: `An army with only **1 point** left is small. It may not attack, pillage, burn or besiege, and if it is attacked it does not fight but flees.

In its own movement it must go home, one hex nearer each turn: Normans to the castle, Vikings to the ship, or to the nearest coast while the ship is at sea. If several hexes are nearer, its player chooses; if none is free, it stays. Rivers are forded on 4 or more, as usual. When a friendly army is in the castle, a hex beside the castle is near enough. At the ship it boards if it can, and waits. It never has to leave its refuge.

Instead of going home it may exchange points with a neighbour and so be filled up. If it took part in an exchange this turn, it need not go.

An army with exactly 2 points is weak, but not small: it lowers the initiative, and yet it may fight and pillage.`,
  },
  flight: {
    title: 'Flight of a small army',
    text: `The attacker moves first and fords if he must. Then one die is rolled for the small army: on 1 or 2 it flees straight on, in the direction in which the attacker came; on 3 or 4 in the direction to the left of that; on 5 or 6 to the right. It must make **two steps** that way.

A step is impossible off the map, into the sea, into an enemy, or through a river without a bridge if the die does not show 5 or 6. The first hex may hold a friendly army, which is passed; the second may not. If one of the two steps is impossible, the army is **destroyed**.

A Viking army that comes through the hex of the ship, or ends there, may climb aboard instead.

Afterwards the attacker stands in the hex he entered. There is no card and no saving throw for a flight, but it does disturb pillaging, for both.`,
  },
  battle: {
    title: 'Battles',
    text: `When an army enters the hex of an enemy army that is not small, there is a battle, at once. Both show their points, and each fights with exactly what it has.

You agree beforehand how battles are fought: by **quick battle**, on **your own table**, or as both of you decide each time; then the table is used only if both want it.

After the battle come the saving throws, then the loser retreats, and the winner may draw a bonus card. A winning attacker stands in the hex of the battle; a winning defender stays where he was. If both armies end with nothing, the hex is empty, and the winner still has his card.`,
  },
  quick: {
    title: 'The quick battle',
    text: `1. **Tactical cards.** The attacker may play cards, at most one of each kind, then the defender.
2. **Up to three rounds.** In each, both sides roll one die for every point they still have. Each **5 or 6** destroys one enemy point. Both sides' hits count together. The battle stops when a side has nothing left.
3. **Hampered** means that only a 6 hits. The attacker is hampered in round 1 if he came across the river or attacks into mountains, and in rounds 1 and 2 if he attacks Normans in their castle. Several reasons do not add up.
4. **Scouts:** in round 1 their player needs one less: 4 or more, or 5 or more if hampered. **Local knowledge:** its player is not hampered in this battle; if he would not have been, the enemy is, in round 1. **Ambush:** in round 1 its player rolls first, and what he hits does not roll. If both sides play Scouts, or both play Ambush, the two cancel out.
5. **The winner** has more points left; if that is equal, whoever destroyed more; if that is equal too, the defender. There is no draw.`,
  },
  table: {
    title: 'A battle on your table',
    text: `The campaign tells you both strengths, what terrain to put on the table, and when which card may be played. The set-up sheet can be printed. Play the battle by the rules of your miniatures game, one campaign point being one point there.

1. Choose the sides of the table. Now **Local knowledge** may be played: its player removes or adds one piece of terrain.
2. Set up. **Scouts** let their player set up everything after the enemy.
3. Everything stands. **Ambush** moves one piece of terrain by at most a long distance (L).
4. Play.
5. **Enter the result:** who won, or that it was a draw, and how many points each side lost. Both players enter it; if they do not agree, both see both reports and enter again. On one device one entry is enough. A side that lost everything cannot have beaten one that did not.
6. Both confirm. Then the saving throws are rolled.

After a **draw** both sides save on 5 or 6, nobody draws a card, and the attacker goes back to where he came from.`,
  },
  saves: {
    title: 'Saving throws',
    text: `Not every man who is missing in the evening is dead. For each point destroyed in the battle its owner rolls one die: the **winner** gets it back on **4, 5 or 6**, the **loser** on **5 or 6**. What is saved stays in its army. Now both armies' points are known to everybody, until they exchange again.

An army with no points left is destroyed. A winner left with 1 point stays where he stands and is small from his next move on.`,
  },
  retreat: {
    title: 'Retreat of the loser',
    text: `The loser retreats at once, **two hexes**, away from the enemy.

- A beaten **defender** goes on in the direction in which the attacker came.
- A beaten **attacker** goes back the way he came: the first step leads to the hex he left, without another roll if that was across the river, and the second goes on in the same direction. Who landed from the ship returns aboard, and that is all.

For each step the straight way is tried first. If it is closed, the owner chooses the way to the left or right of it, if that is open. A way is closed by the edge of the map, the sea, any army, or a river without a bridge if the die does not show 5 or 6; each such edge is tried once, and a Ford card takes the place of the die.

If the **first** step is impossible, the army is destroyed. If only the second is, it stops after one hex. A retreating army does not fight and disturbs nobody.`,
  },
  cards: {
    title: 'Bonus cards',
    text: `The winner of a battle may draw a card. Hands are secret and have no limit. A card is kept until its moment comes and is then discarded; if the moment is missed, one keeps it. When the deck is empty and somebody draws, the discards are shuffled.

Three kinds are **tactical**, for battles: Scouts, Local knowledge, Ambush. Three are **strategic**, for the map: Initiative, Ford, Forced March. None of them can be played on the ship.`,
  },
  field: {
    title: 'From the map to the table',
    text: `The kind of hex in which the defender stands says what lies on the table. If the attacker came across the river, by bridge or ford, the battle is fought at the **river** instead. D3 is half a die, rounded up; less than nothing is nothing.

Each further piece is rolled: 1 or 2 a wood, 3 a hill, 4 rocky ground, 5 a field, 6 a swamp. What would go beyond a limit is rolled again. Nobody crosses a swamp on the table. In a quick battle the terrain does nothing beyond what is said there.`,
  },
  victory: {
    title: 'Victory',
    text: `**The Vikings win** when
- four villages are pillaged,
- the castle is burnt,
- or no Norman army is left.

**The Normans win** when
- the Vikings are routed: no Viking army has 2 points or more,
- the ship is destroyed,
- or the last turn ends without a winner. That is turn 24, unless you have agreed on another, or on none.

It is looked at after every battle, flight and exchange, and at the end of each turn. Who sees no way any more may concede during his own movement. At the end all strengths are shown.`,
  },
  maps: {
    title: 'Maps',
    text: `A map has 60 to 200 hexes, one castle, at least five villages, and a place at sea where the ship begins, two to four steps from the nearest coast. Every land hex that touches the sea is coast, and nothing else is; so villages and the castle never lie at the water. The river divides the land; at least two bridges join it again, and by bridges alone every place can be reached from the castle. On each side of the river lie at least two villages, none nearer than two hexes to the castle; at least two are within two hexes of the coast, and at least two are four or more away from it.

Hexes are named like the squares of a chess board: a letter for the column, a number for the row. Every second row is shifted half a hex to the right.

Maps that grow from a number keep to all of this. In the workshop you can draw your own; it tells you what is missing.`,
  },
};
