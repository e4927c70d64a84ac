// The frame of the saga in English: beginning, summers, kingdoms, end.

import { capital } from '@skald/text';
import type { Land, MonsterId } from '../../content/index.ts';
import type { FrameWords, YearWords } from '../saga/words.ts';
import { names as n } from './names.ts';
import { count, gold, ordinal } from './saga-numbers.ts';

export const frame: FrameWords = {
  title: (heroes) =>
    heroes.length === 0
      ? 'A Saga of the North'
      : heroes.length < 4
        ? `The Saga of ${n.list(heroes)}`
        : `The Saga of the ${count(heroes.length).replace(/^./, (c) => c.toUpperCase())}`,
  prologue: 'How it began',
  epilogue: 'How it ended',
  chapter: (from, to, heading) => (from === to ? `${from}. ${heading}` : `${from}–${to}. ${heading}`),
  headings: {
    heroDied: [
      ({ name }) => `The death of ${name}`,
      ({ name }) => `${name}'s last fight`,
      ({ name }) => `How ${name} fell`,
      ({ name }) => `A mound for ${name}`,
      ({ name }) => `${name} comes to an end`,
    ],
    slain: [
      ({ id }) => `The end of ${n.title(id)}`,
      ({ id }) => `${n.title(id)} is slain`,
      ({ id }) => `Of ${n.short(id)} and what came of it`,
      ({ id }) => `${n.short(id)} and the crows`,
      ({ id }) => `What became of ${n.title(id)}`,
      ({ id }) => `The last of ${n.short(id)}`,
    ],
    landWon: [
      ({ name, area }) => `${name} wins ${n.theArea(area)}`,
      ({ area }) => `Other times ${n.at(area)}`,
      ({ name, area }) => `${name} and the people of ${n.theArea(area)}`,
    ],
    recruited: [
      ({ id }) => `${n.short(id)} takes service`,
      ({ id }) => `The coming of ${n.short(id)}`,
      ({ id }) => `${n.short(id)} finds a place`,
      ({ id }) => `A place at the table for ${n.short(id)}`,
    ],
    noticed: [({ god }) => `${n.gods[god]} looks down`, ({ god }) => `The eye of ${n.gods[god]}`],
    battle: [
      ({ area }) => `The fight ${n.at(area)}`,
      ({ area }) => `Trouble ${n.at(area)}`,
      ({ area }) => `Iron ${n.at(area)}`,
      ({ area }) => `What was settled ${n.at(area)}, and what was not`,
    ],
    quiet: [() => 'A quiet time', () => 'Of journeys', () => 'Little to tell', () => 'Ships and roads'],
  },
  opening: [
    ({ heroes }) =>
      `There ${heroes === 1 ? 'was one' : `were ${count(heroes)}`} in the north in those days of whom people still speak, and this is what is told of ${heroes === 1 ? 'that one' : 'them'}.`,
    ({ heroes }) =>
      `It was before anyone wrote things down. ${heroes === 1 ? 'A hero' : `${capital(count(heroes))} heroes`} set out to be remembered, which is harder than it sounds.`,
    ({ heroes }) =>
      `In the days when dragons still sat on gold, ${heroes === 1 ? 'somebody' : `${count(heroes)} people`} thought a long life worth less than a good name.`,
  ],
  introduce: [
    ({ hero, home, sword }) =>
      `${hero.name} came from ${n.theArea(home)}${sword ? ` and carried the sword ${n.item(sword)}` : ''}.`,
    ({ hero, home, sword }) =>
      `There was ${hero.name} ${n.at(home)}${sword ? `, who had ${n.item(sword)}, and it bit well` : ''}.`,
    ({ hero, home, sword }) =>
      `${hero.name} had a farm ${n.at(home)} and ${sword ? `a sword called ${n.item(sword)}; the sword was the better of the two` : 'not much besides'}.`,
    ({ hero, home, sword }) =>
      `The people of ${n.theArea(home)} thought highly of ${hero.name}${sword ? `, and more highly of the sword ${n.item(sword)}` : ''}.`,
    ({ hero, home, sword }) =>
      `${hero.name} lived ${n.at(home)}${sword ? `; over the bench hung ${n.item(sword)}` : ''}.`,
    ({ hero, home, sword }) =>
      `Of ${hero.name} it is said that ${sword ? `${n.item(sword)} was the only heirloom` : 'there was no heirloom'} in the house ${n.at(home)}.`,
  ],
  contested: [
    ({ name }) => `More than one would have liked to be ${name}, but that was decided by lot.`,
    ({ name }) => `The name of ${name} was wanted by several; one got it.`,
  ],
  closing: [
    ({ turns }) => `${count(turns)} summers were given for it.`,
    ({ turns }) => `It was to last ${count(turns)} summers, and nobody knew.`,
    () => 'So the ships were put in the water.',
  ],
  turn: [
    ({ turn, last }) =>
      last ? `The ${ordinal(turn)} summer was the last.` : `Then came the ${ordinal(turn)} summer.`,
    ({ turn, last }) =>
      last
        ? `Now only the ${ordinal(turn)} summer was left.`
        : `The ice went, and it was the ${ordinal(turn)} summer.`,
    ({ turn }) => `Now it was the ${ordinal(turn)} summer.`,
    ({ turn }) => `In the ${ordinal(turn)} summer the ships were tarred early.`,
    ({ turn }) => `The ${ordinal(turn)} summer began with wind from the west.`,
    ({ turn }) => `People remember the ${ordinal(turn)} summer for this.`,
    ({ turn }) => `Of the ${ordinal(turn)} summer the following is told.`,
    ({ turn }) => `Geese went north early in the ${ordinal(turn)} summer.`,
    ({ turn }) => `The ${ordinal(turn)} summer was dry, and tempers with it.`,
    ({ turn }) => `By the ${ordinal(turn)} summer nobody asked any more why they did it.`,
    ({ turn, last }) =>
      last
        ? `It was the ${ordinal(turn)} summer, and there would be no other.`
        : `The ${ordinal(turn)} summer found them on the road.`,
  ],
  nothing: [
    ({ turn }) => `In the ${ordinal(turn)} summer nobody did anything that has been remembered.`,
    ({ turn }) => `Of the ${ordinal(turn)} summer there is nothing to tell.`,
    ({ turn }) => `The ${ordinal(turn)} summer passed.`,
    ({ turn }) => `The ${ordinal(turn)} summer was wet, and everyone stayed where they were.`,
  ],
  ended: [
    ({ turns }) => `After ${count(turns)} summers the ships were drawn ashore, and people began to count.`,
    () => 'Then it was over, and the talk began about who had been the greatest.',
    () => 'When the last ship was in, old men sat down and reckoned up who had done what.',
  ],
  scored: [
    ({ name, final, hoard }) =>
      `${name} was given ${count(final)} in all${hoard > 0 ? ', the gold included' : ''}.`,
    ({ name, final, jarls }) =>
      `For ${name} they found ${count(final)}${jarls > 0 ? ', the jarls included' : ''}.`,
    ({ name, his, final }) => `${name} had ${count(final)} to ${his} name.`,
    ({ name, final }) => `${name}: ${count(final)}, and nobody disputed it.`,
    ({ name, final }) => `They allowed ${name} ${count(final)}.`,
  ],
  valhalla: [
    ({ names }) => `The doors of Valhalla stood open for ${n.list(names)}.`,
    ({ names }) => `${n.list(names)} drank in Valhalla from then on.`,
    ({ names }) => `In Valhalla a bench was cleared for ${n.list(names)}.`,
  ],
  nobodyInValhalla: [
    () => 'In Valhalla the bench stayed empty.',
    () => 'None of it was thought enough for Valhalla, and Hel is cold.',
  ],
  winner: [
    ({ name }) => `${name} is the one the songs are about.`,
    ({ name }) => `So the greatest name was that of ${name}, and here ends the saga.`,
    ({ name, final }) =>
      `Nobody had more than ${name}${final === null ? '' : ` with ${count(final)}`}, and that was that.`,
  ],
  winners: [
    ({ names }) => `${n.list(names)} were found equal, and the songs name them together.`,
    ({ names }) =>
      `Between ${n.list(names)} nobody could decide, and so both sides claim the saga as theirs.`,
  ],
  unfinished: [
    () => 'What happened after that has not been told yet.',
    () => 'Here the telling breaks off for now.',
  ],
};

