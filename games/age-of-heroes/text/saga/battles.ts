// Tells one battle as a paragraph, from its events.

import {
  type Area,
  type CounterId,
  isHeroId,
  isJarlId,
  isMonsterId,
  type Result,
} from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';
import type { Teller } from './teller.ts';
import type { Attack } from './words.ts';

/** In which order the consequences of a battle are told; what is not named comes last, as it happened. */
const TOLD: readonly GameEvent['type'][] = [
  'fought',
  'battleStopped',
  'flightTurned',
  'recruited',
  'slain',
  'heroDied',
  'wounded',
  'freyHealed',
  'worshipBegan',
  'fled',
  'gloryLost',
  'landWon',
  'purseTaken',
  'spoils',
  'dropped',
  'runeLearned',
];
/** Rewards for deeds are told together at the end. */
const isDeed = (event: GameEvent): boolean => event.type === 'rewarded' && event.deed !== 'god';
const rank = ({ type }: GameEvent): number => {
  const at = TOLD.indexOf(type);
  return at < 0 ? TOLD.length : at;
};

export function tellBattle(events: readonly GameEvent[], teller: Teller): string[] {
  const attack = events.find((event) => event.type === 'attacked');
  const told = inOrder(events);
  const gods = told.findIndex(({ type }) => type === 'noticed');
  const fight = gods < 0 ? told : told.slice(0, gods);
  const tell = (part: readonly GameEvent[]): string[] =>
    runs(part).flatMap((run) => tellRun(run, events, teller));
  return [
    ...(attack ? [tellAttack(attack, teller)] : []),
    ...tell(fight),
    ...tellRewards(events, teller),
    ...tell(told.slice(fight.length)),
  ];
}

/** Before the die as it happened, afterwards by weight. A jarl may have been won before the die was announced. */
function inOrder(events: readonly GameEvent[]): GameEvent[] {
  const told = events.filter((event) => event.type !== 'attacked' && !isDeed(event));
  const die = told.findIndex(({ type }) => type === 'fought' || type === 'battleStopped');
  if (die < 0) return told;
  const early = told.slice(0, die).filter(({ type }) => type !== 'recruited');
  const late = told.filter((event) => !early.includes(event));
  return [...early, ...late.toSorted((a, b) => rank(a) - rank(b))];
}

/** Neighbours of one type are told in one go. */
function runs(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const run = found.at(-1);
    if (run?.[0]?.type === event.type) run.push(event);
    else found.push([event]);
  }
  return found;
}

function tellAttack({ attackers, targets, area }: EventOf<'attacked'>, teller: Teller): string {
  const { battle } = teller.words;
  const attack: Attack = { attackers: leaderFirst(attackers, teller), targets, area };
  const every = (test: (target: string) => boolean): boolean => targets.every(test);
  if (every((target) => target === 'land')) return teller.say(battle.onLand, attack);
  if (every(isMonsterId)) return teller.say(battle.onMonsters, attack);
  if (every((target) => /^jarl-\d+$/.test(target))) return teller.say(battle.onStranger, attack);
  if (every((target) => isHeroId(target) || isJarlId(target))) return teller.say(battle.onPeople, attack);
  return teller.say(battle.onAll, attack);
}

const leaderFirst = (ids: readonly CounterId[], teller: Teller): CounterId[] =>
  ids.toSorted((a, b) => Number(teller.isHero(b)) - Number(teller.isHero(a)));

type Tales = {
  readonly [T in GameEvent['type']]?: (
    run: EventOf<T>[],
    teller: Teller,
    events: readonly GameEvent[],
  ) => string[];
};

function tellRun(run: readonly GameEvent[], events: readonly GameEvent[], teller: Teller): string[] {
  const tale = TALES[run[0]!.type] as
    | ((run: readonly GameEvent[], teller: Teller, events: readonly GameEvent[]) => string[])
    | undefined;
  const lines = tale?.(run, teller, events) ?? [];
  for (const event of run) teller.note(event);
  return lines;
}

