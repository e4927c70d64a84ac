// The frame of the saga in English: how it began, day by day, headings.

import { capital } from '@skald/text';
import type { FrameWords, Person } from '../saga/words.ts';
import { names as n } from './names.ts';
import { count, ordinal } from './saga-numbers.ts';
import { person, place } from './saga-places.ts';

const full = (people: readonly Person[]): string => n.list(people.map((one) => one.full));

export const frame: FrameWords = {
  person,
  place,
  title: (land) => `The ${land} Chronicle`,
  prologue: 'How it began',
  epilogue: 'How it ended',
  chapter: (from, to, heading) =>
    from === to ? `Day ${from}. ${heading}` : `Days ${from} to ${to}. ${heading}`,
  headings: {
    castle: [({ castle }) => `The burning of ${castle}`, ({ castle }) => `Smoke over ${castle}`],
    ship: [() => 'The end of the ship', () => 'No way home', () => 'Of a ship and a fire'],
    destroyed: [
      ({ who }) => `The end of ${who.full}`,
      ({ who }) => `How ${who.name} fell`,
      ({ who }) => `${who.name} is not seen again`,
      ({ who }) => `The last of ${who.full}`,
    ],
    pillaged: [
      ({ village }) => `${village} burns`,
      ({ village }) => `The sack of ${village}`,
      ({ village }) => `A bad night for ${village}`,
      ({ village }) => `What was taken from ${village}`,
    ],
    siege: [({ who, castle }) => `${who.name} in ${castle}`, ({ castle }) => `Strangers in ${castle}`],
    battle: [
      ({ place: p }) => `The battle ${p.at}`,
      ({ place: p }) => `Blood ${p.at}`,
      ({ place: p }) => `They meet ${p.at}`,
      ({ place: p }) => `Of the fight ${p.at}`,
    ],
    chase: [({ who }) => `${who.name} runs`, ({ who }) => `The hunt for ${who.name}`],
    landed: [
      ({ who }) => `${who.name} comes ashore`,
      () => 'Keel on sand',
      ({ who }) => `The landing of ${who.name}`,
    ],
    sailed: [() => 'A sail off the coast', () => 'Oars in the mist', () => 'Wind and water'],
    quiet: [() => 'Little to tell', () => 'Boots and mud', () => 'A quiet time', () => 'Marching'],
  },
  opening: [
    ({ land, castle, villages }) =>
      `The fief of ${land} had a keep, which was called ${castle}, ${count(villages.length)} villages, and a coast that nobody could guard. In the late summer that followed the great rebellion somebody noticed the coast.`,
    ({ land, castle, villages }) =>
      `In the year 1069 the king had trouble in the north, and so had everybody else. At ${castle} they counted the harvest of ${count(villages.length)} villages and thought that for ${land} the worst was over.`,
    ({ land, castle }) =>
      `Here is told what happened in ${land} in the days when the Danes came. The clerk who wrote it down lived at ${castle} and did not see all of it, but he asked those who had.`,
  ],
  normans: [
    ({ lords }) =>
      `The land was held by ${full(lords)}. They did not like each other, but they liked strangers less.`,
    ({ lords }) => `For the king it was kept by ${full(lords)}, each with a following of their own.`,
    ({ lords }) =>
      `Its lords were ${full(lords)}. None of them told the others how many men there really were.`,
  ],
  vikings: [
    ({ chiefs }) =>
      `One evening fishermen came in early and said that they had seen a longship. Aboard were ${full(chiefs)}, and nobody counted the shields.`,
    ({ chiefs }) =>
      `Out of the grey came a ship, and in it ${full(chiefs)}, who had heard that England was rich.`,
    ({ chiefs }) =>
      `The ship was long and low, and those who led its people were ${full(chiefs)}. They had come for silver and were in no hurry.`,
  ],
  garrison: [
    ({ holder, castle, others }) =>
      `${holder.name} shut the gates of ${castle}${others.length > 0 ? `, while ${n.list(others.map((o) => `${o.who.name} camped ${o.to.at}`))}` : ''}.`,
    ({ holder, castle, others }) =>
      `${castle} was given to ${holder.name}${others.length > 0 ? `; ${n.list(others.map((o) => `${o.who.name} waited ${o.to.at}`))}` : ''}.`,
  ],
  waiting: [
    ({ sea }) => `They lay ${sea.at} and looked at the land, and the land looked back.`,
    ({ sea }) => `For a night they lay ${sea.at} without a light.`,
    ({ sea }) => `${capital(sea.at)} they dropped their stone and waited for morning.`,
  ],
  day: [
    ({ day, last }) =>
      last ? `The ${ordinal(day)} day was the last.` : `Then it was the ${ordinal(day)} day.`,
    ({ day }) => `On the ${ordinal(day)} day there was fog until noon.`,
    ({ day }) => `The ${ordinal(day)} day was dry, which is worth writing down.`,
    ({ day, last }) =>
      last
        ? `So came the ${ordinal(day)} day, and nobody had supplies for another.`
        : `So came the ${ordinal(day)} day.`,
    ({ day }) => `Of the ${ordinal(day)} day this is told.`,
    ({ day }) => `On the ${ordinal(day)} day the wind went round.`,
    ({ day }) => `The ${ordinal(day)} day began with rain.`,
    ({ day }) => `The ${ordinal(day)} day is remembered for the following.`,
    ({ day }) => `About the ${ordinal(day)} day the clerk asked three people and got one answer.`,
    ({ day }) => `The ${ordinal(day)} day was hot, and the roads were dust.`,
    ({ day }) => `With the ${ordinal(day)} day came a cold wind from the sea.`,
    ({ day }) => `On the ${ordinal(day)} day the crows were up early.`,
  ],
  quietDay: [
    ({ day }) => `On the ${ordinal(day)} day nobody stirred.`,
    ({ day }) => `It rained on the ${ordinal(day)} day, and both sides mended their gear.`,
    ({ day }) => `Of the ${ordinal(day)} day the chronicle says only that it passed.`,
    ({ day }) => `The ${ordinal(day)} day was a holy day, or they were all tired.`,
  ],
  initiative: [
    ({ side }) => `That morning the ${n.side(side)} were up before the sun.`,
    ({ side }) => `The ${n.side(side)} had planned it overnight and moved first.`,
    ({ side }) => `This time nobody was quicker than the ${n.side(side)}.`,
  ],
  tied: [
    ({ side }) => `Both sides broke camp at the same hour; the ${n.side(side)} were a little faster.`,
    ({ side }) => `It was a near thing who moved first, but it was the ${n.side(side)}.`,
  ],
  unfinished: [
    () => 'What happened after that has not been written down yet.',
    () => 'Here the ink ends for now.',
  ],
};
