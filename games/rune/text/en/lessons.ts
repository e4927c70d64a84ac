import type { Pointed } from '@skald/text';
import type { QuestionName } from '../../rules/fight/choices.ts';

export const lessons: Readonly<Record<QuestionName | 'begin' | 'over', Pointed>> = {
  begin:
    'A hero of yours meets foes that are a match for him. Every **hit point** you take from one is a point, and every **death blow** is worth more. Stay alive: the dead have no points.',
  plan: '**Name a weapon.** It decides when you act: a quick one strikes first, a slow one hits harder. Its Initiative stands beside it.',
  act: ({ press, twice, key }) =>
    `**Your turn.** ${press} a square to go there, or a foe within three paces to strike.${twice} A half move leaves time for a blow; after ten paces straight ahead it is a charge. The chances stand beside each blow, part by part. Walk out of a foe’s reach and it strikes first. Finish with ${key('Space', 'End the turn')}.`,
  window:
    'You have **waited**. Somebody has just finished: take your action now if the moment is good, for it is lost at the end of the round.',
  opportunity:
    '**A free blow.** Whoever leaves your reach offers it. Plain it costs nothing; with care the other’s Defence is nothing, but you give up an action.',
  resist:
    '**A push.** You have one such roll in a round. Resist if you stand well: on high ground, at a ledge, beside a friend.',
  forestall:
    '**Before the blow falls** you may push. Win, and you can drive the other out of reach, or step where it suits you.',
  wonEngagement:
    'You **won the push**. Off a ledge, into the fire, or just out of the way: the map shows where each choice ends.',
  dodge:
    '**A shot.** Standing still, you are hit by 6. Dodge if your Quickness, Dodge and shield come to 1 or more.',
  preRoll:
    '**Before a roll** a gift can help. Many can be used only so often: the question tells which one it is.',
  reaction:
    '**Something has just happened** that one of your gifts can answer. Orders can be given once for all: never, ask, always.',
  shop: '**Gifts can be bought at any time**, with points of earlier encounters. Each works at once; nothing that is bought comes back.',
  need: '**In need a gift can still be bought**, and used at once. It costs what it always costs.',
  choose: '**A gift leaves you a choice.** Take what suits you best.',
  moveOn:
    '**Strike and away.** Whom you struck at does not strike after you, others may. Keep away, and it turns on somebody else.',
  leap: '**A bound.** It leads over walls and heads, and costs nothing. Who is passed can be struck from above.',
  midLeap: '**Struck from above**, the other defends himself worse. It is the action of this turn.',
  trade: '**Targets may be traded** among those who leap, once a round, one for one.',
  consent:
    '**Shall all run?** Together you always escape, but the slow are left with 5 hit points, and the fight is lost.',
  intercept:
    '**Somebody flees.** Step into the way for nothing: who stands near it strikes, and who stands on it stops the other.',
  freeShot: '**A free shot.** Whoever flees before a bow offers it, and runs too straight to be hard to hit.',
  spoils: '**Caught.** Clever foes may take treasure instead of blood. What is taken is gone for good.',
  sever: '**An arm for the taking.** A blow with sword or axe at twice the Wound Threshold takes one off.',
  wrest: '**A hold** forces the other to drop something. Without a weapon a foe is half as dangerous.',
  goOn: 'The foes can no longer fight. A **death blow** is worth points; but every round is a risk to nobody but them.',
  room: '**Look about.** Everything here can be tried or left alone; some of it bites. When all say *go on*, the rest stays behind.',
  volunteer: '**Who rolls?** A success that the notes ask for is worth points; a failure may cost everybody.',
  haggle: '**Trade.** Each thing is haggled about once, with Bargain: whoever does worse may leave it.',
  settlePrice: '**A price.** You did worse, so you need not take it.',
  worship: '**A shrine.** Gifts of its god cost less here, and death insurance may be had.',
  stash: '**A hiding place.** What lies here weighs nothing, but it must be found again on the way home.',
  give: '**A gift.** What you give away brings twice its worth in points.',
  claim: '**Share what was found.** Loot becomes points at home, all else may help you on the way.',
  division:
    '**Divide what was found.** Silver and loot become points at home. Where all agree nobody has to quarrel.',
  assent: '**Most want it so.** If you refuse, everybody says of each thing whether he wants it.',
  wanting: '**Who wants it?** Whoever is alone with that has it; several have to settle it.',
  dispute: '**Settle it.** Give way, share, roll for it, or fight for it on the holm, where nobody dies.',
  bustle:
    '**Time for yourself.** What proved itself can be raised, gifts can be bought, things change hands. *Go on* when you like.',
  barter: '**Make an offer.** Put things, silver or points on either side; the other takes it or leaves it.',
  deal: '**An offer.** It is made once. Take it or leave it.',
  retry:
    '**One more try.** A potion lets you roll again, and better. What was missed stays missed for whoever runs.',
  appoint: '**You run this one.** Somebody else plays your hero meanwhile, for half of the points.',
  permit: '**Your hero in another’s hands.** Without your word he stays in the fight.',
  entrust: '**What is your hero’s.** Nobody trades, hides or gives it away unless you say so.',
  overrule: '**Your veto.** What your hero does outside a fight you may forbid.',
  prod: '**They linger.** A sign first; if they stay, something may come.',
  improvise: '**Something unforeseen.** Against 6, for no points. Whoever runs may see it otherwise.',
  judge: '**A fair word.** Accept it, name another Ability, or refuse and let all vote.',
  motion: '**A ruling.** The rules leave some things open. What most want holds from now on.',
  venue:
    '**Here or on your table.** If nobody would rather fight here, and somebody keeps the account, the fight is yours.',
  account:
    '**The account of the fight.** Line by line; what cannot be is not offered. All confirm it before it counts.',
  review: '**Was it so?** Whoever says no has it entered anew.',
  assertion: '**Claim terrain.** What moved a hero pays you, up to 80 points.',
  objection: '**Contest terrain.** What moved no hero pays nobody; the table decides.',
  vote: '**Vote.** Whoever runs counts twice.',
  giveAway: '**Home.** What you give your village becomes points; what you keep stays in your chest.',
  over: 'That was a fight. Bring more heroes, take the other side, or choose another field. The rulebook has all the rest, and your hero may grow.',
};
