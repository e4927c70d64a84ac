import { isOneOf } from '@skald/kernel';
import { BOONS } from '../../content/boons.ts';
import { CROWD } from '../../rules/blow.ts';
import type { EventOf } from '../../rules/fight/events.ts';
import type { Cause } from '../../rules/scoring.ts';
import type { About, Log } from '../catalogue.ts';
import { itemName } from '../items/index.ts';
import { WEIRD_NAMES } from '../lexicon.ts';
import { toldSums } from '../sums.ts';
import { thingName } from '../things.ts';
import { dealingsLog } from './dealings.ts';
import { deeds } from './deeds.ts';
import { endings } from './endings.ts';
import { interludeLog } from './interlude.ts';
import { names as n } from './names.ts';
import { runningLog } from './runner.ts';
import { sittingLog } from './sitting.ts';
import { tabletopLog } from './tabletop.ts';

const BECAME = {
  able: 'kann wieder kämpfen',
  unconscious: 'verliert das Bewusstsein',
  incapacitated: 'kann nichts mehr tun',
  dying: 'liegt im Sterben',
  dead: 'ist tot',
} as const;

/** What points were won or lost by; whom it was done to, if it was anybody. */
const SCORED: Readonly<Record<Cause, (of: string | null, about: About) => string>> = {
  damage: (of, { toWhom }) => `Schaden an ${of === null ? 'einem Gegner' : toWhom(of)}`,
  deathBlow: (of, { whom }) => `der Todesstoß gegen ${of === null ? 'einen Gegner' : whom(of)}`,
  success: () => 'ein Wurf, den die Notizen verlangen',
  award: () => 'eine Tat, die belohnt wird',
  gift: () => 'eine Gabe der Götter',
  suffered: (of, { whom }) => `verlorene Lebenspunkte${of === null ? '' : ` durch ${whom(of)}`}`,
  statusLoss: () => 'eine ehrlose Tat',
  heroStruck: (of, { toWhom }) =>
    `Schaden an ${of === null ? 'einem anderen Helden' : toWhom(of)}, also an keinem Gegner`,
};

/** “ Attack: 6 die + 9 Viking axe = 15. Defence: 4 die + 7 club = 11.” */
function sums(event: EventOf<'struck' | 'shot'>, { view }: About): string {
  const { attack, defence } = toldSums(view, event, 'de');
  return ` Angriff: ${attack}. Abwehr: ${defence}.`;
}