const TALES: Tales = {
  turnedUp: (run, t) => [t.say(t.words.battle.turnedUp, { jarls: run.map((event) => event.jarl) })],
  cameToHelp: (run, t) => {
    const helpers = run.flatMap((event) => event.counters);
    return helpers.length > 0 ? [t.say(t.words.battle.cameToHelp, { helpers })] : [];
  },
  noSpell: (run, t) => run.map(({ caster }) => t.say(t.words.battle.noSpell, { caster })),
  spellCast: (run, t) => run.map((event) => t.say(t.words.battle.spell[event.spell], event)),
  spellFailed: (run, t) =>
    run.map(({ seat, spell }) => t.say(t.words.battle.spellFailed, { hero: t.person(seat), spell })),
  sygilRested: (run, t) => run.map(({ seat }) => t.say(t.words.battle.sygilRested, { hero: t.person(seat) })),
  sygilSaved: (run, t) => run.map(({ seat }) => t.say(t.words.battle.sygilSaved, { hero: t.person(seat) })),
  iced: (run, t) =>
    run.map(({ area, owner }) =>
      t.say(t.words.battle.iced, { area, lord: owner === null ? null : t.person(owner) }),
    ),
  turnLost: (run, t) => [
    t.say(t.words.battle.turnLost, { who: unique(run.flatMap((event) => event.counters)) }),
  ],
  leftBattle: (run, t) => [
    t.say(t.words.battle.leftBattle, { who: unique(run.flatMap((event) => event.counters)) }),
  ],
  luckSpent: (run, t, events) =>
    run
      .filter(({ points }) => points !== 0)
      .map(({ seat, points }) => {
        const hero = t.person(seat, followsAttackOf(seat, run[0]!, events, t));
        return t.say(t.words.battle.luck, { hero, points: Math.abs(points) });
      }),
  godHelped: (run, t) =>
    run.flatMap(({ seat, god, own, enemy, glory }) => {
      if (own + glory > 0) return [t.say(t.words.battle.godHelped, { god, hero: t.person(seat) })];
      if (enemy > 0) return [t.say(t.words.battle.godHindered, { god, hero: t.person(seat) })];
      return god === 'thor' ? [] : [t.say(t.words.battle.godWatched, { god })];
    }),
  battleStopped: (run, t) => [t.say(t.words.battle.stopped, { area: run[0]!.area })],
  fought: (run, t, events) => tellOutcome(run[0]!, events, t),
  flightTurned: (run, t) => [t.say(t.words.battle.flightTurned, { hero: t.person(run[0]!.seat) })],
  recruited: (run, t) =>
    run.map(({ seat, jarl }) => t.say(t.words.battle.recruited, { hero: t.person(seat), jarl })),
  slain: (run, t, events) => {
    const heroes = new Set(events.map((event) => (event.type === 'heroDied' ? event.counter : null)));
    const dead = run.map((event) => event.counter).filter((id) => !heroes.has(id));
    return dead.length > 0 ? [t.say(t.words.battle.slain, { dead })] : [];
  },
  heroDied: (run, t, events) =>
    run.map(({ counter, area, how }) => {
      const blow = events.find((event) => event.type === 'slain' && event.counter === counter) as
        | EventOf<'slain'>
        | undefined;
      const by = blow?.by ?? null;
      const { name, his } = t.counter(counter);
      return t.say(t.words.battle.heroDied[how], {
        name,
        his,
        area,
        by: by === null ? null : t.heroName(by),
      });
    }),
  wounded: (run, t, events) => {
    const died = new Set(events.map((event) => (event.type === 'heroDied' ? event.counter : null)));
    const ids = run.map((event) => event.counter).filter((id) => !died.has(id));
    const others = ids.filter((id) => !t.isHero(id));
    return [
      ...ids
        .filter((id) => t.isHero(id))
        .map((id) => t.say(t.words.battle.heroWounded, { hero: t.counter(id) })),
      ...(others.length > 0 ? [t.say(t.words.battle.drivenOff, { who: others })] : []),
    ];
  },
  freyHealed: (run, t) => run.map(({ seat }) => t.say(t.words.battle.freyHealed, { hero: t.person(seat) })),
  worshipBegan: (run, t) => run.map(({ seat }) => t.say(t.words.battle.worship, { hero: t.person(seat) })),
  fled: (run, t) => {
    const ends = new Map<CounterId, Area | null>();
    for (const { counter, path } of run)
      ends.set(counter, path.length < 2 ? (ends.get(counter) ?? null) : path.at(-1)!);
    const fugitives = leaderFirst([...ends.keys()], t);
    return unique(fugitives.map((id) => ends.get(id) ?? null)).map((to) => {
      const who = fugitives.filter((id) => ends.get(id) === to);
      return to === null ? t.say(t.words.battle.stuck, { who }) : t.say(t.words.battle.fled, { who, to });
    });
  },
  gloryLost: (run, t) => run.flatMap((event) => tellLoss(event, t)),
  luckLost: (run, t) =>
    run.flatMap(({ seat, amount, why }) => {
      const { loki, mourned } = t.words.battle;
      return amount > 0 ? [t.say(why === 'loki' ? loki.took : mourned, { hero: t.person(seat) })] : [];
    }),
  landWon: (run, t) =>
    run.map(({ seat, area, from }) =>
      from === null
        ? t.say(t.words.battle.landWon, { hero: t.person(seat), area })
        : t.say(t.words.battle.landTaken, { hero: t.person(seat), area, from: t.heroName(from) }),
    ),
  purseTaken: (run, t) =>
    run
      .filter(({ marks }) => marks > 0)
      .map(({ seat, from, marks }) => t.say(t.words.battle.purse, { hero: t.person(seat), from, marks })),
  spoils: (run, t) =>
    run.map((event) => t.say(t.words.battle.spoils, { ...event, who: t.counter(event.counter) })),
  dropped: (run, t) => run.map((event) => t.say(t.words.battle.dropped, event)),
  runeLearned: (run, t) =>
    run.map(({ seat, rune }) => t.say(t.words.battle.rune, { hero: t.person(seat), rune })),
  noticed: (run, t) =>
    run.map(({ seat, god }) => t.say(t.words.battle.noticed, { hero: t.person(seat), god })),
  rewarded: (run, t) =>
    run.flatMap(({ seat, glory, luck }) => [
      ...(luck > 0 ? [t.say(t.words.battle.loki.gave, { hero: t.person(seat) })] : []),
      ...(glory > 0 ? [t.say(t.words.battle.glory, { hero: t.person(seat), glory })] : []),
    ]),
  frey: (run, t) => run.map((event) => t.say(t.words.battle.frey, event)),
  njord: (run, t) =>
    run.map(({ seat, effect, marks }) =>
      t.say(t.words.battle.njord[effect], { hero: t.person(seat), marks }),
    ),
};

