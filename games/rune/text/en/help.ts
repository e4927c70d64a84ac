// What help says about single things; the chapters of the rules are in rules.ts.

import { ABILITY, ABILITY_COST, type Ability } from '../../content/abilities.ts';
import type { Armor, Shield } from '../../content/armor.ts';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import type { ThingKind, ZoneKind } from '../../content/battle-map.ts';
import type { Foe, FoeKind } from '../../content/foes.ts';
import { GIFT, type Gift } from '../../content/gifts.ts';
import { loadNumber } from '../../content/load.ts';
import type { PowerKind } from '../../content/powers.ts';
import { STATISTICS, type Statistics } from '../../content/threats.ts';
import { rangeOf, WEAPON, type Weapon } from '../../content/weapons.ts';
import { kindOf } from '../../rules/fight/sheets.ts';
import type { Action, StateTopic } from '../actions.ts';
import type { FighterNews, SquareNews } from '../news.ts';
import { abilities } from './abilities.ts';
import { gifts } from './gifts.ts';
import { type AnyFoe, names as n } from './names.ts';

const FOES: Readonly<Record<Foe, string>> = {
  'dark-viking':
    'A man who took the wrong oath. He fights like a hero and is as different from the next as heroes are. Often it is he who leads the Dishonored.',
  dishonored: 'A dead coward who must walk. Struck down without a Wound, he gets up again.',
  'sark-amen': 'A long-dead lord of barrows who leaps over shields and friends alike.',
  'dwarf-laborer': 'Strong, tired and badly paid.',
  'dwarf-pit-boss': 'Hits hard and wears little.',
  'dwarf-slaver': 'Slow, but what his whip touches stays touched.',
  'dwarf-medic': 'Treats his patients with a barbed net and a saw.',
  'dwarf-centurion': 'A soldier of the deep legions: not quick, but his hammer is.',
  'dwarf-clan-champion': 'The best of his clan, and he was told so.',
  'beetle-werk': 'An iron beetle as large as a house. It is clumsy, thick, and crushes whom it kills.',
  'centi-werk': 'Many iron legs, two fangs, and faster than thought.',
  'spider-werk': 'Eight blades that walk. Brittle, while it lasts.',
  'mecha-dwarf': 'A dwarf with more iron than dwarf in him.',
  'mega-dwarf': 'A walking tower with dwarves inside. Reckon with everything.',
  'elf-mischief-maker': 'Quick, pretty, and in no mood to be serious.',
  'elf-courtier': 'Quicker still, and has made it an art.',
  'rock-goblin': 'Claws, no speech, no plan.',
  'rock-gobliness': 'Like the rock goblin, but with children to feed.',
  'goblin-warrior': 'Has a weapon and knows which end. Waits for better ground if he can.',
  'slayer-roving': 'Collects ears on the road.',
  'slayer-senior': 'Has collected many.',
  'goblin-freak': 'Too many arms, and all of them angry.',
  'goblin-shaman': 'Weak by himself. What he sings is not.',
  'goblin-leader': 'Fat, slow and hard to kill, which is how he became leader.',
  'goblin-vegetarian': 'Kills nobody. He stuns, and carries off.',
  'land-crab-small': 'A stone that snaps. Hit well, it freezes and waits.',
  'land-crab-large': 'A boulder that snaps.',
  giant: 'Slow to begin, and then it is over.',
  troll: 'What he lacks in care he has in club.',
  'tube-striker': 'Sits in the ground, has four arms and throws what it catches.',
  wendol: 'Half bear and half nightmare. Its charge buries people.',
};

const POWERS: Readonly<Record<PowerKind, string>> = {
  undead:
    'Only a blow that takes the last hit points and as much as a Wound destroys it. Otherwise it lies there, and before the next round rolls Response against 6 to stand up again with what it rolled more; a hero may finish it with an action.',
  leaping:
    'On its turn it bounds up to 20 paces over anything, and may strike in the air: its Response is taken off the Defence of the target. Barriers mean nothing to it.',
  barbNet:
    'A hit wraps the target in a net: every action in it costs 20 points of damage. Getting out is an action, a Strength roll of 6 and as much as the net hit by.',
  crushing: 'Whom it brings down cannot be saved.',
  stunning:
    'Its blows stun and hurt nobody; armor does not help. Who has taken too many is knocked out and rolls 9 to wake, 6 with help.',
  freezing:
    'A hit by 10 or more makes it freeze: it does nothing more, and cannot be hurt before somebody spends an action and a won push to turn it over. Then its Defence is 0.',
  camouflage:
    'To spot it takes Awareness 12: it wears the look of a place where it lay for more than an hour, and keeps it wherever it goes.',
  unscored: 'Hurting and killing it brings no points.',
  tentacles:
    'Four tentacles bite or grab; what is grabbed is thrown, a hero 4 paces and a thing 8 for each point it hit by. 8 points of damage with an edge sever one.',
  charging:
    'On its first attack from 30 paces or more it charges: whom it hits falls, and from 10 points on lies pinned under it.',
  hunting: 'It attacks whatever is not of its own kind.',
  goblinMagic: 'Helps goblins or hampers everybody else, as long as the chant or the brazier lasts.',
  landmark: 'Counts as part of the field for whoever runs the encounter.',
};

