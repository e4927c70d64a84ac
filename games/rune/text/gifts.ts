// What the gods and their gifts are called.

import { isOneOf } from '@skald/kernel';
import { english, german, type Named, same } from '@skald/text';
import { ABILITIES } from '../content/abilities.ts';
import type { Boon } from '../content/boons.ts';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { GIFTS, type Gift } from '../content/gifts.ts';
import type { God } from '../content/gods.ts';
import { ARMS, LOANS, MAGICS } from './gift-whats.ts';
import { TRINKET_NAMES } from './items/names.ts';
import { ABILITY_NAMES, CHARACTERISTIC_NAMES, LEGENDARY_NAMES } from './lexicon.ts';

export const GOD_NAMES: Readonly<Record<God, Named>> = {
  angrboda: same('Angrboda'),
  asjandr: same('Asjandr'),
  freyja: same('Freyja'),
  freyr: same('Freyr'),
  heimdal: same('Heimdal'),
  hoder: same('Hoder'),
  loki: same('Loki'),
  njord: same('Njord'),
  odin: same('Odin'),
  thor: same('Thor'),
  tyr: same('Tyr'),
  ull: same('Ull'),
  urd: same('Urd'),
};

/** As the heading of its entry has it. RUN-RULING-G02 */
export const GIFT_NAMES: Readonly<Record<Gift, Named>> = {
  'agony-postponed': { en: 'Agony Postponed', de: 'Aufgeschobene Qual' },
  'aura-of-phlegmatic-acceptance': { en: 'Aura of Phlegmatic Acceptance', de: 'Aura der Gelassenheit' },
  'banish-his-blade': { en: 'Banish His Blade', de: 'Bann seiner Klinge' },
  'berserks-blessing': { en: 'Berserks’ Blessing', de: 'Segen der Berserker' },
  'boon-of-angrboda': { en: 'Boon of Angrboda', de: 'Gunst der Angrboda' },
  'bone-setters-blessing': { en: 'Bone-Setters’ Blessing', de: 'Segen der Knochenrichter' },
  'buffeting-gale': { en: 'Buffeting Gale', de: 'Beutelnde Bö' },
  'chattering-squirrel': { en: 'The Chattering Squirrel', de: 'Das schwatzende Eichhorn' },
  'clenched-jaw-of-vengeance': { en: 'The Clenched Jaw of Vengeance', de: 'Der verbissene Kiefer der Rache' },
  'clatter-of-rushing-boots': { en: 'The Clatter of Rushing Boots', de: 'Das Poltern eilender Stiefel' },
  'comeuppance-postponed': { en: 'Comeuppance Postponed', de: 'Aufgeschobene Vergeltung' },
  'craven-departure': { en: 'Craven Departure', de: 'Feiger Abgang' },
  'curds-of-utgardaloki': { en: 'Curds of Utgardaloki', de: 'Utgardalokis Käsebruch' },
  'destiny-reversed': { en: 'Destiny Reversed', de: 'Gewendetes Schicksal' },
  'dying-blow': { en: 'Dying Blow', de: 'Sterbensstreich' },
  'eager-arrow': { en: 'The Eager Arrow', de: 'Der eifrige Pfeil' },
  'eight-legged-horse': { en: 'The Eight-Legged Horse', de: 'Das achtbeinige Pferd' },
  'ever-flowing-cup': { en: 'The Ever-Flowing Cup', de: 'Der nie versiegende Becher' },
  'eyes-like-glowing-coals': { en: 'Eyes Like Glowing Coals', de: 'Augen wie glühende Kohlen' },
  'flesh-cries-out-for-piercing': {
    en: 'Flesh Cries Out for Piercing',
    de: 'Fleisch, das nach der Klinge schreit',
  },
  'from-lofty-asgards-peaks': { en: 'From Lofty Asgard’s Peaks', de: 'Von Asgards hohen Gipfeln' },
  'frost-speeded-heels': { en: 'Frost-Speeded Heels', de: 'Frostschnelle Fersen' },
  'gathering-thunder': { en: 'Gathering Thunder', de: 'Aufziehender Donner' },
  'gilded-tongue-of-freyr': { en: 'Gilded Tongue of Freyr', de: 'Freyrs vergoldete Zunge' },
  'gnawing-stags': { en: 'The Gnawing Stags', de: 'Die nagenden Hirsche' },
  'golden-apples-sweetness': { en: 'Golden Apples’ Sweetness', de: 'Süße der goldenen Äpfel' },
  'implacably-braced': { en: 'Implacably Braced', de: 'Unerschütterlicher Stand' },
  'imprecation-of-doom': { en: 'Imprecation of Doom', de: 'Fluch des Verderbens' },
  'indefatigable-determination': { en: 'Indefatigable Determination', de: 'Unermüdliche Entschlossenheit' },
  'knitting-of-meat-and-bone': {
    en: 'The Knitting of Meat and Bone',
    de: 'Das Verwachsen von Fleisch und Bein',
  },
  'lie-turns-to-truth': { en: 'The Lie Turns to Truth', de: 'Die Lüge wird Wahrheit' },
  'like-a-wind-tossed-leaf': { en: 'Like a Wind-Tossed Leaf', de: 'Wie ein Blatt im Wind' },
  'like-the-leaping-stag': { en: 'Like the Leaping Stag', de: 'Wie der springende Hirsch' },
  'loyal-hilt': { en: 'The Loyal Hilt', de: 'Das treue Heft' },
  'mantle-of-odin': { en: 'Mantle of Odin', de: 'Odins Mantel' },
  'many-impaling-spear': { en: 'Many-Impaling Spear', de: 'Speer, der viele spießt' },
  'might-of-thor': { en: 'Might of Thor', de: 'Thors Macht' },
  'mjolnir-awakes': { en: 'Mjolnir Awakes', de: 'Mjölnir erwacht' },
  'naglfar-plows-the-waves': { en: 'Naglfar Plows the Waves', de: 'Naglfar pflügt die Wogen' },
  'njords-crust': { en: 'Njord’s Crust', de: 'Njords Kruste' },
  'nurturing-of-yggdrasil': { en: 'Nurturing of Yggdrasil', de: 'Yggdrasils Nahrung' },
  'obscuring-mist': { en: 'Obscuring Mist', de: 'Verhüllender Nebel' },
  'on-valkyries-wings': { en: 'On Valkyries’ Wings', de: 'Auf Walkürenschwingen' },
  'norths-cooling-sigh': { en: 'The North’s Cooling Sigh', de: 'Der kühlende Seufzer des Nordens' },
  'owl-hears-the-viper': { en: 'The Owl Hears the Viper', de: 'Die Eule hört die Viper' },
  'penetrating-lightning': { en: 'Penetrating Lightning', de: 'Durchdringender Blitz' },
  'plumed-up-by-njordsbreath': { en: 'Plumed Up by Njordsbreath', de: 'Aufgeplustert von Njords Atem' },
  'raven-plucks-an-eye': { en: 'The Raven Plucks an Eye', de: 'Der Rabe hackt ein Auge aus' },
  'relentless-gales-of-njord': { en: 'The Relentless Gales of Njord', de: 'Die rastlosen Stürme Njords' },
  'remorse-of-hoder': { en: 'The Remorse of Hoder', de: 'Die Reue Hoders' },
  'resist-the-serpents-tears': { en: 'Resist the Serpent’s Tears', de: 'Trotz den Tränen der Schlange' },
  'ripples-from-the-well-of-knowledge': {
    en: 'Ripples from the Well of Knowledge',
    de: 'Wellen vom Brunnen der Weisheit',
  },
  'roaring-shout-of-rage': { en: 'Roaring Shout of Rage', de: 'Brüllender Schrei der Wut' },
  'rune-double-bladed-axe': { en: 'Rune Power: Double-Bladed Axe', de: 'Runenkraft: Doppelblattaxt' },
  'rune-dwarven-battle-axe': { en: 'Rune Power: Dwarven Battle Axe', de: 'Runenkraft: Zwergenstreitaxt' },
  'rune-dwarven-battle-hammer': {
    en: 'Rune Power: Dwarven Battle Hammer',
    de: 'Runenkraft: Zwergenstreithammer',
  },
  'rune-dwarven-battle-sword': {
    en: 'Rune Power: Dwarven Battle Sword',
    de: 'Runenkraft: Zwergenstreitschwert',
  },
  'rune-dwarven-work-hammer': { en: 'Rune Power: Dwarven Work Hammer', de: 'Runenkraft: Zwergenwerkhammer' },
  'rune-dwarven-work-sword': { en: 'Rune Power: Dwarven Work Sword', de: 'Runenkraft: Zwergenwerkschwert' },
  'rune-four-bladed-mace': { en: 'Rune Power: Four-Bladed Mace', de: 'Runenkraft: Vierblattkeule' },
  'rune-goblin-axe': { en: 'Rune Power: Goblin Axe', de: 'Runenkraft: Goblinaxt' },
  'rune-goblin-spike-club': { en: 'Rune Power: Goblin Spike Club', de: 'Runenkraft: Goblinstachelkeule' },
  'rune-hand-axe': { en: 'Rune Power: Hand Axe', de: 'Runenkraft: Handaxt' },
  'rune-mace': { en: 'Rune Power: Mace', de: 'Runenkraft: Streitkolben' },
  'rune-roman-sword': { en: 'Rune Power: Roman Sword', de: 'Runenkraft: Römerschwert' },
  'rune-viking-axe': { en: 'Rune Power: Viking Axe', de: 'Runenkraft: Wikingeraxt' },
  'rune-viking-broad-sword': { en: 'Rune Power: Viking Broad Sword', de: 'Runenkraft: Wikingerbreitschwert' },
  'rune-viking-short-sword': { en: 'Rune Power: Viking Short Sword', de: 'Runenkraft: Wikingerkurzschwert' },
  'scorn-the-bite-of-treachery': { en: 'Scorn the Bite of Treachery', de: 'Hohn dem Biss der Tücke' },
  'scourging-of-fell-spirits': { en: 'Scourging of Fell Spirits', de: 'Geißelung grausiger Geister' },
  'shoulders-wide-as-bifrost': { en: 'Shoulders Wide as Bifrost', de: 'Schultern breit wie Bifröst' },
  'skadis-ermine-cloak': { en: 'Skadi’s Ermine Cloak', de: 'Skadis Hermelinmantel' },
  'sprig-of-mistletoe': { en: 'Sprig of Mistletoe', de: 'Mistelzweig' },
  'sudden-as-a-mountain-storm': { en: 'Sudden as a Mountain Storm', de: 'Jäh wie ein Bergsturm' },
  'survive-the-lake-of-flame': { en: 'Survive the Lake of Flame', de: 'Den Flammensee überstehen' },
  'swiftness-of-sleipnir': { en: 'Swiftness of Sleipnir', de: 'Sleipnirs Schnelligkeit' },
  'through-the-cracks': { en: 'Through the Cracks', de: 'Durch die Ritzen' },
  'thors-thews': { en: 'Thor’s Thews', de: 'Thors Muskeln' },
  'tireless-joy-shout': { en: 'The Tireless Joy-Shout', de: 'Der unermüdliche Jubelruf' },
  'trumpets-commanding-blast': {
    en: 'The Trumpet’s Commanding Blast',
    de: 'Der gebietende Stoß der Trompete',
  },
  'tyrs-forbearance': { en: 'Tyr’s Forbearance', de: 'Tyrs Langmut' },
  'ulls-hide': { en: 'Ull’s Hide', de: 'Ulls Haut' },
  'ulls-sure-hand': { en: 'Ull’s Sure Hand', de: 'Ulls sichere Hand' },
  'valor-of-tyr': { en: 'Valor of Tyr', de: 'Tyrs Tapferkeit' },
  'vigilance-of-heimdal': { en: 'Vigilance of Heimdal', de: 'Heimdals Wachsamkeit' },
  'wiles-of-loki': { en: 'Wiles of Loki', de: 'Lokis Listen' },
  'with-either-hand': { en: 'With Either Hand', de: 'Mit beiden Händen' },
  'wounds-close-quick': { en: 'The Wounds Close Quick', de: 'Die Wunden schließen sich schnell' },
  'wrestlers-blessing': { en: 'Wrestlers’ Blessing', de: 'Segen der Ringer' },
  'zealous-sinews': { en: 'Zealous Sinews', de: 'Eifrige Sehnen' },
};

