import { CARD, type CardKind, type Damage, FURNITURE, ITEM, LOCK, SPELL } from '../../content/index.ts';
import type { Help } from '../en/help.ts';
import { isWoman } from '../lexicon.ts';
import { names as n } from './names.ts';

const DAMAGES: Readonly<Record<Damage, string>> = {
  none: 'nichts',
  bones: 'zerfällt zu Knochen',
  removed: 'vernichtet',
  injured: 'verletzt; war sie es schon, vernichtet',
};

const RANGES = {
  long: 'reicht weit (8 Felder)',
  short: 'reicht kurz (4 Felder)',
  adjacent: 'auf angrenzende Felder',
  caster: 'nur auf den Zaubernden selbst',
} as const;

const CARD_TEXTS: Readonly<Record<CardKind, (value: number) => string>> = {
  extraCommands: (value) =>
    `${value === 1 ? 'Eine Figur mehr darf' : `${value} Figuren mehr dürfen`} sich in diesem Zug des Overlords bewegen und handeln. Tote erwecken lassen sich damit nicht.`,
  doubleCommands: () => 'In diesem Zug hat der Overlord doppelt so viele Befehle, wie das Abenteuer nennt.',
  raiseDead: (value) =>
    `${value === 1 ? 'Einmal' : `${value}-mal`} Tote erwecken, zusätzlich zu den Befehlen.`,
  interrupt: (value) =>
    `Zwischen zwei Heldenzügen zu spielen: ${value === 1 ? 'Eine Figur bewegt sich und handelt' : `${value} Figuren bewegen sich und handeln`} sofort.`,
};

/** As a man and as a woman is called. */
const TITLES = {
  hero: ['Held', 'Heldin'],
  boss: ['Anführer', 'Anführerin'],
  minion: ['Diener', 'Dienerin'],
} as const;

