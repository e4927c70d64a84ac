import { ABILITY, ABILITY_COST } from '../../content/abilities.ts';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import type { Foe, FoeKind } from '../../content/foes.ts';
import { GIFT } from '../../content/gifts.ts';
import { loadNumber } from '../../content/load.ts';
import type { PowerKind } from '../../content/powers.ts';
import { STATISTICS } from '../../content/threats.ts';
import { rangeOf, WEAPON } from '../../content/weapons.ts';
import { kindOf } from '../../rules/fight/sheets.ts';
import type { Help } from '../en/help.ts';
import { abilities } from './abilities.ts';
import { gifts } from './gifts.ts';
import { names as n } from './names.ts';

const FOES: Readonly<Record<Foe, string>> = {
  'dark-viking':
    'Ein Mann, der den falschen Eid geschworen hat. Er kämpft wie ein Held, und keiner ist wie der andere. Oft führt er Neidinge an.',
  dishonored: 'Ein toter Feigling, der umgehen muss. Ohne Wunde niedergestreckt, steht er wieder auf.',
  'sark-amen': 'Ein längst toter Herr der Hügelgräber, der über Schilde und Freunde hinwegspringt.',
  'dwarf-laborer': 'Stark, müde und schlecht bezahlt.',
  'dwarf-pit-boss': 'Schlägt hart zu und trägt wenig.',
  'dwarf-slaver': 'Langsam, aber was seine Peitsche trifft, ist getroffen.',
  'dwarf-medic': 'Behandelt seine Patienten mit Stachelnetz und Säge.',
  'dwarf-centurion': 'Ein Soldat der tiefen Legionen: nicht schnell, aber sein Hammer sitzt.',
  'dwarf-clan-champion': 'Der Beste seiner Sippe, und man hat es ihm gesagt.',
  'beetle-werk': 'Ein eiserner Käfer, groß wie ein Haus. Er ist plump und dick und zermalmt, wen er tötet.',
  'centi-werk': 'Viele Eisenbeine, zwei Fänge und schneller als gedacht.',
  'spider-werk': 'Acht Klingen, die laufen. Spröde, solange es hält.',
  'mecha-dwarf': 'Ein Zwerg, an dem mehr Eisen ist als Zwerg.',
  'mega-dwarf': 'Ein wandelnder Turm mit Zwergen darin. Man rechne mit allem.',
  'elf-mischief-maker': 'Flink, hübsch und nicht in der Laune, ernst zu sein.',
  'elf-courtier': 'Noch flinker, und hat daraus eine Kunst gemacht.',
  'rock-goblin': 'Krallen, keine Sprache, kein Plan.',
  'rock-gobliness': 'Wie der Felsgoblin, aber mit Kindern, die essen wollen.',
  'goblin-warrior': 'Hat eine Waffe und weiß, wo vorn ist. Wartet auf besseren Boden, wenn er kann.',
  'slayer-roving': 'Sammelt unterwegs Ohren.',
  'slayer-senior': 'Hat schon viele gesammelt.',
  'goblin-freak': 'Zu viele Arme, und alle zornig.',
  'goblin-shaman': 'Allein ist er schwach. Was er singt, ist es nicht.',
  'goblin-leader': 'Fett, langsam und kaum totzukriegen; so wurde er Häuptling.',
  'goblin-vegetarian': 'Tötet niemanden. Er betäubt und trägt davon.',
  'land-crab-small': 'Ein Stein, der zuschnappt. Gut getroffen, erstarrt sie und wartet.',
  'land-crab-large': 'Ein Fels, der zuschnappt.',
  giant: 'Braucht lange, bis er anfängt, und dann ist es vorbei.',
  troll: 'Was ihm an Vorsicht fehlt, hat er an Keule.',
  'tube-striker': 'Sitzt im Boden, hat vier Arme und wirft, was er fängt.',
  wendol: 'Halb Bär, halb Albtraum. Sein Ansturm begräbt Leute.',
};

