// What found things are called, and what each does, in a line; L is the level of a legend.

import type { Named } from '@skald/text';
import type { LegendaryItem } from '../../content/legendary.ts';
import type { AmuletEffect } from '../../content/treasure/amulets.ts';
import type { Recharge } from '../../content/treasure/charms.ts';
import type { Trinket } from '../../content/treasure/item.ts';
import type { LootForm } from '../../content/treasure/loot.ts';

const called = (en: string, de: string): Named => ({ en, de });

export const TRINKET_NAMES: Readonly<Record<Exclude<Trinket['kind'], 'loot'>, Named>> = {
  'liars-silver': called('Liar’s silver', 'Lügensilber'),
  potion: called('Potion', 'Trank'),
  charm: called('Charm', 'Talisman'),
  amulet: called('Amulet', 'Amulett'),
  kit: called('Magic kit', 'Zauberausrüstung'),
  helm: called('Helm of Power', 'Helm der Macht'),
};

export const LOOT_NAMES: Readonly<Record<LootForm, Named>> = {
  furniture: called('Furniture', 'Möbel'),
  sculpture: called('Sculpture', 'Bildwerk'),
  tapestries: called('Tapestries', 'Wandteppiche'),
  ceramics: called('Ceramics', 'Töpferware'),
  silver: called('Silver', 'Silber'),
  jewelry: called('Jewelry', 'Geschmeide'),
};

// biome-ignore format: one line a condition and language
export const RECHARGE_TEXTS: Readonly<Record<Recharge, Named>> = {
  'death-blow': called('a death blow to a foe no weaker than a hero', 'ein Todesstoß gegen einen Feind, der nicht schwächer ist als ein Held'),
  'triumph-Qik': called('a triumph of Quickness', 'ein Triumph mit Schnelligkeit'),
  'triumph-Sta': called('a triumph of Stamina', 'ein Triumph mit Ausdauer'),
  'triumph-Dex': called('a triumph of Dexterity', 'ein Triumph mit Gewandtheit'),
  'triumph-Str': called('a triumph of Strength', 'ein Triumph mit Stärke'),
  'triumph-Per': called('a triumph of Perception', 'ein Triumph mit Wahrnehmung'),
  'triumph-Int': called('a triumph of Intelligence', 'ein Triumph mit Verstand'),
  'triumph-Com': called('a triumph of Communication', 'ein Triumph mit Verständigung'),
  'triumph-Pre': called('a triumph of Presence', 'ein Triumph mit Ausstrahlung'),
  'gift-roll': called('a roll that calls up a gift', 'ein Wurf, der eine Gabe ruft'),
  'any-shrine': called('a visit to any shrine', 'der Besuch irgendeines Schreins'),
  'primary-shrine': called('a visit to a shrine of your own god', 'der Besuch eines Schreins deines eigenen Gottes'),
  'next-event': called('the next event', 'das nächste Ereignis'),
  'next-encounter': called('the next encounter', 'die nächste Begegnung'),
};

// biome-ignore format: one line an amulet and language
export const AMULET_TEXTS: Readonly<Record<AmuletEffect, Named>> = {
  'dark-viking-melee': called('Defence against the blows of Dark Vikings', 'Abwehr gegen Hiebe von Schwarzwikingern'),
  'goblin-melee': called('Defence against the blows of goblins', 'Abwehr gegen Hiebe von Goblins'),
  'dwarf-melee': called('Defence against the blows of dwarves', 'Abwehr gegen Hiebe von Zwergen'),
  'lokis-dead-melee': called('Defence against the blows of Sark Amen and Dishonored', 'Abwehr gegen Hiebe von Sark Amen und Ehrlosen'),
  'land-crab-melee': called('Defence against land crabs', 'Abwehr gegen Landkrabben'),
  'wendol-melee': called('Defence against wendols', 'Abwehr gegen Wendols'),
  'dark-viking-missile': called('Dodge against shots of Dark Vikings', 'Ausweichen vor Schüssen von Schwarzwikingern'),
  'dwarf-missile': called('Dodge against shots of dwarves', 'Ausweichen vor Schüssen von Zwergen'),
  poison: called('Stamina against poison', 'Ausdauer gegen Gift'),
  disease: called('Stamina against disease', 'Ausdauer gegen Krankheit'),
  'damaged-gear': called('Protection while your gear is damaged', 'Schutz, solange deine Ausrüstung beschädigt ist'),
  'last-blood-melee': called('Defence while you have 10 hit points or fewer', 'Abwehr, solange du höchstens 10 Lebenspunkte hast'),
  'last-blood-missile': called('Dodge while you have 10 hit points or fewer', 'Ausweichen, solange du höchstens 10 Lebenspunkte hast'),
  envy: called('Initiative while others have killed in this fight and you have not', 'Initiative, solange in diesem Kampf andere getötet haben und du nicht'),
  impaired: called('Attack while something else than Wounds impairs you', 'Angriff, solange dich anderes als Wunden beeinträchtigt'),
  wounded: called('Attack while Wounds impair you', 'Angriff, solange dich Wunden beeinträchtigen'),
  'first-to-sprint': called('Initiative if you were the first hero to run at the foe', 'Initiative, wenn du als erster Held auf den Feind zugerannt bist'),
  'fire-trap': called('rolls to escape a trap of fire', 'Würfe, um einer Feuerfalle zu entgehen'),
  'standard-trap': called('rolls to escape a trap of the plain kind', 'Würfe, um einer gewöhnlichen Falle zu entgehen'),
  'drowning-trap': called('rolls to escape a trap that drowns', 'Würfe, um einer Wasserfalle zu entgehen'),
  'falling-trap': called('rolls to escape a trap that lets you fall', 'Würfe, um einer Fallgrube zu entgehen'),
  'acid-trap': called('rolls to escape a trap of acid', 'Würfe, um einer Säurefalle zu entgehen'),
  vengeance: called('Attack against whoever has wounded you in this fight', 'Angriff gegen den, der dich in diesem Kampf verwundet hat'),
  hindmost: called('Attack while you have fewer victory points than everybody else', 'Angriff, solange du weniger Siegpunkte hast als alle anderen'),
};