const adjustText = ({ adjust }: FoeKind): string[] => {
  const changes = STATISTICS.flatMap((name) =>
    adjust[name] === undefined ? [] : [`${n.statistics[name]} ${n.signed(adjust[name])}`],
  );
  return changes.length === 0 ? [] : [`Against others of its category: ${changes.join(', ')}.`];
};

export const help = {
  foes: FOES,
  powers: POWERS,
  foe(foe: AnyFoe): string {
    const facts = kindOf(foe);
    const size = facts.size === 1 ? '' : `, fills ${facts.size} by ${facts.size} squares`;
    const traits = [
      facts.weapon === 'handheld' ? 'fights with a weapon' : 'fights with what nature gave it',
      facts.temper === 'headlong' ? 'attacks as soon as it can' : 'may bide its time',
      ...(facts.missile ? ['may have a bow'] : []),
      ...(facts.nightVision ? ['sees in the dark'] : []),
      ...(facts.stunnable ? [] : ['cannot be knocked out']),
    ];
    return [
      ...(typeof foe === 'string' ? [FOES[foe]] : [foe.description, foe.trait].filter(Boolean)),
      `Up to ${n.threats[facts.maxThreat]}; ${facts.move === 0 ? 'never moves' : `moves ${n.paces(facts.move)}`}${size}; ${traits.join(', ')}.`,
      ...adjustText(facts),
      ...facts.powers.map(({ kind }) => POWERS[kind]),
    ].join(' ');
  },

  weapon(weapon: Weapon): string {
    const facts = WEAPON[weapon];
    const { init, atk, dfn, dam, ability, hands, severs, pieces } = facts;
    const hold = ['no hand', 'one hand', 'two hands'][hands];
    const range = ability === 'bows' || ability === 'thrown-weapon' ? rangeOf(facts) : null;
    return [
      `Initiative ${n.signed(init)}, Attack ${n.signed(atk)}, Defence ${dfn === null ? 'none' : n.signed(dfn)}, Damage ${n.signed(dam)}.`,
      `${n.abilities[ability]}, ${hold}, Load ${loadNumber(facts.load)}.`,
      ...(range === null
        ? []
        : [`From ${n.paces(range.least)}, full Damage up to ${n.paces(range.standard)}.`]),
      ...(pieces === null || pieces === 1 ? [] : [`${pieces} pieces.`]),
      ...(severs ? ['A blow with it can take off an arm.'] : []),
    ].join(' ');
  },
  armor(armor: Armor): string {
    const { prot, init, load } = ARMOR[armor];
    return `Soak ${n.signed(prot)}, Initiative ${n.signed(init)}, Load ${loadNumber(load)}.`;
  },
  shield(shield: Shield): string {
    const { init, atk, dfn, load } = SHIELD[shield];
    return `Initiative ${n.signed(init)}, Attack ${n.signed(atk)}, Defence ${n.signed(dfn)}, Load ${loadNumber(load)}. It goes with one-handed weapons, and helps whoever dodges a shot.`;
  },
  abilities,
  abilityNote(ability: Ability): string {
    const { category, governing, kit } = ABILITY[ability];
    const by = governing.map((name) => (name === null ? 'luck' : n.characteristics[name]));
    return `Rests on ${n.list(by)}; ${ABILITY_COST[category]} creation ${ABILITY_COST[category] === 1 ? 'point' : 'points'} a point${kit === null ? '' : `; its kit has Load ${loadNumber(kit)}`}.`;
  },
  gifts,
  /** What a use of it takes, whose it is, and what it costs. */
  giftNote(gift: Gift): string {
    const { patron, cost, cap, weapon, takes, decision } = GIFT[gift];
    const when = {
      none: 'works by itself',
      'pre-roll': 'used before a roll',
      reaction: 'used when it happens',
      turn: 'used on your turn',
    }[decision];
    const price = {
      none: '',
      action: ', takes the action',
      round: ', takes the round',
      attack: ', takes the attack',
    }[takes];
    const whose =
      patron === null
        ? `Power of a rune weapon: ${weapon === null ? '' : n.weapon(weapon)}`
        : `Gift of ${n.gods[patron]}`;
    return `${whose}; ${cost} points a level${cap === null ? '' : `, at most ${cap}`}; ${when}${price}.`;
  },

  actions: {
    strike: [
      'A blow',
      'Die and Attack against die and Defence, at somebody within three paces. What you have more is added to the Damage.',
    ],
    shoot: [
      'A shot',
      'Die and Attack against 6, or against the Dodge of the target. Bows need five paces, throws three.',
    ],
    charge: [
      'Charge',
      'A half move of at least ten paces, more or less straight, before a blow: 3 more to hit.',
    ],
    holdGround: [
      'Hold ground',
      'With a blow at somebody who was in reach: 1 more to hit for the rest of the round, and no step.',
    ],
    duckAndWeave: [
      'Duck and weave',
      'With a blow at somebody who was in reach: 1 more Defence for the rest of the round, and shots have 3 less.',
    ],
    berserk: [
      'Berserk',
      'With 21 hit points or more: Attack and Defence together for one blow, and nothing else is added. If the other still stands he strikes back, and your Defence counts for nothing.',
    ],
    halfMove: ['Half move', 'Leaves time for a blow or a shot. Whoever is left behind strikes first.'],
    fullMove: ['Full move', 'Takes the whole action.'],
    withdraw: [
      'Withdraw',
      'Up to 15 paces back; those you face do not strike, and you have 3 more Defence until your next action. Shots at you have 3 more.',
    ],
    flee: [
      'Flee',
      'Twice a full move in a straight line. Everybody you come near strikes; shots at you have 6 more. Over an open edge or an exit you are out of the fight.',
    ],
    recklessRun: [
      'Reckless run',
      'Twice a full move in a straight line as the only action of the round. Everybody you come near strikes, and Stamina against 11 decides whether you keep your breath.',
    ],
    push: [
      'Push',
      'An Engagement roll, once a round and for free: drive the other back, step aside, or keep him off.',
    ],
    freeBlow: ['Free blow', 'At whoever walks out of your reach. It costs nothing.'],
    carefulBlow: [
      'Careful blow',
      'A free blow against which the Defence of the other counts for nothing. It costs the next action of the round, unless he left you for somebody else.',
    ],
    dodging: [
      'Dodging',
      'Decided before the dice of a shot: a roll of Quickness and Dodge instead of a flat 6. A shield in hand helps.',
    ],
    changeWeapons: [
      'Changing weapons',
      'With care, half an action. Dropping what you hold and drawing from the belt costs nothing. A weapon that is not ready can be readied and used in one action, at somebody who is in reach.',
    ],
    grip: [
      'Hold and pin',
      'An attack without a weapon, then a roll against the Defence. Who is held does nothing but struggle.',
    ],
    treat: [
      'Treat',
      'The whole action, up to half a move included. 12 saves the dying; otherwise 7 and more, by the Wounds.',
    ],
    waiting: [
      'Wait',
      'Your action stays with you: after anybody’s action you are asked whether you want it.',
    ],
  } as Readonly<Record<Action, readonly [name: string, text: string]>>,

  states: {
    engaged: [
      'Engaged',
      'Within three paces of an enemy who can fight. There he can strike you, and you him.',
    ],
    wound: [
      'Wound',
      'One for every full Wound Threshold of hit points that a single blow takes. Each takes one off every roll; four end the fight for you, five your life.',
    ],
    impairment: [
      'Impairment',
      'One off every roll for each point. Wounds make it; other causes make two at most.',
    ],
    down: [
      'On the ground',
      '4 less to strike and to defend, and no step. Getting up is free on your turn and takes a Balance roll of 6.',
    ],
    heldFast: [
      'Held or pinned',
      'Nothing but struggling: 6 and the strength of the grip. Others strike at half your Defence, and you dodge nothing.',
    ],
    unconscious: ['Unconscious', 'Helpless: 6 is enough to hit you. On each turn a roll of 9 wakes you.'],
    incapacitated: [
      'Incapacitated',
      'At four Wounds: conscious, but no step, no blow, no word. 6 is enough to hit.',
    ],
    dying: [
      'Dying',
      'Without hit points or with five Wounds. Each ally can save you with his very next action; another blow kills.',
    ],
    braced: [
      'Braced',
      'A longshaft weapon in hands that have not taken a step this round: 3 more Defence against whoever comes 20 paces or more.',
    ],
    jockeying: [
      'Jockeying',
      'A round of nothing but manoeuvres adds a hero’s Perception to his next Initiative.',
    ],
  } as Readonly<Record<StateTopic, readonly [name: string, text: string]>>,

  zones: {
    slippery:
      'Each step costs two paces; whoever goes more than two paces on it in one action must keep his Balance against 6.',
    uneven: 'Each step costs two paces.',
    slope:
      'It rises to one side: up costs twice the paces, down half. Who has won the upper place with a push stands higher; who is struck hard may fall and roll down.',
    damaging: 'At the beginning of a round it hurts whoever stands in it, unless he bears it with Stamina.',
    darkness:
      'Takes 4 off most rolls of those who do not see in the dark. Within 25 paces of a light it does nothing.',
    gloom:
      'Takes 2 off most rolls of those who do not see in the dark. Within 25 paces of a light it does nothing.',
    mist: 'Veils: shots at those in it have 3 less, and it may hamper those who fight there.',
    obstructed:
      'Things stand about: who shoots must move before he takes another target, or when his target has moved.',
    wind: 'Takes something off every shot on the field.',
    water: 'Too deep to stand in: swim or drown.',
    swarm:
      'Animals too small to fight. At the end of a round they hurt heroes here, past all armor and three times as much in thin or no armor; an action to dodge keeps them off. Who cannot bear it with Bravery runs from them, and here every roll has 1 less.',
    weird: 'Magic changes a number of those who stand in it.',
    advantageous: 'A good place to stand: 2 more in a blow and a defence, 3 more Initiative.',
    bad: 'A bad place to stand: 3 less Initiative.',
  } as Readonly<Record<ZoneKind, string>>,
  things: {
    cover:
      'Shots at whoever stands behind it have 3, 6 or 12 less, by how much it hides; every 10 feet of height take 3 off that, or add 3.',
    barrier: 'Nobody walks through it. Of two who fight across it the better has 1 more.',
    exit: 'Who flees over it is out of the fight.',
    light: 'Lights 25 paces around it.',
    grabber:
      'A trap that holds whoever steps into it: 3 less to strike and defend, shots have 3 more, no push. Getting free is an action and a roll.',
    decoy: 'Runs about, and takes 1 off every attack within five paces of it.',
    hostage: 'Whoever hides behind it has 6 more Soak, and the hostage takes those 6.',
    'tube-striker': 'Sits in the ground and throws what it catches.',
  } as Readonly<Record<ThingKind, string>>,

  /** Who he is cannot be told without looking at the field. */
  fighter: (hero: boolean, number: number): string => `${hero ? 'Hero' : 'Foe'} ${number}`,
  hero: 'Fights here for fame.',
  absent: 'Not on the field any more.',
  statistics: (of: Statistics): string =>
    `${STATISTICS.map((name) => `${n.statistics[name]} ${of[name]}`).join(', ')}.`,
  unknown: 'What it is worth nobody knows until it bleeds.',
  news(news: FighterNews): string {
    const { square, health, wounds, condition, weapon, engaged, notes } = news;
    return [
      `At ${square}${health === null ? '' : `, ${health.hp} of ${n.hitPoints(health.of)}`}${wounds > 0 ? `, ${n.wounds(wounds)}` : ''}${condition === 'able' ? '' : `, ${n.conditions[condition]}`}.`,
      `In hand: ${weapon}.`,
      ...(notes.length > 0 ? [`${notes.join(', ')}.`] : []),
      ...(engaged.length > 0 ? [`Engaged with ${n.list(engaged)}.`] : []),
    ].join(' ');
  },
  square({ label, wall, feet, who, zones, things, reach, starts }: SquareNews): string {
    if (wall) return `${label}: a wall.`;
    const lines = [
      ...(who.length > 0 ? [`Here ${who.length === 1 ? 'is' : 'are'} ${n.list(who)}.`] : []),
      ...things.map((thing) => `${thing}.`),
      ...zones.map((zone) => `${zone}.`),
      ...(feet === 0 ? [] : [`${Math.abs(feet)} feet ${feet > 0 ? 'up' : 'down'}.`]),
      ...(starts ? ['At the edge of the field.'] : []),
      ...(reach.length > 0 ? [`In reach of ${n.list(reach)}.`] : []),
    ];
    return `${label}: ${lines.length === 0 ? 'open ground.' : lines.join(' ')}`;
  },
};

export type Help = typeof help;