/** Whether he lets a fellow hero's gift hurt him. */
const CONSENT = {
  refuse: { en: 'he refuses: any harm is done on purpose', de: 'er lehnt ab: Schaden gilt als Absicht' },
  agree: { en: 'he agrees to be harmed', de: 'er ist mit Schaden einverstanden' },
} as const;

const DIRECTIONS = {
  north: { en: 'to the north', de: 'nach Norden' },
  northeast: { en: 'to the north-east', de: 'nach Nordosten' },
  east: { en: 'to the east', de: 'nach Osten' },
  southeast: { en: 'to the south-east', de: 'nach Südosten' },
  south: { en: 'to the south', de: 'nach Süden' },
  southwest: { en: 'to the south-west', de: 'nach Südwesten' },
  west: { en: 'to the west', de: 'nach Westen' },
  northwest: { en: 'to the north-west', de: 'nach Nordwesten' },
} as const;

/** What is chosen with a gift that can do several things, by the word that its rule has for it. */
export const GIFT_WHATS: Readonly<Partial<Record<Gift, Readonly<Record<string, Named>>>>> = {
  'agony-postponed': {
    '1': { en: 'feel 1 less', de: '1 weniger spüren' },
    '2': { en: 'feel 2 less', de: '2 weniger spüren' },
    '3': { en: 'feel 3 less', de: '3 weniger spüren' },
    '4': { en: 'feel 4 less', de: '4 weniger spüren' },
    '5': { en: 'feel 5 less', de: '5 weniger spüren' },
    off: { en: 'bear it now', de: 'es jetzt ertragen' },
  },
  'banish-his-blade': DIRECTIONS,
  'eight-legged-horse': {
    atk: { en: 'the next blow', de: 'der nächste Hieb' },
    dfn: { en: 'the next defence', de: 'die nächste Abwehr' },
    refuse: { en: 'no bargain', de: 'kein Handel' },
  },
  'mjolnir-awakes': ARMS,
  'raven-plucks-an-eye': LOANS,
  'scourging-of-fell-spirits': MAGICS,
  'rune-dwarven-work-sword': { enough: { en: 'nobody else', de: 'sonst niemanden' } },
  'rune-four-bladed-mace': CONSENT,
  'rune-goblin-spike-club': CONSENT,
  'rune-mace': {
    ...CONSENT,
    ...DIRECTIONS,
  },
  'shoulders-wide-as-bifrost': {
    claim: { en: 'that one is mine', de: 'der gehört mir' },
    keep: { en: 'bar the way', de: 'den Weg verstellen' },
    shove: { en: 'shove aside', de: 'beiseiteschieben' },
  },
  'through-the-cracks': {
    cover: { en: 'full cover', de: 'volle Deckung' },
    exit: { en: 'a way out', de: 'ein Ausweg' },
    flight: { en: 'a safe flight without any treasure', de: 'sichere Flucht ohne alle Schätze' },
  },
};

