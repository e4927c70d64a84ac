// What comes of a battle, in English.

import type { CounterId, Item } from '../../content/index.ts';
import type { AftermathWords } from '../saga/words.ts';
import { names as n } from './names.ts';
import { count, gold } from './saga-numbers.ts';

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
  ],
  slain: [
    ({ dead }) => `${who(dead)} died there.`,
    ({ dead }) => `That was the end of ${who(dead)}.`,
    ({ dead }) => `${who(dead)} did not get up again.`,
    ({ dead }) => `When it was over ${who(dead)} ${be(dead)} dead.`,
    ({ dead }) => `${who(dead)} ${be(dead)} cut down.`,
    ({ dead }) => `${who(dead)} fell, and the crows came.`,
    ({ dead }) => `${who(dead)} troubled nobody after that.`,
  ],
  heroDied: {
    battle: [
      ({ name, area, by }) =>
        `There, ${n.at(area)}, ${name} fell${by ? `, and ${by} saw it` : ''}. It was a good death, people said.`,
      ({ name, by }) => `${name} was killed${by ? ` by the hand of ${by}` : ''} and said nothing memorable.`,
      ({ name, his, area }) => `${name} died on ${his} feet ${n.at(area)}.`,
      ({ name, by }) =>
        `In that fight ${name} got a death wound${by ? ` from the side of ${by}` : ''} and died before evening.`,
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
  ],
  stuck: [
    ({ who: ids }) => `${who(ids)} would have run, but there was no way out.`,
    ({ who: ids }) => `${who(ids)} had nowhere to run to.`,
  ],
  shamed: [
    ({ hero }) => `That did the name of ${hero.name} no good.`,
    ({ hero }) => `People laughed about ${hero.name} that winter.`,
    ({ hero, glory }) => `It cost ${hero.name} ${count(glory)} of glory.`,
    ({ hero }) => `There is no song about that, and ${hero.name} was glad of it.`,
  ],
  mourned: [
    ({ hero }) => `${hero.name} had promised to bring the men home, and that was remembered.`,
    ({ hero }) => `The loss was laid to the charge of ${hero.name}.`,
    ({ hero }) => `A lord is judged by his dead, and so was ${hero.name}.`,
  ],
  landWon: [
    ({ hero, area }) => `${hero.name} was lord of ${n.theArea(area)} from then on.`,
    ({ hero, area }) => `${n.theArea(area)} paid taxes to ${hero.name} after that.`,
    ({ hero, area }) => `So ${hero.name} won ${n.theArea(area)}.`,
    ({ hero, area }) => `The farmers ${n.at(area)} put down their axes and took ${hero.name} for their lord.`,
    ({ hero, area }) => `In the evening ${n.theArea(area)} belonged to ${hero.name}.`,
  ],
  landTaken: [
    ({ hero, area, from }) => `${n.theArea(area)} had belonged to ${from}; now it was ${hero.name}'s.`,
    ({ hero, area, from }) => `So ${hero.name} took ${n.theArea(area)} from ${from}, who heard of it later.`,
    ({ hero, area, from }) => `${n.theArea(area)} changed its lord: no longer ${from}, but ${hero.name}.`,
  ],
  glory: [
    ({ hero, glory }) => `It brought ${hero.whom} ${count(glory)} of glory.`,
    ({ hero, glory }) => `For that ${hero.who} had ${count(glory)} of glory.`,
    ({ hero, glory }) => `${hero.who} was spoken of after this, by ${count(glory)} more than before.`,
    ({ hero, glory }) => `${hero.who} chose fame, ${count(glory)} of it.`,
    ({ hero, glory }) => `The poets reckoned it at ${count(glory)} for ${hero.whom}.`,
  ],
  gotLuck: [
    ({ hero, luck }) => `${hero.who} asked for no fame, but luck stayed, ${count(luck)} of it.`,
    ({ hero, luck }) => `${hero.who} took ${count(luck)} of luck instead of a song.`,
    ({ hero, luck }) => `It made ${hero.whom} luckier by ${count(luck)}.`,
    ({ hero, luck }) => `After that ${hero.who} had more luck, by ${count(luck)}.`,
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
