import { PILLAGED_TO_WIN } from '../../content/index.ts';
import type { EndWords } from '../saga/words.ts';
import { names as n } from './names.ts';
import { bands, count, days as inDays, ordinal } from './saga-numbers.ts';

const survivors = (left: readonly { who: { name: string }; points: number }[]): string =>
  n.list(left.map(({ who, points }) => `${who.name} had ${bands(points)}`));

export const end: EndWords = {
  pillaged: [
    ({ who, village, count: c }) =>
      `That night ${who.name} emptied ${village}, chest by chest${c > 1 ? `; it was the ${ordinal(c)} village` : ''}.`,
    ({ who, village, count: c }) =>
      `${village} burned, and ${who.name} had the silver. ${c === PILLAGED_TO_WIN ? 'There were four now.' : `That made ${count(c)}.`}`,
    ({ who, village }) =>
      `${who.name} took from ${village} what could be carried, and set fire to what could not.`,
    ({ who, village, count: c }) =>
      `The people of ${village} went into the woods, and ${who.name} into their houses${c > 1 ? `, as in ${count(c - 1)} other ${c === 2 ? 'village' : 'villages'} before` : ''}.`,
  ],
  besieged: [
    ({ who, castle, left }) =>
      `${who.name} sat in ${castle} and piled up brushwood. ${left === 1 ? 'One day more' : `${count(left)} days more`} would do.`,
    ({ who, castle }) => `In ${castle} ${who.name} ate from the lord's own table.`,
  ],
  castleBurnt: [
    ({ who, castle }) =>
      `Then ${who.name} put a torch to it, and ${castle} burned so that it was seen from the sea.`,
    ({ who, castle }) => `${castle} fell in on itself at midnight. ${who.name} is said to have watched.`,
  ],
  shipBurnt: [
    ({ who, place: p }) =>
      `Tarred planks burn well. ${who.name} had the ship alight ${p.at}, and everybody saw it.`,
    ({ who, place: p }) => `${who.name} burned the ship ${p.at}, and with it the way home.`,
  ],
  over: {
    pillage: [
      ({ land, days }) =>
        `After ${inDays(days)} there was nothing left in ${land} worth a landing, and the ship lay deep in the water when it left.`,
      ({ land }) =>
        `With the fourth village the Vikings had what they had come for, and ${land} had seen the last of its harvest.`,
    ],
    castle: [
      ({ land }) =>
        `A land without a keep has no lord. The Vikings took ${land} that day, and sold it back later.`,
      ({ land, days }) => `It had taken ${inDays(days)}, and ${land} had no castle any more.`,
    ],
    rout: [
      ({ days }) =>
        `After ${inDays(days)} nobody among the Vikings had enough men to stand in a line. Those who could still row did.`,
      ({ land }) =>
        `So the Vikings were broken in ${land}, and the rest is a story of people asking the way to the sea.`,
    ],
    ship: [
      ({ land }) =>
        `Without a ship a Viking is a man far from home. In ${land} they were hunted down one by one, and some took service.`,
      () => 'The ship was gone, and with it every plan they had made.',
    ],
    wipedOut: [
      ({ land }) =>
        `No lord was left in ${land} to raise a banner. The Vikings walked about as if it were theirs, and for that year it was.`,
      ({ days }) =>
        `In ${inDays(days)} the last of the Normans had fallen, and nobody stood between the Vikings and anything.`,
    ],
    turnLimit: [
      ({ days }) =>
        `After ${inDays(days)} the nights grew cold and the bread grew hard. The Vikings turned their prow north, and the Normans had kept their land.`,
      ({ land }) =>
        `Then the autumn storms came, and the ship did not wait for them. ${land} was still Norman.`,
    ],
    surrender: [
      ({ loser }) => `In the end the ${n.side(loser)} asked what peace would cost, and paid it.`,
      ({ loser, winner }) => `The ${n.side(loser)} gave it up, and the ${n.side(winner)} did not ask twice.`,
    ],
  },
  survivors: [
    ({ left }) => `When it was counted, ${survivors(left)}.`,
    ({ left }) => `Of those who had set out, ${survivors(left)} left.`,
  ],
  burntVillages: [
    ({ villages }) => `In ${n.list(villages)} they built anew, a little further from the road.`,
    ({ villages }) => `They remember it longest in ${n.list(villages)}.`,
  ],
  noVillages: [
    () => 'Not one village had been pillaged, and the harvest came in late but whole.',
    () => 'The villages had been frightened and nothing worse.',
  ],
  lastWord: {
    normans: [
      ({ land }) => `The clerk notes that ${land} paid its tax that year. Here ends the chronicle.`,
      () => 'The bishop had a mass read, and the lords went back to disliking each other.',
    ],
    vikings: [
      () => 'The skalds made a song of it, in which it was all much longer.',
      ({ land }) => `In the north they still say “as easy as ${land}” of something that was not.`,
    ],
  },
};