/** Only the attack of this hero alone was told before, so that a pronoun cannot be misunderstood. */
function followsAttackOf(seat: number, luck: GameEvent, events: readonly GameEvent[], t: Teller): boolean {
  const told = events.filter(({ type }) => TALES[type] !== undefined || type === 'attacked');
  const attack = told[told.indexOf(luck) - 1];
  return (
    attack?.type === 'attacked' &&
    attack.attackers.length === 1 &&
    attack.attackers[0] === t.hero(seat) &&
    !attack.targets.some((target) => isHeroId(target) || isJarlId(target))
  );
}

const AGAINST_ATTACKER: readonly Result[] = ['k', 'w', 'f'];
const AGAINST_DEFENDER: readonly Result[] = ['F', 'W', 'K'];

/** A country that was won or kept speaks for itself; otherwise the fight gets its sentence. */
function tellOutcome(
  { result, attack, defence, area }: EventOf<'fought'>,
  events: readonly GameEvent[],
  t: Teller,
): string[] {
  const { battle } = t.words;
  const lines: string[] = [];
  const upset =
    (AGAINST_DEFENDER.includes(result) && attack < defence - 1) ||
    (AGAINST_ATTACKER.includes(result) && attack > defence + 2);
  if (upset) lines.push(t.say(battle.againstOdds, null));
  const won = events.some((event) => event.type === 'landWon');
  const recruited = events.some((event) => event.type === 'recruited');
  if (!won && !recruited && !upset) lines.push(t.say(battle.fought[result], null));
  const attacked = events.find((event) => event.type === 'attacked');
  if (attacked?.targets.includes('land') && !won) lines.push(t.say(battle.landHeld, { area }));
  return lines;
}

function tellLoss({ seat, amount, why }: EventOf<'gloryLost'>, t: Teller): string[] {
  const hero = t.person(seat);
  if (why === 'jarl') return [t.say(t.words.battle.mourned, { hero })];
  return amount > 0 ? [t.say(t.words.battle.shamed, { hero, glory: amount })] : [];
}

/** All that a seat won in a battle, in one sentence for glory and one for luck. */
function tellRewards(events: readonly GameEvent[], t: Teller): string[] {
  const deeds = events.filter(
    (event) => event.type === 'rewarded' && event.deed !== 'god',
  ) as EventOf<'rewarded'>[];
  return unique(deeds.map(({ seat }) => seat)).flatMap((seat) => {
    const own = deeds.filter((deed) => deed.seat === seat);
    const glory = own.reduce((sum, deed) => sum + deed.glory, 0);
    const luck = own.reduce((sum, deed) => sum + deed.luck, 0);
    const byName = glory === 0;
    return [
      ...(glory > 0 ? [t.say(t.words.battle.glory, { hero: t.person(seat), glory })] : []),
      ...(luck > 0 ? [t.say(t.words.battle.gotLuck, { hero: t.person(seat, !byName), luck })] : []),
    ];
  });
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