/** Things of magic go by names of their own. */
export const BOON_NAMES: Readonly<Record<Boon, Named>> = {
  ...GIFT_NAMES,
  ...LEGENDARY_NAMES,
  potion: TRINKET_NAMES.potion,
  charm: TRINKET_NAMES.charm,
  amulet: TRINKET_NAMES.amulet,
};

/** One of several things that it can do, or of several that he has: “Climb +2, 3 rounds”. */
export function boonWhat(boon: Boon, what: string): Named | undefined {
  const known = isOneOf(GIFTS, boon) ? GIFT_WHATS[boon] : MAGIC_WHATS[boon];
  return known?.[what] ?? potionWhat(what);
}

const MAGIC_WHATS: Readonly<Partial<Record<Boon, Readonly<Record<string, Named>>>>> = {
  'blood-tribute-armor': {
    roll: { en: '10 hit points for this roll', de: '10 Lebenspunkte für diesen Wurf' },
    prot: { en: '4 hit points for a point of Soak', de: '4 Lebenspunkte für einen Punkt Zähigkeit' },
  },
};

function potionWhat(what: string): Named | undefined {
  const [, to = '', bonus, rounds] = /^([A-Za-z-]+)-(\d+)-(\d+)$/.exec(what) ?? [];
  const name: Named | undefined = isOneOf(CHARACTERISTICS, to)
    ? CHARACTERISTIC_NAMES[to]
    : isOneOf(ABILITIES, to)
      ? ABILITY_NAMES[to]
      : undefined;
  return (
    name && {
      en: `${name.en} +${bonus}, ${english.several(Number(rounds), 'round')}`,
      de: `${name.de} +${bonus}, ${german.several(Number(rounds), 'Runde', 'Runden')}`,
    }
  );
}
