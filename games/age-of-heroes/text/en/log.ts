import type { Log } from '../catalogue.ts';
import { names as n } from './names.ts';

const who = (ids: readonly Parameters<typeof n.counter>[0][]): string => n.list(ids.map(n.counter));
const be = (ids: readonly unknown[]): string => (ids.length === 1 ? 'is' : 'are');
const withSword = (sword: Parameters<typeof n.item>[0] | null): string =>
  sword ? ` with ${n.item(sword)}` : '';
const hoard = (item: Parameters<typeof n.item>[0] | null, marks: number): string => {
  const parts = [...(item ? [n.theItem(item)] : []), ...(marks > 0 ? [n.marks(marks)] : [])];
  return parts.length > 0 ? n.list(parts) : n.something;
};

export const log: Log = {
  roll: () => null,
  heroContested: ({ hero, seats, winner }) =>
    `${n.list(seats.map((s) => n.player(s + 1)))} want ${n.counter(hero)}; the dice favour ${n.player(winner + 1)}.`,
  heroChosen: ({ seat, hero }) => `${n.player(seat + 1)} plays ${n.counter(hero)}.`,
  heroPlaced: ({ counter, area, sword }) => `${n.counter(counter)} begins ${n.at(area)}${withSword(sword)}.`,
  monsterPlaced: ({ monster, area }) => `${n.title(monster)} appears ${n.at(area)}.`,
  dragonHoard: ({ dragon, marks, treasure }) => `${n.counter(dragon)} guards ${hoard(treasure, marks)}.`,
  jarlPlaced: ({ token, area }) => `${n.hidden(token)} appears ${n.at(area)}.`,
  turnBegan: ({ turn, of }) => `Turn ${turn} of ${of}.`,
  order: ({ order }, { cast }) => `Order of this turn: ${order.map(cast).join(', ')}.`,
  phase: ({ phase, seat }, { cast }) =>
    seat === null ? `The phase of ${n.phases[phase]} begins.` : `${cast(seat)}: ${n.phases[phase]}.`,
  moved: ({ counters, from, to }) =>
    `${who(counters)} ${counters.length === 1 ? 'moves' : 'move'} ${n.from(from)} ${n.to(to)}.`,
  rode: ({ counter, riders, ridesLeft }) =>
    `${n.counter(counter)} rides Frey Faxi${riders.length > 0 ? ` together with ${who(riders)}` : ''}; rides left: ${ridesLeft}.`,
  faxiGone: () => 'Frey Faxi runs off after the third ride and is not seen again.',
  handedOver: ({ seat, jarl, marks, area }, { cast }) =>
    `${n.counter(jarl)} hands ${cast(seat)} ${n.marks(marks)} ${n.at(area)}.`,
  lent: ({ item, giver, taker }) =>
    `${n.counter(giver)} hands ${n.counter(taker)} ${item ? n.theItem(item) : n.something}.`,
  took: ({ counter, item, area }) => `${n.counter(counter)} picks up ${n.theItem(item)} ${n.at(area)}.`,
  dropped: ({ item, area }) => `${n.theItem(item)} is left lying ${n.at(area)}.`,
  showed: ({ counter, item }) => `${n.counter(counter)} turns out to have ${n.theItem(item)}.`,
  traded: ({ counter, dragon, item, marks }) =>
    `${n.counter(counter)} gives ${n.title(dragon)} the Brosung Necklace and takes ${hoard(item, marks)}.`,
  attacked: ({ area, attackers, targets }) =>
    `${who(attackers)} ${attackers.length === 1 ? 'attacks' : 'attack'} ${n.at(area)}: ${n.list(targets.map(n.target))}.`,
  turnedUp: ({ jarl, token }) => `The hidden jarl (${token}) is ${n.counter(jarl)}.`,
  cameToHelp: ({ counters }) => `${who(counters)} ${counters.length === 1 ? 'comes' : 'come'} to help.`,
  noSpell: ({ caster }) => `${n.title(caster)} casts no spell.`,
  spellCast: ({ caster, spell, area }) => `${n.title(caster)} casts ${n.spells[spell]} ${n.at(area)}.`,
  spellFailed: ({ spell, seat }, { cast }) => `${cast(seat)} withstands ${n.spells[spell]}.`,
  sygilRested: ({ seat, spell }, { cast }) =>
    `${cast(seat)} lets the rune Sygil rest and submits to ${n.spells[spell]}.`,
  sygilSaved: ({ seat, spell }, { cast }) =>
    `The rune Sygil keeps ${cast(seat)} safe from ${n.spells[spell]}.`,
  hail: ({ area, counters }) =>
    `Hail ${n.at(area)}: ${who(counters)} ${counters.length === 1 ? 'fights' : 'fight'} with 1 less this turn and may not go by sea in the next.`,
  iced: ({ area, owner }, { cast }) =>
    `Ice covers ${n.theArea(area)}; nobody shall rule there again.${owner === null ? '' : ` ${cast(owner)} loses it.`}`,
  turnLost: ({ counters }) => `${who(counters)} ${counters.length === 1 ? 'loses' : 'lose'} the next turn.`,
  leftBattle: ({ counters }) => `${who(counters)} ${be(counters)} out of the battle.`,
  luckSpent: ({ seat, points }, { cast }) =>
    points === 0
      ? `${cast(seat)} spends no luck.`
      : `${cast(seat)} spends ${Math.abs(points)} luck (${n.signed(points)}).`,
  godHelped: ({ seat, god, own, enemy, glory }, { cast }) => {
    const gifts = [
      ...(own > 0 ? [`${n.signed(own)} for ${cast(seat)}`] : []),
      ...(enemy > 0 ? [`${n.signed(enemy)} for the enemy`] : []),
      ...(glory > 0 ? [`${glory} glory`] : []),
    ];
    return `${n.gods[god]} watches: ${gifts.length > 0 ? n.list(gifts) : 'nothing more'}.`;
  },
  strengths: ({ attack, defence }) => `${n.sum(attack)} against ${n.sum(defence)}.`,
  battleStopped: ({ area }) => `The battle ${n.at(area)} comes to nothing.`,
  fought: ({ attack, defence, die, luck, result }) =>
    `${attack} against ${defence}, die ${die}${luck === 0 ? '' : `, luck ${n.signed(luck)}`}: ${n.results[result]}.`,
  flightTurned: ({ seat }, { cast }) => `Hrunting turns the flight: the enemies of ${cast(seat)} run.`,
  recruitOffered: ({ seat, jarl }, { cast }) => `${cast(seat)} may recruit ${n.counter(jarl)}.`,
  recruited: ({ seat, jarl }, { cast }) => `${n.counter(jarl)} enters the service of ${cast(seat)}.`,
  slain: ({ counter, by, area }, { cast }) =>
    `${n.title(counter)} is slain ${n.at(area)}${by === null ? '' : ` by the people of ${cast(by)}`}.`,
  wounded: ({ counter, area }) => `${n.title(counter)} is wounded ${n.at(area)}.`,
  freyHealed: ({ seat, maidens }, { cast }) =>
    `Frey's maiden heals ${cast(seat)} at once${maidens > 0 ? '; another one waits' : ''}.`,
  worshipBegan: ({ seat, until }, { cast }) =>
    `${cast(seat)} worships with Frey's maiden until the end of turn ${until}.`,
  fled: ({ counter, path }) => {
    const end = path.at(-1);
    return path.length < 2 || end === undefined
      ? `${n.counter(counter)} finds no way to flee.`
      : `${n.counter(counter)} flees ${n.to(end)}.`;
  },
  gloryLost: ({ seat, amount, why }, { cast }) =>
    amount === 0
      ? `${cast(seat)} has no glory left to lose.`
      : `${cast(seat)} loses ${amount} glory ${why === 'flight' ? 'for fleeing' : 'for a fallen jarl'}.`,
  luckLost: ({ seat, amount, why }, { cast }) =>
    amount === 0
      ? `${cast(seat)} has no luck left to lose.`
      : `${cast(seat)} loses ${amount} luck ${why === 'loki' ? 'to Loki' : 'for a fallen jarl'}.`,
  rewarded: ({ seat, glory, luck }, { cast }) => {
    const gain = [...(glory > 0 ? [`${glory} glory`] : []), ...(luck > 0 ? [`${luck} luck`] : [])];
    return gain.length > 0 ? `${cast(seat)} gains ${n.list(gain)}.` : `${cast(seat)} gains nothing by it.`;
  },
  purseTaken: ({ from, marks, seat }, { cast }) =>
    `${n.marks(marks)} from the purse of ${n.counter(from)} ${marks === 1 ? 'goes' : 'go'} to ${cast(seat)}.`,
  spoils: ({ counter, dragon, item, marks }) =>
    `${n.counter(counter)} takes the hoard of ${n.counter(dragon)}: ${hoard(item, marks)}.`,
  landWon: ({ seat, area, from }, { cast }) =>
    `${n.theArea(area)} belongs to ${cast(seat)} now${from === null ? '' : `, and no longer to ${cast(from)}`}.`,
  noticed: ({ seat, god }, { cast }) => `${n.gods[god]} has noticed ${cast(seat)}.`,
  unnoticed: ({ seat }, { cast }) => `No god noticed ${cast(seat)}.`,
  frey: ({ seat, maidens }, { cast }) =>
    `Frey promises ${cast(seat)} ${maidens === 1 ? 'a maiden for the next wound' : 'maidens for the next two wounds'}.`,
  njord: ({ seat, effect, marks }, { cast }) =>
    ({
      aid: `Njord will smooth the sea for ${cast(seat)}.`,
      gold: `Njord washes ${n.marks(marks)} into the hoard of ${cast(seat)}.`,
      loss: `Njord takes ${n.marks(marks)} from ${cast(seat)}.`,
      storm: `Njord is angry: ${cast(seat)} had better keep off the sea next turn.`,
    })[effect],
  runeLearned: ({ seat, rune }, { cast }) => `${cast(seat)} learns the rune ${n.runes[rune]}.`,
  taxed: ({ seat, area, marks, jarl }, { cast }) =>
    `${n.theArea(area)} pays ${n.marks(marks)} to ${jarl === null ? cast(seat) : `${n.counter(jarl)}, who keeps it for ${cast(seat)}`}.`,
  landLost: ({ seat, area }, { cast }) => `${cast(seat)} has left nobody ${n.at(area)} and loses it.`,
  healed: ({ seat, how }, { cast }) =>
    `${cast(seat)} is healed ${how === 'rest' ? 'by rest' : 'by worship'}.`,
  heroDied: ({ counter, area, how }) =>
    `${n.counter(counter)} dies ${n.at(area)}, ${{ battle: 'in battle', spell: 'of a spell', storm: "by Njord's serpents", frey: 'by the wrath of Frey' }[how]}.`,
  withdrew: ({ seat, final }, { cast }) => `${cast(seat)} is out of the game with ${final} glory.`,
  restarted: ({ hero, area, sword }) => `${n.counter(hero)} begins anew ${n.at(area)}${withSword(sword)}.`,
  transferred: ({ jarl, home }) => `${n.counter(jarl)} takes the hero's place; home is ${n.theArea(home)}.`,
  jarlReleased: ({ jarl, area }) => `${n.counter(jarl)} serves nobody any more and stays ${n.at(area)}.`,
  scored: ({ seat, glory, fromHoard, fromLuck, fromJarls, final, valhalla }, { cast }) =>
    `${cast(seat)}: ${glory} glory, ${fromHoard} for gold, ${fromLuck} for luck, ${fromJarls} for jarls, ${final} in all${valhalla ? '; Valhalla' : ''}.`,
  gameOver: ({ winners }, { cast }) =>
    winners.length === 0
      ? 'The game is over; nobody won.'
      : `The game is over. Victory: ${n.list(winners.map(cast))}.`,
};
