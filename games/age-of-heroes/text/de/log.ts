import type { EventOf } from '../../rules/events.ts';
import type { Log } from '../catalogue.ts';
import { cases, names as n } from './names.ts';

type Counters = readonly Parameters<typeof n.counter>[0][];
type Thing = Parameters<typeof n.item>[0] | null;

const who = (ids: Counters): string => n.list(ids.map(n.counter));
const verb = (ids: readonly unknown[], one: string, many: string): string => (ids.length === 1 ? one : many);
const withSword = (sword: Thing): string => (sword ? ` mit ${n.item(sword)}` : '');
const hoard = (item: Thing, marks: number): string => {
  const parts = [...(item ? [n.theItem(item)] : []), ...(marks > 0 ? [n.marks(marks)] : [])];
  return parts.length > 0 ? n.list(parts) : n.something;
};

const PHASES: Readonly<Record<EventOf<'phase'>['phase'], string>> = {
  movement: 'Die Züge beginnen.',
  combat: 'Die Kämpfe beginnen.',
  taxes: 'Die Abgaben werden eingezogen.',
  placement: 'Neue Figuren kommen ins Land.',
};

export const log: Log = {
  roll: () => null,
  heroContested: ({ hero, seats, winner }) =>
    `${n.list(seats.map((s) => n.player(s + 1)))} wollen ${n.counter(hero)}; der Würfel gibt ${n.player(winner + 1)} recht.`,
  heroChosen: ({ seat, hero }) => `${n.player(seat + 1)} spielt ${n.counter(hero)}.`,
  heroPlaced: ({ counter, area, sword }) => `${n.counter(counter)} beginnt ${n.at(area)}${withSword(sword)}.`,
  monsterPlaced: ({ monster, area }) => `${n.title(monster)} taucht ${n.at(area)} auf.`,
  dragonHoard: ({ dragon, marks, treasure }) => `${n.counter(dragon)} bewacht ${hoard(treasure, marks)}.`,
  jarlPlaced: ({ token, area }) => `${n.hidden(token)} taucht ${n.at(area)} auf.`,
  turnBegan: ({ turn, of }) => `Runde ${turn} von ${of}.`,
  order: ({ order }, { cast }) => `Reihenfolge dieser Runde: ${order.map(cast).join(', ')}.`,
  phase: ({ phase, seat }, { cast }) =>
    seat === null ? PHASES[phase] : `${n.phases[phase]}: ${cast(seat)} ist an der Reihe.`,
  moved: ({ counters, from, to }) =>
    `${who(counters)} ${verb(counters, 'zieht', 'ziehen')} ${n.from(from)} ${n.to(to)}.`,
  rode: ({ counter, riders, ridesLeft }) =>
    `${n.counter(counter)} reitet Freyfaxi${riders.length > 0 ? ` zusammen mit ${who(riders)}` : ''}; verbleibende Ritte: ${ridesLeft}.`,
  faxiGone: () => 'Nach dem dritten Ritt läuft Freyfaxi davon und kommt nicht wieder.',
  handedOver: ({ seat, jarl, marks, area }, { cast }) =>
    `${n.counter(jarl)} übergibt ${n.marks(marks)} an ${cast(seat)}, ${n.at(area)}.`,
  lent: ({ item, giver, taker }) =>
    `${n.counter(giver)} gibt ${item ? n.theItem(item) : n.something} an ${n.counter(taker)}.`,
  took: ({ counter, item, area }) => `${n.counter(counter)} hebt ${n.at(area)} ${n.theItem(item)} auf.`,
  dropped: ({ item, area }) => `${n.theItem(item)} bleibt ${n.at(area)} liegen.`,
  showed: ({ counter, item }) => `Nun zeigt sich, dass ${n.counter(counter)} ${n.theItem(item)} hat.`,
  traded: ({ counter, dragon, item, marks }) =>
    `${n.counter(counter)} gibt ${cases.dative(dragon)} das Brosung-Halsband und bekommt ${hoard(item, marks)}.`,
  attacked: ({ area, attackers, targets }) =>
    `${who(attackers)} ${verb(attackers, 'greift', 'greifen')} ${n.list(targets.map(cases.targetAccusative))} ${n.at(area)} an.`,
  turnedUp: ({ jarl, token }) => `Der verdeckte Jarl (${token}) ist ${n.counter(jarl)}.`,
  cameToHelp: ({ counters }) => `${who(counters)} ${verb(counters, 'kommt', 'kommen')} zu Hilfe.`,
  noSpell: ({ caster }) => `${n.title(caster)} wirkt keinen Zauber.`,
  spellCast: ({ caster, spell, area }) =>
    `${n.title(caster)} wirkt ${n.at(area)} den Zauber ${n.spells[spell]}.`,
  spellFailed: ({ spell, seat }, { cast }) => `${cast(seat)} widersteht dem Zauber ${n.spells[spell]}.`,
  sygilRested: ({ seat, spell }, { cast }) =>
    `${cast(seat)} lässt die Rune Sygil ruhen und nimmt ${n.spells[spell]} hin.`,
  sygilSaved: ({ seat, spell }, { cast }) => `Die Rune Sygil bewahrt ${cast(seat)} vor ${n.spells[spell]}.`,
  hail: ({ area, counters }) =>
    `Hagel ${n.at(area)}: ${who(counters)} ${verb(counters, 'kämpft', 'kämpfen')} in dieser Runde um 1 schwächer und ${verb(counters, 'darf', 'dürfen')} in der nächsten nicht aufs Meer.`,
  iced: ({ area, owner }, { cast }) =>
    `Eis liegt über dem Land (${n.area(area)}); dort herrscht nie wieder jemand.${owner === null ? '' : ` ${cast(owner)} verliert es.`}`,
  turnLost: ({ counters }) =>
    `${who(counters)} ${verb(counters, 'verliert', 'verlieren')} die nächste Runde.`,
  leftBattle: ({ counters }) =>
    `${who(counters)} ${verb(counters, 'scheidet', 'scheiden')} aus dem Kampf aus.`,
  luckSpent: ({ seat, points }, { cast }) =>
    points === 0
      ? `${cast(seat)} gibt kein Glück aus.`
      : `${cast(seat)} gibt ${Math.abs(points)} Glück aus (${n.signed(points)}).`,
  godHelped: ({ seat, god, own, enemy, glory }, { cast }) => {
    const gifts = [
      ...(own > 0 ? [`${n.signed(own)} für ${cast(seat)}`] : []),
      ...(enemy > 0 ? [`${n.signed(enemy)} für den Feind`] : []),
      ...(glory > 0 ? [`${glory} Ruhm`] : []),
    ];
    return `${n.gods[god]} sieht zu: ${gifts.length > 0 ? n.list(gifts) : 'mehr nicht'}.`;
  },
  strengths: ({ attack, defence }) => `${n.sum(attack)} gegen ${n.sum(defence)}.`,
  battleStopped: ({ area }) => `Aus dem Kampf ${n.at(area)} wird nichts.`,
  fought: ({ attack, defence, die, luck, result }) =>
    `${attack} gegen ${defence}, Wurf ${die}${luck === 0 ? '' : `, Glück ${n.signed(luck)}`}: ${n.results[result]}.`,
  flightTurned: ({ seat }, { cast }) =>
    `Hrunting wendet die Flucht: Nun laufen die Feinde von ${cast(seat)}.`,
  recruitOffered: ({ seat, jarl }, { cast }) => `${cast(seat)} kann ${n.counter(jarl)} anwerben.`,
  recruited: ({ seat, jarl }, { cast }) => `${n.counter(jarl)} tritt in den Dienst von ${cast(seat)}.`,
  slain: ({ counter, by, area }, { cast }) =>
    `${n.title(counter)} fällt ${n.at(area)}${by === null ? '' : `, erschlagen von den Leuten um ${cast(by)}`}.`,
  wounded: ({ counter, area }) => `${n.title(counter)} wird ${n.at(area)} verwundet.`,
  freyHealed: ({ seat, maidens }, { cast }) =>
    `Freys Jungfrau heilt ${cast(seat)} auf der Stelle${maidens > 0 ? '; eine weitere wartet' : ''}.`,
  worshipBegan: ({ seat, until }, { cast }) =>
    `${cast(seat)} hält mit Freys Jungfrau Andacht, bis Runde ${until} endet.`,
  fled: ({ counter, path }) => {
    const end = path.at(-1);
    return path.length < 2 || end === undefined
      ? `${n.counter(counter)} findet keinen Fluchtweg.`
      : `${n.counter(counter)} flieht ${n.to(end)}.`;
  },
  gloryLost: ({ seat, amount, why }, { cast }) =>
    amount === 0
      ? `${cast(seat)} hat keinen Ruhm mehr zu verlieren.`
      : `${cast(seat)} verliert ${amount} Ruhm ${why === 'flight' ? 'durch die Flucht' : 'für den gefallenen Jarl'}.`,
  luckLost: ({ seat, amount, why }, { cast }) =>
    amount === 0
      ? `${cast(seat)} hat kein Glück mehr zu verlieren.`
      : `${cast(seat)} verliert ${amount} Glück ${why === 'loki' ? 'an Loki' : 'für den gefallenen Jarl'}.`,
  rewarded: ({ seat, glory, luck }, { cast }) => {
    const gain = [...(glory > 0 ? [`${glory} Ruhm`] : []), ...(luck > 0 ? [`${luck} Glück`] : [])];
    return gain.length > 0 ? `${cast(seat)} gewinnt ${n.list(gain)}.` : `${cast(seat)} hat nichts davon.`;
  },
  purseTaken: ({ from, marks, seat }, { cast }) =>
    `${n.marks(marks)} aus dem Beutel von ${n.counter(from)} ${marks === 1 ? 'geht' : 'gehen'} an ${cast(seat)}.`,
  spoils: ({ counter, dragon, item, marks }) =>
    `${n.counter(counter)} nimmt den Hort von ${n.counter(dragon)}: ${hoard(item, marks)}.`,
  landWon: ({ seat, area, from }, { cast }) =>
    `${n.theArea(area)} ${area === 'hebrides' ? 'gehören' : 'gehört'} jetzt ${cast(seat)}${from === null ? '' : ` und nicht mehr ${cast(from)}`}.`,
  noticed: ({ seat, god }, { cast }) => `${n.gods[god]} ist auf ${cast(seat)} aufmerksam geworden.`,
  unnoticed: ({ seat }, { cast }) => `Kein Gott hat auf ${cast(seat)} geachtet.`,
  frey: ({ seat, maidens }, { cast }) =>
    `Frey verspricht ${cast(seat)} ${maidens === 1 ? 'eine Jungfrau für die nächste Wunde' : 'Jungfrauen für die nächsten zwei Wunden'}.`,
  njord: ({ seat, effect, marks }, { cast }) =>
    ({
      aid: `Njord wird das Meer für ${cast(seat)} glätten.`,
      gold: `Njord spült ${cast(seat)} ${n.marks(marks)} in den Hort.`,
      loss: `Njord holt sich ${n.marks(marks)} von ${cast(seat)}.`,
      storm: `Njord zürnt: ${cast(seat)} bleibt nächste Runde besser an Land.`,
    })[effect],
  runeLearned: ({ seat, rune }, { cast }) => `${cast(seat)} lernt die Rune ${n.runes[rune]}.`,
  taxed: ({ seat, area, marks, jarl }, { cast }) =>
    `${n.area(area)}: ${n.marks(marks)} Abgaben an ${jarl === null ? cast(seat) : `${n.counter(jarl)}, verwahrt für ${cast(seat)}`}.`,
  landLost: ({ seat, area }, { cast }) =>
    `${cast(seat)} hat ${n.at(area)} niemanden mehr und verliert das Land.`,
  healed: ({ seat, how }, { cast }) =>
    `${cast(seat)} ist geheilt, ${how === 'rest' ? 'durch Ruhe' : 'durch Andacht'}.`,
  heroDied: ({ counter, area, how }) =>
    `${n.counter(counter)} stirbt ${n.at(area)}, ${{ battle: 'im Kampf', spell: 'durch einen Zauber', storm: 'durch Njords Seeschlangen', frey: 'durch Freys Zorn' }[how]}.`,
  withdrew: ({ seat, final }, { cast }) => `${cast(seat)} scheidet mit ${final} Ruhm aus.`,
  restarted: ({ hero, area, sword }) =>
    `${n.counter(hero)} fängt ${n.at(area)}${withSword(sword)} von vorn an.`,
  transferred: ({ jarl, home }) =>
    `${n.counter(jarl)} tritt an die Stelle des Helden. Heimat: ${n.area(home)}.`,
  jarlReleased: ({ jarl, area }) => `${n.counter(jarl)} dient niemandem mehr und bleibt ${n.at(area)}.`,
  scored: ({ seat, glory, fromHoard, fromLuck, fromJarls, final, valhalla }, { cast }) =>
    `${cast(seat)}: ${glory} Ruhm, dazu ${fromHoard} für Gold, ${fromLuck} für Glück und ${fromJarls} für Jarle, macht ${final}${valhalla ? '; Walhall' : ''}.`,
  gameOver: ({ winners }, { cast }) =>
    winners.length === 0
      ? 'Das Spiel ist zu Ende, niemand hat gewonnen.'
      : `Das Spiel ist zu Ende. Gewonnen: ${n.list(winners.map(cast))}.`,
};
