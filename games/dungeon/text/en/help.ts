// What help says about single things; the chapters of the rules are in rules.ts.

import {
  type Ability,
  CARD,
  type Card,
  type CardKind,
  type Damage,
  type Feat,
  FURNITURE,
  type FurnitureKind,
  ITEM,
  type Item,
  LOCK,
  type Lock,
  type ModelFacts,
  SPELL,
  type Spell,
} from '../../content/index.ts';
import type { SquareNews, StateNews } from '../news.ts';
import { names as n } from './names.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  none: 'nothing',
  bones: 'falls to bones',
  removed: 'destroyed',
  injured: 'Injured, destroyed if it was already',
};

const RANGES = {
  long: 'Long range (8 squares)',
  short: 'Short range (4 squares)',
  adjacent: 'adjacent squares',
  caster: 'the caster himself',
} as const;

const CARD_TEXTS: Readonly<Record<CardKind, (value: number) => string>> = {
  extraCommands: (value) =>
    `${value === 1 ? 'One more model' : `${value} more models`} may move and act in this Overlord Turn. Raise Dead cannot be cast with it.`,
  doubleCommands: () => 'This Overlord Turn has twice the Commands of the adventure.',
  raiseDead: (value) => `Raise Dead ${value === 1 ? 'once' : `${value} times`}, beyond the Commands.`,
  interrupt: (value) =>
    `Played between two Hero Turns: ${value === 1 ? 'one model moves and acts' : `${value} models move and act`} at once.`,
};