export const help: Help = {
  feats: {
    whirlwind:
      'Je ein Kampf gegen jeden angrenzenden Gegner und jedes angrenzende gewöhnliche Schloss, vorn wie hinten. Keine Bewegung.',
    'stone-stance':
      'Er bewegt sich nicht, darf sich aber drehen. Bis zu seinem nächsten Zug ist seine Rüstung 5, er ist nie in der Unterzahl, und nichts gilt als von hinten.',
    'arrow-storm':
      'Drei Schüsse nacheinander, jeder auf ein beliebiges Ziel. Vor dem ersten darf sie sich drehen, aber nicht bewegen.',
    focus:
      'Zwei verschiedene große Zauber, die bereit sind. Vor dem ersten darf er sich drehen, aber nicht bewegen.',
    frenzy: 'Eine normale Bewegung, dann zwei Kämpfe, gegen denselben Gegner oder zwei.',
    'hammer-rush':
      'Bis zu 4 Felder geradeaus, durch Frontbereiche hindurch ohne Halt und ohne Hieb, dann ein Kampf mit einem Würfel mehr.',
    'light-step': 'Eine Bewegung, die niemand aufhält oder bestraft, dann ein Schuss.',
    rekindle: 'Alle Zauber sind wieder bereit; dann zaubert er wie mit einer Aktion.',
    'rise-all-of-you': 'Totenerweckung an bis zu drei Knochenhaufen zugleich.',
    'the-king-commands':
      'Er kämpft einmal; danach je einmal bis zu drei Zwergwiedergänger, höchstens 8 Felder entfernt und ohne Bewegung, auch wenn sie in diesem Zug schon gehandelt haben.',
    'last-breath':
      'Jeder Held im Umkreis von 4 Feldern, gesehen oder nicht, erleidet einen magischen Angriff mit 3 Würfeln.',
    'ground-slam': 'Je ein Kampf gegen jeden angrenzenden Helden, vorn wie hinten.',
  },

  spells: {
    burn: 'Ein magischer Angriff mit 5 Würfeln auf einen Gegner.',
    flamebolt: 'Ein magischer Angriff mit 3 Würfeln auf einen Gegner.',
    'break-ward': 'Senkt ein Siegel um 1.',
    'sunder-ward': 'Senkt ein Siegel um 3.',
    corrode:
      'Ein Gegner hat bis zum Rundenende 1 Rüstung weniger, aber nie unter 1. Zweimal gewirkt zählt es einmal.',
    'brisk-work':
      'Ein Held bewegt sich sofort bis zu 3 Felder und darf sich drehen. Sich zu lösen kostet keine Hiebe; ein neuer Frontbereich hält ihn auf.',
    crystallise:
      'Ein Würfel: bei 1 bis 3 ein Kraftkristall 1, bei 4 oder 5 ein Kristall 2, bei 6 ein Kristall 3. Zwei kann er halten.',
    'mend-flesh': 'Ein Held verliert eine Wunde.',
    aegis: 'Ein Held hat 1 Rüstung mehr, höchstens 5, bis der Zaubernde wieder zieht.',
    firestorm:
      'Ein magischer Angriff mit 3 Würfeln auf einen Gegner und auf jede Figur seiner Seite daneben, je mit eigenem Wurf.',
    'guiding-light': 'Ein anderer Held hat einen Würfel mehr beim nächsten Kampf oder Schuss dieser Runde.',
    'black-bolt': 'Ein magischer Angriff mit 3 Würfeln auf einen Helden.',
    bleed:
      'Ein magischer Angriff mit 3 Würfeln auf einen Helden; verwundet er, erhebt sich daneben ein Zombie aus dem Vorrat.',
    'faithful-in-death': 'Ein Geist aus dem Vorrat erscheint auf einem freien Feld in Reichweite.',
    'grave-chill': 'Ein Held hat im nächsten Zug 2 Felder weniger, mindestens aber 1.',
    'deathly-wail':
      'Ein magischer Angriff mit 2 Würfeln auf jeden Helden in Reichweite, je mit eigenem Wurf.',
    'knit-bone': 'Ein Anführer verliert eine Wunde, oder ein verletzter Diener ist wieder heil.',
    'you-are-in-my-power':
      'Der Overlord bewegt einen Helden sofort bis zu 3 Felder, dreht ihn und darf ihn gegen einen anderen Helden kämpfen lassen. Niemand hält ihn auf oder schlägt nach ihm, und seinen eigenen Zug verliert er nicht.',
  },
  spellNote(spell) {
    const { kind, range, sight, casters } = SPELL[spell];
    const far = `${RANGES[range]}${range === 'caster' ? '' : sight ? ', mit Sichtlinie' : ', ohne Sichtlinie'}`;
    return `${kind === 'major' ? 'Großer' : 'Kleiner'} Zauber von ${n.list(casters.map(n.model))}; ${far}; wieder bereit in der ${kind === 'major' ? 'übernächsten' : 'nächsten'} Runde.`;
  },

  items: {
    'spidersilk-armour': 'Rüstung +1.',
    'energy-crystal-1':
      'Ein Würfel mehr bei einem magischen Angriff, oder senkt ein angrenzendes Siegel um 1.',
    'energy-crystal-2':
      'Zwei Würfel mehr bei einem magischen Angriff, oder senkt ein angrenzendes Siegel um 2.',
    'energy-crystal-3':
      'Drei Würfel mehr bei einem magischen Angriff, oder senkt ein angrenzendes Siegel um 3.',
    'healing-potion': 'Wer ihn trinkt, verliert 1 Wunde.',
    'greater-healing-potion': 'Wer ihn trinkt, verliert 2 Wunden.',
    'potion-of-haste': 'In diesem Zug 3 Felder mehr.',
    'potion-of-stone': 'Rüstung +1 bis zum nächsten Zug des Besitzers.',
    'grunds-hammer': 'Ein Würfel mehr beim Angriff im Kampf.',
    'runed-helm': 'Rüstung +1.',
    'bearclaw-charm': 'Verletzt zu sein kostet keinen Würfel.',
    'elven-quiver': 'Möbel in der Linie kosten ihre Schüsse keinen Würfel.',
    'ember-staff': 'Ein Würfel mehr beim Flammenblitz.',
    'lockbreakers-wedge': 'Ein Würfel mehr gegen Schlösser.',
    'ward-key': 'Senkt ein angrenzendes Siegel um 3.',
    'lucky-coin':
      'Alle Würfel eines eigenen Angriffs- oder Abwehrwurfs noch einmal werfen; der neue Wurf zählt.',
    'smoke-phial': 'In diesem Zug schlägt niemand zu, wenn der Besitzer einen Frontbereich verlässt.',
    'blessed-ash': 'Entfernt alle Knochen auf den Feldern ringsum.',
    'saints-knucklebone': 'Würde der Besitzer verwundet, ein Würfel: Ab 4 zählt die Wunde nicht.',
    'torch-of-the-forefathers': 'Knochen neben dem Träger lassen sich nicht erwecken.',
    'rune-axe': 'Sechsen schlagen in den Kämpfen des Besitzers Sechsen.',
    'ring-of-second-wind': 'Eine verbrauchte Heldentat wird wieder möglich.',
    'travellers-cloak':
      'Schüsse auf den Träger haben einen Würfel weniger; Möbel in der Linie kommen nicht hinzu.',
    'bone-sceptre': 'Einmal in jedem Zug des Overlords eine Totenerweckung ohne Befehl.',
    'heart-fragment': 'Ein Splitter von Elsharas Herz. Je mehr die Helden haben, desto schwächer ist sie.',
    book: 'Das Buch, das Mortibris braucht. Tragt es hinaus.',
    'seal-stone': 'Wer ihn nimmt, schwächt das Siegel vor der letzten Treppe.',
  },
  itemNote(item) {
    const { owners, paraphernalia, trigger, oneUse } = ITEM[item];
    const marks = [
      owners === null ? null : `für ${n.list(owners.map(n.model))}`,
      paraphernalia ? 'tauschbar' : 'nicht tauschbar',
      trigger === 'owner'
        ? 'vom Besitzer zu benutzen'
        : trigger === 'itself'
          ? 'wirkt von selbst'
          : 'wirkt immer',
      oneUse ? 'wird verbraucht' : null,
    ];
    return `(${marks.filter(Boolean).join(', ')})`;
  },

  card: (card) => {
    const { kind, value, number } = CARD[card];
    return `${CARD_TEXTS[kind](value)} ${number === 1 ? 'Davon gibt es eine' : `Davon gibt es ${number}`} unter allen Karten.`;
  },

  furniture: (kind) =>
    kind === 'chest'
      ? 'Verschlossen, bis ein Held sie öffnet; der bekommt, was darin ist. Ihr Feld betritt niemand, und die Sicht versperrt sie nicht.'
      : `${FURNITURE[kind].squares === 1 ? 'Das Feld' : `Die ${FURNITURE[kind].squares} Felder`} darunter betritt niemand. ${FURNITURE[kind].blocksSight ? 'Die Sichtlinie geht nicht hindurch.' : 'Man kann darüber hinwegsehen und -schießen, aus der Ferne kostet das aber einen Würfel.'} Manches lässt sich durchsuchen.`,
  locks: (lock) =>
    `Ein Held bekämpft es: ${n.dice(LOCK[lock].combat)}, Rüstung ${LOCK[lock].armour}, ein Treffer öffnet es.`,
  things: {
    ward: [
      'Siegel',
      'Ein magisches Schloss mit einer Stärke. Zauber, Kristalle und Schlüssel senken sie; ist sie aufgezehrt, geht es auf. Mit Fäusten nicht.',
    ],
    weakSpot: [
      'Schwachstelle',
      'Ein dünnes Stück Wand, das Helden wie ein schweres Schloss durchbrechen können.',
    ],
    caveIn: [
      'Einsturz',
      'Versperrt Weg und Sicht, bis ein Held ihn wegräumt: 2 Würfel, Rüstung 3, ein Treffer.',
    ],
    bones: [
      'Knochenhaufen',
      'Was von einem Skelett übrig ist. Er stört niemanden, aber ein Nekromant kann ihn erwecken.',
    ],
    exit: ['Ausgang', 'Ein Held, dessen Bewegung hier endet, darf statt einer Aktion das Verlies verlassen.'],
  },

  abilities: {
    tough: 'Am Rundenende ein Würfel, solange Wunden da sind: Bei 6 schließt sich eine.',
    ethereal:
      'Der Weg führt auch durch Möbel und Figuren, endet aber nicht darin; Wände und verschlossene Türen halten auf. Gegen Magie zählt die Rüstung nur 1.',
    large: 'Steht auf zwei mal zwei Feldern; dazu gibt es ein eigenes Kapitel.',
    spellcaster: 'Kann zaubern.',
  },

  hitsFrom: (hits) => (hits === 4 ? '4 oder mehr Treffer' : n.hits(hits)),
  damages: DAMAGES,
  title: ({ id, kind }) => TITLES[kind][isWoman(id) ? 1 : 0],
  model(facts, legendary) {
    const { movement, combat, armour, shooting, injuredFrom, abilities, feats, spells, damage } = facts;
    const shoots = shooting === null ? '' : `, ${n.dice(shooting)} zum Schießen`;
    const values = `Bewegung ${movement}, ${n.dice(combat)}, Rüstung ${armour}${shoots}`;
    const lines = [`${help.title(facts)}. ${values}.`];
    if (injuredFrom !== null)
      lines.push(`Verletzt ab der ${injuredFrom}. Wunde, außer Gefecht mit der fünften.`);
    if (damage !== null)
      lines.push(
        `Schaden: ${damage.map((each, i) => `${help.hitsFrom(i + 1)} ${help.damages[each]}`).join('; ')}.`,
      );
    for (const ability of abilities) lines.push(`${n.abilities[ability]}: ${help.abilities[ability]}`);
    for (const feat of feats) lines.push(`Heldentat ${n.feat(feat)}: ${help.feats[feat]}`);
    if (spells.length > 0) lines.push(`Zauber: ${n.list(spells.map(n.spell))}.`);
    if (legendary !== null) lines.push(help.legend(facts, legendary));
    return lines.join(' ');
  },
  legend(plain, { movement, combat, armour, shooting, feats }) {
    const further = feats.filter((feat) => !plain.feats.includes(feat)).map(n.feat);
    const shoots = shooting === null ? '' : `, ${n.dice(shooting)} zum Schießen`;
    return `Als Legende: Bewegung ${movement}, ${n.dice(combat)}, Rüstung ${armour}${shoots}, dazu die Heldentat ${n.list(further)}.`;
  },

  news({ square, facing, wounds, injured, threatenedBy, threatens }) {
    return [
      `Jetzt auf ${square}, Blick nach ${n.facings[facing]}${wounds > 0 ? `, mit ${n.wounds(wounds)}` : ''}${injured ? ', verletzt' : ''}.`,
      ...(threatenedBy.length > 0 ? [`Im Frontbereich von ${n.models(threatenedBy)}.`] : []),
      ...(threatens.length > 0 ? [`Hat im eigenen Frontbereich: ${n.models(threatens)}.`] : []),
    ].join(' ');
  },
  absent: 'Nicht auf dem Plan.',

  square({ label, wall, model, thing, lock, ward, open, piles, exit, items, arcs }) {
    if (wall) return `${label}: Wand oder nichts Bekanntes.`;
    const lines = [
      ...(model === null ? [] : [`Hier steht ${n.model(model)}.`]),
      ...(thing === null
        ? []
        : [
            `${n.thing(thing)}${open ? ', offen' : ''}${lock === null ? '' : `, ${n.lockValues(lock)}`}${ward === 0 ? '' : `, ${n.ward(ward)}`}.`,
          ]),
      ...(piles > 0 ? [`${piles === 1 ? 'Ein' : piles} Knochenhaufen.`] : []),
      ...(exit ? ['Ein Ausgang.'] : []),
      ...(items.length > 0 ? [`Auf dem Boden: ${n.list(items.map(n.item))}.`] : []),
      ...(arcs.length > 0 ? [`Im Frontbereich von ${n.models(arcs)}.`] : []),
    ];
    return `${label}: ${lines.length === 0 ? 'freier Boden.' : lines.join(' ')}`;
  },
};
