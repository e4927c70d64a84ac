import { capital } from '@skald/text';
import { FOE_NAMES } from '../foes.ts';
import type { Forms } from '../saga/people.ts';
import type { Person, SagaWords } from '../saga/words.ts';

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const count = (number: number): string => COUNTS[number] ?? `${number}`;
const article = (name: string): string => (/^[aeiou]/i.test(name) ? 'an' : 'a');

export const forms: Forms = {
  some(foe, number, as) {
    const [one, several] = typeof foe === 'string' ? FOE_NAMES[foe].en : [foe.name, foe.name];
    const said = number === 1 ? `${article(one)} ${one}` : `${count(number)} ${several}`;
    return as === 'genitive' ? `${said}’s` : said;
  },
  gender: () => 'neuter',
  pronouns: {
    male: { he: 'he', him: 'him', his: 'his' },
    female: { he: 'she', him: 'her', his: 'her' },
    neuter: { he: 'it', him: 'it', his: 'its' },
    several: { he: 'they', him: 'them', his: 'their' },
  },
};

const was = ({ several }: Person): string => (several ? 'were' : 'was');

export const saga: SagaWords = {
  prologue: 'How it began',
  first: 'The first blows',
  epilogue: 'How it ended',
  after: [
    ({ one }) => `When ${one.who} ${was(one)} dead`,
    ({ one }) => `Without ${one.whom}`,
    ({ one }) => `After ${one.whom}`,
    ({ one }) => `What came after ${one.whom}`,
    ({ one }) => `${one.who} ${was(one)} missed, or not`,
    ({ one }) => `Over ${one.whom} and on`,
  ],

  setOut: [
    ({ heroes, foes }) => `${heroes.who} came there, and ${foes.who} ${was(foes)} there already.`,
    ({ heroes, foes }) => `On one side stood ${heroes.who}, on the other ${foes.who}. Not much was said.`,
    ({ heroes, foes }) => `${heroes.who} saw ${foes.whom}, and nobody turned back.`,
    ({ heroes, foes }) => `Here stood ${heroes.who}, there stood ${foes.who}, and the day was still young.`,
  ],
  round: [
    () => 'They went at it again.',
    () => 'It was not over yet.',
    () => 'Nobody had had enough.',
    () => 'So it went on.',
    () => 'Both sides drew breath; it was a short one.',
    () => 'After that they knew each other better.',
    () => 'What followed was quickly done.',
    () => 'There was more to come.',
    () => 'The ravens had been right to stay.',
    () => 'Nobody offered terms.',
    () => 'The shouting grew less, the work did not.',
    () => 'Then it was the turn of the next.',
  ],
  quiet: [
    () => 'For a while they only walked around each other.',
    () => 'There was much going to and fro, and nobody was the worse for it.',
    () => 'Then nothing happened that is worth telling.',
    () => 'Everybody waited for somebody else to make a mistake.',
    () => 'They looked for better ground, and some of them found it.',
    () => 'It was quiet for a moment, as quiet goes among such people.',
    () => 'Blows fell, but on wood and air.',
    () => 'Some breath was spent on words.',
  ],

  slew: [
    ({ one, other }) => `${one.who} killed ${other.whom}.`,
    ({ one, other, by }) => `${one.who} struck ${other.whom} down ${by}.`,
    ({ one, other }) => `That was the end of ${other.whom}; ${one.who} saw to it.`,
    ({ one, other }) => `Then ${one.who} swung, and ${other.who} lay there.`,
    ({ one, other }) => `${one.who} had the last word with ${other.whom}.`,
    ({ one, other, by }) => `It was ${one.who} who laid ${other.whom} low ${by}.`,
    ({ one, other }) => `${one.who} made room where ${other.who} had stood.`,
    ({ one, other }) => `${other.who} met ${one.whom}, and did not walk away.`,
    ({ one, other }) => `Of ${other.whom} no more is told, and ${one.who} is the reason.`,
    ({ one, other }) => `For ${other.whom} the day ended there, under the eyes of ${one.whom}.`,
    ({ one, other }) => `${one.who} did not need to look twice at ${other.whom} after that blow.`,
    ({ one, other, by }) => `${one.who} made short work of ${other.whom} ${by}.`,
    ({ one, other }) =>
      `Few would have bet on ${other.whom}; against ${one.whom} they would have been right.`,
    ({ one, other }) => `Somebody had to go, and ${one.who} had settled on ${other.whom}.`,
  ],
  hurt: [
    ({ one, other, by }) => `${one.who} hit ${other.whom} ${by}.`,
    ({ one, other }) => `${one.who} struck home, and ${other.who} felt it.`,
    ({ one, other }) => `${other.who} took a blow from ${one.whom} and kept ${other.his} feet.`,
    ({ one, other, by }) => `${one.who} let ${other.whom} know ${by} who had come.`,
    ({ one, other }) => `Between ${one.whom} and ${other.whom} it was not ${one.who} who bled.`,
    ({ one, other }) => `${one.who} found the gap, and ${other.who} had one more scar.`,
    ({ one, other }) => `A blow of ${one.whose} went through to ${other.whom}.`,
    ({ one, other }) => `${one.who} did not spare ${other.whom}.`,
    ({ one, other, by }) => `${one.who} reached ${other.whom} ${by}, though not for good.`,
    ({ one, other }) => `${other.who} had reason to remember ${one.whom} after that.`,
    ({ one, other }) => `What ${one.who} began with ${other.whom} was half done.`,
    ({ one, other }) => `${one.who} aimed well enough, and ${other.who} paid for standing there.`,
  ],
  hurtBadly: [
    ({ one, other, by }) => `${one.who} gave ${other.whom} a wound ${by} that would have sufficed for most.`,
    ({ one, other }) => `After that blow of ${one.whose} ${other.who} stood less straight.`,
    ({ one, other }) => `${one.who} cut deep, and ${other.who} knew it.`,
    ({ one, other }) => `It was no scratch that ${other.who} had from ${one.whom}.`,
    ({ one, other, by }) => `${one.who} swung ${by}, and something in ${other.whom} broke.`,
    ({ one, other }) => `${other.who} staggered; ${one.who} had meant it.`,
    ({ one, other }) => `That one from ${one.whom} they still talk of, and ${other.who} would rather not.`,
    ({ one, other }) => `${one.who} left ${other.whom} something that does not heal overnight.`,
  ],
  missed: [
    ({ one, other }) => `${one.who} struck at ${other.whom} and hit nothing.`,
    ({ one, other }) => `${one.who} did ${one.his} best against ${other.whom}. It was not enough.`,
    ({ one, other }) => `${other.who} ${was(other)} not where ${one.who} struck.`,
    ({ one, by }) => `${one.who} parted the air ${by}.`,
    ({ one, other }) => `${one.who} and ${other.who} wore out their arms on each other.`,
    ({ one, other }) => `The blows of ${one.whom} slid off ${other.whom}.`,
    ({ one, other }) => `${other.who} gave ${one.whom} no opening.`,
    ({ one }) => `${one.who} was quick, but so was everybody else.`,
    ({ one, other }) => `Nothing came of what ${one.who} wanted with ${other.whom}.`,
    ({ one, by }) => `It was a fine swing that ${one.who} made ${by}, and nobody was in its way.`,
  ],
  shotDead: [
    ({ one, other }) => `${one.who} shot ${other.whom} dead.`,
    ({ one, other }) => `${one.who} let fly, and ${other.who} did not hear it come.`,
    ({ one, other }) => `From afar ${one.who} made an end of ${other.whom}.`,
    ({ one, other }) => `${other.who} looked up once too often, and ${one.who} was waiting for that.`,
  ],
  shot: [
    ({ one, other }) => `${one.who} hit ${other.whom} from afar.`,
    ({ one, other }) => `A shot of ${one.whose} found ${other.whom}.`,
    ({ one, other }) => `${one.who} stood well back, and ${other.who} bled all the same.`,
    ({ one, other }) => `${other.who} had something of ${one.whose} sticking in ${other.him} after that.`,
    ({ one, other }) => `${one.who} took aim at ${other.whom} and had not learnt it for nothing.`,
    ({ one, other }) => `It whistled, and then ${other.who} stopped laughing; that was ${one.who}.`,
  ],
  shotWide: [
    ({ one, other }) => `${one.who} shot at ${other.whom} and hit the landscape.`,
    ({ one, other }) => `A shot of ${one.whose} went past ${other.whom}.`,
    ({ one }) => `What ${one.who} sent off came down somewhere.`,
    ({ one, other }) => `${other.who} heard it whistle; ${one.who} said a word that is not told.`,
    ({ one }) => `The wind was blamed for the shots of ${one.whom}.`,
    ({ one, other }) => `${one.who} aimed long and well, and then ${other.who} moved.`,
    ({ one }) => `Somewhere behind them a bush had reason to complain of ${one.whom}.`,
    ({ one, other }) => `Had ${other.who} been twice as wide, ${one.who} would have hit.`,
  ],
  bled: [
    ({ one, other }) => `${one.who} was hit by ${other.whom}.`,
    ({ one, other }) => `${other.who} got through to ${one.whom}, who said nothing about it.`,
    ({ one, other }) => `${one.who} did not see ${other.whom} in time.`,
    ({ one, other }) => `${one.who} learnt that ${other.who} could bite.`,
    ({ one, other }) => `From ${other.whom} ${one.who} had a scratch, by ${one.his} own account.`,
    ({ one, other }) => `${one.who} had ${other.whom} to thank for a new scar.`,
    ({ one, other }) => `A blow from ${other.whom} found ${one.whom} all the same.`,
    ({ one, other }) => `${one.who} bled a little, and ${other.who} took heart from it.`,
    ({ one, other }) => `${other.who} struck, and it was ${one.who} who stood in the way.`,
    ({ one, other }) => `${one.who} paid ${other.whom} some attention after that, having felt why.`,
    ({ one, other }) => `Against ${other.whom} the armor of ${one.whom} was not quite thick enough.`,
    ({ one, other }) => `${one.who} took what ${other.who} gave, and looked for a way to give it back.`,
  ],
  bledBadly: [
    ({ one, other }) => `${other.who} wounded ${one.whom}, and not lightly.`,
    ({ one, other }) => `The blow that ${one.who} had from ${other.whom} went deep.`,
    ({ one, other }) => `${one.who} grew pale; that was ${other.who}.`,
    ({ one, other }) =>
      `${one.who} leant on ${one.his} weapon for a breath. ${capital(other.who)} had seen to that.`,
    ({ one, other }) => `Others would have lain down after what ${other.who} did to ${one.whom}.`,
    ({ one, other }) => `${other.who} hit ${one.whom} where it counts.`,
    ({ one, other }) => `“That went in,” said ${one.who}, and meant the work of ${other.whom}.`,
    ({ one, other }) => `${one.who} would carry the mark of ${other.whom} for life, however long that was.`,
  ],
  strayed: [
    ({ one, other }) => `In the throng ${one.who} hit ${other.whom}, which was not the plan.`,
    ({ one, other }) => `${one.who} struck too wide, and ${other.who} stood there.`,
    ({ one, other }) => `${other.who} looked round; it was ${one.who}, and nobody laughed.`,
    ({ one, other }) => `What ${one.who} meant for another, ${other.who} got.`,
  ],
  scorched: [
    ({ one }) => `${one.who} stood in a bad place and felt it.`,
    ({ one }) => `The ground did not love ${one.whom}.`,
    ({ one }) => `Where ${one.who} stood nobody should stand.`,
    ({ one }) => `${one.who} stayed a moment too long where it hurts.`,
  ],

  shoved: [
    ({ one, other }) => `${one.who} drove ${other.whom} back.`,
    ({ one, other }) => `${other.who} had to give way to ${one.whom}.`,
    ({ one, other }) => `${one.who} put a shoulder to ${other.whom}, and there was room.`,
    ({ one, other }) => `${one.who} pushed, and ${other.who} stood elsewhere.`,
    ({ one, other }) => `Step by step ${one.who} moved ${other.whom} off.`,
  ],
  plunged: [
    ({ one, other }) => `${one.who} pushed ${other.whom} over the edge.`,
    ({ one, other }) => `There was an edge behind ${other.whom}, and ${one.who} had noticed it first.`,
    ({ one, other }) => `${other.who} went down the short way, with the help of ${one.whom}.`,
  ],
  held: [
    ({ one, other }) => `${one.who} got hold of ${other.whom}.`,
    ({ one, other }) => `${one.who} wrapped both arms around ${other.whom}, and it was no embrace.`,
    ({ one, other }) => `${other.who} could not move for ${one.whom}.`,
  ],
  brokeFree: [
    ({ one }) => `${one.who} broke loose.`,
    ({ one }) => `${one.who} was not to be held.`,
    ({ one }) => `With a wrench ${one.who} was free again.`,
  ],
  stumbled: [
    ({ one }) => `${one.who} went down on the ground.`,
    ({ one }) => `${one.who} lost ${one.his} footing.`,
    ({ one }) => `${one.who} lay there for a moment and looked at the sky.`,
    ({ one }) => `The ground came up to meet ${one.whom}.`,
  ],
  fled: [
    ({ one }) => `${one.who} thought of home, and went there.`,
    ({ one }) => `${one.who} ran, and was not seen again that day.`,
    ({ one }) => `Of ${one.whom} they saw only the back.`,
    ({ one }) => `${one.who} remembered something urgent elsewhere.`,
  ],

  tumbled: [
    ({ one }) => `${one.who} rolled down the slope.`,
    ({ one }) => `The slope was steeper than ${one.who} had thought.`,
    ({ one }) => `Down the hill went ${one.who}, faster than was meant.`,
  ],
  trapped: [
    ({ one }) => `Something snapped shut, and ${one.who} stood in it.`,
    ({ one }) => `${one.who} had not looked where the foot went, and there it stayed.`,
    ({ one }) => `The ground had a mouth there, and ${one.who} was in it.`,
  ],
  ablaze: [
    ({ one }) => `The clothes of ${one.whom} caught fire.`,
    ({ one }) => `Then ${one.who} was burning, which is noticed.`,
    ({ one }) => `The flames found ${one.whom}.`,
  ],
  smothered: [
    ({ one }) => `${one.who} beat out the flames.`,
    ({ one }) => `${one.who} rolled about until nothing smoked any more.`,
  ],
  sinking: [
    ({ one }) => `The water closed over ${one.whom}.`,
    ({ one }) => `${one.who} swam like an anvil.`,
    ({ one }) => `Of ${one.whom} one saw bubbles.`,
  ],
  rescued: [
    ({ one, other }) => `${one.who} got hold of ${other.whom} in the water.`,
    ({ one, other }) => `${other.who} would have drowned but for ${one.whom}.`,
  ],
  pried: [
    ({ one, other }) => `${one.who} freed ${other.whom} from the trap.`,
    ({ one, other }) => `${one.who} bent the iron, and ${other.who} had both feet again.`,
  ],
  undying: [
    ({ one }) => `${one.who} lay there, but it was not the kind of lying that lasts.`,
    ({ one }) => `They thought that ${one.who} was done with.`,
    ({ one }) => `${one.who} fell apart a little, and no more.`,
  ],
  roseAgain: [
    ({ one }) => `Then ${one.who} stood up again.`,
    ({ one }) => `${one.who} was not dead, or had been for too long to mind.`,
    ({ one }) => `${one.who} gathered up what there was of ${one.him} and got up.`,
  ],
  finished: [
    ({ one, other }) => `${one.who} saw to it that ${other.who} stayed where ${other.he} lay.`,
    ({ one, other }) => `${one.who} took no chances with ${other.whom}, and took the head.`,
  ],
  netted: [
    ({ one }) => `${one.who} hung in a net full of barbs.`,
    ({ one }) => `A net came down on ${one.whom}, and it had teeth.`,
  ],
  froze: [
    ({ one }) => `${one.who} drew in all legs and was a stone.`,
    ({ one }) => `After that ${one.who} did nothing any more, in the manner of crabs.`,
  ],
  sang: [
    ({ one }) => `${one.who} began to sing, and it did nobody good who was no goblin.`,
    ({ one }) => `Over it all one heard the chant of ${one.whom}.`,
  ],
  bounded: [
    ({ one }) => `${one.who} leapt over shields and heads.`,
    ({ one }) => `With one bound ${one.who} was elsewhere.`,
  ],
  hurled: [
    ({ one, other }) => `${one.who} threw ${other.whom} through the air.`,
    ({ one, other }) => `${other.who} flew, and ${one.who} had seen to the start.`,
  ],

  fell: [
    ({ one, other }) => `${one.who} fell under the blows of ${other.whom}.`,
    ({ one, other }) => `${other.who} struck, and ${one.who} did not get up.`,
    ({ one, other }) => `That was more than ${one.who} could take, and ${other.who} stood over ${one.him}.`,
    ({ one, other }) => `${one.who} sank to the ground before ${other.whom} and lay there bleeding.`,
  ],
  sank: [
    ({ one }) => `${one.who} sank down and did not get up.`,
    ({ one }) => `The strength went out of ${one.whom}.`,
  ],
  senseless: [
    ({ one }) => `${one.who} lay there and knew nothing of it.`,
    ({ one }) => `${one.who} was out of ${one.his} senses after that.`,
  ],
  broken: [
    ({ one }) => `${one.who} could not so much as lift a hand any more.`,
    ({ one }) => `For ${one.whom} the fighting was over, though not the watching.`,
    ({ one }) => `${one.who} stood no longer, and did not fall either, quite.`,
  ],
  died: [
    ({ one }) => `${one.who} died there.`,
    ({ one }) => `Nobody came in time for ${one.whom}.`,
    ({ one }) => `${one.who} closed ${one.his} eyes, and that was all.`,
    ({ one }) => `So ${one.who} died, among shields, as one should.`,
  ],
  treated: [
    ({ one, other }) => `${one.who} knelt down beside ${other.whom} and stopped the bleeding.`,
    ({ one, other }) => `${one.who} had a bandage for ${other.whom}, and it held.`,
    ({ one, other }) => `Without ${one.whom} it would have looked bad for ${other.whom}.`,
    ({ one, other }) => `${other.who} owed ${one.whom} something after that.`,
  ],
  treatedHimself: [
    ({ one }) => `${one.who} tied up ${one.his} own wounds.`,
    ({ one }) => `${one.who} took a moment, a rag and a deep breath.`,
    ({ one }) => `${one.who} saw to ${one.his} own skin; somebody had to.`,
  ],
  treatedInVain: [
    ({ one, other }) =>
      one.who === other.who
        ? `${one.who} fumbled with a bandage in vain.`
        : `${one.who} did for ${other.whom} what could be done; it was not enough.`,
    ({ one, other }) =>
      one.who === other.who
        ? `The rag that ${one.who} tied would not hold.`
        : `${one.who} bent over ${other.whom} and shook ${one.his} head.`,
    ({ one, other }) =>
      one.who === other.who
        ? `${one.who} was no healer, at least not of ${one.his} own hide.`
        : `For ${other.whom} the hands of ${one.whom} came to nothing.`,
  ],

  endings: {
    heroes: [
      ({ heroes }) => `So the field belonged to ${heroes.whom}.`,
      ({ foes }) => `That was the end of ${foes.whom}, as far as this saga is concerned.`,
      ({ heroes }) => `Nobody was left who would have disputed it with ${heroes.whom}.`,
    ],
    foes: [
      ({ foes }) => `So ${foes.who} kept the field, and what lay on it.`,
      ({ heroes }) => `Of ${heroes.whom} nobody came home that day on ${heroes.his} own feet.`,
    ],
    nobody: [() => 'In the end nobody stood. The ravens had it to themselves.'],
    night: [
      () => 'Then it grew dark, and one does not see an axe in the dark. Everybody went home who could.',
      () => 'Night fell before anything was decided, and both sides said later that they had won.',
    ],
  },
  duels: {
    won: [
      ({ one }) => `That was enough, and the quarrel was ${one.whose} to settle.`,
      ({ one }) => `Then the stakes were pulled up, and ${one.who} was in the right.`,
    ],
    leftRing: [
      ({ one }) => `A foot was outside the hides, and ${one.who} had won without another blow.`,
      ({ one }) => `Whoever leaves the ring is in the wrong; so ${one.who} was in the right.`,
    ],
    drawn: [
      () => 'It grew dark and nobody had won, so both stayed in the right, as far as they were concerned.',
    ],
  },
  fame: [
    ({ one }) => `That evening most was told of ${one.whom}.`,
    ({ one }) => `${one.who} had the largest share in it, and did not need to say so.`,
    ({ one }) => `Who asks whose fight it was is told of ${one.whom}.`,
  ],
  mourned: [
    ({ one }) => `${one.who} stayed there, and a mound was raised.`,
    ({ one }) => `For ${one.whom} they emptied a horn, and then another.`,
  ],
  untold: [() => 'How it ended has not been told yet.'],
};
