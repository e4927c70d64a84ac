// What each gift does. L is its level.

import type { Gift } from '../../content/gifts.ts';

export const gifts: Readonly<Record<Gift, string>> = {
  'agony-postponed':
    'In a fight, put off up to L points of what Wounds take from your rolls. When you stop fighting they come due: 6 damage for each, which armor does not soak.',
  'aura-of-phlegmatic-acceptance':
    '20×L points at the end of an encounter in which you had fewer than 20 hit points or four Wounds, unless you once declined to defend yourself.',
  'banish-his-blade':
    'What you strike from a hand lands L times as far away, and as long as its owner lacks it your blows on him score 1 + L times the points.',
  'berserks-blessing':
    'L points for every hit point that the blow after your own berserk attack takes from you. What such a loss costs in points is still taken off.',
  'boon-of-angrboda':
    'Foes that are neither human nor made by hands must reach your Disguise + L with Response to choose you as their target, unless you have attacked them or nobody else is there.',
  'bone-setters-blessing':
    'When you treat somebody else in a fight, both of you have 3×L more Soak until the round ends.',
  'buffeting-gale':
    'After a melee hit the foe must reach 9 + L with Response or falls: 20×L points, and as much at the beginning of every round in which it still lies there.',
  'chattering-squirrel':
    'Once an event, against an enemy within three paces: Presence and Divine Awareness against Response take L off its Soak, and at the beginning of each round the next nearest must reach 6 or suffers the same.',
  'clenched-jaw-of-vengeance':
    'As long as an enemy lives who has given you a Wound, L more Soak. Your first hit on him adds what his blow took from you, and killing him is worth 20×L points.',
  'clatter-of-rushing-boots':
    'A charge has 1 more to hit for every 3 paces beyond the tenth, and the Defence of those who stand braced for it has L less.',
  'comeuppance-postponed':
    'Fleeing, you have 3 more Defence against every blow on the way, and those you were not Engaged with must first beat you in a push to strike at all.',
  'craven-departure':
    'An action: die + L against Response of one enemy you are Engaged with. If you win you are gone from this event, unharmed, and come back for the next.',
  'curds-of-utgardaloki':
    'At any time, for 25 points to spend: 4×L hit points back, even when you are dying for want of them. It closes no Wounds.',
  'destiny-reversed':
    'L times a session, after you have seen a die of yours: roll it again. The new one counts.',
  'dying-blow':
    'When a blow would end you, fight on for L rounds, all rolls + L, and what Wounds took from your Attack they now give. Then you are dead, and nobody can help.',
  'eager-arrow':
    'Once a round, Presence + L against a tenth of the paces to the farthest: all arrows of this event come back, and each enemy they hit takes L damage that armor does not soak. The same arrow at the same foe has + L.',
  'eight-legged-horse': 'L times a fight, give another hero + L on his next Attack or Defence.',
  'ever-flowing-cup': 'Dying, you can still be saved for L more rounds, by anybody.',
  'eyes-like-glowing-coals':
    'Once a fight for L rounds: whoever wants to shoot at you must first reach Presence + L with Response, and 3 more for each time he failed. It ends if you dodge.',
  'flesh-cries-out-for-piercing':
    'A blow after waiting has + L to hit; if the one you strike has just missed somebody, also 2×L more Damage.',
  'from-lofty-asgards-peaks': 'On high or better ground: Attack, Defence, Damage and Soak + L.',
  'frost-speeded-heels': 'Initiative + 2×L, though not for further actions.',
  'gathering-thunder':
    'Once a session, against a foe you were already Engaged with for a whole round: Attack + L and + 1 for each round of the fight.',
  'gilded-tongue-of-freyr': 'Communication + L.',
  'gnawing-stags':
    '5×L points for every trap you disarm in a fight, and every barrier, cover or platform you wreck or shift, if it took an action.',
  'golden-apples-sweetness':
    'L times a session: Presence + L against 6 and your connection with Loki takes one point off your Impairment for this encounter.',
  'implacably-braced':
    'While you hold ground or stand braced for a charge: Attack, Defence, Damage and Soak + L.',
  'imprecation-of-doom':
    'Once a session, name a foe: each time you hurt another, the named one takes 3×L damage that armor does not soak, and the points are yours.',
  'indefatigable-determination':
    'L times a session, before a roll: ignore all Impairment. If that is what made it succeed, 5×L points.',
  'knitting-of-meat-and-bone':
    'L times an encounter, for a whole round: Stamina + L against 9 gives back L hit points for every point above. Whoever shoots at you meanwhile has 6 more.',
  'lie-turns-to-truth':
    'L times a session, + L on a roll with an Ability you lack; the 3 for lacking it is still taken off.',
  'like-a-wind-tossed-leaf': 'While you duck and weave: Attack, Defence, Damage and Soak + L.',
  'like-the-leaping-stag': '20×L points for every shot that you avoid by a roll of Dodge.',
  'loyal-hilt':
    'Strike with your melee weapon by throwing it, up to 3 + 3×L paces. It comes back, unless you botch: then it lies 3×L paces away.',
  'mantle-of-odin': 'Presence + L.',
  'many-impaling-spear':
    'A thrown spear that takes more than 12 − L hit points flies on to an enemy behind, up to 5×L paces, and so on as long as it bites as deep.',
  'might-of-thor': 'Strength + L.',
  'mjolnir-awakes':
    'L times an encounter, change to another weapon you carry for nothing, and without coming later.',
  'naglfar-plows-the-waves': '3×L more on every Swim roll.',
  'njords-crust': '10×L more hit points.',
  'nurturing-of-yggdrasil':
    '20×L points for every treatment that gives an ally 12 hit points or more back, and 30×L for bringing back the dying.',
  'obscuring-mist': 'Once an encounter, for an action: L rounds long every shot at you has 3 less.',
  'on-valkyries-wings': 'Armor takes L less off your Initiative, never past nothing.',
  'norths-cooling-sigh': 'Heat and fire take 3×L hit points less from you, and armor helps against them.',
  'owl-hears-the-viper': '3×L more on Awareness to notice traps.',
  'penetrating-lightning':
    'L times an encounter, before a shot at somebody behind cover: Dexterity and your connection with Thor against Response make that cover one degree less, for everybody and for good.',
  'plumed-up-by-njordsbreath': 'A fall hurts like one that is L rows shorter on the chart.',
  'raven-plucks-an-eye':
    'When a foe dies whom you had hurt: your connection with Odin against its Response. If you win, use up to L of its Initiative, Attack, Defence and Soak as your own for L rounds.',
  'relentless-gales-of-njord': 'Quickness + L.',
  'remorse-of-hoder':
    'When your shot would hit an ally: Presence + L against a tenth of the paces to him, and it strikes a foe near him instead. Both of you score it.',
  'resist-the-serpents-tears':
    'L more on Stamina against poison; if you fail by 3 or less it takes L hit points less, and who treats you for it has L more.',
  'ripples-from-the-well-of-knowledge':
    'At some shrines, Presence and Divine Awareness against 6 make them serve you as one of Odin. There, 5×L points for every insurance and every level of a gift that anybody buys.',
  'roaring-shout-of-rage':
    'Once a fight: Presence + L against the best Response within 10×L paces takes L off the Response of all foes there.',
  'scorn-the-bite-of-treachery':
    '3×L more Soak against traps; where a trap ignores armor, Presence + L against 6 makes the armor count.',
  'scourging-of-fell-spirits':
    'Presence + L against 6, once for each weird magic: what it does changes by L in the heroes’ favor.',
  'shoulders-wide-as-bifrost':
    '3×L more on every push, one more push a round and another for every third level; and you may stop those who flee, or shove an ally out of an attack.',
  'skadis-ermine-cloak':
    '3×L more Soak against fire, cold, falls, water and all other harm that nobody set; where it ignores armor, Presence + L against 6 makes the armor count.',
  'sprig-of-mistletoe': 'Bows have L more Damage, and so a longer range.',
  'sudden-as-a-mountain-storm': 'If your Initiative is above 20, it is 2×L more, also for further actions.',
  'survive-the-lake-of-flame': 'Harm that grows from round to round begins to grow L rounds later.',
  'swiftness-of-sleipnir':
    '5×L paces more in a half move, 10×L in a full one; and 10×L points if you strike the first blow of an event that began more than 50 paces apart.',
  'through-the-cracks':
    'L times a fight: a barrier or cover hides you wholly, or you leave by an exit that has no room left, or you flee without further harm and without your treasure.',
  'thors-thews': '10×L more hit points.',
  'tireless-joy-shout':
    'Hurt, and not Engaged at the beginning of the round: leap at an enemy whom another hero holds, strike with 3 more, and be up to half a move away again. It does not come after you.',
  'trumpets-commanding-blast':
    'L times a fight, die + L against Response: a foe strikes one of its own at once, and what that takes is yours.',
  'tyrs-forbearance': '12×L more hit points.',
  'ulls-hide': '10×L more hit points.',
  'ulls-sure-hand': 'Dexterity + L.',
  'valor-of-tyr': 'Stamina + L; the Wound Threshold stays as it was.',
  'vigilance-of-heimdal': 'Perception + L.',
  'wiles-of-loki': 'Intelligence + L.',
  'with-either-hand': 'Both hands are the right one: nothing is taken off for a weapon in the other.',
  'wounds-close-quick': 'You wait for the next treatment as if you had L Wounds fewer.',
  'wrestlers-blessing':
    '20×L points for every push you win that brings you better ground, or keeps a foe from it.',
  'zealous-sinews': 'Whoever treats you has 3×L more.',

  'rune-double-bladed-axe':
    'For 1 round and another for every second level: whom the axe would hurt must reach your Great Weapon with Response or becomes a crow as long as it lasts, and drops naked from the air then.',
  'rune-dwarven-battle-axe':
    'For 1 round and another for every second level: more Damage against the mighty, from 6 against the terrifying to 1 against the weak.',
  'rune-dwarven-battle-hammer':
    'For L rounds: whom it would hurt must reach your Great Weapon with Response or turns to stone for good; the terrifying do not. Statues bring no points.',
  'rune-dwarven-battle-sword':
    'For L rounds, an action each: a beam, Presence + L against Response, for 4×L damage, whatever stands between.',
  'rune-dwarven-work-hammer':
    'For L rounds: whom it would hurt, if equal or less, must reach your Great Weapon with Response or is an ice statue and dead. Statues bring no points.',
  'rune-dwarven-work-sword':
    'L discharges, each an attack: up to three foes within 4×L paces, Perception and Great Weapon + 8 against the best Defence among them, Damage 12.',
  'rune-four-bladed-mace':
    'For L rounds a raging fire 10×L paces around you, which goes with you and does you no harm: 12 damage, 2 more each round, and armor does not soak it.',
  'rune-goblin-axe':
    'For 2×L rounds, once a round: throw a copy of the axe like a throwing axe, whatever stands between. The axe stays in your hand.',
  'rune-goblin-spike-club':
    'Once: spikes in a cone 10×L paces long. One attack against everybody in it, friends too, each with his own Defence; Damage L.',
  'rune-hand-axe':
    'For L rounds you are half a ghost: Defence and Soak + 4×L, Attack and Damage − 4×L, and bad ground does not concern you.',
  'rune-mace':
    'Once: the L who are nearest, friend or foe, fly 10×L paces where you want them, and must reach 6 to land on their feet.',
  'rune-roman-sword': 'For L rounds: Damage + L, light for 200 paces, and whom you hit may catch fire.',
  'rune-viking-axe':
    'For L rounds: whom the axe hurts must reach your Great Weapon with Response or fights for you, L rounds long.',
  'rune-viking-broad-sword': 'For L rounds, every hit point that the sword takes from a foe is yours.',
  'rune-viking-short-sword':
    'Presence + L against 6 and the best Response of those who are after you: Soak + L for L rounds, also against what ignores armor.',
};