export const log: Log = {
  roll: () => null,
  mustered: ({ foes }, { all }) => `Gegen die Helden kommen ${all(foes)}.`,
  roundBegan: ({ round }) => `Runde ${round}.`,
  initiative: ({ fighter, total, steps }, { who }) =>
    `${who(fighter)} hat Initiative ${total}${steps.length > 1 ? `: ${steps.length} Aktionen (${steps.join(', ')})` : ''}.`,
  turnBegan: ({ fighter, at }, { who }) => `${who(fighter)} ist bei ${at} am Zug.`,
  chose: ({ fighter, target }, { who, whom }) => `${who(fighter)} hat es auf ${whom(target)} abgesehen.`,
  waited: ({ fighter }, { who }) => `${who(fighter)} wartet auf eine Gelegenheit.`,
  moved: ({ fighter, way }, { who, at }) => {
    const last = way.at(-1);
    return last === undefined
      ? `${who(fighter)} rührt sich nicht.`
      : `${who(fighter)} geht nach ${at(last)}.`;
  },
  shoved: ({ by, at: whom, way }, about) => {
    const last = way.at(-1);
    return last === undefined
      ? `${about.who(by)} kann ${about.whom(whom)} nicht zurückdrängen.`
      : `${about.who(by)} drängt ${about.whom(whom)} nach ${about.at(last)} zurück.`;
  },
  left: ({ fighter }, { who }) => `${who(fighter)} verlässt das Feld.`,
  forsook: ({ fighter }, { who }) => `${who(fighter)} lässt alle Schätze liegen, um unversehrt zu entkommen.`,
  rose: ({ fighter }, { who }) => `${who(fighter)} steht auf.`,
  stayedDown: ({ fighter }, { who }) => `${who(fighter)} kommt nicht auf die Beine.`,
  fell: ({ fighter }, { who }) => `${who(fighter)} stürzt zu Boden.`,
  landed: ({ fighter, total, difficulty }, { who }) =>
    `${who(fighter)} kommt unten auf, ${total} gegen ${difficulty}.`,
  woke: ({ fighter }, { who }) => `${who(fighter)} kommt zu sich.`,
  tired: ({ fighter }, { who }) => `${who(fighter)} ist außer Atem: 1 weniger auf jeden Wurf.`,
  changed: ({ fighter, form }, { who, withWeapon }) =>
    `${who(fighter)} kämpft jetzt ${withWeapon(fighter, form)}.`,
  dropped: ({ fighter, form }, { who, theWeapon }) =>
    `${who(fighter)} lässt ${theWeapon(fighter, form)} fallen.`,
  delayed: ({ fighter, to }, { who }) =>
    `${who(fighter)} tut etwas Langsameres als geplant und kommt bei ${to}.`,
  broke: ({ fighter, free }, { who }) =>
    free ? `${who(fighter)} reißt sich los.` : `${who(fighter)} windet sich, kommt aber nicht frei.`,
  struck: (event, about) => {
    const { by, at: whom, form, attack, defence } = event;
    return `${about.who(by)} schlägt ${about.withWeapon(by, form)} nach ${about.toWhom(whom)}: ${attack} gegen ${defence}.${sums(event, about)}`;
  },
  shot: (event, about) => {
    const { by, at: whom, form, attack, defence, others } = event;
    const deed = `${about.who(by)} schießt ${about.withWeapon(by, form)} auf ${about.whom(whom)}`;
    return others === 0
      ? `${deed}: ${attack} gegen ${defence}.${sums(event, about)}`
      : `${deed}: ${attack} gegen ${defence} und noch ${CROWD * others} für ${others === 1 ? 'einen anderen' : `${others} andere`} in der Nähe.${sums(event, about)}`;
  },
  missed: ({ by, at: whom }, about) => `${about.who(by)} verfehlt ${about.whom(whom)}.`,
  strayed: ({ hit }, { whom }) => `Stattdessen trifft es ${whom(hit)}.`,
  hurt: ({ fighter, by, lost, wounds }, { who, toWhom }) => {
    if (lost === 0)
      return by === null ? `${who(fighter)} erträgt es.` : `Es schadet ${toWhom(fighter)} nicht.`;
    return `${who(fighter)} verliert ${n.hitPoints(lost)}${wounds === 0 ? '' : ` und bekommt ${n.wounds(wounds)}`}.`;
  },
  became: ({ fighter, condition }, { who }) =>
    condition === 'out' ? null : `${who(fighter)} ${BECAME[condition]}.`,
  scored: ({ hero, of, cause, points }, about) => {
    const deed = isOneOf(BOONS, of)
      ? `„${n.gift(of)}“`
      : SCORED[cause](of !== null && about.fighter(of) !== undefined ? of : null, about);
    return points < 0
      ? `${about.who(hero)} verliert ${n.points(-points)}: ${deed}.`
      : `${n.points(points)} für ${about.who(hero)}: ${deed}.`;
  },
  settled: ({ hero, cause, points }, { who }) =>
    `Am Ende, ${n.settlings[cause]}: ${n.signed(points)} für ${hero === null ? 'das Spiel der Gegner' : who(hero)}.`,
  engaged: ({ by, at: target, total, against, won }, { who, whom }) =>
    `${who(by)} bedrängt ${whom(target)}, ${total} gegen ${against}: ${won ? 'mit Erfolg' : 'vergebens'}.`,
  denied: ({ by, at: target }, { who, whom }) =>
    `${who(by)} hält sich ${whom(target)} vom Leib: In dieser Runde gibt es zwischen den beiden kein Gerangel.`,
  gripped: ({ by, at: target, how, margin }, { who, whom }) =>
    margin < 0
      ? `${who(by)} bekommt ${whom(target)} nicht zu fassen.`
      : `${who(by)} ${how === 'hold' ? `hält ${whom(target)} fest` : `drückt ${whom(target)} zu Boden`}; sich loszureißen verlangt ${6 + margin}.`,
  released: ({ by, at: target }, { who, whom }) => `${who(by)} lässt ${whom(target)} los.`,
  treated: ({ healer, patient, total, difficulty, helped }, { who, whom }) =>
    `${who(healer)} versorgt ${healer === patient ? 'die eigenen Wunden' : whom(patient)}, ${total} gegen ${difficulty}: ${helped ? 'es hilft' : 'vergebens'}.`,
  tumbled: ({ fighter, way }, { who, at }) => {
    const last = way.at(-1);
    return last === undefined ? null : `${who(fighter)} rollt den Hang hinab nach ${at(last)}.`;
  },
  tangled: ({ fighter, with: other }, { all }) =>
    `${all([fighter, other])} liegen ineinander verkeilt am Boden.`,
  sprang: ({ fighter, caught, total, difficulty }, { who, whom }) => {
    const rolled = total === undefined ? '' : ` (${total} gegen ${difficulty})`;
    return caught
      ? `Eine Falle schnappt zu und hält ${whom(fighter)} fest${rolled}.`
      : `${who(fighter)} sieht die Falle rechtzeitig${rolled}.`;
  },
  caughtFire: ({ fighter }, { who }) => `${who(fighter)} fängt Feuer.`,
  smothered: ({ fighter, out }, { who }) =>
    out ? `${who(fighter)} brennt nicht mehr.` : `${who(fighter)} schlägt vergebens nach den Flammen.`,
  bore: ({ fighter, total, difficulty, bears }, { who }) =>
    `${who(fighter)} ${bears ? 'erträgt die Tiere' : 'will nur noch weg von den Tieren'}, ${total} gegen ${difficulty}.`,
  fended: ({ fighter, total, difficulty, off }, { who }) =>
    `${who(fighter)} ${off ? 'hält sich die Tiere vom Leib' : 'wird die Tiere nicht los'}, ${total} gegen ${difficulty}.`,
  swam: ({ fighter, total, difficulty, afloat }, { who }) =>
    `${who(fighter)} ${afloat ? 'hält sich über Wasser' : 'geht unter'}, ${total} gegen ${difficulty}.`,
  threwRope: ({ by, at: target }, { who, toWhom }) => `${who(by)} wirft ${toWhom(target)} ein Seil zu.`,
  rescued: ({ by, at: target, held }, { who, whom, toWhom }) =>
    held
      ? `${who(by)} bekommt ${whom(target)} im Wasser zu fassen.`
      : `${who(by)} greift vergebens nach ${toWhom(target)}.`,
  pried: ({ by, at: target, free }, { who, whom }) =>
    by === target
      ? `${who(by)} ${free ? 'biegt die Falle auf' : 'zerrt vergebens an der Falle'}.`
      : free
        ? `${who(by)} befreit ${whom(target)} aus der Falle.`
        : `${who(by)} kann ${whom(target)} nicht aus der Falle befreien.`,
  climbed: ({ fighter, total, difficulty, holds }, { who }) =>
    `${who(fighter)} ${holds ? 'klettert' : 'findet keinen Halt'}, ${total} gegen ${difficulty}.`,
  jumped: ({ fighter, to, total, difficulty, lands }, { who, at }) =>
    lands
      ? `${who(fighter)} springt nach ${at(to)}, ${total} gegen ${difficulty}.`
      : `${who(fighter)} springt zu kurz, ${total} gegen ${difficulty}.`,
  used: ({ fighter, does, target }, about) => deeds.told[does](about.who(fighter), target, about),
  giftUsed: ({ fighter, gift, target }, { who, whom }) =>
    target === null
      ? `${who(fighter)} ruft „${n.gift(gift)}“ an.`
      : `${who(fighter)} ruft „${n.gift(gift)}“ an: ${whom(target)}.`,
  offered: ({ fighter, gift, target, points }, { who, toWhom }) =>
    `${who(fighter)} bietet ${toWhom(target)} „${n.gift(gift)}“ an, für ${n.points(points)}.`,
  paid: ({ by, at, points }, { who, toWhom }) => `${who(by)} zahlt ${toWhom(at)} ${n.points(points)}.`,
  robbed: ({ by, at, items }, { who, whom }) =>
    `${who(by)} beraubt ${whom(at)}: ${n.list(items.map((item) => thingName(item, 'de')))}.`,
  usedUp: ({ fighter, item }, { who }) => `${who(fighter)} hat nichts mehr davon: ${itemName(item, 'de')}.`,
  bought: ({ fighter, gift, level, points }, { who }) =>
    `${who(fighter)} hat von nun an „${n.gift(gift)}“${level > 1 ? ` auf Stufe ${level}` : ''}, für ${n.points(points)}.`,
  rolled: ({ fighter, total }, { who }) => `${who(fighter)} würfelt ${total}.`,
  checked: ({ fighter, roll, total, against, success }, { who }) =>
    `${who(fighter)} würfelt (${n.rolls[roll]}), ${total} gegen ${against}: ${success ? 'mit Erfolg' : 'vergebens'}.`,
  marked: ({ fighter, mark }, { who }) =>
    deeds.marked[mark]?.(who(fighter)) ?? deeds.otherwise.marked(who(fighter), mark),
  unmarked: ({ fighter, mark }, { who }) =>
    deeds.unmarked[mark]?.(who(fighter)) ?? deeds.otherwise.unmarked(who(fighter), mark),
  bequeathed: ({ fighter, points }, { who }) =>
    `${who(fighter)} hinterlässt ${n.points(points)} für den nächsten Helden.`,
  healed: ({ fighter, hp }, { who }) => `${who(fighter)} gewinnt ${n.hitPoints(hp)} zurück.`,
  thrown: ({ fighter, by, way }, { who, whom, at }) => {
    const last = way.at(-1);
    return last === undefined
      ? `${who(by)} kann ${whom(fighter)} nirgendwohin schleudern.`
      : `${who(by)} schleudert ${whom(fighter)} nach ${at(last)}.`;
  },
  flung: ({ fighter, by, form, to }, { who, theWeapon, at }) =>
    `${who(by)} reißt ${theWeapon(fighter, form)} fort und schleudert es nach ${at(to)}.`,
  leapt: ({ fighter, to }, { who, at }) => `${who(fighter)} springt nach ${at(to)}.`,
  traded: ({ fighter, target }, { who, whom }) =>
    `${who(fighter)} tauscht das Ziel und hat es nun auf ${whom(target)} abgesehen.`,
  shookOff: ({ fighter, recovers }, { who }) =>
    recovers
      ? `${who(fighter)} erholt sich von der Überraschung.`
      : `${who(fighter)} ist noch immer überrumpelt.`,
  severed: ({ by, at: target, arm }, { who, toWhom }) =>
    `${who(by)} schlägt ${toWhom(target)} den ${arm === 'weapon' ? 'Waffenarm' : 'anderen Arm'} ab.`,
  lostHeart: ({ fighter }, { who }) => `${who(fighter)} hat den Mut verloren und greift niemanden mehr an.`,
  tookArm: ({ by, at: target }, { who, toWhom }) =>
    `${who(by)} hebt den Arm auf, der ${toWhom(target)} fehlt.`,
  shield: ({ fighter, held }, { who }) =>
    `${who(fighter)} ${held ? 'nimmt den Schild auf' : 'lässt den Schild fallen'}.`,
  torch: ({ fighter, lit }, { who }) =>
    `${who(fighter)} ${lit ? 'zündet eine Fackel an' : 'lässt die Fackel fallen'}.`,
  spotted: ({ by, at: target, found }, { who, whom }) =>
    found
      ? `${who(by)} entdeckt ${whom(target)} hinter der Deckung.`
      : `${who(by)} sieht ${whom(target)} nicht.`,
  stunt: ({ fighter, does, x, y, target, thing, total, done }, { who, whom, at, thingNamed }) => {
    const where = x === undefined || y === undefined ? '' : at({ x, y });
    const deed = {
      vantage: 'sucht einen besseren Stand',
      clear: `räumt den Weg bei ${where} frei`,
      block: `stellt bei ${where} etwas in den Weg`,
      veil: 'wirbelt Staub und Rauch auf',
      turn: `macht sich an etwas zu schaffen (${thing === undefined ? '' : thingNamed(thing)})`,
      disarm: `macht sich an einer Falle zu schaffen (${thing === undefined ? '' : thingNamed(thing)})`,
      disarmHastily: `macht sich hastig an einer Falle zu schaffen (${thing === undefined ? '' : thingNamed(thing)})`,
      distract: `will ${target === undefined ? '' : whom(target)} ablenken`,
    }[does];
    return `${who(fighter)} ${deed}, ${total} gegen 6: ${done ? 'mit Erfolg' : 'vergebens'}.`;
  },
  mounted: ({ fighter, how }, { who }) =>
    `${who(fighter)} ${{ mounts: 'steigt aufs Pferd', dismounts: 'steigt ab', thrown: 'stürzt aus dem Sattel' }[how]}.`,
  stayedMounted: ({ fighter, total, stays }, { who }) =>
    `${who(fighter)} ${stays ? 'hält sich im Sattel' : 'hält sich nicht im Sattel'}, ${total} gegen 6.`,
  trampled: ({ by, at: target, attack, defence }, { whose, toWhom }) =>
    `${whose(by)} Pferd tritt nach ${toWhom(target)}, ${attack} gegen ${defence}.`,
  struckHorse: ({ by, at: target, attack, defence }, { who, whose }) =>
    `${who(by)} schlägt nach ${whose(target)} Pferd, ${attack} gegen ${defence}.`,
  horseHurt: ({ fighter, lost, dead }, { whose }) =>
    `${whose(fighter)} Pferd verliert ${n.hitPoints(lost)}${dead ? ' und stirbt' : ''}.`,
  panicked: ({ extra }, { who }) => `${who(extra)} gerät in Panik.`,
  ranAbout: ({ extra, way, panicked }, { who, at }) => {
    const last = way.at(-1);
    if (last === undefined) return null;
    return panicked
      ? `${who(extra)} rennt kopflos umher, bis nach ${at(last)}.`
      : `${who(extra)} sucht Schutz bei ${at(last)}.`;
  },
  cutDown: ({ fighter, extra, total, hit }, { who, whom }) =>
    `${who(fighter)} ${hit ? `streckt ${whom(extra)} nieder` : `verfehlt ${whom(extra)}`}, ${total} gegen 6.`,
  hostageHurt: ({ extra, lost, slain }, { who }) =>
    `${who(extra)} fängt ${n.hitPoints(lost)} des Hiebs ab${slain ? ' und stirbt' : ''}.`,
  hostageStruck: ({ extra, slain }, { who }) =>
    slain ? `${who(extra)} ist tot.` : `${who(extra)} stellt sich nur tot und lebt.`,
  hostageFreed: ({ extra }, { who }) => `${who(extra)} ist frei.`,
  worn: () => 'Die Deckung schützt fortan weniger.',
  scourged: ({ statistic }) =>
    `Der seltsame Zauber auf ${WEIRD_NAMES[statistic].de} wendet sich zugunsten der Helden.`,
  fightEnded: ({ won }) => endings[won],
  duelEnded: ({ winner, verdict }, { who }) =>
    winner === null
      ? `Der Holmgang hat keinen Sieger: ${n.verdicts[verdict]}.`
      : `${who(winner)} gewinnt den Holmgang: ${n.verdicts[verdict]}.`,
  ...sittingLog,
  ...dealingsLog,
  ...runningLog,
  ...tabletopLog,
  ...interludeLog,
};
