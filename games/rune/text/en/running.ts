// How an element of an encounter will run at the table, in plain sentences.

import { english } from '@skald/text';
import type { Care } from '../../content/gods.ts';
import type { Effect, EffectOf } from '../../documents/encounter/effect-schema.ts';
import type { Gain, GainOf } from '../../documents/encounter/gain-schema.ts';
import type { Multiple, PlainRoll } from '../../documents/encounter/roll-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';

const { several, signed, percent } = english;
const quoted = (text: string): string => `“${text}”`;

/** Who is struck or rewarded: by the type of the roll, or by what stands in its place. */
export type Bearer =
  | Exclude<PlainRoll['type'], 'lineOfDoom' | 'domino'>
  | 'doomFront'
  | 'doomRear'
  | 'dominoFront'
  | 'dominoRear'
  /** Whoever chose to do it. */
  | 'doer'
  /** Without any roll. */
  | 'met'
  /** With successes counted together. */
  | 'together'
  /** As long as every round's roll is made. */
  | 'held';

type Who = PlainRoll['type'] | 'doer';
type About<T, More> = (what: T, more: More) => string;

/** What is known of a thing besides itself, put into words already. */
export interface Told {
  /** How it is brought to an end: “ until …”, or nothing. */
  readonly end: string;
  /** How long it lasts: “until …”. */
  readonly until: string;
  /** What alone it touches; empty where it is everything. */
  readonly only: string;
  /** A later roll, a score, or foes, by name. */
  readonly name: string;
}

export interface RunningWords {
  readonly quoted: (text: string) => string;
  readonly either: (ways: readonly string[]) => string;
  readonly list: (things: readonly string[]) => string;
  readonly luck: string;
  readonly allFoes: string;
  readonly engagement: string;
  readonly difficulty: (what: string, difficulty: number) => string;
  readonly opposed: (what: string, who: string, bonus: number) => string;
  readonly baseline: (score: string, by: number) => string;
  readonly atOnce: (rolls: readonly string[]) => string;
  readonly rolls: Readonly<Record<Who, (what: string) => string>>;
  readonly suffer: Readonly<Record<Bearer, (what: string) => string>>;
  readonly win: Readonly<Record<Bearer, (what: string) => string>>;
  readonly idle: Readonly<Record<'task' | 'freestanding', string>>;
  readonly phases: Readonly<Record<Element['phase'], string>>;
  readonly trigger: (when: string) => string;
  readonly condition: (what: string) => string;
  readonly exposure: Readonly<Record<'first' | 'remains', string>>;
  readonly exhausted: (most: number) => string;
  readonly how: (what: string) => string;
  readonly partOf: (trap: string) => string;
  readonly bait: (rounds: number) => string;
  readonly multiple: {
    readonly actionSink: About<Extract<Multiple, { kind: 'actionSink' }>, null>;
    readonly panicButton: About<string, null>;
    readonly endurance: About<number, null>;
    readonly countdown: About<number, number>;
    readonly scoreboard: About<number, null>;
  };
  readonly endedBy: (what: string) => string;
  readonly endedTogether: (what: string, successes: number) => string;
  readonly untilEnd: string;
  readonly untilBegins: (name: string) => string;
  readonly action: string;
  readonly withoutKit: string;
  readonly defies: (god: string) => string;
  /** What the defied god has at heart, for whoever looks for a reason. */
  readonly cares: Readonly<Record<Care, (god: string) => string>>;
  readonly extra: (extra: PlainRoll['extra']) => string;
  readonly leadsTo: (name: string) => string;
  readonly spot: (square: string) => string;
  readonly serves: (roll: string, effects: string) => string;
  readonly targets: (most: number, by: string) => string;
  readonly repeats: (most: number, by: string, end: string) => string;
  readonly zone: Readonly<Record<'danger' | 'safety', (paces: number, square: string) => string>>;
  readonly effects: { readonly [K in Effect['kind']]: (effect: EffectOf<K>, told: Told) => string };
  readonly fall: (feet: number, good: number, bad: number, landing: number) => string;
  readonly swim: (difficulty: number) => string;
  readonly gains: { readonly [K in Gain['kind']]: (gain: GainOf<K>, told: Told) => string };
  readonly buffness: (number: number, bonus: number) => string;
  readonly odds: {
    readonly score: (score: number, chance: number) => string;
    readonly baseline: (chance: number) => string;
    readonly roster: (least: number, most: number) => string;
    readonly within: (tries: number, chance: number) => string;
    readonly any: (chance: number) => string;
    readonly all: (chance: number) => string;
    readonly held: (rounds: number, chance: number) => string;
    readonly made: (chance: number) => string;
    readonly won: (chance: number) => string;
    readonly tries: (average: number) => string;
  };
}