const POWERS: Readonly<Record<PowerKind, string>> = {
  undead:
    'Vernichtet nur ein Hieb, der die letzten Lebenspunkte nimmt und für eine Wunde reicht. Sonst folgt vor der nächsten Runde ein Wurf mit Widerstand gegen 6, und was darüber liegt, ist an Lebenspunkten wieder da; ein Held kann dem mit einer Aktion ein Ende machen.',
  leaping:
    'Springt im eigenen Zug bis zu 20 Schritte über alles hinweg und darf in der Luft zuschlagen: Der Widerstand geht dann von der Abwehr des Ziels ab. Hindernisse gelten nicht.',
  barbNet:
    'Ein Treffer wickelt das Ziel in ein Netz: Jede Aktion darin kostet 20 Schaden. Herauszukommen ist eine Aktion und ein Stärkewurf gegen 6 und um so viel mehr, wie das Netz getroffen hat.',
  crushing: 'Wer davon niedergestreckt wird, ist nicht zu retten.',
  stunning:
    'Die Hiebe betäuben und verletzen niemanden; Rüstung hilft nicht. Wer zu viel davon hat, liegt bewusstlos da und erwacht mit 9, mit Hilfe mit 6.',
  freezing:
    'Erstarrt nach einem Treffer um 10 oder mehr, tut nichts mehr und ist nicht zu verletzen, bevor jemand den Panzer mit einer Aktion und einem gewonnenen Gerangel umdreht. Dann ist die Abwehr 0.',
  camouflage:
    'Nur mit Wachsamkeit 12 zu entdecken: Der Panzer sieht aus wie ein Ort, an dem er mehr als eine Stunde gelegen hat, und bleibt so, wohin er auch läuft.',
  unscored: 'Zu verletzen und zu töten bringt hier keine Punkte.',
  tentacles:
    'Vier Fangarme beißen oder packen; was gepackt wird, fliegt, ein Held 4 und ein Ding 8 Schritte für jeden Punkt des Treffers. 8 Schaden mit einer Schneide trennen einen ab.',
  charging:
    'Stürmt beim ersten Angriff aus 30 oder mehr Schritten an: Wer getroffen wird, stürzt und liegt ab 10 Punkten darunter begraben.',
  hunting: 'Greift alles an, was nicht der eigenen Art ist.',
  goblinMagic: 'Hilft den Goblins oder hemmt alle anderen, solange der Gesang oder das Kohlenbecken anhält.',
  landmark: 'Zählt für den, der leitet, als Teil des Geländes.',
};

const adjustText = ({ adjust }: FoeKind): string[] => {
  const changes = STATISTICS.flatMap((name) =>
    adjust[name] === undefined ? [] : [`${n.statistics[name]} ${n.signed(adjust[name])}`],
  );
  return changes.length === 0 ? [] : [`Gegenüber anderen derselben Stufe: ${changes.join(', ')}.`];
};

