// The rules in our own words, a chapter each.

import type { Rules } from '@skald/text';
import { ROUND_SECONDS } from '../../content/tasks.ts';
import type { Topic } from '../topics.ts';

/** RUN-INIT-02 */
const ROUND = `A round stands for ${ROUND_SECONDS.least} to ${ROUND_SECONDS.most} seconds.`;

export const rules: Rules<Topic> = {
  goal: {
    title: 'What it is about',
    text: 'Heroes meet foes on a field. Each player brings a hero, or plays the foes, or leaves them to the rules. Whoever plays heroes wants **victory points**: they come for every hit point taken from a foe and for every death blow, and each hero has his own. So the heroes fight side by side and against each other’s fame. What others do to him costs him points, and his death all of them. If both sides still stand when the last round ends, night falls and everybody goes home.',
  },
  dice: {
    title: 'The die',
    text: 'There is one die, with ten sides. A roll is the die plus what you are good at, and it succeeds if it reaches the number asked for; against somebody else, if it reaches his. A **10** is a triumph: roll again and add, as long as tens come. A **1** at first is a botch: roll again, and what comes counts against you. Healers do not botch, unless they treat themselves. **Impairment** takes one off every roll for each point.',
  },
  round: {
    title: 'The round and Initiative',
    text: `${ROUND} First everybody says at the same time which weapon he means to use, or that he will do something other than fight. Then all roll **Initiative**: the die, the INIT of that weapon, 3 more or less for a high or low place. The highest acts first; of equals the hero before the foe. Who reaches more than 20 acts again 20 steps later, and so on. Who then does something slower than he named comes as much later; something quicker gains nothing. On your turn you may **wait**: after anybody’s action you are asked whether you want yours now. A round without any attack, only with manoeuvres, adds a hero’s Perception to his next Initiative.`,
  },
  turn: {
    title: 'A turn',
    text: 'A turn is one action: a blow, a shot, a full move, a treatment, a grip. Half an action is a half move, a careful change of weapons or picking something up; two different halves fit into one turn. After a half move a blow or shot may follow. Who has an enemy in reach from the beginning may also change weapons and then strike. Dropping what you hold and drawing from the belt costs nothing, and neither does one push each round. Getting up is free too, but takes a Balance roll of 6; who stays down may strike, not walk.',
  },
  moving: {
    title: 'Moving',
    text: 'A square is one pace. Straight steps cost one, of diagonal ones every second costs two. How far you come depends on Sprint: a half move leaves time for a blow, a full move does not. **Withdrawing** takes you up to 15 paces back, with 3 more Defence until your next action, and those you face do not strike at you. **Fleeing** is twice a full move in a straight line; everybody you come near strikes, and over an open edge you are out of the fight. A **reckless run** is as long, must be your only action of the round, and may leave you out of breath.',
  },
  engagement: {
    title: 'Engagement and pushing',
    text: 'Enemies within three paces are **Engaged**; that is also as far as a blow reaches. Once a round you may push one of them: Strength and the skill with your weapon against his, a foe’s Response. Each has one such roll a round, for pushing or resisting; without it he counts 0. Who wins drives the other back in a straight line (1 + twice his Strength in paces), or steps up to three paces to a better place, or forbids the other any push this round. You may also push just before a blow falls on you: if it takes the two apart, the attacker must come back with what is left of his half move, or has struck at the air. Who stands higher has 3 more. Heroes who want the same place roll for it in the same way: with a fellow hero beside you you may contend for his, and if you win, the two of you change places.',
  },
  opportunity: {
    title: 'Free blows',
    text: 'Whoever walks out of the reach of an enemy with a weapon ready gives him a free blow, at the last square within reach. Coming near and stopping does not; nor does walking up to the one you strike. The striker may take **care**: then the Defence of the one who passes counts for nothing, but it costs the striker his next action of the round. If you leave somebody in order to attack another, his careful blow is free. Withdrawing gives those you face nothing.',
  },
  striking: {
    title: 'A blow',
    text: 'Both roll: the die and Attack against the die and Defence. If the attacker reaches the defender’s total, he hits, and what he has more is added to his Damage; the Soak of the other is taken off, and the rest are lost hit points. A **charge**, ten paces or more in a straight line, gives 3 more to hit; high ground gives 2 to hit and to defend; each further enemy who can reach you takes 2 off your Defence, up to 6. Who is missed by 20 or more strikes back at once. Who botches with an ally nearby may hit him.',
  },
  manners: {
    title: 'Holding ground, weaving, berserk',
    text: 'A hero who has his target in reach and his weapon ready may add something to his blow. **Hold ground**: 1 more to hit for the rest of the round, but no step. **Duck and weave**: 1 more Defence, and shots at him have 3 less. **Berserk**, with 21 hit points or more: Attack and Defence together, and nothing else is added; then, if the other still stands, he strikes back, and your Defence counts for nothing. Foes do none of this.',
  },
  shooting: {
    title: 'Shots and throws',
    text: 'A bow needs five paces, a throw three. Before the dice the target says whether he **dodges**. If not, 6 is enough; if he does, he rolls Quickness and Dodge, and a shield helps. Cover takes 3, 6 or 12 off, mist 3, a moving target 6; who flees is easier by 6, who withdraws by 3. Everybody within five paces of the target or in the line makes it harder by 3, and a shot that fails only because of them hits one of them. Beyond the range of the weapon the Damage falls.',
  },
  harm: {
    title: 'Hit points and Wounds',
    text: 'A single blow that takes as much as the **Wound Threshold** makes a Wound, twice as much two. Each Wound is one point of Impairment. At four Wounds one is incapacitated; at five, or without hit points, dying. Who loses over 20 more than he has left is dead at once. Whoever cannot defend himself is hit by 6 or more. What foes are worth in numbers nobody knows until the first of a kind bleeds.',
  },
  care: {
    title: 'Dying and healing',
    text: 'A dying hero can be saved: each ally has his own very next action for it, with a Healer roll of 12. If the last of them lets it pass, or the dying one is hurt again, he is dead. Foes die at once. The living can be treated, too, as an action with up to half a move: the number asked for grows with the Wounds. It closes a Wound, or gives hit points back. After an attempt nobody may try again before the patient is hurt anew.',
  },
  holding: {
    title: 'Holds and pins',
    text: 'With bare hands one can take hold of somebody, by Dexterity, or pin him down, by Strength. First comes an attack that does no harm, then a roll against his Defence; what it is better by makes it harder to break free, which takes 6 and that much. Who is held does nothing but struggle, cannot dodge, and others strike him against half his Defence; if an ally of the holder misses, he hits the holder. The holder does nothing but hold.',
  },
  ground: {
    title: 'The ground',
    text: 'Who stands at least a pace higher has high ground: 2 more in a blow and a defence, 3 more in a push, 3 more Initiative. Slippery and uneven ground costs twice the paces. Cover helps against shots, a barrier between two helps the better fighter by 1. Some places hurt at the beginning of a round whoever stands there; ways that the game finds for you go around them. Walls stop everything. Over a ledge one can be pushed, and a fall hurts.',
  },
  hazards: {
    title: 'Slopes, ice, dark, fire and water',
    text: 'On **slippery** ground two paces are safe; who goes further in one action keeps his Balance against 6 or falls. On a **slope** going up costs double and down half; whoever wins a push can take the upper side, and who is struck hard may fall and roll down, over others too. In the **dark** most rolls have 4 less, in gloom 2, unless there is a light within 25 paces or one sees in the night. **Traps** hold whoever steps into them until somebody pries them open. **Clothes burn** with 6 damage and 2 more each round until an action smothers them. In **deep water** one swims or drowns; others can throw a rope or pull one out. **Swarms** of small animals hurt heroes who end a round among them, most of all without good armor, until they have run from them or kept them off. A **fall** of ten feet or more hurts, less for who lands well, and no armor helps.',
  },
  flight: {
    title: 'Running away',
    text: 'A hero who **flees** runs twice a full move in a straight line. Everybody he was Engaged with or comes near strikes once for nothing, whoever can shoot has a free shot, and foes who are not Engaged may go up to ten paces to stop him. Over an open edge or an exit he is gone. **All heroes together** always get away: they say so when weapons are named, and if everybody agrees, each rolls Sprint against the quickest foe. Who falls short is left with 5 hit points, unless he had fewer than 20 anyway.',
  },
  foes: {
    title: 'Foes',
    text: 'Foes are made from the heroes who are there: seven **Threat Categories** from terrifying to pitiful say how they compare with them, and each type is then better in one thing and worse in another. Most do not choose for themselves: a chart says whom each attacks, by who is near, who struck it and whom others have not taken yet. Some choose as their player likes. Foes never hold ground, weave or go berserk, and they do not hurt each other.',
  },
  gifts: {
    title: 'Gifts of the gods',
    text: 'Heroes who have gained points spend them on gifts, level by level. Some gifts are always at work and stand in the numbers of the sheet. Others are used: before a roll, when something happens, or on one’s turn; some take the action. Rune weapons have powers of their own, for whoever holds them and has paid for them.',
  },
  points: {
    title: 'Victory points and the end',
    text: 'A hero has one point for every hit point he takes from a foe, no more than it has, and half the foe’s Might for the death blow. Might grows with what a foe is made of. Every hit point he loses himself costs him one. When it is over the dead have nothing, and of the others the best three pay for each hero who died: 75, 45 and 30 points; nobody ends below nothing. The fight is over when one side has nobody left who can fight. If only helpless foes are left, the heroes may go on for the death blows, or stop. If no hero can fight any more, the foes kill those who lie there.',
  },
  sitting: {
    title: 'A whole adventure',
    text: 'An adventure is a row of **encounters**, an encounter a row of **events**. Each event is read aloud, and then everybody in turn may look closer, try what the place offers, treat the hurt or take the lead; what bites is not told beforehand. When all want to go on, whatever is left stays behind. Some things come by themselves: then all must roll, or whoever likes, or one for all; the Difficulty that a success has beaten is worth as many points, once for each roll. Who sees his chance before he volunteers is not obliged to take it. Fights are fought on a field like any other. After an encounter its points are reckoned, what was found is shared, and all are whole again; foes are always a match for as many as are left. At home loot becomes points, and whoever has gained most of all has won.',
  },
  playingFoes: {
    title: 'Playing the foes',
    text: 'Whoever plays the foes has points of his own, for danger and not for death: 30 for the trouble; 75 and a tenth of what a hero has ever gained for each hero who was almost down, with 20 hit points or fewer or with four Wounds, and lives; 20 for each kind of terrain that a hero went into, up to or out of, 80 at most. Each hero who dies costs him 75. Foes that do not choose for themselves attack whom the chart names; all else is his to decide.',
  },
  running: {
    title: 'Running an encounter',
    text: 'An adventure may be **run** by whoever plays its foes; or everybody brings an encounter of his own, sealed, and runs it when it is his turn. Whoever runs has the notes beside the board. He is paid as for playing foes, besides three points for each point by which a hero misses a roll of the notes, and 75 more if he thought it up himself and had some of each kind. His own hero is in the hands of a **proxy** meanwhile: each of the two has half of what he makes. The proxy needs permission to keep him out of a fight, never sets him on heroes, and neither spends his points nor gives away what is his; what he does outside a fight may be **forbidden**. Those who **linger** may be given a sign, and if they stay something comes, which costs hit points and pays nobody. What **nobody has foreseen** is tried against 6, for no points; whoever runs may ask for another Ability or for two Characteristics, or refuse. A ruling may be put to the **vote**: everybody has one, whoever runs two. When all is over the notes lie open.',
  },
  holmgang: {
    title: 'Holmgang',
    text: 'Two heroes settle a quarrel. They agree on the most that a blow may take, and on a number: whoever is the first to have dealt more than that wins, and so does the one who is left when the other can fight no more. Nobody may agree on what could wound or kill, and there are no victory points in it. Four forms are known: a **free fight**; in a **ring** of hides three cells wide on every side of its middle, where whoever leaves it has lost; tied to **stakes**, where nobody moves or ducks; and **traded blows**, one each in turn, the higher Initiative first, warded off by the die alone.',
  },
};
