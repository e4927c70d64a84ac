// Battles in English.

import type { Area, CounterId } from '../../content/index.ts';
import type { Attack, FightWords } from '../saga/words.ts';
import { readTarget } from '../target.ts';
import { names as n } from './names.ts';
import { count } from './saga-numbers.ts';

const who = (ids: readonly CounterId[]): string => n.list(ids.map(n.short));
const a = (attack: Attack): string => who(attack.attackers);
const at = (attack: { area: Area }): string => n.at(attack.area);
const strangers = ({ targets }: Attack): string =>
  targets.length === 1 ? 'a jarl' : `${count(targets.length)} jarls`;

/** Targets of every sort in one list: those with a name, strangers, the land. */
function all({ targets }: Attack): string {
  const named = targets.map(readTarget);
  const strange = named.filter((target) => typeof target === 'number').length;
  return n.list([
    ...named.filter((target) => target !== 'land' && typeof target !== 'number').map(n.title),
    ...(strange > 0 ? [strange === 1 ? 'a strange jarl' : `${count(strange)} strange jarls`] : []),
    ...(named.includes('land') ? ['the farmers'] : []),
  ]);
}

export const fight: FightWords = {
  onLand: [
    (x) => `${a(x)} told the people of ${n.theArea(x.area)} who ruled there now. They wished to discuss it.`,
    (x) => `${a(x)} wanted ${n.theArea(x.area)}, and the farmers came with axes.`,
    (x) => `${at(x)} ${a(x)} called a meeting and laid claim to the country.`,
    (x) => `Then ${a(x)} fought for the rule over ${n.theArea(x.area)}.`,
    (x) => `${a(x)} meant to be obeyed ${at(x)}, and went from farm to farm.`,
    (x) => `The levy of ${n.theArea(x.area)} stood on the ridge when ${a(x)} came up.`,
    (x) => `${a(x)} asked ${at(x)} for bread, and then for the country.`,
    (x) => `There was a king's chair ${at(x)} that nobody sat in. ${a(x)} tried it.`,
    (x) => `The people of ${n.theArea(x.area)} had been ruled before. ${a(x)} came to be the next.`,
  ],
  onMonsters: [
    (x) => `${at(x)} ${a(x)} went for ${all(x)}.`,
    (x) => `${a(x)} met ${all(x)} ${at(x)}, and there was no going round.`,
    (x) => `People ${at(x)} complained of ${all(x)}. ${a(x)} went to have a look.`,
    (x) => `${a(x)} sought out ${all(x)} ${at(x)}.`,
    (x) => `Now ${a(x)} drew steel against ${all(x)} ${at(x)}.`,
    (x) => `${all(x)} had the run of the place ${at(x)} until ${a(x)} came.`,
    (x) => `${a(x)} did not care to share the country with ${all(x)}; this was ${at(x)}.`,
    (x) => `${a(x)} lay in wait for ${all(x)} ${at(x)}, and did not have to wait long.`,
    (x) => `It was dusk ${at(x)} when ${a(x)} and ${all(x)} came face to face.`,
  ],
  onStranger: [
    (x) => `${at(x)} ${a(x)} fell upon ${strangers(x)} whose name nobody there knew.`,
    (x) => `${a(x)} came to blows ${at(x)} with ${strangers(x)} from elsewhere.`,
    (x) => `There was a stranger's camp ${at(x)}, and ${a(x)} walked into it with drawn swords.`,
    (x) => `${a(x)} asked who was sitting ${at(x)}, and did not wait for the answer.`,
    (x) => `A shield hung ${at(x)} that nobody knew. ${a(x)} struck it.`,
    (x) => `Somebody's horses were grazing ${at(x)}. ${a(x)} followed the bridles.`,
    (x) => `${a(x)} thought the camp ${at(x)} badly guarded, and went in.`,
    (x) => `${at(x)} ${a(x)} came upon armed men and did not ask twice.`,
  ],
  onPeople: [
    (x) => `${a(x)} and ${all(x)} were ${at(x)} at the same time, and that was too much.`,
    (x) => `${at(x)} ${a(x)} attacked ${all(x)}.`,
    (x) => `${a(x)} had not forgotten ${all(x)} and struck ${at(x)}.`,
    (x) => `Words passed ${at(x)}; then ${a(x)} went at ${all(x)}.`,
    (x) => `${a(x)} came upon ${all(x)} ${at(x)} and let iron do the greeting.`,
    (x) => `There was an old matter between ${a(x)} and ${all(x)}; ${at(x)} it came up again.`,
    (x) => `${a(x)} had waited for ${all(x)} to be ${at(x)}.`,
    (x) => `${at(x)} the road was too narrow for ${a(x)} and ${all(x)}.`,
  ],
  onAll: [
    (x) => `${at(x)} ${a(x)} took on ${all(x)} in one go.`,
    (x) => `${a(x)} made no distinctions ${at(x)}: ${all(x)} were attacked together.`,
    (x) => `All at once ${a(x)} had to do with ${all(x)} ${at(x)}.`,
    (x) => `${a(x)} found ${all(x)} ${at(x)} and began with no one in particular.`,
    (x) => `There was a crowd ${at(x)}: ${all(x)}. ${a(x)} went into the middle of it.`,
    (x) => `${a(x)} had come ${n.to(x.area)} for one of them and got ${all(x)}.`,
    (x) => `${at(x)} it was ${a(x)} against ${all(x)}.`,
    (x) => `${all(x)} stood shoulder to shoulder ${at(x)} when ${a(x)} came.`,
  ],
  turnedUp: [
    ({ jarls }) => `It was ${who(jarls)}.`,
    ({ jarls }) => `That turned out to be ${who(jarls)}.`,
    ({ jarls }) => `Under the ${jarls.length === 1 ? 'helmet was' : 'helmets were'} ${who(jarls)}.`,
    ({ jarls }) =>
      `Asked afterwards, the stranger${jarls.length === 1 ? '' : 's'} gave the name${jarls.length === 1 ? '' : 's'} of ${who(jarls)}.`,
    ({ jarls }) => `${jarls.length === 1 ? 'The name was' : 'The names were'} ${who(jarls)}.`,
    ({ jarls }) => `One of the farmers knew the face${jarls.length === 1 ? '' : 's'}: ${who(jarls)}.`,
    ({ jarls }) => `So that was where ${who(jarls)} had got to.`,
    ({ jarls }) => `When the visors went up, there stood ${who(jarls)}.`,
    ({ jarls }) => `Nobody less than ${who(jarls)}, as it happened.`,
  ],
  cameToHelp: [
    ({ helpers }) => `${who(helpers)} came running to help.`,
    ({ helpers }) => `${who(helpers)} would not stand by and watch.`,
    ({ helpers }) => `Then ${who(helpers)} joined in.`,
  ],
  noSpell: [
    ({ caster }) => `${n.short(caster)} muttered, but nothing came of it.`,
    ({ caster }) => `${n.short(caster)} knew no song for this.`,
    ({ caster }) => `No magic came from ${n.short(caster)} that day.`,
  ],
  spell: {
    hagall: [
      ({ caster }) => `${n.short(caster)} sang Hagall, and hail the size of eggs beat on friend and foe.`,
      ({ caster }) => `At a sign from ${n.short(caster)} hail came down and made every arm heavy.`,
      ({ caster }) => `The sky over ${n.short(caster)} went green, and then it hailed.`,
      ({ caster }) => `${n.short(caster)} threw a handful of pebbles, and they came down as ice.`,
    ],
    is: [
      ({ caster, area }) => `${n.short(caster)} carved Is, and frost crept over ${n.theArea(area)}.`,
      ({ caster }) => `${n.short(caster)} breathed on the ground and said Is.`,
      ({ caster, area }) => `At a word from ${n.short(caster)} the brooks ${n.at(area)} stood still.`,
      ({ caster }) => `${n.short(caster)} drew one straight line in the snow, and that is the rune Is.`,
    ],
    jara: [
      ({ caster }) => `${n.short(caster)} sang Jara, and a whole year seemed to pass in a breath.`,
      ({ caster }) => `Jara, said ${n.short(caster)}, and all grew weary.`,
      ({ caster }) => `${n.short(caster)} named the rune of the year, and beards grew.`,
      ({ caster }) => `The leaves fell while ${n.short(caster)} was still singing Jara.`,
    ],
    nied: [
      ({ caster }) => `${n.short(caster)} cast Nied on them.`,
      ({ caster }) => `${n.short(caster)} tied a knot and named it Nied.`,
      ({ caster }) => `Need, said ${n.short(caster)}, and everyone felt it.`,
    ],
    wynn: [
      ({ caster }) => `${n.short(caster)} sang Wynn, the song of home.`,
      ({ caster }) => `${n.short(caster)} spoke Wynn, and some thought of their own hearths.`,
      ({ caster }) => `${n.short(caster)} hummed something that their mothers had hummed.`,
    ],
    yr: [
      ({ caster }) => `${n.short(caster)} let fly with Yr.`,
      ({ caster }) => `${n.short(caster)} drew a bow that was not there and said Yr.`,
      ({ caster }) => `Nobody saw the arrow that ${n.short(caster)} loosed.`,
    ],
  },
  spellFailed: [
    ({ hero }) => `${hero.name} did not listen, and the spell went past.`,
    ({ hero }) => `It ran off ${hero.name} like rain.`,
    ({ hero }) => `That did nothing to ${hero.name}.`,
    ({ hero }) => `${hero.name} laughed, which helps against such things.`,
  ],
  sygilRested: [
    ({ hero }) => `${hero.name} covered the rune Sygil with one hand and let it come.`,
    ({ hero }) => `${hero.name} had Sygil and did not call on it.`,
    ({ hero }) => `Sygil stayed dark, for ${hero.name} wished it so.`,
  ],
  sygilSaved: [
    ({ hero }) => `The rune Sygil shone, and ${hero.name} was spared.`,
    ({ hero }) => `But ${hero.name} had Sygil cut into the shield, and it held.`,
    ({ hero }) => `Sygil stood by ${hero.name}.`,
  ],
  iced: [
    ({ area, lord }) => `Since then nobody rules ${n.at(area)}${lord ? `, and ${lord.name} lost it` : ''}.`,
    ({ area, lord }) =>
      `${n.theArea(area)} lay under ice${lord ? `, and with it the kingdom of ${lord.name} there` : ' and has no lord to this day'}.`,
    ({ area, lord }) =>
      `The ice ${n.at(area)} has not melted since${lord ? `; ${lord.name} may have it` : ''}.`,
    ({ area, lord }) =>
      `${n.theArea(area)} was white from then on${lord ? ` and of no more use to ${lord.name}` : ''}.`,
  ],
  turnLost: [
    ({ who: ids }) => `${who(ids)} would sit out the next summer.`,
    ({ who: ids }) => `It cost ${who(ids)} a summer.`,
    ({ who: ids }) => `${who(ids)} slept as if dead, and woke late.`,
  ],
  leftBattle: [
    ({ who: ids }) => `${who(ids)} had no more part in that fight.`,
    ({ who: ids }) => `${who(ids)} turned away.`,
    ({ who: ids }) => `For ${who(ids)} it was over before it had begun.`,
  ],
  luck: [
    ({ hero }) => `${hero.who} trusted to luck and not a little.`,
    ({ hero }) => `Here ${hero.who} did not spare luck.`,
    ({ hero, points }) =>
      points === 1
        ? `A little luck went with ${hero.whom}.`
        : `Much luck went with ${hero.whom}, and stayed there.`,
    ({ hero }) => `${hero.who} made a vow and threw something into the fire.`,
    ({ hero, points }) =>
      points > 2 ? `${hero.who} had been saving luck for such a day.` : `${hero.who} touched wood.`,
    ({ hero }) => `A raven flew up on the right hand of ${hero.whom}.`,
    ({ hero }) => `Fortune was asked for, and ${hero.who} asked loudly.`,
  ],
  godHelped: [
    ({ god, hero }) => `${n.gods[god]} stood on the side of ${hero.name}.`,
    ({ god, hero }) => `${n.gods[god]} had not forgotten ${hero.name}, and one could feel it.`,
    ({ god, hero }) => `Some saw ${n.gods[god]} beside ${hero.name}.`,
  ],
  godHindered: [
    ({ god, hero }) => `${n.gods[god]} was there, but for the enemies of ${hero.name}.`,
    ({ god, hero }) => `${n.gods[god]} had turned against ${hero.name}, as gods will.`,
  ],
  godWatched: [
    ({ god }) => `${n.gods[god]} looked on and did nothing.`,
    ({ god }) =>
      god === 'odin' ? 'Two ravens sat in a tree and watched.' : `${n.gods[god]} kept out of it.`,
  ],
  stopped: [
    ({ area }) => `So the fight ${n.at(area)} came to nothing.`,
    () => 'With that there was nobody left to go on, and it ended there.',
    () => 'There the matter rested.',
    ({ area }) => `Nobody was left ${n.at(area)} who wanted to go on.`,
  ],
  fought: {
    k: [
      () => 'It ended badly.',
      () => 'It would have been wiser to stay at home.',
      () => 'It was soon over, and not as intended.',
      () => 'That was a mistake.',
      () => 'The ground was soft there, and red afterwards.',
      () => 'Nobody on that side had a second plan.',
      () => 'The wolves had no complaint.',
    ],
    w: [
      () => 'It went against the attackers.',
      () => 'The attackers got more than they gave.',
      () => 'The attack broke.',
      () => 'There was blood, mostly that of the attackers.',
    ],
    f: [
      () => 'The attack did not last long.',
      () => 'After the first rush the attackers thought better of it.',
      () => 'The attackers ran, and nobody has ever said otherwise.',
      () => 'The attack turned into a race.',
    ],
    n: [
      () => 'They fought until dusk, and nothing was decided.',
      () => 'Both sides were tired in the end and went apart.',
      () => 'Shields were broken and nothing else.',
      () => 'It led to nothing.',
      () => 'In the evening everything stood as it had in the morning.',
    ],
    F: [
      () => 'The others gave way.',
      () => 'There was no holding the line on the other side.',
      () => 'It was won without much killing.',
      () => 'The other side saw how it would go and left.',
      () => 'They stood until they ran.',
    ],
    W: [
      () => 'The attack carried the day.',
      () => 'It was a hard fight, and it was won.',
      () => 'The other side bled for it.',
      () => 'There was no let-up until the other side had had enough.',
      () => 'It took all morning.',
    ],
    K: [
      () => 'The matter was soon settled.',
      () => 'It was a short fight.',
      () => 'No quarter was asked or given.',
      () => 'After that it was very quiet.',
      () => 'There was one side left at the end.',
      () => 'It is still sung about.',
      () => 'It was done before the milk was warm.',
      () => 'Afterwards somebody went round and closed eyes.',
    ],
  },
  againstOdds: [
    () => 'Nobody would have laid silver on it.',
    () => 'By rights it should have gone the other way.',
    () => 'Those who counted heads beforehand had counted wrongly.',
    () => 'Strength is one thing and the day another.',
  ],
  landHeld: [
    ({ area }) => `The people of ${n.theArea(area)} stayed free.`,
    ({ area }) => `${n.theArea(area)} kept its own counsel.`,
    () => 'The farmers went home with their axes over their shoulders.',
    ({ area }) => `${n.at(area)} they went on paying nobody.`,
    () => 'There is nothing so stubborn as a farmer on his own ground.',
    ({ area }) => `No new lord was seen ${n.at(area)} that year.`,
    () => 'The levy broke up, and the hay was brought in.',
  ],
  flightTurned: [
    ({ hero }) =>
      `Already they were turning to run; then Hrunting sang, and it was the enemies of ${hero.name} who ran.`,
    ({ hero }) => `Hrunting has never liked flight. It made the foes of ${hero.name} do the running.`,
  ],
};