// biome-ignore format: one line a legend and language
export const LEGEND_TEXTS: Readonly<Record<LegendaryItem, Named>> = {
  'armor-of-inflexible-surety': called('+3×L to rolls against Impairment and for Invigoration.', '+3×L auf Würfe gegen Beeinträchtigung und für Belebung.'),
  'absorption-armor': called('A weapon that strikes you may break, unless its owner’s Response reaches L, and your armor grows by it.', 'Eine Waffe, die dich trifft, kann zerbrechen, wenn der Widerstand ihres Besitzers L nicht erreicht; dein Panzer wächst daran.'),
  'axe-of-glory': called('Each blow that lands makes the foe’s death worth 10×L points more, whoever kills it.', 'Jeder Treffer macht den Tod des Feindes um 10×L Punkte mehr wert, wer ihn auch tötet.'),
  'blade-of-fair-title': called('Whoever finishes what you have mostly slain gives you up to 5×L points of his death blow.', 'Wer vollendet, was meist dein Werk war, gibt dir bis zu 5×L Punkte seines Todesstoßes ab.'),
  'blinding-armor': called('Whoever hits you in melee may be dazzled for L rounds, by as much as he fell short of your Divine Awareness + L.', 'Wer dich im Nahkampf trifft, kann L Runden geblendet sein: um so viel, wie ihm auf dein Göttergespür + L fehlt.'),
  'blood-tribute-armor': called('10 hit points for +L to one roll, or 4 for a point of Soak until the end of the encounter.', '10 Lebenspunkte für +L auf einen Wurf oder 4 für einen Punkt Zähigkeit bis zum Ende der Begegnung.'),
  'blue-cloak-of-treachery': called('No penalty for hurting other heroes, and 25×L less for their deaths.', 'Keine Strafe für Schaden an anderen Helden und 25×L weniger für ihren Tod.'),
  'blunting-armor': called('A plain weapon that hits you may lose L Damage, unless its owner reaches your Divine Awareness + L.', 'Eine gewöhnliche Waffe, die dich trifft, kann L Schaden verlieren, wenn ihr Besitzer dein Göttergespür + L nicht erreicht.'),
  'demon-maw-helm': called('Once an encounter, for an action: whoever would strike you must outdo your bond with Loki, or has Attack −3×L.', 'Einmal je Begegnung, für eine Handlung: Wer dich angreift, muss dein Band zu Loki überbieten oder hat Angriff −3×L.'),
  'einherjars-armor': called('L hit points back at the end of each round of a fight.', 'Am Ende jeder Kampfrunde L Lebenspunkte zurück.'),
  'even-handed-torc': called('L times an encounter: another hero’s points from a gift become 10×L fewer, if your Presence + L wins.', 'L-mal je Begegnung: Die Punkte, die ein anderer Held durch eine Gabe bekommt, werden 10×L weniger, wenn deine Ausstrahlung + L gewinnt.'),
  'golden-blade': called('Treasure that you pick up first is better by L on every chart; share it, and it costs you 20×L points.', 'Schätze, die du zuerst aufhebst, sind auf jeder Tabelle um L besser; teilst du sie, kostet es dich 20×L Punkte.'),
  'light-treading-boots': called('L times a fight, what the ground makes you do earns the runner nothing.', 'L-mal je Kampf bringt dem Leiter nichts ein, wozu dich das Gelände zwingt.'),
  'loki-thwarting-armor': called('Each attack of Loki’s folk makes your armor a point better until the event is over, up to L.', 'Jeder Angriff von Lokis Leuten macht deinen Panzer bis zum Ende des Ereignisses um einen Punkt besser, bis zu L.'),
  'loki-trouncing-wand': called('For an action: one of Loki’s folk loses its next action, if your bond with Odin + L wins.', 'Für eine Handlung: Einer von Lokis Leuten verliert seine nächste Handlung, wenn dein Band zu Odin + L gewinnt.'),
  'mantle-of-grim-justice': called('L times an encounter, take the points of a roll from a hero whom Loki likes better than Odin.', 'L-mal je Begegnung die Punkte eines Wurfs einem Helden nehmen, dem Loki näher ist als Odin.'),
  'ring-of-alberich': called('Successes with one Ability score L times as much.', 'Erfolge mit einer Fertigkeit zählen L-fach.'),
  'shield-of-fury': called('L times an encounter, choose whom a foe attacks next.', 'L-mal je Begegnung bestimmen, wen ein Feind als Nächsten angreift.'),
  'spitting-armor': called('Whoever hurts you in melee takes 3×L damage that armor does not soak, unless he outdoes your bond with Loki.', 'Wer dich im Nahkampf verletzt, erleidet 3×L Schaden, gegen den kein Panzer hilft, wenn er dein Band zu Loki nicht überbietet.'),
  'torc-of-alberich': called('When you fail a roll, it is worth 3×L points less to the runner.', 'Misslingt dir ein Wurf, ist er dem Leiter 3×L Punkte weniger wert.'),
};
