// The rules of both rulesets in our own words. Where they differ, “classic” and “amended” say so.

import type { Rules } from '@skald/text';
import type { Topic } from '../topics.ts';

export const rules: Rules<Topic> = {
  goal: {
    title: 'What it is about',
    text: `Each of one to six players leads a hero of the north: Beowulf, Brunhild, Egil, Ragnar, Siegfried or Starkad. For twenty turns they wander over land and sea, kill monsters, beat jarls and take them into service, win countries and gold. What counts in the end is glory. The one with the most has won, dead or alive; everyone with 15 or more is received in Valhalla.

A counter shows two numbers: the combat factor, which decides battles, and the movement factor, which says how many areas it may enter in a turn. The map has 36 countries and 30 areas of sea. A country's tax factor is both what it pays and how hard it is to conquer.`,
  },
  setup: {
    title: 'Before the first turn',
    text: `Everyone chooses a hero; if two want the same one, they roll for it. Each hero draws one of the six magic swords; those left over never appear. Each hero's home is found with two dice, and so are the places of the first monsters and jarls, as many of each as there are players. Monsters lie open. Jarls lie face down, and nobody knows who they are. A hero begins with 3 luck, no glory and no gold. None of the three ever falls below zero.`,
  },
  turn: {
    title: 'The course of a turn',
    text: `1. **Movement.** The hero with the most glory goes first with all his jarls, then the next. Ties are broken with dice. The order holds for the whole turn.
2. **Combat.** In the same order everyone attacks whom he likes, and heroes recruit jarls.
3. **Taxes.** Countries in which their lord or one of his jarls stands pay. Countries without anyone are lost.
4. **New monsters.** As many as there are heroes on the map, in places found by dice, until the pile is empty.
5. **New jarls.** Likewise, face down.
6. **The turn is marked.** In the last turn nothing new appears any more.`,
  },
  movement: {
    title: 'Movement',
    text: `A counter may enter as many areas as its movement factor says, one after another; areas that meet only in a corner are neighbours too. Sea and land cost the same, and one may stop anywhere. Other counters never bar the way. Nobody has to move. Only heroes and the jarls who serve them move; monsters and free jarls stay where they are unless they flee.

A step goes by sea if it begins or ends in a sea area or on one of the two isles, Scandia and the Hebrides. Who may not go by sea is stuck there.

Whoever ends his movement where a sword or treasure lies may pick it up. In the classic rules a player moves his counters in any order, and people in the same area may hand things to each other; in the amended rules the hero moves first, then the jarls, and what one has one keeps.`,
  },
  combat: {
    title: 'Combat',
    text: `Battles happen only within one area. The player whose turn it is attacks; monsters never begin. One may attack monsters, other heroes and their jarls, free jarls, and the country itself. A hero who stands beside a monster must attack one.

1. Attackers and targets are named. A hidden jarl who is attacked is turned up, and then there is no way back. If people of a player are attacked, he may call others of his in the area to help.
2. Drow, witches and ghosts among the defenders cast spells.
3. Luck is spent.
4. Strengths are added up: combat factors, or the tax factor of the country, with swords, armour, runes and gods.
5. One die is cast for the whole battle.
6. The result strikes everyone on the side it names.
7. Each hero who fought and lives may find out whether a god noticed him.

Classic: a player picks which of his people attack which combination of targets, the targets defend together, and every counter attacks once a turn. Amended: all able people in the area attack one target at a time, as often as they like, but each target only once.`,
  },
  results: {
    title: 'Combat results',
    text: `What counts is the attackers' strength minus the defenders', and the die with its luck. The amended rules simply add the two. The classic rules read the table below: there a difference below −2 counts as −2, one above 5 as 5, a die below −3 as −3 and one above 9 as 9.

- **Killed:** everyone on that side is removed for good.
- **Wounded:** heroes are wounded. Jarls and monsters leave the map and go back to their pile; they may return as strangers.
- **Flees:** everyone on that side must leave. Classic: as far as they can, where the winner wants, or towards home if no player won. Amended: the winner moves them as he likes; if no player won, chance does. A hero who flees loses 2 glory.
- **No result:** all stay where they are.

A country is won by any result against the defenders. The same results let a hero recruit a hidden jarl.`,
  },
  luck: {
    title: 'Luck',
    text: `A point of luck moves a die by one. It must be spent before the die falls and is gone even if it changed nothing. Every hero who is in a battle, or has a jarl in it, may spend luck on it.

Classic: as much as one has, upwards or downwards, chosen in secret and shown together; also on the die against a spell and on that of the rune Sygil. Amended: at most 9 a battle, the attacker first, then the defender, each for his own side, and on the combat die only.

Recruiting a jarl costs 1 luck.`,
  },
  glory: {
    title: 'Glory and rewards',
    text: `For each enemy slain a hero takes either glory or luck, not some of both. Monsters are worth what the table says; a hero or jarl half his combat factor. Whoever only wounds takes half of that. Halves are rounded down. What jarls win, their hero gets, and defenders are rewarded as well as attackers.

Recruiting a jarl is worth half his combat factor in glory or luck. If a jarl in service is slain, his hero loses as much again, of glory or of luck. Fleeing costs a hero 2 glory.`,
  },
  jarls: {
    title: 'Jarls',
    text: `Jarls lie face down until somebody attacks them. If a hero himself was in the battle and the result went against a jarl who had lain face down, he may recruit him for 1 luck: the jarl is unharmed and serves him. If he does not, the result stands. In the amended rules the result is not told before he has decided. A free jarl who lies face up cannot be recruited.

A jarl in service moves and fights for his hero, with or without him, holds countries and carries taxes. Nobody has more than four. In the classic rules a new jarl does not attack in the turn he was recruited.`,
  },
  kingdoms: {
    title: 'Kingdoms and taxes',
    text: `To win a country, attack it; its strength is its tax factor. It may be free or belong to somebody else, but not lie under the spell Is. Counters there do not defend the land, only themselves.

A country pays its tax factor in marks each turn in which its hero or one of his jarls is in it when taxes are due. If nobody is, it is lost. The hero puts his marks into the hoard at once; a jarl keeps them in his purse until he and his hero are in the same area, if only in passing. Whoever slays a jarl gets his purse. A slain hero's hoard goes to nobody.`,
  },
  swords: {
    title: 'Magic swords',
    text: `A sword adds to the strength of whoever carries it, attacking or defending. Nobody carries two. If its bearer is slain, or is a jarl who leaves the map, it stays lying there for the first who ends his movement in that area.`,
  },
  treasures: {
    title: 'Dragons and treasures',
    text: `The first four dragons that appear guard a treasure each, the other two 20 marks. Who slays the dragon takes its hoard: the hero if he was there, otherwise one of his jarls. A dragon that is only wounded keeps what it has. One may carry any number of treasures. In the classic rules they are hidden from the others until they are used; in the amended rules they are open.`,
  },
  spells: {
    title: 'Spells',
    text: `A drow who is attacked rolls one die and casts the spell of that number; a ghost does so on 1 to 3 only; a witch rolls twice. Hagall, Is and Jara always work. Against Nied, Wynn and Yr the attacking player rolls, and they work on 1 to 3. If the spells leave nobody to attack, the battle comes to nothing.`,
  },
  runes: {
    title: 'Runes',
    text: `The first time a hero is in a battle in which a drow, a ghost or a witch is slain, he learns a rune, found with one die. He has it for good and never learns a second. Several heroes may have the same one.`,
  },
  gods: {
    title: 'The gods',
    text: `After a battle each hero who fought and lives rolls a die: on 1 a god has noticed him, with the rune Amsir also on 2. A second die says which. In the classic rules one may let it be; in the amended rules the dice are cast unasked. Frey, Loki and Njord act at once; Odin, Thor and Tyr wait for the hero's next battle. Death ends everything the gods had promised.`,
  },
  death: {
    title: 'Wounds and death',
    text: `A wound hinders nobody, but a wounded hero who is wounded again is dead. He heals by spending a whole turn at home without moving or attacking, with the rune Ing anywhere.

When a hero dies, his player chooses at the start of the next turn:

- **Withdraw.** His glory is reckoned as at the end of the game, from what he had when he died, and stays in the contest.
- **Begin again.** The same hero, a new home, 3 luck, and nothing else; in the classic rules his sword comes back to him.
- **Go on as a jarl.** One of his jarls becomes the hero, with the luck, the other jarls and the countries, but without glory, rune and hoard. What the dead man carried lies where he fell.

In the last turn there is nothing to choose.`,
  },
  end: {
    title: 'The end',
    text: `After the last turn everyone adds to his glory 1 for every 10 marks in the hoard, 1 for every 3 luck left, and half the combat factor of each jarl in his service. The Brosung Necklace counts as 20 marks; what jarls still carry counts nothing. The highest total wins; equals share the victory. Those with 15 or more enter Valhalla.`,
  },
};
