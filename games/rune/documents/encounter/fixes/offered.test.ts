// What each fix does to the document, and nothing else: `−` what it takes out, `+` what it adds, and what something becomes.

import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import { EncounterSchema } from '../schema.ts';
import { changes } from './changes.ts';
import { fixesFor } from './index.ts';
import { SCENES } from './scenes.ts';
import { BROKEN, problemOf } from './testing.ts';

/** Best first. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  events: ['takeOut: −events.3', 'takeOut: −events.2', 'takeOut: −events.4'],
  notUnderground: ['hook: hook underground', 'kind: kind cushion'],
  idTwice: ['rename: events.2.elements.0.id riches-2'],
  unknownCreature: [
    'foe: events.0.combat.foes.0.kind dwarf-laborer',
    'takeOut, addFoe: events.0.combat.foes.0.id foe-1; events.0.combat.foes.0.kind dwarf-laborer; events.0.combat.foes.1.id foe-2; events.0.combat.foes.2.id foe-3; events.0.combat.foes.3.id foe-4; events.0.combat.foes.4.id foe-5',
  ],
  otherHeroes: ['heroes: group.heroes 5'],
  overLimit: [
    'lower: events.0.elements.0.effects.0.dam 30',
    'takeOut: −events.0.elements.0',
    'grant: waivers ["overLimit"]',
  ],
  unpaid: [
    'lower: events.0.elements.0.effects.0.dam 25',
    'takeOut: −events.0.elements.2',
    'lower: events.0.elements.2.effects.0.dam 20',
  ],
  overEarned: [
    'category: events.1.elements.0.gains.0.category E',
    'takeOutGain: −events.1.elements.0.gains.2',
  ],
  costWaived: ['clear: −events.0.elements.0.waives.0'],
  netNegative: [
    'raise: events.0.elements.0.effects.0.dam 20',
    'raise: events.0.elements.0.roll.against.difficulty 9',
    'waive, waive: events.0.elements.0.waives ["firstExposure","conditional"]',
  ],
  tooManyCombats: ['endFight: events.1.combat null', 'endFight: events.2.combat null'],
  mix: ['addFoe, addFoe: +events.0.combat.foes.3; +events.0.combat.foes.4', 'grant: waivers ["mix"]'],
  mixOfSecond: [
    'threat, threat: events.1.combat.foes.2.threat pitiful; events.1.combat.foes.3.threat weak',
    'threat, takeOut: −events.1.combat.foes.2; events.1.combat.foes.3.threat inferior',
    'takeOut, threat: events.1.combat.foes.2.threat inferior; −events.1.combat.foes.3',
  ],
  noOpponent: [
    'foe: events.0.combat.foes.0.kind dwarf-laborer',
    'takeOut, addFoe: events.0.combat.foes.0.id foe-1; events.0.combat.foes.0.kind dwarf-laborer; events.0.combat.foes.1.id foe-2; events.0.combat.foes.2.id foe-3; events.0.combat.foes.3.id foe-4; events.0.combat.foes.4.id foe-5',
  ],
  terrifying: [
    'threat: events.0.combat.foes.0.threat exceptional',
    'threat, addFoe: events.0.combat.foes.0.threat equal; +events.0.combat.foes.1',
    'grant: waivers ["terrifying"]',
  ],
  maxThreat: [
    'threat: events.0.combat.foes.0.threat equal',
    'threat: events.0.combat.foes.0.threat inferior',
    'threat: events.0.combat.foes.0.threat weak',
  ],
  noWill: ['clear: events.0.combat.foes.0.selfWilled false'],
  noMissile: ['clear: events.0.combat.foes.0.missile null'],
  notWithoutMissiles: ['clear: events.0.combat.noMissiles false'],
  mayNotHunt: ['clear: events.0.combat.foes.0.hunts false'],
  magicWithoutShaman: [
    'foe: events.0.combat.foes.0.kind goblin-shaman',
    'foe: events.0.combat.foes.1.kind goblin-shaman',
    'takeOutMagic: −events.0.combat.magic.0',
  ],
  magicTooStrong: [
    'lower: events.0.combat.magic.0.effects.0.by 1',
    'takeOutMagic: −events.0.combat.magic.0.effects.0',
  ],
  magicForbidden: ['raise: events.0.combat.magic.0.effects.0.by 1', 'takeOutMagic: −events.0.combat.magic.0'],
  noMap: ['emptyMap: events.0.map "plain"'],
  claimsNothing: ['unclaim: −events.0.claims.0'],
  terrainSlots: ['unclaim: −events.0.claims.3', 'unclaim: −events.0.claims.0', 'unclaim: −events.0.claims.1'],
  terrainWithoutFoes: ['clear: −events.0.claims.0'],
  coverCapped: ['lower: events.0.map.objects.0.persons 3'],
  hostages: ['takeOutThing: −events.0.map.objects.0', 'grant: waivers ["hostages"]'],
  captorNotCrafty: [
    'handOver: events.0.combat.foes.0.holds null; events.0.combat.foes.1.holds captive',
    'clear: events.0.combat.foes.0.holds null',
  ],
  captorWithoutHostage: ['clear: events.0.combat.foes.0.holds null'],
  exitsNotFew: ['unclaim: −events.0.claims.0', 'takeOutThing: −events.0.map.objects.2'],
  smallRamp: ['takeOutZone: −events.0.map.zones.0; −events.0.claims.0', 'unclaim: −events.0.claims.0'],
  weirdTooStrong: ['lower: events.0.map.zones.0.by -1', 'takeOutZone: −events.0.map.zones.0'],
  weirdForbidden: ['side: events.0.map.zones.0.side heroes', 'takeOutZone: −events.0.map.zones.0'],
  startOutside: ['square: events.0.combat.foes.0.start.x 11', 'clear: events.0.combat.foes.0.start null'],
  manyDecoys: ['takeOutThing: −events.0.map.objects.0'],
  beginnerTerrain: ['clear: −events.0.map.zones.0', 'clear: beginner false'],
  repeatedTerrain: ['takeOutTerrain: −events.0.map.zones.0; −events.0.claims.0'],
  difficultyRange: ['lower: events.0.elements.0.roll.against.difficulty 14'],
  bonusRange: ['lower: events.0.elements.0.roll.against.bonus 11'],
  baselineRange: ['lower: events.0.elements.0.roll.against.by 8'],
  noMethod: [
    'ability: events.0.elements.0.roll.methods [{"ability":"dodge","characteristic":null,"second":null}]',
    'ability: events.0.elements.0.roll.methods [{"ability":"awareness","characteristic":null,"second":null}]',
    'ability: events.0.elements.0.roll.methods [{"ability":"jump","characteristic":null,"second":null}]',
  ],
  characteristicNotNamed: [
    'characteristic: events.0.elements.0.roll.methods.0.characteristic Dex',
    'characteristic: events.0.elements.0.roll.methods.0.characteristic Per',
  ],
  tooManyMethods: [
    'takeOutMethod: −events.0.elements.0.roll.methods.3',
    'takeOutMethod: −events.0.elements.0.roll.methods.2',
    'takeOutMethod: −events.0.elements.0.roll.methods.1',
  ],
  lowDifficulty: ['raise: events.0.elements.0.roll.against.difficulty 6'],
  noDirection: [
    'direction: events.0.elements.0.roll.direction rear',
    'direction: events.0.elements.0.roll.direction front',
  ],
  noExposure: [
    'exposure: events.0.elements.0.roll.condition.exposure remains',
    'exposure: events.0.elements.0.roll.condition.exposure first',
  ],
  forced: ['clear: events.0.elements.1.roll.condition null', 'clear: events.0.elements.0.roll.leadsTo null'],
  actionOutsideCombat: [
    'clear: events.0.elements.0.roll.action false',
    'moveTo: −events.0.elements.0; +events.1.elements.0',
  ],
  noKitAnyway: ['clear: events.0.elements.0.roll.withoutKit false'],
  actionsAtOnce: ['clear: events.0.elements.0.roll.also.0.action false'],
  sameAbilityAtOnce: [
    'ability: events.0.elements.0.roll.also.0.methods.0.ability awareness',
    'ability: events.0.elements.0.roll.also.0.methods.0.ability jump',
    'takeOutRoll: −events.0.elements.0.roll.also.0',
  ],
  spotWithoutMap: ['clear: events.0.elements.0.roll.spot null'],
  leadsNowhere: ['clear: events.0.elements.0.roll.leadsTo null'],
  notForBeginners: [
    'type: events.0.elements.0.roll.type standard',
    'type: events.0.elements.0.roll.type singular',
    'clear: beginner false',
  ],
  sinkOutsideCombat: [
    'moveTo: −events.0.elements.0; +events.1.elements.0',
    'clear: events.0.elements.0.roll.multiple null',
  ],
  sinkSuccesses: [
    'lower: events.0.elements.0.roll.multiple.successes 4',
    'clear: events.0.elements.0.roll.multiple.trapAtEnd false',
  ],
  noEnding: [
    'end: events.0.elements.0.roll.multiple.end traps singular 6',
    'end: events.0.elements.0.roll.multiple.end bravery singular 6',
    'clear: events.0.elements.0.roll.multiple null',
  ],
  enduranceRolls: ['lower: events.0.elements.0.roll.multiple.rolls 5'],
  enduranceType: [
    'type: events.0.elements.0.roll.type standard',
    'type: events.0.elements.0.roll.type singular',
    'clear: events.0.elements.0.roll.multiple null',
  ],
  countdownAttempts: ['lower: events.0.elements.0.roll.multiple.attempts 5'],
  countdownType: [
    'type: events.0.elements.0.roll.type standard',
    'type: events.0.elements.0.roll.type singular',
    'clear: events.0.elements.0.roll.multiple null',
  ],
  scoreboardNotOpposed: [
    'opposed: events.0.elements.0.roll.against.kind opposed; events.0.elements.0.roll.against.difficulty undefined; events.0.elements.0.roll.against.bonus 2; events.0.elements.0.roll.against.opponent ',
    'clear: events.0.elements.0.roll.multiple null',
  ],
  scoreboardSuccesses: ['lower: events.0.elements.0.roll.multiple.successes 5'],
  extraRollsType: ['clear: events.0.elements.0.roll.extra 0', 'type: events.0.elements.0.roll.type standard'],
  trapCount: [
    'takeOut: −events.1.elements.3',
    'partOf: events.1.elements.3.partOf another',
    'takeOut: −events.0.elements.4',
  ],
  trapCountInCombat: [
    'moveTo: −events.0.elements.4; +events.1.elements.1',
    'takeOut: −events.0.elements.4',
    'partOf: events.0.elements.4.partOf another',
  ],
  noRollToAvoid: [
    'roll: events.0.elements.0.roll dodge standard 6',
    'roll: events.0.elements.0.roll awareness standard 6',
    'roll: events.0.elements.0.roll jump standard 6',
  ],
  noEffect: [
    'effect: +events.0.elements.0.effects.0',
    'nature: events.0.elements.0.nature task',
    'takeOut: −events.0.elements.0',
  ],
  damTooHigh: ['lower: events.0.elements.0.effects.0.dam 50'],
  diceTooMany: ['lower: events.0.elements.0.effects.0.dice 8'],
  noStop: [
    'end: events.0.elements.0.effects.0.end traps rush 6',
    'end: events.0.elements.0.effects.0.end bravery rush 6',
    'once: events.0.elements.0.effects.0.over once',
  ],
  impairmentTooMuch: [
    'lower: events.1.elements.0.effects.0.points 2',
    'grant: waivers ["impairmentTooMuch"]',
  ],
  stickTooMuch: ['lower: events.0.elements.0.effects.0.by 6', 'grant: waivers ["stickTooMuch"]'],
  stickNowhere: ['takeOut: −events.0.elements.0'],
  untilNowhere: ['clear: events.0.elements.0.effects.0.until null'],
  stickNoFoe: [
    'someFoes: events.0.elements.0.effects.0.foes ["foe-0","foe-1"]',
    'takeOut: −events.0.elements.0',
  ],
  stickOnAllFoes: [
    'someFoes: events.0.elements.0.effects.0.foes ["foe-0","foe-1"]',
    'type: events.0.elements.0.roll.type weakLink',
    'grant: waivers ["stickOnAllFoes"]',
  ],
  stickTooLong: ['lower: events.0.elements.0.effects.0.rounds 3'],
  stickWithoutFight: ['moveTo: +events.0.elements.0; −events.1.elements.0', 'takeOut: −events.1.elements.0'],
  status: ['lower: events.0.elements.0.effects.0.points 5', 'raise: events.0.elements.0.effects.0.points 10'],
  statusTotal: [
    'lower: events.0.elements.1.effects.0.points 5',
    'lower: events.0.elements.0.effects.0.points 10',
    'grant: waivers ["statusTotal"]',
  ],
  servesNothing: ['clear: events.0.elements.0.roll.serves null'],
  tooManyTargets: [
    'lower: events.0.elements.0.targets.most 5',
    'lower: events.0.elements.0.targets.most 4',
    'lower: events.0.elements.0.targets.most 3',
  ],
  zoneWithoutMap: ['clear: events.0.elements.0.zone null'],
  zoneSteps: ['lower: events.0.elements.0.zone.paces 10', 'raise: events.0.elements.0.zone.paces 20'],
  grabType: ['type: events.0.elements.0.roll.type singular', 'raise: events.0.elements.0.effects.0.traps 6'],
  grabWithoutFight: ['moveTo: −events.0.elements.0; +events.1.elements.0', 'takeOut: −events.0.elements.0'],
  nuisance: ['lower: events.0.elements.0.effects.0.dam 10'],
  lostRange: ['lower: events.0.elements.0.effects.0.difficulty 14'],
  ambushRoll: [
    'roll: events.0.elements.0.roll.against.kind difficulty; events.0.elements.0.roll.against.bonus undefined; events.0.elements.0.roll.against.opponent undefined; events.0.elements.0.roll.against.difficulty 6',
    'takeOut: −events.0.elements.0',
  ],
  triggerOutsideCombat: ['clear: events.0.elements.0.trigger null'],
  partOfNothing: ['clear: events.0.elements.0.partOf null'],
  noWay: [
    'roll: events.0.elements.0.roll awareness singular 6',
    'roll: events.0.elements.0.roll lore singular 6',
    'roll: events.0.elements.0.roll bravery singular 6',
  ],
  noGain: [
    'silver: events.0.elements.0.gains [{"kind":"silver","ounces":3}]',
    'takeOut: −events.0.elements.0',
  ],
  silverTooMuch: ['lower: events.0.elements.1.gains.0.ounces 3', 'grant: waivers ["silverTooMuch"]'],
  liarsTooMuch: ['lower: events.0.elements.1.gains.0.pieces 3', 'grant: waivers ["liarsTooMuch"]'],
  treasureUnpaid: [
    'category: events.0.elements.0.gains.3.category B',
    'category: events.0.elements.0.gains.3.category C',
    'category: events.0.elements.0.gains.3.category D',
  ],
  baitTooLong: ['lower: events.0.elements.0.bait 3'],
  baitNowhere: ['clear: events.0.elements.0.bait null'],
  bargainRange: ['lower: events.0.elements.0.gains.0.bonus 11'],
  carrotNowhere: [
    'pointToFight: events.0.elements.0.gains.0.for.roll undefined; events.0.elements.0.gains.0.for.score init',
  ],
  carrotTooMuch: ['lower: events.0.elements.0.gains.0.by 18'],
  carrotTooLong: ['lower: events.0.elements.0.gains.0.rounds 3'],
  heroesAmbushRoll: ['roll: events.0.elements.0.roll stealth weakLink 6', 'takeOut: −events.0.elements.0'],
  gainAtRisk: [
    'roll: events.0.elements.0.roll awareness singular 6',
    'roll: events.0.elements.0.roll lore singular 6',
    'roll: events.0.elements.0.roll bravery singular 6',
  ],
  freestandingTooEasy: ['raise: events.0.elements.0.roll.against.difficulty 6'],
  freestandingWins: ['nature: events.0.elements.0.nature gain', 'takeOutGain: −events.0.elements.0.gains.0'],
  healingUnpaid: ['waive: events.0.elements.0.waives ["healing"]'],
  healingPointless: ['waive: events.1.elements.1.waives ["healing"]'],
  invigorationTooMuch: [
    'lower: events.0.elements.0.gains.0.points 2',
    'grant: waivers ["invigorationTooMuch"]',
  ],
  goHomeTooMuch: ['lower: events.0.elements.0.gains.0.bonus 5'],
  goHomePoor: [
    'category: events.0.elements.0.gains.1.category F',
    'takeOutGain: −events.0.elements.0.gains.0',
    'takeOut: −events.0.elements.0',
  ],
  cacheDifficulty: ['lower: events.0.elements.0.gains.0.difficulty 7'],
  shrinesTooMany: ['takeOutGain: −events.0.elements.0.gains.2'],
  shrineTwice: [
    'god: events.0.elements.0.gains.1.god angrboda',
    'god: events.0.elements.0.gains.1.god asjandr',
    'god: events.0.elements.0.gains.1.god freyja',
  ],
  mustStayAwake: ['clear: creatures.0.stunnable false'],
  powerTwice: ['takeOutPower: −creatures.0.powers.1'],
  likeAnother: ['gallery: −creatures.0'],
  paysNothing: ['statistic: creatures.0.adjust.init undefined'],
  clawsThatShoot: ['clear: creatures.0.missile false', 'armed: creatures.0.weapon handheld'],
  'unpaid, and ground that could be claimed': [
    'claim: events.1.claims ["uneven"]',
    'takeOut: −events.0.elements.0',
    'grant: waivers ["unpaid"]',
  ],
  'unpaid, and an earning that is waived': [
    'takeOut: −events.0.elements.0',
    'unwaive: −events.0.elements.1.waives.0',
    'grant: waivers ["unpaid"]',
  ],
  'unpaid, and a treasure that could be better': [
    'lower: events.0.elements.0.effects.0.dam 10',
    'category: events.0.elements.1.gains.0.category D',
    'takeOut: −events.0.elements.0',
  ],
  'unpaid, and a little silver': [
    'raise: events.0.elements.1.gains.0.ounces 7',
    'lower: events.0.elements.0.effects.0.dam 4',
    'takeOut: −events.0.elements.0',
  ],
  'unpaid, and a gain without silver': [
    'silver: events.0.elements.1.gains [{"kind":"shrine","god":"ull"},{"kind":"silver","ounces":5}]',
    'lower: events.0.elements.0.effects.0.dam 10',
    'takeOut: −events.0.elements.0',
  ],
  'unpaid, and much that costs': [
    'category, takeOut, silver: −events.0.elements.0; events.0.elements.3.gains [{"kind":"treasure","category":"F"},{"kind":"silver","ounces":5}]',
    'grant: waivers ["unpaid"]',
  ],
  'unpaid, by what foes and rolls may do': [
    'type: events.0.elements.0.roll.type standard',
    'category: events.1.elements.0.gains.0.category F',
    'takeOut: −events.0.elements.0',
  ],
  'overEarned, by terrain': [
    'category: events.1.elements.1.gains.0.category C',
    'takeOutGain: −events.1.elements.1.gains.1',
    'category: events.1.elements.1.gains.0.category B',
  ],
  'overLimit, by many traps': [
    'takeOut, lower: −events.0.elements.0; events.0.elements.1.roll.against.difficulty 8',
    'grant: waivers ["overLimit"]',
  ],
  'stickNowhere, and a roll to come': [
    'pointTo: events.0.elements.0.effects.0.roll later',
    'takeOut: −events.0.elements.0',
  ],
  'stickNowhere, of two effects': [
    'takeOutEffect: events.0.elements.0.roll.serves null; −events.0.elements.0.effects.1',
    'takeOut: −events.0.elements.0',
  ],
  'carrotNowhere, after the last fight': ['pointTo: events.1.elements.0.gains.0.for.roll later'],
  'leadsNowhere, and another trap': [
    'clear: events.0.elements.0.roll.leadsTo null',
    'pointTo: events.0.elements.0.roll.leadsTo ditch',
  ],
  'captorWithoutHostage, and somebody whom nobody holds': [
    'hold: events.0.combat.foes.0.holds child',
    'clear: events.0.combat.foes.0.holds null',
  ],
  'hostages, one of whom is held': ['takeOutThing: −events.0.map.objects.1', 'grant: waivers ["hostages"]'],
  'exitsNotFew, on an open field': ['unclaim: −events.0.claims.0', 'walled: events.0.map.edge walled'],
  'exitsNotFew, with ways that are none': [
    'unclaim: −events.0.claims.0',
    'takeOutThing: events.0.map.objects.0.heroesPerRound 1; events.0.map.objects.1.heroesPerRound 1; −events.0.map.objects.2',
  ],
  'spotWithoutMap, beside the map': [
    'square: events.0.elements.0.roll.spot.x 6; events.0.elements.0.roll.spot.y 6',
    'clear: events.0.elements.0.roll.spot null',
  ],
  'smallRamp, beside a large one': ['takeOutZone: −events.0.map.zones.0', 'unclaim: −events.0.claims.0'],
  'noStop, of what shoots': [
    'end: events.0.elements.0.targets.repeats.roll traps rush 6',
    'end: events.0.elements.0.targets.repeats.roll bravery rush 6',
    'clear: events.0.elements.0.targets.repeats null',
  ],
  'grabType, for all, without a roll': [
    'roll: events.0.elements.0.roll dodge standard 6',
    'roll: events.0.elements.0.roll awareness standard 6',
    'roll: events.0.elements.0.roll jump standard 6',
  ],
  'grabType, for all, by one': [
    'type: events.0.elements.0.roll.type standard',
    'lower: events.0.elements.0.effects.0.traps 5',
  ],
  'healingUnpaid, after some harm': [
    'time: events.0.elements.1.gains.0.time 3h',
    'time: events.0.elements.1.gains.0.time 1h',
    'waive: events.0.elements.1.waives ["healing"]',
  ],
  'statusTotal, by as much as one of them': [
    'takeOutEffect: −events.0.elements.1.effects.0',
    'lower: events.0.elements.0.effects.0.points 15',
    'grant: waivers ["statusTotal"]',
  ],
  'silverTooMuch, by as much as one of them': [
    'takeOutGain: −events.0.elements.1.gains.0',
    'lower: events.0.elements.0.gains.0.ounces 7',
    'grant: waivers ["silverTooMuch"]',
  ],
  'likeAnother, of two, and they fight': [
    'gallery: −creatures.0; events.0.combat.foes.0.kind rock-goblin; events.0.combat.foes.1.kind.creature 0',
  ],
  'notWithoutMissiles, where some shoot': [
    'clear: events.0.combat.foes.0.missile null',
    'clear: events.0.combat.noMissiles false',
  ],
  'noMethod, beside another way': [
    'takeOutMethod: −events.0.elements.0.roll.methods.1',
    'ability: events.0.elements.0.roll.methods.1.ability dodge',
    'ability: events.0.elements.0.roll.methods.1.ability awareness',
  ],
  'unknownCreature, whom an alarm helps': [
    'foe: events.1.combat.foes.0.kind dwarf-laborer',
    'takeOut, addFoe: −events.0.elements.0.effects.0.foes.0; events.1.combat.foes.0.id foe-1; events.1.combat.foes.0.name Laborer 1; events.1.combat.foes.0.kind dwarf-laborer; events.1.combat.foes.1.id foe-2; events.1.combat.foes.1.name Laborer 2; events.1.combat.foes.2.id foe-3; events.1.combat.foes.2.name Laborer 3; events.1.combat.foes.3.id foe-4; events.1.combat.foes.3.name Laborer 4; events.1.combat.foes.4.id foe-5',
  ],
  'ambushRoll, without a roll': [
    'roll: events.0.elements.0.roll awareness weakLink 6',
    'roll: events.0.elements.0.roll stealth weakLink 6',
    'takeOut: −events.0.elements.0',
  ],
  'heroesAmbushRoll, by another Ability': [
    'roll: events.0.elements.0.roll.methods.0.ability stealth',
    'takeOutGain: −events.0.elements.0.gains.0',
    'takeOut: −events.0.elements.0',
  ],
  'heroesAmbushRoll, against somebody': [
    'roll: events.0.elements.0.roll.against.kind difficulty; events.0.elements.0.roll.against.bonus undefined; events.0.elements.0.roll.against.opponent undefined; events.0.elements.0.roll.against.difficulty 6',
    'takeOutGain: −events.0.elements.0.gains.0',
    'takeOut: −events.0.elements.0',
  ],
  'freestandingWins, and hurts': [
    'nature: events.0.elements.0.nature trap',
    'takeOutEffect, takeOutGain: −events.0.elements.0.effects.0; −events.0.elements.0.gains.0',
  ],
  'freestandingTooEasy, and is against somebody': [
    'roll: events.0.elements.0.roll.against.kind difficulty; events.0.elements.0.roll.against.bonus undefined; events.0.elements.0.roll.against.opponent undefined; events.0.elements.0.roll.against.difficulty 6',
  ],
  'shrineTwice, in two places': [
    'god: events.0.elements.1.gains.0.god angrboda',
    'god: events.0.elements.1.gains.0.god asjandr',
    'god: events.0.elements.1.gains.0.god freyja',
  ],
  'events, two too many': [
    'takeOut, takeOut: −events.2; −events.3',
    'takeOut, takeOut: −events.1; −events.2',
    'takeOut, takeOut: −events.4; −events.5',
  ],
  'trapCount, two too many': [
    'takeOut, takeOut: −events.0.elements.8; −events.0.elements.9',
    'takeOut, takeOut: −events.0.elements.7; −events.0.elements.8',
    'takeOut, takeOut: −events.0.elements.6; −events.0.elements.7',
  ],
  'triggerOutsideCombat, in a fight that comes later': [
    'phase: events.0.elements.0.phase during',
    'clear: events.0.elements.0.trigger null',
  ],
  'forced, by one of two at once': [
    'clear: events.0.elements.1.condition undefined',
    'clear: events.0.elements.0.roll.also.0.leadsTo null',
  ],
  'netNegative, and against somebody': [
    'waive, waive: events.0.elements.0.waives ["firstExposure","conditional"]',
  ],
  'maxThreat, of two': [
    'threat, threat: events.0.combat.foes.0.threat equal; events.0.combat.foes.2.threat inferior',
    'threat: events.0.combat.foes.0.threat inferior',
    'threat: events.0.combat.foes.0.threat weak',
  ],
};

const ALL = [
  ...Object.entries(BROKEN).map(([code, make]) => ({ code, make, title: code })),
  ...SCENES.map(([code, scene, make]) => ({ code, make, title: `${code}, ${scene}` })),
];

describe('what is offered', () => {
  it.each(ALL)('$title', ({ code, make, title }) => {
    const broken = make();
    const { encounter, context } = broken;
    const problem = problemOf(broken, code);
    const fixes = problem === undefined ? [] : fixesFor(encounter, problem, context);
    const said = fixes.map(
      (one) =>
        `${[one, ...(one.further ?? [])].map((step) => step.code).join(', ')}: ${changes(encounter, one.document).join('; ')}`,
    );
    expect(said).toEqual(OFFERED[title]);
  });

  it.each(ALL)('mends it and breaks nothing: $title', ({ code, make }) => {
    const broken = make();
    const { encounter, context } = broken;
    const problem = problemOf(broken, code);
    if (problem === undefined) throw new Error(`nothing is ${code}`);
    const counts = (given: typeof encounter): ReadonlyMap<string, number> =>
      new Map(
        [...Map.groupBy(check(given, context), (one) => (one.advice ? '' : one.code))].map(([key, all]) => [
          key,
          all.length,
        ]),
      );
    const was = counts(encounter);
    const of = (given: typeof encounter): number =>
      check(given, context).filter((one) => one.code === code && (problem.advice || !one.advice)).length;
    for (const { document } of fixesFor(encounter, problem, context)) {
      expect(EncounterSchema.parse(document)).toEqual(document);
      expect(of(document)).toBeLessThan(of(encounter));
      for (const [other, count] of counts(document))
        if (other !== '') expect([other, count]).toEqual([other, Math.min(count, was.get(other) ?? 0)]);
    }
  });
});
