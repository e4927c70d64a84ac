// An encounter that nobody designed: a way with traps and things to win, and a fight at the end of it. Whatever is asked
// for, the rules of design find nothing wrong with it. RUN-ENC, RUN-BUDGET, RUN-CEVENT

import { type Dice, FastDice } from '@skald/kernel';
import type { EncounterKind, Hook } from '../../content/design/budget.ts';
import { HEALING_PRICE, HEALING_TIMES, MOST_SHRINES } from '../../content/design/gains.ts';
import { DESIGN_RULINGS } from '../../content/design/rulings.ts';
import { MOST_DAM } from '../../content/design/traps.ts';
import type { Theme } from '../../content/fights.ts';
import {
  AT_HOME,
  CHANCES,
  EARNED_BEFORE,
  MOST_SPENT,
  SLACK,
  TRAP_SHARE,
} from '../../content/generating/budget.ts';
import {
  PRIZE_THINGS,
  type PrizeThing,
  TRIAL_THINGS,
  type TrialThing,
} from '../../content/generating/prizes.ts';
import { HOOK_OF, SCENES, type Scene } from '../../content/generating/scenes.ts';
import { TRAP_THINGS, type TrapThing } from '../../content/generating/traps.ts';
import { majorityTotal } from '../../documents/encounter/budget.ts';
import type { Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import { together } from './both.ts';
import { Draft } from './draft.ts';
import { type FightMade, fightFor } from './fighting.ts';
import { type Hardness, hardnessFor } from './hardness.ts';
import { between, happens, oneOf, shuffled } from './lots.ts';
import { obstacle } from './obstacles.ts';
import { elementWith, eventWith, rollWith } from './parts.ts';
import { reward, trial } from './rewards.ts';
import type { Bilingual, PlaceTale, Tale, ThingTale } from './tale.ts';

export interface EncounterRequest {
  readonly seed: number;
  readonly heroes: number;
  /** Victory points of all players. RUN-BUDGET-05 */
  readonly totals?: readonly number[];
  readonly kind?: EncounterKind;
  /** The setting of the adventure; otherwise that of the place. */
  readonly hook?: Hook;
  readonly place?: Scene | 'any';
  readonly foes?: Theme;
  /** Who leads them, if that is known already. */
  readonly leader?: string;
}

export function encounterFrom(request: EncounterRequest, tale: Tale): Encounter {
  const dice = new FastDice(request.seed);
  const { heroes, totals = [], kind = 'basic', place = 'any', foes = 'any' } = request;
  const scene = place === 'any' ? oneOf(dice, SCENES) : place;
  const theme = foes === 'any' ? oneOf(dice, AT_HOME[scene]) : foes;
  const hardness = hardnessFor(majorityTotal(totals));
  const name = request.leader ?? oneOf(dice, tale.leaders[theme]);
  const stage = { dice, scene, theme, heroes, hardness, tale };
  const { events, main } = stagesOf(stage, name);
  const leader = main.leader;
  const frame = oneOf(dice, tale.frames);
  const draft = new Draft({
    skald: 'encounter',
    version: 1,
    name: oneOf(dice, tale.names)(leader),
    kind,
    hook: request.hook ?? HOOK_OF[scene],
    beginner: false,
    concept: frame.concept(leader),
    group: { heroes, totals: [...totals], roster: [] },
    creatures: [],
    events,
    rulings: DESIGN_RULINGS,
    waivers: [],
  });
  const most = Math.min(draft.price.totals.limit, MOST_SPENT);
  beforeTheFight(draft, stage, main, most);
  win(draft, stage, most);
  hinder(draft, stage, most);
  rest(draft, stage);
  draft.trim(most);
  draft.fillUp(most, Math.min(MOST_DAM, hardness.dam + SLACK), hardness.difficulty + 2);
  pay(draft, stage);
  return told(draft.encounter, stage, frame.background(leader));
}

interface Staged {
  readonly dice: Dice;
  readonly scene: Scene;
  readonly theme: Theme;
  readonly heroes: number;
  readonly hardness: Hardness;
  readonly tale: Tale;
}

const idOf = (event: number): string => `event-${event + 1}`;

/** The places, one after another, and the fights in them. RUN-ENC-18, -19, RUN-CEVENT-01 */
function stagesOf(stage: Staged, leader: string): { events: EncounterEvent[]; main: FightMade } {
  const { dice, scene, heroes, theme, tale } = stage;
  const inner = shuffled(dice, tale.places[scene].inner);
  const places = [
    oneOf(dice, tale.places[scene].approach),
    ...inner.slice(0, happens(dice, CHANCES.fourthEvent) ? 2 : 1),
    oneOf(dice, tale.places[scene].battle),
  ];
  const last = places.length - 1;
  const others = tale.leaders[theme].filter((name) => name !== leader);
  const small = Math.floor(heroes / 2);
  // On the way there may be some who are a match for half of them. RUN-CEVENT-06
  const skirmish = small > 0 && happens(dice, CHANCES.secondFight) ? 1 : -1;
  const fights = places.map((_, e) => {
    if (e !== last && e !== skirmish) return null;
    return fightFor(
      dice,
      {
        id: idOf(e),
        scene,
        theme,
        match: e === last ? heroes : between(dice, 1, small),
        heroes,
        leader: e === last ? leader : oneOf(dice, others),
        isMain: e === last,
      },
      tale,
    );
  });
  const events = places.map((place, e) => eventFor(stage, place, e, fights[e] ?? null));
  return { events, main: fights[last] as FightMade };
}

const eventFor = ({ dice, scene, tale }: Staged, place: PlaceTale, e: number, fight: FightMade | null) =>
  eventWith({
    id: idOf(e),
    title: place.title,
    location: place.location,
    scene,
    narration:
      fight === null ? place.opening : together(place.opening, oneOf(dice, tale.stands)(fight.leader)),
    ...(fight !== null && {
      map: fight.map,
      claims: fight.claims,
      combat: {
        foes: fight.foes,
        magic: [],
        noMissiles: false,
        mustHunt: false,
        tactics: oneOf(dice, tale.tactics)(fight.leader),
      },
    }),
  });

/** Either the heroes are surprised, or the foes, or their leader is warned, or nobody. RUN-HAZ-AMBUSH, RUN-TRAP-43 */
function beforeTheFight(draft: Draft, { dice, hardness, tale }: Staged, main: FightMade, most: number): void {
  const last = draft.encounter.events.length - 1;
  const { difficulty } = hardness;
  if (happens(dice, CHANCES.ambush)) {
    draft.addWithin(
      last,
      elementWith({
        id: 'ambush',
        name: tale.ambush.name,
        nature: 'hazard',
        roll: rollWith('ambush-roll', ['awareness'], difficulty, 'weakLink'),
        effects: [{ id: 'ambush-harm', kind: 'ambush' }],
        inspection: tale.ambush.closer,
      }),
      most,
    );
    return;
  }
  if (!happens(dice, CHANCES.alarm)) return;
  const score = oneOf(dice, ['init', 'atk', 'dfn'] as const);
  // Whoever warns one who is alone warns all. RUN-TRAP-44
  const type = main.foes.length === 1 ? 'weakLink' : 'singular';
  draft.addWithin(
    last - 1,
    elementWith({
      id: 'alarm',
      name: tale.alarm.name,
      nature: 'trap',
      roll: rollWith('alarm-roll', ['stealth', 'bows'], difficulty, type),
      effects: [
        {
          id: 'alarm-harm',
          kind: 'foesStick',
          score,
          by: score === 'init' ? 6 : 2,
          rounds: 1,
          fights: 1,
          foes: [main.leaderId],
        },
      ],
      inspection: tale.alarm.closer,
    }),
    most,
  );
}

/** What an encounter may hold only so often. */
const ONCE: readonly string[] = ['vigor', 'trade', 'surprise', 'cache', 'silver'];

/** Things to win along the way, until most of what will be spent is earned. */
function win(draft: Draft, { dice, scene, hardness, tale }: Staged, most: number): void {
  const things = (Object.keys(PRIZE_THINGS) as PrizeThing[]).filter((thing) => {
    const { at, boon } = PRIZE_THINGS[thing];
    return boon !== 'rest' && (at as readonly Scene[]).includes(scene);
  });
  const last = draft.encounter.events.length - 1;
  const isAmbushed = draft.encounter.events[last]?.elements.some(({ id }) => id === 'ambush') ?? false;
  const seen = new Set<string>(isAmbushed ? ['surprise'] : []);
  let i = 0;
  for (const thing of shuffled(dice, things)) {
    if (draft.price.totals.earned > (EARNED_BEFORE * most) / 100) break;
    const { boon } = PRIZE_THINGS[thing];
    const gods = draft.gains.flatMap((gain) => (gain.kind === 'shrine' ? [gain.god] : []));
    if (seen.has(boon) || (boon === 'shrine' && gods.length >= MOST_SHRINES)) continue;
    if (ONCE.includes(boon)) seen.add(boon);
    const event = boon === 'surprise' ? last : i % last;
    draft.addWithin(event, reward(dice, { id: `prize-${++i}`, thing, hardness, gods }, tale), most / 3);
  }
  const trials = shuffled(dice, Object.keys(TRIAL_THINGS) as TrialThing[]);
  for (const [e, thing] of trials.slice(0, 2).entries())
    if (happens(dice, CHANCES.trial))
      draft.add(e % last, trial(dice, `trial-${e + 1}`, thing, hardness, tale));
}

/** Traps and hazards, each for its share of what is left. RUN-TRAP-03, -04 */
function hinder(draft: Draft, { dice, scene, hardness, tale }: Staged, most: number): void {
  const things = shuffled(
    dice,
    (Object.keys(TRAP_THINGS) as TrapThing[]).filter((thing) =>
      (TRAP_THINGS[thing].at as readonly Scene[]).includes(scene),
    ),
  );
  const last = draft.encounter.events.length - 1;
  const there = draft.encounter.events
    .flatMap(({ elements }) => elements)
    .filter(({ effects }) => effects.length > 0);
  const wanted = Math.round((most - draft.price.totals.spent) / TRAP_SHARE.each);
  const count = Math.min(TRAP_SHARE.most - there.length, Math.max(TRAP_SHARE.least, wanted));
  const harms = new Set<string>();
  let made = 0;
  for (let round = 0; round < 3 && made < count; round++)
    for (const thing of things) {
      if (made >= count) break;
      const { harm } = TRAP_THINGS[thing];
      // Nothing twice, but for plain blows, and nobody is mocked more than once.
      if (used(draft, tale.traps[thing]) || (harms.has(harm) && (round === 0 || SINGLE.includes(harm))))
        continue;
      const event = (made + round) % (last + 1);
      const left = most - draft.price.totals.spent;
      const share = Math.max(
        LEAST_SHARE,
        Math.floor((left * between(dice, 85, 115)) / (100 * (count - made))),
      );
      const element = obstacle(
        dice,
        {
          id: `trap-${made + 1}`,
          thing,
          budget: Math.min(share, left),
          hardness,
          phase: event === last ? 'during' : 'before',
          until: event < last ? idOf(event + 1) : null,
        },
        tale,
      );
      const before = dice.roll(draft.held(event) + 1) - 1;
      if (element === null || !draft.addWithin(event, element, most, before)) continue;
      harms.add(harm);
      made++;
    }
}

const LEAST_SHARE = 20;
const SINGLE: readonly string[] = ['shame', 'lost', 'gear', 'daze', 'fire', 'swarm'];

const used = (draft: Draft, { name }: ThingTale): boolean =>
  draft.encounter.events.some(({ elements }) => elements.some((element) => element.name === name));

/** Before the last fight, for as long as there is something to heal. RUN-GAIN-42 */
function rest(draft: Draft, { dice, scene, hardness, tale }: Staged): void {
  const things = (Object.keys(PRIZE_THINGS) as PrizeThing[]).filter(
    (thing) =>
      PRIZE_THINGS[thing].boon === 'rest' && (PRIZE_THINGS[thing].at as readonly Scene[]).includes(scene),
  );
  const last = draft.encounter.events.length - 1;
  const harm = draft.harmBefore(last);
  const { spent, earned } = draft.price.totals;
  const time = HEALING_TIMES.findLast((one) => -HEALING_PRICE[one] <= Math.min(harm, spent - earned));
  if (things.length === 0 || time === undefined) return;
  const thing = oneOf(dice, things);
  const made = reward(dice, { id: 'rest', thing, hardness, gods: [] }, tale);
  // Whoever needs it has it.
  draft.add(last - 1, {
    ...made,
    roll: null,
    how: tale.prizes[thing].how,
    gains: [{ kind: 'healing', time }],
  });
}

/** What is not earned yet lies with the dead, and the last of it anywhere. RUN-BUDGET-03 */
function pay(draft: Draft, { dice, tale }: Staged): void {
  const last = draft.encounter.events.length - 1;
  const hoard = oneOf(dice, tale.hoards);
  const gains = draft.missing(last);
  if (gains.length > 0)
    draft.add(
      last,
      elementWith({
        id: 'hoard',
        name: hoard.name,
        nature: 'gain',
        phase: 'after',
        gains,
        how: hoard.how,
        inspection: hoard.closer,
      }),
    );
}

const MOST_NAMED = 5;

/** What heroes see as they come, and what is told afterwards. RUN-ENC-10, -21 */
function told(encounter: Encounter, { tale }: Staged, background: Bilingual): Encounter {
  const tales = [...Object.values(tale.traps), ...Object.values(tale.prizes), ...Object.values(tale.trials)];
  const sights = new Map<unknown, Bilingual>(
    [...tales, tale.alarm, tale.ambush].map(({ name, sight }) => [name, sight]),
  );
  const last = encounter.events.length - 1;
  return {
    ...encounter,
    events: encounter.events.map((event, e) => {
      const seen = event.elements.flatMap(({ name }) => sights.get(name) ?? []);
      const names = event.elements
        .filter(({ phase }) => phase !== 'after')
        .map(({ name }) => name as Bilingual);
      return {
        ...event,
        summary:
          event.combat === null || names.length > 0 ? tale.summary(names.slice(0, MOST_NAMED)) : event.title,
        narration: together(event.narration as Bilingual, ...seen),
        ...(e === last && { background }),
      };
    }),
  };
}
