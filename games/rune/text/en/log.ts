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
  able: 'is back in the fight',
  unconscious: 'loses consciousness',
  incapacitated: 'can do nothing any more',
  dying: 'is dying',
  dead: 'is dead',
} as const;

/** What points were won or lost by; whom it was done to, if it was anybody. */
const SCORED: Readonly<Record<Cause, (whom: string | null) => string>> = {
  damage: (whom) => `damage to ${whom ?? 'a foe'}`,
  deathBlow: (whom) => `the death blow to ${whom ?? 'a foe'}`,
  success: () => 'a roll that the notes ask for',
  award: () => 'a deed that is rewarded',
  gift: () => 'a gift of the gods',
  suffered: (whom) => (whom === null ? 'hit points lost' : `hit points lost to ${whom}`),
  statusLoss: () => 'a dishonourable deed',
  heroStruck: (whom) => `damage to ${whom ?? 'another hero'}, who is no foe`,
};

/** “ Attack: 6 die + 9 Viking axe = 15. Defence: 4 die + 7 club = 11.” */
function sums(event: EventOf<'struck' | 'shot'>, { view }: About): string {
  const { attack, defence } = toldSums(view, event, 'en');
  return ` Attack: ${attack}. Defence: ${defence}.`;
}

export const log: Log = {
  roll: () => null,
  mustered: ({ foes }, { all }) => `Against the heroes come ${all(foes)}.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  initiative: ({ fighter, total, steps }, { who }) =>
    `${who(fighter)} has Initiative ${total}${steps.length > 1 ? `: ${steps.length} actions (${steps.join(', ')})` : ''}.`,
  turnBegan: ({ fighter, at }, { whose }) => `${whose(fighter)} turn, at ${at}.`,
  chose: ({ fighter, target }, { who, whom }) => `${who(fighter)} sets on ${whom(target)}.`,
  waited: ({ fighter }, { who }) => `${who(fighter)} waits for an opportunity.`,
  moved: ({ fighter, way }, { who, at }) => {
    const last = way.at(-1);
    return last === undefined ? `${who(fighter)} does not move.` : `${who(fighter)} goes to ${at(last)}.`;
  },
  shoved: ({ by, at: whom, way }, about) => {
    const last = way.at(-1);
    return last === undefined
      ? `${about.who(by)} cannot drive ${about.whom(whom)} back.`
      : `${about.who(by)} drives ${about.whom(whom)} back to ${about.at(last)}.`;
  },
  left: ({ fighter }, { who }) => `${who(fighter)} leaves the field.`,
  forsook: ({ fighter }, { who }) => `${who(fighter)} lets all treasure lie to get away unhurt.`,
  rose: ({ fighter }, { who }) => `${who(fighter)} gets up.`,
  stayedDown: ({ fighter }, { who }) => `${who(fighter)} does not get up.`,
  fell: ({ fighter }, { who }) => `${who(fighter)} falls to the ground.`,
  landed: ({ fighter, total, difficulty }, { who }) =>
    `${who(fighter)} comes down from above, ${total} against ${difficulty}.`,
  woke: ({ fighter }, { who }) => `${who(fighter)} comes round.`,
  tired: ({ fighter }, { who }) => `${who(fighter)} is out of breath: 1 less on every roll.`,
  changed: ({ fighter, form }, { who, theWeapon }) => `${who(fighter)} readies ${theWeapon(fighter, form)}.`,
  dropped: ({ fighter, form }, { who, theWeapon }) => `${who(fighter)} drops ${theWeapon(fighter, form)}.`,
  delayed: ({ fighter, to }, { who }) =>
    `${who(fighter)} does something slower than planned, and comes at ${to}.`,
  broke: ({ fighter, free }, { who }) =>
    free ? `${who(fighter)} breaks free.` : `${who(fighter)} struggles, and is held all the same.`,
  struck: (event, about) => {
    const { by, at: whom, form, attack, defence } = event;
    return `${about.who(by)} strikes at ${about.whom(whom)} ${about.withWeapon(by, form)}: ${attack} against ${defence}.${sums(event, about)}`;
  },
  shot: (event, about) => {
    const { by, at: whom, form, attack, defence, others } = event;
    const deed = `${about.who(by)} shoots at ${about.whom(whom)} ${about.withWeapon(by, form)}`;
    return others === 0
      ? `${deed}: ${attack} against ${defence}.${sums(event, about)}`
      : `${deed}: ${attack} against ${defence}, and ${CROWD * others} more for ${others === 1 ? 'somebody else' : `${others} others`} nearby.${sums(event, about)}`;
  },
  missed: ({ by, at: whom }, about) => `${about.who(by)} misses ${about.whom(whom)}.`,
  strayed: ({ hit }, { whom }) => `It hits ${whom(hit)} instead.`,
  hurt: ({ fighter, by, lost, wounds }, { who, whom }) => {
    if (lost === 0) return by === null ? `${who(fighter)} bears it.` : `It does ${whom(fighter)} no harm.`;
    return `${who(fighter)} loses ${n.hitPoints(lost)}${wounds === 0 ? '' : ` and takes ${n.wounds(wounds)}`}.`;
  },
  became: ({ fighter, condition }, { who }) =>
    condition === 'out' ? null : `${who(fighter)} ${BECAME[condition]}.`,
  scored: ({ hero, of, cause, points }, { who, whom, fighter }) => {
    const deed = isOneOf(BOONS, of)
      ? n.gift(of)
      : SCORED[cause](of === null || fighter(of) === undefined ? null : whom(of));
    return points < 0
      ? `${who(hero)} loses ${n.points(-points)}: ${deed}.`
      : `${n.points(points)} for ${who(hero)}: ${deed}.`;
  },
  settled: ({ hero, cause, points }, { who }) =>
    `In the end, ${n.settlings[cause]}: ${n.signed(points)} for ${hero === null ? 'whoever plays the foes' : who(hero)}.`,
  engaged: ({ by, at: target, total, against, won }, { who, whom }) =>
    `${who(by)} pushes ${whom(target)}, ${total} against ${against}: ${won ? 'and has the better of it' : 'in vain'}.`,
  denied: ({ by, at: target }, { who, whom }) =>
    `${who(by)} keeps ${whom(target)} off: no push between the two this round.`,
  gripped: ({ by, at: target, how, margin }, { who, whom }) =>
    margin < 0
      ? `${who(by)} gets no grip on ${whom(target)}.`
      : `${who(by)} ${how === 'hold' ? 'holds' : 'pins'} ${whom(target)}${how === 'hold' ? ' fast' : ' down'}, ${6 + margin} to break free.`,
  released: ({ by, at: target }, { who, whom }) => `${who(by)} lets go of ${whom(target)}.`,
  treated: ({ healer, patient, total, difficulty, helped }, { who, whom }) =>
    `${who(healer)} treats ${healer === patient ? 'the own wounds' : whom(patient)}, ${total} against ${difficulty}: ${helped ? 'it helps' : 'in vain'}.`,
  tumbled: ({ fighter, way }, { who, at }) => {
    const last = way.at(-1);
    return last === undefined ? null : `${who(fighter)} rolls downhill to ${at(last)}.`;
  },
  tangled: ({ fighter, with: other }, { all }) => `${all([fighter, other])} lie tangled on the ground.`,
  sprang: ({ fighter, caught, total, difficulty }, { who, whom }) => {
    const rolled = total === undefined ? '' : ` (${total} against ${difficulty})`;
    return caught
      ? `A trap closes on ${whom(fighter)}${rolled}.`
      : `${who(fighter)} sees the trap in time${rolled}.`;
  },
  caughtFire: ({ fighter }, { whose }) => `${whose(fighter)} clothes catch fire.`,
  smothered: ({ fighter, out }, { who }) =>
    out ? `${who(fighter)} burns no longer.` : `${who(fighter)} beats at the flames in vain.`,
  bore: ({ fighter, total, difficulty, bears }, { who }) =>
    `${who(fighter)} ${bears ? 'bears the animals' : 'wants only to get away from the animals'}, ${total} against ${difficulty}.`,
  fended: ({ fighter, total, difficulty, off }, { who }) =>
    `${who(fighter)} ${off ? 'keeps the animals off' : 'cannot keep the animals off'}, ${total} against ${difficulty}.`,
  swam: ({ fighter, total, difficulty, afloat }, { who }) =>
    `${who(fighter)} ${afloat ? 'stays afloat' : 'goes under'}, ${total} against ${difficulty}.`,
  threwRope: ({ by, at: target }, { who, whom }) => `${who(by)} throws ${whom(target)} a rope.`,
  rescued: ({ by, at: target, held }, { who, whom }) =>
    held
      ? `${who(by)} gets hold of ${whom(target)} in the water.`
      : `${who(by)} reaches for ${whom(target)} in vain.`,
  pried: ({ by, at: target, free }, { who, whom }) =>
    by === target
      ? `${who(by)} ${free ? 'pries the trap open' : 'wrenches at the trap in vain'}.`
      : free
        ? `${who(by)} frees ${whom(target)} from the trap.`
        : `${who(by)} cannot free ${whom(target)} from the trap.`,
  climbed: ({ fighter, total, difficulty, holds }, { who }) =>
    `${who(fighter)} ${holds ? 'climbs' : 'finds no hold'}, ${total} against ${difficulty}.`,
  jumped: ({ fighter, to, total, difficulty, lands }, { who, at }) =>
    lands
      ? `${who(fighter)} jumps to ${at(to)}, ${total} against ${difficulty}.`
      : `${who(fighter)} jumps short, ${total} against ${difficulty}.`,
  used: ({ fighter, does, target }, about) => deeds.told[does](about.who(fighter), target, about),
  giftUsed: ({ fighter, gift, target }, { who, whom }) =>
    target === null
      ? `${who(fighter)} calls on ${n.gift(gift)}.`
      : `${who(fighter)} calls on ${n.gift(gift)}: ${whom(target)}.`,
  offered: ({ fighter, gift, target, points }, { who, whom }) =>
    `${who(fighter)} offers ${whom(target)} ${n.gift(gift)} for ${n.points(points)}.`,
  paid: ({ by, at, points }, { who, whom }) => `${who(by)} pays ${whom(at)} ${n.points(points)}.`,
  robbed: ({ by, at, items }, { who, whom }) =>
    `${who(by)} robs ${whom(at)}: ${n.list(items.map((item) => thingName(item, 'en')))}.`,
  usedUp: ({ fighter, item }, { who }) => `${who(fighter)} has nothing left of it: ${itemName(item, 'en')}.`,
  bought: ({ fighter, gift, level, points }, { who }) =>
    `${who(fighter)} has ${n.gift(gift)} ${level > 1 ? `at level ${level} ` : ''}from now on, for ${n.points(points)}.`,
  rolled: ({ fighter, total }, { who }) => `${who(fighter)} rolls ${total}.`,
  checked: ({ fighter, roll, total, against, success }, { who }) =>
    `${who(fighter)} rolls for ${n.rolls[roll]}, ${total} against ${against}: ${success ? 'and succeeds' : 'in vain'}.`,
  marked: ({ fighter, mark }, { who }) =>
    deeds.marked[mark]?.(who(fighter)) ?? deeds.otherwise.marked(who(fighter), mark),
  unmarked: ({ fighter, mark }, { who }) =>
    deeds.unmarked[mark]?.(who(fighter)) ?? deeds.otherwise.unmarked(who(fighter), mark),
  bequeathed: ({ fighter, points }, { who }) =>
    `${who(fighter)} leaves ${n.points(points)} to whoever comes after.`,
  healed: ({ fighter, hp }, { who }) => `${who(fighter)} regains ${n.hitPoints(hp)}.`,
  thrown: ({ fighter, by, way }, { who, whom, at }) => {
    const last = way.at(-1);
    return last === undefined
      ? `${who(by)} cannot throw ${whom(fighter)} anywhere.`
      : `${who(by)} throws ${whom(fighter)} to ${at(last)}.`;
  },
  flung: ({ fighter, by, form, to }, { who, theWeapon, at }) =>
    `${who(by)} tears ${theWeapon(fighter, form)} away and flings it to ${at(to)}.`,
  leapt: ({ fighter, to }, { who, at }) => `${who(fighter)} bounds to ${at(to)}.`,
  traded: ({ fighter, target }, { who, whom }) => `${who(fighter)} trades, and sets on ${whom(target)}.`,
  shookOff: ({ fighter, recovers }, { who }) =>
    recovers ? `${who(fighter)} recovers from the surprise.` : `${who(fighter)} is still taken by surprise.`,
  severed: ({ by, at: target, arm }, { who, whose }) =>
    `${who(by)} strikes off ${whose(target)} ${arm === 'weapon' ? 'weapon arm' : 'other arm'}.`,
  lostHeart: ({ fighter }, { who }) => `${who(fighter)} has lost heart, and attacks nobody any more.`,
  tookArm: ({ by, at: target }, { who, whose }) => `${who(by)} takes up ${whose(target)} arm.`,
  shield: ({ fighter, held }, { who }) =>
    `${who(fighter)} ${held ? 'takes up the shield' : 'drops the shield'}.`,
  torch: ({ fighter, lit }, { who }) => `${who(fighter)} ${lit ? 'lights a torch' : 'drops the torch'}.`,
  spotted: ({ by, at: target, found }, { who, whom }) =>
    found ? `${who(by)} finds ${whom(target)} behind the cover.` : `${who(by)} does not see ${whom(target)}.`,
  stunt: ({ fighter, does, x, y, target, thing, total, done }, { who, whom, at, thingNamed }) => {
    const where = x === undefined || y === undefined ? '' : at({ x, y });
    const deed = {
      vantage: 'looks for a better place to stand',
      clear: `clears the way at ${where}`,
      block: `puts something in the way at ${where}`,
      veil: 'raises dust and smoke',
      turn: `is busy with something (${thing === undefined ? '' : thingNamed(thing)})`,
      disarm: `works at a trap (${thing === undefined ? '' : thingNamed(thing)})`,
      disarmHastily: `works hastily at a trap (${thing === undefined ? '' : thingNamed(thing)})`,
      distract: `tries to distract ${target === undefined ? '' : whom(target)}`,
    }[does];
    return `${who(fighter)} ${deed}, ${total} against 6: ${done ? 'and succeeds' : 'in vain'}.`;
  },
  mounted: ({ fighter, how }, { who }) =>
    `${who(fighter)} ${{ mounts: 'mounts', dismounts: 'dismounts', thrown: 'is thrown from the saddle' }[how]}.`,
  stayedMounted: ({ fighter, total, stays }, { who }) =>
    `${who(fighter)} ${stays ? 'stays in the saddle' : 'loses the saddle'}, ${total} against 6.`,
  trampled: ({ by, at: target, attack, defence }, { whose, whom }) =>
    `${whose(by)} horse tramples ${whom(target)}, ${attack} against ${defence}.`,
  struckHorse: ({ by, at: target, attack, defence }, { who, whose }) =>
    `${who(by)} strikes at ${whose(target)} horse, ${attack} against ${defence}.`,
  horseHurt: ({ fighter, lost, dead }, { whose }) =>
    `${whose(fighter)} horse loses ${n.hitPoints(lost)}${dead ? ' and dies' : ''}.`,
  panicked: ({ extra }, { who }) => `${who(extra)} panics.`,
  ranAbout: ({ extra, way, panicked }, { who, at }) => {
    const last = way.at(-1);
    if (last === undefined) return null;
    return `${who(extra)} runs ${panicked ? 'about and ends at' : 'for shelter at'} ${at(last)}.`;
  },
  cutDown: ({ fighter, extra, total, hit }, { who, whom }) =>
    `${who(fighter)} ${hit ? 'cuts down' : 'misses'} ${whom(extra)}, ${total} against 6.`,
  hostageHurt: ({ extra, lost, slain }, { who }) =>
    `${who(extra)} takes ${n.hitPoints(lost)} of the blow${slain ? ', and dies' : ''}.`,
  hostageStruck: ({ extra, slain }, { who }) =>
    slain ? `${who(extra)} is dead.` : `${who(extra)} is only shamming, and lives.`,
  hostageFreed: ({ extra }, { who }) => `${who(extra)} is free.`,
  worn: () => 'From now on the cover shelters less.',
  scourged: ({ statistic }) => `The weird magic on ${WEIRD_NAMES[statistic].en} turns in the heroes’ favor.`,
  fightEnded: ({ won }) => endings[won],
  duelEnded: ({ winner, verdict }, { who }) =>
    winner === null
      ? `The holmgang has no winner: ${n.verdicts[verdict]}.`
      : `${who(winner)} wins the holmgang: ${n.verdicts[verdict]}.`,
  ...sittingLog,
  ...dealingsLog,
  ...runningLog,
  ...tabletopLog,
  ...interludeLog,
};