export const help: Help = {
  foes: FOES,
  powers: POWERS,
  foe(foe) {
    const facts = kindOf(foe);
    const size = facts.size === 1 ? '' : `, füllt ${facts.size} mal ${facts.size} Felder`;
    const traits = [
      facts.weapon === 'handheld' ? 'kämpft mit einer Waffe' : 'kämpft mit dem, was angewachsen ist',
      facts.temper === 'headlong' ? 'greift an, sobald es geht' : 'kann warten',
      ...(facts.missile ? ['kann einen Bogen haben'] : []),
      ...(facts.nightVision ? ['sieht im Dunkeln'] : []),
      ...(facts.stunnable ? [] : ['nicht zu betäuben']),
    ];
    return [
      ...(typeof foe === 'string' ? [FOES[foe]] : [foe.description, foe.trait].filter(Boolean)),
      `Bedrohung bis ${n.threats[facts.maxThreat]}; ${facts.move === 0 ? 'bewegt sich nie' : `geht ${n.paces(facts.move)}`}${size}; ${traits.join(', ')}.`,
      ...adjustText(facts),
      ...facts.powers.map(({ kind }) => POWERS[kind]),
    ].join(' ');
  },

  weapon(weapon) {
    const facts = WEAPON[weapon];
    const { init, atk, dfn, dam, ability, hands, severs, pieces } = facts;
    const hold = ['keine Hand', 'eine Hand', 'zwei Hände'][hands];
    const range = ability === 'bows' || ability === 'thrown-weapon' ? rangeOf(facts) : null;
    return [
      `Initiative ${n.signed(init)}, Angriff ${n.signed(atk)}, Abwehr ${dfn === null ? 'keine' : n.signed(dfn)}, Schaden ${n.signed(dam)}.`,
      `${n.abilities[ability]}, ${hold}, Last ${decimal(loadNumber(facts.load))}.`,
      ...(range === null ? [] : [`Ab ${range.least} Schritten, voller Schaden bis ${range.standard}.`]),
      ...(pieces === null || pieces === 1 ? [] : [`${pieces} Stück.`]),
      ...(severs ? ['Ein Hieb damit kann einen Arm abtrennen.'] : []),
    ].join(' ');
  },
  armor(armor) {
    const { prot, init, load } = ARMOR[armor];
    return `Zähigkeit ${n.signed(prot)}, Initiative ${n.signed(init)}, Last ${decimal(loadNumber(load))}.`;
  },
  shield(shield) {
    const { init, atk, dfn, load } = SHIELD[shield];
    return `Initiative ${n.signed(init)}, Angriff ${n.signed(atk)}, Abwehr ${n.signed(dfn)}, Last ${decimal(loadNumber(load))}. Er passt zu Einhandwaffen und hilft beim Ausweichen vor Schüssen.`;
  },
  abilities,
  abilityNote(ability) {
    const { category, governing, kit } = ABILITY[ability];
    const by = governing.map((name) => (name === null ? 'Glück' : n.characteristics[name]));
    return `Beruht auf ${n.list(by)}; ${ABILITY_COST[category] === 1 ? '1 Schöpfungspunkt' : `${ABILITY_COST[category]} Schöpfungspunkte`} je Punkt${kit === null ? '' : `; die Ausrüstung dafür hat Last ${decimal(loadNumber(kit))}`}.`;
  },
  gifts,
  giftNote(gift) {
    const { patron, cost, cap, weapon, takes, decision } = GIFT[gift];
    const when = {
      none: 'wirkt von selbst',
      'pre-roll': 'vor einem Wurf zu benutzen',
      reaction: 'zu benutzen, wenn es geschieht',
      turn: 'im eigenen Zug zu benutzen',
    }[decision];
    const price = {
      none: '',
      action: ', kostet die Aktion',
      round: ', kostet die Runde',
      attack: ', kostet den Angriff',
    }[takes];
    const whose =
      patron === null
        ? `Kraft einer Runenwaffe: ${weapon === null ? '' : n.weapon(weapon)}`
        : `Gabe von ${n.gods[patron]}`;
    return `${whose}; ${cost} Punkte je Stufe${cap === null ? '' : `, höchstens ${cap}`}; ${when}${price}.`;
  },

  actions: {
    strike: [
      'Ein Hieb',
      'Würfel und Angriff gegen Würfel und Abwehr, auf jemanden in drei Schritten. Was du mehr hast, kommt zum Schaden.',
    ],
    shoot: [
      'Ein Schuss',
      'Würfel und Angriff gegen 6 oder gegen das Ausweichen des Ziels. Bögen brauchen fünf Schritte, Würfe drei.',
    ],
    charge: [
      'Ansturm',
      'Eine halbe Bewegung von mindestens zehn Schritten, ziemlich gerade, vor einem Hieb: 3 mehr auf den Angriff.',
    ],
    holdGround: [
      'Standhalten',
      'Zu einem Hieb auf jemanden, der schon in Reichweite war: für den Rest der Runde 1 mehr auf den Angriff und kein Schritt.',
    ],
    duckAndWeave: [
      'Wegducken',
      'Zu einem Hieb auf jemanden, der schon in Reichweite war: für den Rest der Runde 1 mehr auf die Abwehr, und Schüsse haben 3 weniger.',
    ],
    berserk: [
      'Berserk',
      'Mit 21 Lebenspunkten oder mehr: Angriff und Abwehr zusammen für einen Hieb, sonst kommt nichts hinzu. Steht der andere noch, schlägt er zurück, und deine Abwehr zählt nicht.',
    ],
    halfMove: [
      'Halbe Bewegung',
      'Lässt Zeit für einen Hieb oder Schuss. Wer stehen gelassen wird, schlägt zuerst.',
    ],
    fullMove: ['Ganze Bewegung', 'Kostet die ganze Aktion.'],
    withdraw: [
      'Zurückweichen',
      'Bis zu 15 Schritte fort; die vor dir schlagen nicht nach, und bis zur nächsten Aktion hast du 3 mehr Abwehr. Schüsse auf dich haben 3 mehr.',
    ],
    flee: [
      'Fliehen',
      'Zweimal eine ganze Bewegung geradeaus. Alle, denen du nahe kommst, schlagen zu; Schüsse auf dich haben 6 mehr. Über einen offenen Rand oder Ausgang bist du aus dem Kampf.',
    ],
    recklessRun: [
      'Blindlings rennen',
      'Zweimal eine ganze Bewegung geradeaus als einzige Aktion der Runde. Alle, denen du nahe kommst, schlagen zu, und Ausdauer gegen 11 entscheidet, ob du bei Atem bleibst.',
    ],
    push: [
      'Gerangel',
      'Einmal in der Runde und umsonst: den anderen zurückdrängen, zur Seite treten oder ihn sich vom Leib halten.',
    ],
    freeBlow: ['Freier Hieb', 'Auf jeden, der aus deiner Reichweite geht. Er kostet nichts.'],
    carefulBlow: [
      'Gezielter Hieb',
      'Ein freier Hieb, gegen den die Abwehr des anderen nicht zählt. Er kostet die nächste Aktion der Runde, es sei denn, er hat dich für jemand anderen stehen lassen.',
    ],
    dodging: [
      'Ausweichen',
      'Vor den Würfeln eines Schusses zu entscheiden: ein Wurf mit Schnelligkeit und Ausweichen anstelle von 6. Ein Schild in der Hand hilft.',
    ],
    changeWeapons: [
      'Waffen wechseln',
      'Sorgfältig kostet es eine halbe Aktion. Fallen zu lassen, was du hältst, und vom Gürtel zu ziehen kostet nichts. Eine Waffe, die nicht bereit ist, lässt sich in einer Aktion ziehen und gebrauchen, gegen jemanden in Reichweite.',
    ],
    grip: [
      'Festhalten und niederdrücken',
      'Ein Angriff ohne Waffe, dann ein Wurf gegen die Abwehr. Wer gehalten wird, kann sich nur losreißen.',
    ],
    treat: [
      'Versorgen',
      'Die ganze Aktion, bis zu einer halben Bewegung eingeschlossen. 12 rettet Sterbende; sonst 7 und mehr, je nach Wunden.',
    ],
    waiting: [
      'Abwarten',
      'Deine Aktion bleibt dir: Nach jeder fremden Aktion wirst du gefragt, ob du sie willst.',
    ],
  },

  states: {
    engaged: [
      'Im Handgemenge',
      'Höchstens drei Schritte von einem Gegner, der kämpfen kann. Dort kann er dich schlagen und du ihn.',
    ],
    wound: [
      'Wunde',
      'Eine für jede volle Wundschwelle an Lebenspunkten, die ein einzelner Hieb nimmt. Jede nimmt eins von jedem Wurf; vier beenden deinen Kampf, fünf dein Leben.',
    ],
    impairment: [
      'Beeinträchtigung',
      'Eins weniger auf jeden Wurf für jeden Punkt. Wunden machen sie; anderes macht höchstens zwei.',
    ],
    down: [
      'Am Boden',
      '4 weniger auf Hieb und Abwehr und kein Schritt. Aufstehen ist im eigenen Zug frei und verlangt im Gleichgewicht 6.',
    ],
    heldFast: [
      'Festgehalten',
      'Nichts, außer sich loszureißen: 6 und die Stärke des Griffs. Andere schlagen gegen deine halbe Abwehr, und du weichst keinem Schuss aus.',
    ],
    unconscious: [
      'Bewusstlos',
      'Hilflos: 6 genügt, um dich zu treffen. In jedem Zug weckt dich ein Wurf von 9.',
    ],
    incapacitated: [
      'Kampfunfähig',
      'Mit vier Wunden: wach, aber kein Schritt, kein Hieb, kein Wort. 6 genügt für einen Treffer.',
    ],
    dying: [
      'Sterbend',
      'Ohne Lebenspunkte oder mit fünf Wunden. Jeder Gefährte kann dich mit seiner allernächsten Aktion retten; ein weiterer Hieb tötet.',
    ],
    braced: [
      'Gestemmt',
      'Eine Langschaftwaffe in Händen, die in dieser Runde keinen Schritt getan haben: 3 mehr Abwehr gegen jeden, der 20 Schritte oder mehr kommt.',
    ],
    jockeying: [
      'Lauern',
      'Eine Runde nur mit Bewegung zählt einem Helden die Wahrnehmung zur nächsten Initiative.',
    ],
  },

  zones: {
    slippery:
      'Jeder Schritt kostet zwei; wer hier in einer Aktion mehr als zwei Schritte geht, muss das Gleichgewicht gegen 6 halten.',
    uneven: 'Jeder Schritt kostet zwei.',
    slope:
      'Er steigt nach einer Seite: hinauf kostet doppelt, hinab die Hälfte. Wer den oberen Platz im Gerangel gewonnen hat, steht höher; wer hart getroffen wird, kann stürzen und hinabrollen.',
    damaging: 'Verletzt zu Beginn einer Runde jeden, der darin steht, wenn er es nicht mit Ausdauer erträgt.',
    darkness:
      'Nimmt denen, die nicht im Dunkeln sehen, 4 von den meisten Würfen. In 25 Schritten um ein Licht gilt sie nicht.',
    gloom:
      'Nimmt denen, die nicht im Dunkeln sehen, 2 von den meisten Würfen. In 25 Schritten um ein Licht gilt es nicht.',
    mist: 'Verhüllt: Schüsse auf die darin haben 3 weniger, und er kann die hemmen, die in ihm kämpfen.',
    obstructed:
      'Es steht etwas herum: Wer schießt, muss sich bewegen, bevor er ein anderes Ziel nimmt oder wenn sein Ziel sich bewegt hat.',
    wind: 'Nimmt jedem Schuss auf dem Feld etwas.',
    water: 'Zu tief zum Stehen: schwimmen oder ertrinken.',
    swarm:
      'Tiere, zu klein zum Kämpfen. Am Ende einer Runde verletzen sie Helden, die hier sind, durch jede Rüstung und dreifach ohne gute; eine Aktion zum Ausweichen hält sie ab. Wer sie nicht mit Tapferkeit erträgt, läuft vor ihnen davon, und jeder Wurf hat hier 1 weniger.',
    weird: 'Ein Zauber ändert eine Zahl derer, die darin stehen.',
    advantageous: 'Ein guter Stand: 2 mehr auf Hieb und Abwehr, 3 mehr Initiative.',
    bad: 'Ein schlechter Stand: 3 weniger Initiative.',
  },
  things: {
    cover:
      'Schüsse auf jemanden dahinter haben 3, 6 oder 12 weniger, je nachdem, wie viel sie verbirgt; je 10 Fuß Höhe nehmen davon 3 oder geben 3 dazu.',
    barrier: 'Niemand geht hindurch. Kämpfen zwei darüber hinweg, hat der Bessere 1 mehr.',
    exit: 'Wer über ihn flieht, ist aus dem Kampf.',
    light: 'Leuchtet 25 Schritte weit.',
    grabber:
      'Eine Falle, die festhält, wer hineintritt: 3 weniger auf Hieb und Abwehr, Schüsse haben 3 mehr, kein Gerangel. Sich zu befreien ist eine Aktion und ein Wurf.',
    decoy: 'Läuft herum und nimmt 1 von jedem Angriff in fünf Schritten Umkreis.',
    hostage: 'Wer sich hinter ihr versteckt, hat 6 mehr Zähigkeit, und diese 6 nimmt sie.',
    'tube-striker': 'Sitzt im Boden und wirft, was er fängt.',
  },

  fighter: (hero, number) => `${hero ? 'Held' : 'Gegner'} ${number}`,
  hero: 'Kämpft hier um den eigenen Ruhm.',
  absent: 'Nicht mehr auf dem Feld.',
  statistics: (of) => `${STATISTICS.map((name) => `${n.statistics[name]} ${of[name]}`).join(', ')}.`,
  unknown: 'Wie stark, weiß niemand, bevor Blut fließt.',
  news({ square, health, wounds, condition, weapon, engaged, notes }) {
    return [
      `Auf ${square}${health === null ? '' : `, ${health.hp} von ${health.of} Lebenspunkten`}${wounds > 0 ? `, ${n.wounds(wounds)}` : ''}${condition === 'able' ? '' : `, ${n.conditions[condition]}`}.`,
      `In der Hand: ${weapon}.`,
      ...(notes.length > 0 ? [`${notes.join(', ')}.`] : []),
      ...(engaged.length > 0 ? [`Im Handgemenge mit ${n.list(engaged)}.`] : []),
    ].join(' ');
  },
  square({ label, wall, feet, who, zones, things, reach, starts }) {
    if (wall) return `${label}: eine Mauer.`;
    const lines = [
      ...(who.length > 0 ? [`Hier ${who.length === 1 ? 'ist' : 'sind'} ${n.list(who)}.`] : []),
      ...things.map((thing) => `${thing}.`),
      ...zones.map((zone) => `${zone}.`),
      ...(feet === 0 ? [] : [`${decimal(Math.abs(feet))} Fuß ${feet > 0 ? 'höher' : 'tiefer'}.`]),
      ...(starts ? ['Am Rand des Feldes.'] : []),
      ...(reach.length > 0 ? [`In Reichweite von ${n.list(reach)}.`] : []),
    ];
    return `${label}: ${lines.length === 0 ? 'freier Boden.' : lines.join(' ')}`;
  },
};

/** „0,25“ */
function decimal(number: number): string {
  return `${number}`.replace('.', ',');
}