type Seen = readonly { readonly id: MonsterId; readonly area: Land }[];
/** “Fafnir the dragon in Wessex and Hrap the ghost in Anglia” */
const sighted = (seen: Seen): string => n.list(seen.map((s) => `${n.title(s.id)} ${n.at(s.area)}`));

export const year: YearWords = {
  taxes: [
    ({ paid }) => `Taxes came in: ${n.list(paid.map((p) => `${gold(p.marks)} for ${p.name}`))}.`,
    ({ paid }) => `At harvest ${n.list(paid.map((p) => `${p.name} had ${gold(p.marks)}`))} from the farmers.`,
    ({ paid }) => `The farmers paid ${n.list(paid.map((p) => `${p.name} ${gold(p.marks)}`))}, as farmers do.`,
    ({ paid }) =>
      `Silver was weighed out in the autumn, ${n.list(paid.map((p) => `${gold(p.marks)} to ${p.name}`))}.`,
    ({ paid }) =>
      `When the corn was in, the farmers remembered ${n.list(paid.map((p) => p.name))}, and were reminded where they did not.`,
    ({ paid }) =>
      `${n.list(paid.map((p) => p.name))} had ${paid.length === 1 ? 'a chest' : 'chests'} that grew heavier that autumn.`,
    ({ paid }) => `Taxes were paid to ${n.list(paid.map((p) => p.name))}, though nobody sang about it.`,
    ({ paid }) => `Men of ${n.list(paid.map((p) => p.name))} went from farm to farm with a pair of scales.`,
    ({ paid }) => `It was a fair harvest, also for ${n.list(paid.map((p) => p.name))}.`,
  ],
  landLost: [
    ({ name, areas }) => `${name} had left nobody ${n.list(areas.map(n.at))}, and was forgotten there.`,
    ({ name, areas }) =>
      `Because no one of ${name}'s stayed ${n.list(areas.map(n.at))}, the people there chose to be free.`,
    ({ name, areas }) =>
      `${n.list(areas.map(n.theArea))} stopped paying ${name} as soon as no one stood there to collect.`,
    ({ name, areas }) => `${name} lost ${n.list(areas.map(n.theArea))} by not being there.`,
    ({ name, areas }) => `Nobody ${n.list(areas.map(n.at))} could remember having sworn anything to ${name}.`,
    ({ name, areas }) => `A country must be sat on, and nobody of ${name}'s sat ${n.list(areas.map(n.at))}.`,
  ],
  healed: [
    ({ hero }) => `${hero.name} lay still that summer, and the wound closed.`,
    ({ hero }) => `${hero.name} rested and was whole again.`,
    ({ hero }) => `By autumn ${hero.name} could lift a shield again.`,
  ],
  monsters: [
    ({ seen }) => `That autumn people saw ${sighted(seen)}.`,
    ({ seen }) => `News went round: ${sighted(seen)}.`,
    ({ seen }) =>
      `When the nights grew long there came ${n.list(seen.map((s) => `${n.title(s.id)} ${n.to(s.area)}`))}.`,
    ({ seen }) => `Travellers had met ${sighted(seen)} and advised against the road.`,
    ({ seen }) =>
      `People locked their doors, for there ${seen.length === 1 ? 'was' : 'were'} now ${sighted(seen)}.`,
    ({ seen }) => `Before the snow ${sighted(seen)} had been heard in the night.`,
    ({ seen }) => `A shepherd counted his flock twice and blamed ${sighted(seen)}.`,
    ({ seen }) => `Children were called in early on account of ${sighted(seen)}.`,
    ({ seen }) => `Of that winter they say that it brought ${sighted(seen)}.`,
    ({ seen }) => `Nobody had sent for ${sighted(seen)}.`,
    ({ seen }) => `The ferrymen would not say what they had seen, but it was ${sighted(seen)}.`,
    ({ seen }) => `Some farms stood empty by spring, and the reason was ${sighted(seen)}.`,
  ],
  jarls: [
    ({ areas }) => `Strangers with retinues came ${n.list(areas.map(n.to))}.`,
    ({ areas }) =>
      `${areas.length === 1 ? 'A jarl' : 'Jarls'} nobody knew set up camp ${n.list(areas.map(n.at))}.`,
    ({ areas }) => `A fire was seen at night ${n.list(areas.map(n.at))}, and armed men around it.`,
    ({ areas }) => `Smoke rose ${n.list(areas.map(n.at))} where no farm stood.`,
    ({ areas }) =>
      `${areas.length === 1 ? 'A stranger' : 'Strangers'} with good horses asked the way ${n.list(areas.map(n.to))}.`,
    ({ areas }) => `There were tents ${n.list(areas.map(n.at))} now, and nobody had been asked.`,
    ({ areas }) => `A banner that meant nothing to anybody was planted ${n.list(areas.map(n.at))}.`,
    ({ areas }) => `Somebody was buying oats ${n.list(areas.map(n.at))}, and paid without haggling.`,
    ({ areas }) => `Late guests arrived ${n.list(areas.map(n.at))} and hung up their own shields.`,
    ({ areas }) => `Armed men who gave no name wintered ${n.list(areas.map(n.at))}.`,
  ],
  withdrew: [
    ({ name }) => `${name} had done what there was to do, and no one came after.`,
    ({ name }) => `A mound was raised for ${name}, and that was the end of that house.`,
  ],
  restarted: [
    ({ name, area, sword }) =>
      `Somebody called ${name} was seen ${n.at(area)}${sword ? `, with ${n.item(sword)} at the belt` : ', with empty hands'}; some said it was the same one.`,
    ({ name, area }) =>
      `It turned out that ${name} was not easily kept down: ${n.at(area)} a new beginning was made.`,
    ({ name, area }) => `${name} began again ${n.at(area)}, with nothing but luck.`,
    ({ name, area, sword }) =>
      `${n.at(area)} there was soon another ${name}${sword ? `, and ${n.item(sword)} went with the name` : ''}.`,
    ({ name, area }) => `The name of ${name} was not left lying about; ${n.at(area)} somebody took it up.`,
  ],
  transferred: [
    ({ name, dead }) => `After ${dead} it was ${name} whom the men followed.`,
    ({ name, dead }) => `${name} took up what ${dead} had laid down, except the fame.`,
    ({ name, dead }) => `The luck of ${dead} passed to ${name}, and so did the quarrels.`,
  ],
  released: [
    ({ jarls }) =>
      `${n.list(jarls.map(n.short))} went ${jarls.length === 1 ? 'his' : 'their'} own way from there.`,
    ({ jarls }) =>
      `Nobody paid ${n.list(jarls.map(n.short))} any longer, and ${jarls.length === 1 ? 'he' : 'they'} kept to ${jarls.length === 1 ? 'himself' : 'themselves'}.`,
  ],
};