const suffering =
  (who: string, one = true) =>
  (what: string) =>
    `${who} ${one ? 'suffers' : 'suffer'} ${what}.`;
const winning =
  (who: string, one = true) =>
  (what: string) =>
    `${who} ${one ? 'gets' : 'get'} ${what}.`;

const over = ({ over, end }: EffectOf<'damage'> | EffectOf<'dice'>, told: Told): string =>
  over === 'once'
    ? end === null
      ? ''
      : told.end
    : `${over === 'recurring' ? ', and the same every round' : ', and 2 more every round'}${told.end}`;
const soak = (ignoring: boolean): string => (ignoring ? ', whatever armor one wears' : '');

export const running: RunningWords = {
  quoted,
  either: (ways) =>
    ways.length < 2 ? (ways[0] ?? 'nothing yet') : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`,
  list: english.list,
  luck: 'luck',
  allFoes: 'all',
  engagement: 'Engagement rolls',
  difficulty: (what, difficulty) => `${what} against ${difficulty}`,
  opposed: (what, who, bonus) => `${what} against ${who === '' ? 'an opponent' : who}, who adds ${bonus}`,
  baseline: (score, by) =>
    by === 0 ? `${score} against the baseline` : `${score} against the baseline ${signed(by)}`,
  atOnce: (rolls) => rolls.join(', and at once '),
  rolls: {
    standard: (what) => `Everybody rolls ${what}.`,
    singular: (what) => `One hero, whom they choose, rolls ${what}.`,
    noFault: (what) => `Whoever likes rolls ${what}; one success is enough.`,
    rush: (what) => `One hero, whoever gets there first, rolls ${what}.`,
    scramble: (what) => `Whoever likes rolls ${what}, each for himself.`,
    dogpile: (what) => `Whoever likes rolls ${what}, and all who do must succeed.`,
    weakLink: (what) => `Everybody rolls ${what}.`,
    lineOfDoom: (what) => `In marching order everybody rolls ${what}.`,
    domino: (what) => `In marching order everybody rolls ${what}.`,
    doer: (what) => `Whoever does it rolls ${what}.`,
  },
  suffer: {
    standard: suffering('Whoever fails'),
    singular: suffering('If he fails, all heroes', false),
    noFault: suffering('If nobody succeeds, all heroes', false),
    rush: suffering('If he fails, he alone'),
    scramble: suffering('Whoever tries and fails'),
    dogpile: suffering('If one of them fails, or nobody tries, all heroes', false),
    weakLink: suffering('If anybody fails, all heroes', false),
    doomFront: suffering(
      'The danger lies in front: the rearmost who fails, and everybody ahead of him,',
      false,
    ),
    doomRear: suffering('The danger lies behind: the foremost who fails, and everybody behind him,', false),
    dominoFront: suffering(
      'Whoever fails makes the next one in front of him roll again; all whose last roll failed',
      false,
    ),
    dominoRear: suffering(
      'Whoever fails makes the next one behind him roll again; all whose last roll failed',
      false,
    ),
    doer: suffering('Whoever fails'),
    met: suffering('Whoever meets it'),
    together: suffering('If they fall short, all heroes', false),
    held: suffering('At the first failure all heroes', false),
  },
  win: {
    standard: winning('Whoever succeeds'),
    singular: winning('If he succeeds, all heroes', false),
    noFault: winning('Then all heroes', false),
    rush: winning('If he succeeds, he alone'),
    scramble: winning('Whoever succeeds'),
    dogpile: winning('Then all heroes', false),
    weakLink: winning('If nobody fails, all heroes', false),
    doomFront: winning('Whoever is spared'),
    doomRear: winning('Whoever is spared'),
    dominoFront: winning('Whoever made his last roll'),
    dominoRear: winning('Whoever made his last roll'),
    doer: winning('Whoever succeeds'),
    met: winning('Whoever does so'),
    together: winning('If they make it, all heroes', false),
    held: winning('If it is held to the end, all heroes', false),
  },
  idle: {
    task: 'Nothing else hangs on it.',
    freestanding: 'Success brings victory points; failure costs nothing.',
  },
  phases: { before: 'Before the fight.', during: 'In the fight.', after: 'After the fight.' },
  trigger: (when) => `It goes off when ${when}.`,
  condition: (what) =>
    what === ''
      ? 'Heroes can leave it alone.'
      : `Heroes can leave it alone. It begins with this: ${quoted(what)}`,
  exposure: { first: 'It strikes the first time only.', remains: 'It strikes every time.' },
  exhausted: (most) => `After ${several(most, 'time')} it is exhausted.`,
  how: (what) => `No roll is asked for: ${quoted(what)}`,
  partOf: (trap) => `It is a part of ${quoted(trap)}.`,
  bait: (rounds) => `It lies where it hurts: whoever wants it stays there for ${several(rounds, 'round')}.`,
  multiple: {
    actionSink: ({ successes, trapAtEnd }) =>
      `Together they need ${several(successes, 'success', 'successes')}${trapAtEnd ? ' before the fight ends' : ''}; every try takes an action, and failing costs no more than that.`,
    panicButton: (end) => `Somebody must succeed every round${end}.`,
    endurance: (rolls) => `There are ${rolls} such rolls, one a round, and one failure is enough.`,
    countdown: (successes, attempts) =>
      `Together they need ${several(successes, 'success', 'successes')} within ${several(attempts, 'round')}; everybody may try in each.`,
    scoreboard: (successes) => `The first to win ${successes} such rolls has won.`,
  },
  endedBy: (what) => ` until somebody ends it (${what})`,
  endedTogether: (what, successes) =>
    ` until they end it together (${what}, ${several(successes, 'success', 'successes')})`,
  untilEnd: 'until the encounter ends',
  untilBegins: (name) => `until ${quoted(name)} begins`,
  action: 'A try takes an action.',
  withoutKit: 'No kit is needed.',
  defies: (god) => `Whatever connects a hero with ${god} is added to the Difficulty.`,
  cares: {
    growth: (god) => `${god} guards what grows.`,
    unrest: (god) => `${god} is against the undead and all that is Loki’s.`,
    mischief: (god) => `${god} stands in the way of honest and helpful deeds.`,
    wind: (god) => `${god} hates heat and still air.`,
    knowledge: (god) => `${god} wants to know: maps, names and secrets.`,
    courage: (god) => `${god} wants reckless courage and forgives no retreat.`,
    suffering: (god) => `${god} honors whoever suffers, and walks into a trap.`,
    hunt: (god) => `${god} wants game to be hunted.`,
  },
  extra: (extra) =>
    extra === 'unlimited'
      ? 'It may be tried as often as one likes.'
      : `It may be tried again ${['', 'once', 'twice'][extra] ?? `${extra} times`}.`,
  leadsTo: (name) => `Whoever fails must then deal with ${quoted(name)}.`,
  spot: (square) => `One must stand at ${square} to try.`,
  serves: (roll, effects) => `The type of the roll (${roll}) is for this only: ${effects}.`,
  targets: (most, by) => `It strikes ${several(most, 'hero', 'heroes')} at most, ${by}.`,
  repeats: (most, by, end) => `Every round it strikes ${several(most, 'hero', 'heroes')}, ${by}${end}.`,
  zone: {
    danger: (paces, square) =>
      `Within ${paces} paces of ${square} the roll is harder by 1 for every 10 paces that one is nearer.`,
    safety: (paces, square) =>
      `Within ${paces} paces of ${square} the roll is easier by 1 for every 10 paces that one is nearer.`,
  },
  effects: {
    damage: (effect, told) =>
      `damage of ${effect.dam} plus what the roll was missed by${soak(effect.armorIgnoring)}${over(effect, told)}`,
    dice: (effect, told) =>
      `${effect.dice === 1 ? 'one die' : `${effect.dice} dice`} of damage plus what the roll was missed by${soak(effect.armorIgnoring)}${over(effect, told)}`,
    impairment: ({ points }, { only, until }) =>
      `an Impairment of ${points}${only === '' ? '' : ` on ${only} alone`} ${until}`,
    stick: ({ by, rounds }, { name }) =>
      `a penalty of ${by} on a later roll (${name})${rounds === 1 ? '' : ` for ${rounds} rounds`}`,
    foesStick: ({ by, rounds, fights, score: _ }, { only, name }) =>
      `an advantage of the foes (${name}): ${only} ${signed(by)} for ${several(rounds, 'round')} of ${fights === 1 ? 'the next fight' : 'each of the next two fights'}`,
    status: ({ points }) =>
      `a loss of ${several(points, 'victory point')} of this encounter, the price of shrinking from it`,
    equipment: () => 'damage to all that is carried',
    acid: ({ dam, deep }, { end, only }) =>
      `acid: damage of ${dam} every round, whatever armor one wears, and damage to equipment${deep === null ? '' : `, in deep water (${only})`}${end}`,
    ambush: () => 'an ambush by the foes, with three rounds of ever smaller penalties',
    drowning: (_, { only }) => `deep water (${only})`,
    fall: (_, { only }) => only,
    fire: ({ raging, water, within = false }) =>
      `${raging ? 'a raging fire: damage of 12, and 2 more every round' : 'flames: clothes that may burn, with damage of 6 and 2 more every round'}${within ? '; all of the place burns, and whoever is not at a way out must get there first' : ''}${water === null ? '' : `; there is water ${water} paces away`}`,
    lost: ({ difficulty }) =>
      `the loss of the way: Map rolls against ${difficulty} until it is found, then Bravery and Stealth for all`,
    grab: ({ dam, traps }, { end }) =>
      `a grip that does not let go${dam === 0 ? '' : `, damage of ${dam}`}${end}; there are ${traps} such traps`,
    nuisance: ({ dam }) => `animals that hurt for ${dam} every round, and Bravery rolls to bear them`,
  },
  fall: (feet, good, bad, landing) =>
    good === 0 && bad === 0
      ? `a fall of ${feet} feet, which hurts nobody`
      : `a fall of ${feet} feet: damage of ${good}, or ${bad} for whoever fails a Jump against ${landing}`,
  swim: (difficulty) => `Swim against ${difficulty} every round, or go under`,
  gains: {
    treasure: ({ category }) => `a treasure of category ${category}`,
    silver: ({ ounces }) => `${several(ounces, 'ounce')} of silver`,
    liarsSilver: ({ pieces }) => `${several(pieces, 'piece')} of liar’s silver, worth less than nothing`,
    ambush: () => 'an ambush on the foes, with three rounds of ever smaller penalties for them',
    bargain: ({ bonus, stock }, { name }) =>
      `a chance to trade: the merchant adds ${bonus} when he haggles${stock.length === 0 ? '' : ` and sells, besides what is common, ${name}`}`,
    carrot: ({ by, rounds, for: helped }, { name }) =>
      'score' in helped
        ? `${name} ${signed(by)} for ${several(rounds, 'round')} of the next fight`
        : `${signed(by)} on a later roll (${name})${rounds === 1 ? '' : ` for ${rounds} rounds`}`,
    healing: (_, { name }) => `safety in which to heal: ${name}`,
    invigoration: ({ points }, { only, until }) =>
      `an Invigoration of ${points}${only === '' ? '' : ` on ${only} alone`} ${until}`,
    goHome: ({ bonus }) => `a reason to go home: ${signed(bonus)} on everybody’s Lore roll for it`,
    lootCache: ({ difficulty }) => `a cache for loot, found again against ${difficulty}`,
    shrine: (_, { name }) => `a shrine to ${name}`,
    points: ({ award }, { name, only }) =>
      `${award === 'variable' ? 'victory points, as many as the deed is worth' : several(award, 'victory point')} (${only})${name === '' ? '' : ` for this: ${quoted(name.replace(/\.$/, ''))}`}`,
  },
  buffness: (number, bonus) => `It is roll ${number} of the encounter, so everybody adds ${bonus}.`,
  odds: {
    score: (score, chance) => `Chance with a score of ${score}: ${percent(chance)}.`,
    baseline: (chance) => `Chance of whoever stands at the baseline himself: ${percent(chance)}.`,
    roster: (least, most) =>
      least === most
        ? `Chance of each of these heroes: ${percent(least)}.`
        : `Chances of these heroes: ${percent(least)} to ${percent(most)}.`,
    within: (tries, chance) => `Within ${tries} tries: ${percent(chance)}.`,
    any: (chance) => `That somebody succeeds: ${percent(chance)}.`,
    all: (chance) => `That nobody fails: ${percent(chance)}.`,
    held: (rounds, chance) => `To hold it for ${several(rounds, 'round')}: ${percent(chance)}.`,
    made: (chance) => `That they make it: ${percent(chance)}.`,
    won: (chance) => `That the hero wins: ${percent(chance)}.`,
    tries: (average) => `It takes ${average.toFixed(1)} actions on average.`,
  },
};
