// What comes of a battle, in English.

import type { CounterId, Item } from '../../content/index.ts';
import type { AftermathWords } from '../saga/words.ts';
import { names as n } from './names.ts';
import { gold } from './saga-numbers.ts';

const who = (ids: readonly CounterId[]): string => n.list(ids.map(n.short));
const be = (ids: readonly unknown[]): string => (ids.length === 1 ? 'was' : 'were');
const thing = (item: Item | null, marks: number): string =>
  [...(item ? [n.theItem(item)] : []), ...(marks > 0 ? [gold(marks)] : [])].join(' and ') ||
  'something in a sack';

export const aftermath: AftermathWords = {
  recruited: [
    ({ hero, jarl }) =>
      `Beaten, ${n.short(jarl)} put his hands between those of ${hero.name} and served from then on.`,
    ({ hero, jarl }) => `${hero.name} liked the way ${n.short(jarl)} had fought and took him into service.`,
    ({ hero, jarl }) => `${n.short(jarl)} was offered a place at the table of ${hero.name}, and accepted.`,
    ({ hero, jarl }) => `From that day ${n.short(jarl)} was ${hero.name}'s man.`,
    ({ hero, jarl }) => `${hero.name} gave ${n.short(jarl)} his life and a ring; ${n.short(jarl)} kept both.`,
    ({ hero, jarl }) =>
      `${n.short(jarl)} found that one can lose a fight and gain a table to sit at, that of ${hero.name}.`,
    ({ hero, jarl }) => `${hero.name} said that men like ${n.short(jarl)} should not be wasted.`,
  ],
  slain: [
    ({ dead }) => `${who(dead)} died there.`,
    ({ dead }) => `That was the end of ${who(dead)}.`,
    ({ dead }) => `${who(dead)} did not get up again.`,
    ({ dead }) => `When it was over ${who(dead)} ${be(dead)} dead.`,
    ({ dead }) => `${who(dead)} ${be(dead)} cut down.`,
    ({ dead }) => `${who(dead)} fell, and the crows came.`,
    ({ dead }) => `${who(dead)} troubled nobody after that.`,
    ({ dead }) => `They buried ${who(dead)} where ${dead.length === 1 ? 'the body' : 'the bodies'} lay.`,
    ({ dead }) => `Of ${who(dead)} only the name is left.`,
    ({ dead }) => `${who(dead)} had seen better days, and saw no others.`,
  ],
  heroDied: {
    battle: [
      ({ name, area, by }) =>
        `There, ${n.at(area)}, ${name} fell${by ? `, and ${by} saw it` : ''}. It was a good death, people said.`,
      ({ name, by }) => `${name} was killed${by ? ` by the hand of ${by}` : ''} and said nothing memorable.`,
      ({ name, his, area }) => `${name} died on ${his} feet ${n.at(area)}.`,
      ({ name, by }) =>
        `In that fight ${name} got a death wound${by ? ` from the people of ${by}` : ''} and died before evening.`,
      ({ name, area }) => `They built the mound for ${name} ${n.at(area)}, and it is not a small one.`,
      ({ name, by }) =>
        `${name} had often said how it would end${by ? `, though not that it would be ${by}` : ''}.`,
    ],
    spell: [
      ({ name, area }) =>
        `The spell was more than ${name} could bear; ${n.at(area)} the mound can still be seen.`,
      ({ name }) => `No weapon had touched ${name}, and yet it was a corpse they carried away.`,
      ({ name }) => `${name} died of it, having been wounded before.`,
    ],
    storm: [
      ({ name }) => `Njord had given warning. The serpents took ${name}, ship and all.`,
      ({ name, area }) =>
        `${name} put to sea all the same and got no further than this: ${n.area(area)}. Nothing was washed ashore.`,
    ],
    frey: [
      ({ name }) =>
        `${name} grew tired of worship and got up. Frey does not forgive that, and ${name} was dead before the threshold.`,
      ({ name }) => `${name} walked away from Frey's maiden and did not walk far.`,
    ],
  },
  heroWounded: [
    ({ hero }) => `${hero.name} was wounded.`,
    ({ hero }) => `${hero.name} took a wound and made light of it.`,
    ({ hero }) => `${hero.name} came out of it bleeding.`,
    ({ hero }) => `A spear went through ${hero.name}'s thigh.`,
    ({ hero }) => `${hero.name} limped from then on, and had to be careful.`,
  ],
  drivenOff: [
    ({ who: ids }) => `${who(ids)} got away wounded and ${be(ids)} not seen for a time.`,
    ({ who: ids }) => `${who(ids)} crept off with ${ids.length === 1 ? 'a wound' : 'wounds'}.`,
    ({ who: ids }) => `${who(ids)} left a trail of blood and no address.`,
    ({ who: ids }) => `Wounded, ${who(ids)} vanished from the story for now.`,
    ({ who: ids }) => `${who(ids)} went to ground, and nobody followed.`,
  ],
  freyHealed: [
    ({ hero }) => `But one of Frey's maidens laid her hand on ${hero.name}, and the wound was gone.`,
    ({ hero }) => `Frey kept his word: ${hero.name} was healed on the spot.`,
  ],
  worship: [
    ({ hero }) => `For this one Frey's maiden asked two summers of worship from ${hero.name}.`,
    ({ hero }) => `${hero.name} would have to sit still with Frey's maiden for two summers.`,
  ],
  fled: [
    ({ who: ids, to }) => `${who(ids)} fled ${n.to(to)}.`,
    ({ who: ids, to }) => `${who(ids)} did not stop before ${n.theArea(to)}.`,
    ({ who: ids, to }) => `${who(ids)} ran all the way ${n.to(to)}.`,
    ({ who: ids, to }) => `It was ${n.at(to)} that ${who(ids)} got breath again.`,
    ({ who: ids, to }) => `${who(ids)} found it wiser to be ${n.at(to)}.`,
    ({ who: ids, to }) => `The next thing heard of ${who(ids)} came ${n.from(to)}.`,
  ],
  stuck: [
    ({ who: ids }) => `${who(ids)} would have run, but there was no way out.`,
    ({ who: ids }) => `${who(ids)} had nowhere to run to.`,
  ],
  shamed: [
    ({ hero }) => `That did the name of ${hero.name} no good.`,
    ({ hero }) => `People laughed about ${hero.name} that winter.`,
    ({ hero }) => `There is no song about that, and ${hero.name} was glad of it.`,
    ({ hero }) => `${hero.name} spoke of other things for a while.`,
    ({ hero }) => `It is told otherwise by the friends of ${hero.name}.`,
  ],
  mourned: [
    ({ hero }) => `${hero.name} had promised to bring the men home, and that was remembered.`,
    ({ hero }) => `The loss was laid to the charge of ${hero.name}.`,
    ({ hero }) => `Whoever leads is judged by the dead, and so was ${hero.name}.`,
  ],
  landWon: [
    ({ hero, area }) => `${hero.name} ruled ${n.theArea(area)} from then on.`,
    ({ hero, area }) => `${n.theArea(area)} paid taxes to ${hero.name} after that.`,
    ({ hero, area }) => `So ${hero.name} won ${n.theArea(area)}.`,
    ({ hero, area }) => `The farmers ${n.at(area)} put down their axes and bowed to ${hero.name}.`,
    ({ hero, area }) => `In the evening ${n.theArea(area)} belonged to ${hero.name}.`,
    ({ hero, area }) => `The keys of ${n.theArea(area)} were brought to ${hero.name} on a shield.`,
    ({ hero, area }) => `${n.at(area)} they drank to ${hero.name}, some of them willingly.`,
  ],
  landTaken: [
    ({ hero, area, from }) => `${n.theArea(area)} had belonged to ${from}; now it was ${hero.name}'s.`,
    ({ hero, area, from }) => `So ${hero.name} took ${n.theArea(area)} from ${from}, who heard of it later.`,
    ({ hero, area, from }) => `${n.theArea(area)} changed hands: no longer ${from}, but ${hero.name}.`,
  ],
  glory: [
    ({ hero }) => `${hero.who} was spoken of after this.`,
    ({ hero, glory }) =>
      glory > 2
        ? `A song was made of it, and ${hero.who} did not have to pay for it.`
        : `It was not much, but ${hero.who} was heard to mention it.`,
    ({ hero }) => `The poets made a note of ${hero.whom}.`,
    ({ hero, glory }) =>
      glory > 2
        ? `From then on people stood up when ${hero.who} came in.`
        : `It did ${hero.whom} no harm among the neighbours.`,
    ({ hero }) => `${hero.who} chose to be remembered for it.`,
    ({ hero }) => `Of that day ${hero.who} liked to be asked.`,
    ({ hero }) => `They told it at three hearths that winter, and ${hero.who} was in it each time.`,
    ({ hero }) => `That added to the name of ${hero.whom}.`,
  ],
  gotLuck: [
    ({ hero }) => `${hero.who} asked for no fame, but luck stayed.`,
    ({ hero }) => `${hero.who} took luck instead of a song.`,
    ({ hero }) => `It made ${hero.whom} luckier, and nobody grudged it.`,
    ({ hero }) => `After that the dice fell better for ${hero.whom}.`,
    ({ hero }) => `${hero.who} let others do the singing and kept the luck.`,
    ({ hero }) => `Good fortune goes where it is asked in, and ${hero.who} had asked it in.`,
    ({ hero }) => `Old women said that ${hero.who} was born on the right day.`,
  ],
  purse: [
    ({ hero, from, marks }) =>
      `In the purse of ${n.short(from)} were ${gold(marks)}, and ${hero.name} knew what to do with it.`,
    ({ hero, from, marks }) => `${gold(marks)} went from ${n.short(from)} to ${hero.name}.`,
    ({ hero, from, marks }) =>
      `${n.short(from)} had carried ${gold(marks)} and carried it no further; ${hero.name} did.`,
  ],
  spoils: [
    ({ who: w, dragon, item, marks }) =>
      `Under ${n.short(dragon)} lay ${thing(item, marks)}, and ${w.name} took it.`,
    ({ who: w, dragon, item, marks }) =>
      `${w.name} had ${thing(item, marks)} from the hoard of ${n.short(dragon)}.`,
    ({ who: w, item, marks }) => `The hoard was opened, and ${w.name} carried off ${thing(item, marks)}.`,
  ],
  dropped: [
    ({ item, area }) => `${n.theItem(item)} stayed lying ${n.at(area)}.`,
    ({ item }) => `Nobody picked up ${n.theItem(item)} that day.`,
    ({ item, area }) => `${n.theItem(item)} lay in the grass ${n.at(area)}.`,
    ({ item, area }) => `Whoever comes ${n.to(area)} may find ${n.theItem(item)} there.`,
    ({ item }) => `In the haste ${n.theItem(item)} was left behind.`,
    ({ item, area }) => `The rain fell on ${n.theItem(item)} ${n.at(area)}.`,
  ],
  rune: [
    ({ hero, rune }) => `From the dead one ${hero.name} learnt the rune ${n.runes[rune]}.`,
    ({ hero, rune }) => `That night ${hero.name} dreamt of a sign, and it was ${n.runes[rune]}.`,
    ({ hero, rune }) => `${hero.name} knew the rune ${n.runes[rune]} after that and told nobody how.`,
  ],
  noticed: [
    ({ hero, god }) => `${n.gods[god]} had been watching ${hero.name}.`,
    ({ hero, god }) => `It is said that ${n.gods[god]} took note of ${hero.name} that day.`,
    ({ hero, god }) => `Up there ${n.gods[god]} asked who this ${hero.name} was.`,
    ({ hero, god }) => `${hero.name} had been seen by ${n.gods[god]}, which is not always a blessing.`,
    ({ hero, god }) => `${n.gods[god]} turned his head when ${hero.name} was named.`,
    ({ hero, god }) => `That evening somebody poured out ale for ${n.gods[god]}, and ${hero.name} knew why.`,
    ({ hero, god }) => `There was a stranger by the fire whom ${hero.name} later called ${n.gods[god]}.`,
  ],
  frey: [
    ({ maidens }) =>
      maidens > 1
        ? 'Two maidens were promised for wounds to come.'
        : 'A maiden was promised for the next wound.',
    ({ maidens }) => `Whoever is struck now will be nursed, ${maidens > 1 ? 'twice even' : 'once'}.`,
  ],
  njord: {
    aid: [
      () => 'The sea would lie smooth for a while.',
      ({ hero }) => `A good wind was laid by for ${hero.name}.`,
    ],
    gold: [
      ({ hero, marks }) => `The next morning ${gold(marks)} lay on the beach before ${hero.name}.`,
      ({ hero, marks }) => `He sent ${hero.name} ${gold(marks)} from the bottom of the sea.`,
    ],
    loss: [
      ({ hero, marks }) => `A chest with ${gold(marks)} slid overboard; it was ${hero.name}'s.`,
      ({ hero, marks }) => `${hero.name} was poorer by ${gold(marks)} and smelled of seaweed.`,
    ],
    storm: [
      ({ hero }) => `He was angry, and ${hero.name} was told to keep off the water.`,
      ({ hero }) => `From then on it was better for ${hero.name} not to go near a ship for a while.`,
    ],
  },
  loki: {
    gave: [
      ({ hero }) => `He made ${hero.name} a little luckier, for reasons of his own.`,
      () => 'He left a gift of luck behind.',
    ],
    took: [
      ({ hero }) => `He took a piece of ${hero.name}'s luck and went off with it.`,
      () => 'Luck was missing afterwards.',
    ],
  },
};