export const help = {
  feats: {
    whirlwind:
      'One separate Fight against every adjacent enemy and every adjacent plain lock, front and rear. No Move.',
    'stone-stance':
      'He does not move, but may turn. Until his next Turn his Armour is 5, he is not outnumbered, and nothing counts as from behind.',
    'arrow-storm':
      'Three shots one after the other, each at any target. She may turn before the first, but not move.',
    focus: 'Two different ready Major spells. He may turn before the first, but not move.',
    frenzy: 'A normal Move, then two Fights, against the same enemy or two.',
    'hammer-rush':
      'Up to 4 squares in a straight line through front arcs without stop or strike, then a Fight with one more die.',
    'light-step': 'A Move that nobody stops or strikes at, then a shot.',
    rekindle: 'All spells become ready; then he casts as with an Action.',
    'rise-all-of-you': 'Raise Dead on up to three Piles of Bones at once.',
    'the-king-commands':
      'He makes one Fight; then up to three Dwarf Revenants within Long range make one each, without moving, whether they have acted in this Turn or not.',
    'last-breath': 'Every Hero within Short range, seen or not, suffers a Magical Attack of 3 dice.',
    'ground-slam': 'One Fight against every adjacent Hero, front and rear.',
  } as Record<Feat, string>,

  spells: {
    burn: 'A Magical Attack of 5 dice on one enemy.',
    flamebolt: 'A Magical Attack of 3 dice on one enemy.',
    'break-ward': 'Lowers one Ward by 1.',
    'sunder-ward': 'Lowers one Ward by 3.',
    corrode: 'One enemy has 1 Armour less until the End of Round, never under 1. Two castings do not add up.',
    'brisk-work':
      'One Hero at once moves up to 3 squares and may turn. Leaving front arcs costs no strikes; entering one stops him.',
    crystallise:
      'A die: on 1 to 3 an Energy Crystal 1, on 4 or 5 a crystal 2, on 6 a crystal 3. He can hold two.',
    'mend-flesh': 'One Hero loses a wound.',
    aegis: 'One Hero has 1 Armour more, at most 5, until the caster’s next Turn.',
    firestorm:
      'A Magical Attack of 3 dice on one enemy and on every model of its side next to it, rolled for each.',
    'guiding-light': 'One other Hero has one die more on the next Fight or shot of this round.',
    'black-bolt': 'A Magical Attack of 3 dice on one Hero.',
    bleed: 'A Magical Attack of 3 dice on one Hero; if it wounds, a Zombie of the pool rises beside him.',
    'faithful-in-death': 'A Ghost of the pool appears in a free square in range.',
    'grave-chill': 'One Hero has 2 squares less, at least 1, in the next Turn.',
    'deathly-wail': 'A Magical Attack of 2 dice on every Hero in range, rolled for each.',
    'knit-bone': 'One Boss loses a wound, or one Injured Minion is whole again.',
    'you-are-in-my-power':
      'The Overlord at once moves one Hero up to 3 squares, turns it, and may make it Fight another Hero. Nobody stops it or strikes at it, and its own Turn is not lost.',
  } as Record<Spell, string>,
  spellNote(spell: Spell): string {
    const { kind, range, sight, casters } = SPELL[spell];
    const far = `${RANGES[range]}${range === 'caster' ? '' : sight ? ', in sight' : ', sight not needed'}`;
    return `${kind === 'major' ? 'Major' : 'Minor'} spell of ${n.list(casters.map(n.model))}; ${far}; ready again ${kind === 'major' ? 'the round after the next' : 'next round'}.`;
  },

  items: {
    'spidersilk-armour': 'Armour +1.',
    'energy-crystal-1': 'One die more on a Magical Attack, or lowers an adjacent Ward by 1.',
    'energy-crystal-2': 'Two dice more on a Magical Attack, or lowers an adjacent Ward by 2.',
    'energy-crystal-3': 'Three dice more on a Magical Attack, or lowers an adjacent Ward by 3.',
    'healing-potion': 'The drinker loses 1 wound.',
    'greater-healing-potion': 'The drinker loses 2 wounds.',
    'potion-of-haste': '3 squares more in this Turn.',
    'potion-of-stone': 'Armour +1 until the owner’s next Turn.',
    'grunds-hammer': 'One die more when attacking in a Fight.',
    'runed-helm': 'Armour +1.',
    'bearclaw-charm': 'Being Injured costs no die.',
    'elven-quiver': 'Furniture in the line costs her shots no die.',
    'ember-staff': 'One die more with Flamebolt.',
    'lockbreakers-wedge': 'One die more against locks.',
    'ward-key': 'Lowers an adjacent Ward by 3.',
    'lucky-coin': 'Roll all dice of one of your own attack or defence rolls again; the new roll counts.',
    'smoke-phial': 'In this Turn nobody strikes when the owner leaves a front arc.',
    'blessed-ash': 'Removes all bones in the squares around.',
    'saints-knucklebone': 'When the owner would be wounded, a die: on 4 or more the wound is ignored.',
    'torch-of-the-forefathers': 'No bones next to the bearer can be raised.',
    'rune-axe': 'Sixes of the owner’s Fights beat sixes.',
    'ring-of-second-wind': 'One used Feat can be used again.',
    'travellers-cloak': 'Shots at the bearer have one die less; furniture in the line adds nothing to that.',
    'bone-sceptre': 'Once in each Overlord Turn, Raise Dead for no Command.',
    'heart-fragment': 'A shard of Elshara’s heart. The more the Heroes hold, the weaker she is.',
    book: 'The book that Mortibris needs. Carry it out.',
    'seal-stone': 'Taking it weakens the Ward before the last stair.',
  } as Record<Item, string>,
  itemNote(item: Item): string {
    const { owners, paraphernalia, trigger, oneUse } = ITEM[item];
    const marks = [
      owners === null ? null : `for ${n.list(owners.map(n.model))}`,
      paraphernalia ? 'can be traded' : 'cannot be traded',
      trigger === 'owner' ? 'used by its owner' : trigger === 'itself' ? 'acts by itself' : 'always works',
      oneUse ? 'used up' : null,
    ];
    return `(${marks.filter(Boolean).join(', ')})`;
  },

  card: (card: Card): string => {
    const { kind, value, number } = CARD[card];
    return `${CARD_TEXTS[kind](value)} The full deck has ${number}.`;
  },

  furniture: (kind: FurnitureKind): string =>
    kind === 'chest'
      ? 'Locked until a Hero opens it; whoever does gets what is in it. Nobody enters its square, and it does not block sight.'
      : `Nobody enters its ${FURNITURE[kind].squares === 1 ? 'square' : `${FURNITURE[kind].squares} squares`}. ${FURNITURE[kind].blocksSight ? 'It blocks the line of sight.' : 'One can see and shoot over it, but from afar that costs a die.'} Some can be searched.`,
  locks: (lock: Lock): string =>
    `A Hero fights it: ${n.dice(LOCK[lock].combat)}, Armour ${LOCK[lock].armour}, one Hit opens it.`,
  things: {
    ward: [
      'Ward',
      'A magical lock with a power. Spells, crystals and keys lower it; at nothing it opens. Fists do not.',
    ],
    weakSpot: ['Weak Spot', 'A thin piece of wall that Heroes can break through like a heavy lock.'],
    caveIn: [
      'Fallen roof',
      'Blocks the way and the sight until a Hero clears it: 2 dice, Armour 3, one Hit.',
    ],
    bones: [
      'Pile of Bones',
      'What is left of a skeleton. Nobody is hindered by it, but a necromancer can raise it.',
    ],
    exit: ['Exit', 'A Hero whose Move ends here may leave the dungeon instead of taking an Action.'],
  } as Record<'ward' | 'weakSpot' | 'caveIn' | 'bones' | 'exit', [name: string, text: string]>,

  abilities: {
    tough: 'At the End of Round a die for a wounded model: on 6 it loses a wound.',
    ethereal:
      'It passes through furniture and models, but does not stop in them; walls and closed doors hold it. Against magic its Armour is only 1.',
    large: 'It stands on two by two squares; there is a chapter about such models.',
    spellcaster: 'It casts spells.',
  } as Record<Ability, string>,

  /** The columns of a Minion's damage table: the last is open. */
  hitsFrom: (hits: number): string => (hits === 4 ? '4 or more Hits' : n.hits(hits)),
  damages: DAMAGES,
  title: ({ kind }: ModelFacts): string => ({ hero: 'A Hero', boss: 'A Boss', minion: 'A Minion' })[kind],
  model(facts: ModelFacts, legendary: ModelFacts | null): string {
    const { movement, combat, armour, shooting, injuredFrom, abilities, feats, spells, damage } = facts;
    const shoots = shooting === null ? '' : `, ${n.dice(shooting)} for shooting`;
    const values = `Movement ${movement}, ${n.dice(combat)}, Armour ${armour}${shoots}`;
    const lines = [`${help.title(facts)}. ${values}.`];
    if (injuredFrom !== null) lines.push(`Injured from wound ${injuredFrom}, Crippled by the fifth.`);
    if (damage !== null)
      lines.push(
        `Damage: ${damage.map((each, i) => `${help.hitsFrom(i + 1)} ${help.damages[each]}`).join('; ')}.`,
      );
    for (const ability of abilities) lines.push(`${n.abilities[ability]}: ${help.abilities[ability]}`);
    for (const feat of feats) lines.push(`Feat ${n.feat(feat)}: ${help.feats[feat]}`);
    if (spells.length > 0) lines.push(`Spells: ${n.list(spells.map(n.spell))}.`);
    if (legendary !== null) lines.push(help.legend(facts, legendary));
    return lines.join(' ');
  },
  legend(plain: ModelFacts, { movement, combat, armour, shooting, feats }: ModelFacts): string {
    const further = feats.filter((feat) => !plain.feats.includes(feat)).map(n.feat);
    const shoots = shooting === null ? '' : `, ${n.dice(shooting)} for shooting`;
    return `As a legend: Movement ${movement}, ${n.dice(combat)}, Armour ${armour}${shoots}, and the Feat ${n.list(further)}.`;
  },

  news({ square, facing, wounds, injured, threatenedBy, threatens }: StateNews): string {
    return [
      `Now at ${square}, facing ${n.facings[facing]}${wounds > 0 ? `, with ${n.wounds(wounds)}` : ''}${injured ? ', Injured' : ''}.`,
      ...(threatenedBy.length > 0 ? [`In the front arc of ${n.models(threatenedBy)}.`] : []),
      ...(threatens.length > 0 ? [`Has in its front arc: ${n.models(threatens)}.`] : []),
    ].join(' ');
  },
  absent: 'Not on the board.',

  square({ label, wall, model, thing, lock, ward, open, piles, exit, items, arcs }: SquareNews): string {
    if (wall) return `${label}: wall, or nothing that is known.`;
    const lines = [
      ...(model === null ? [] : [`${n.model(model)} stands here.`]),
      ...(thing === null
        ? []
        : [
            `${n.thing(thing).replace(/^./, (first) => first.toUpperCase())}${open ? ', open' : ''}${lock === null ? '' : `, ${n.lockValues(lock)}`}${ward === 0 ? '' : `, ${n.ward(ward)}`}.`,
          ]),
      ...(piles > 0 ? [`${piles === 1 ? 'A Pile' : `${piles} Piles`} of Bones.`] : []),
      ...(exit ? ['An exit.'] : []),
      ...(items.length > 0 ? [`On the floor: ${n.list(items.map(n.item))}.`] : []),
      ...(arcs.length > 0 ? [`In the front arc of ${n.models(arcs)}.`] : []),
    ];
    return `${label}: ${lines.length === 0 ? 'free floor.' : lines.join(' ')}`;
  },
};

export type Help = typeof help;
