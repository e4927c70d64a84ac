// A whole encounter from the quick charts: rolled, mended as the ledger says, and made anew until it is legal.
// RUN-QUICK-13 to -16, RUN-RULING-R33

import { type Dice, FastDice } from '@skald/kernel';
import { CATEGORIES, CATEGORY_PRICE } from '../../../content/design/gains.ts';
import { HOOK_OF, SCENES, type Scene } from '../../../content/generating/scenes.ts';
import { readChart, sidesOf } from '../../../content/quick/chart.ts';
import { MOST_TRIES, QUICK_LIMIT, QUICK_NUMBERS } from '../../../content/quick/combat.ts';
import { PRIZE_ROLL } from '../../../content/quick/prizes.ts';
import { check } from '../../../documents/encounter/check/index.ts';
import { priceOf } from '../../../documents/encounter/price/index.ts';
import { type Encounter, EncounterSchema } from '../../../documents/encounter/schema.ts';
import { together } from '../both.ts';
import { oneOf } from '../lots.ts';
import type { PlaceTale, QuickTale, Stage } from '../tale.ts';
import { type GivenElement, type GivenEvent, prizeElements, trapElement } from './elements.ts';
import { faultsOf } from './faults.ts';
import { quickField } from './field.ts';
import { type QuickSketch, rollSketch } from './sketch.ts';

export interface QuickRequest {
  readonly seed: number;
  readonly heroes: number;
  readonly place?: Scene | 'any';
  /** Somebody is the opponent wherever he may be. RUN-QUICK-09 */
  readonly opposed?: boolean;
}

export function quickEncounter(request: QuickRequest, tale: QuickTale): Encounter {
  const dice = new FastDice(request.seed);
  for (let i = 1; ; i++) {
    const sketch = rollSketch(dice, request.heroes, 'mended');
    const isLast = i >= MOST_TRIES;
    if (!mayBeMended(sketch, isLast)) continue;
    const written = paid(encounterOf(sketch, request, tale, dice), tale);
    const made = isLast ? lowered(written) : written;
    if (isLegal(made)) return made;
  }
}

/** By treasure, or at last by fewer points of Dam. RUN-QUICK-15, RUN-RULING-R33 */
const mayBeMended = (sketch: QuickSketch, isLast: boolean): boolean =>
  faultsOf(sketch).every((fault) => fault === 'unpaid' || (isLast && fault === 'overLimit'));

/** RUN-QUICK-13 */
const isLegal = (encounter: Encounter): boolean =>
  priceOf(encounter).totals.spent <= QUICK_LIMIT && check(encounter).every(({ advice }) => advice);

function encounterOf(
  { heroes, events, foe, threats, grounds }: QuickSketch,
  { place = 'any', opposed = false }: QuickRequest,
  tale: QuickTale,
  dice: Dice,
): Encounter {
  const scene = place === 'any' ? oneOf(dice, SCENES) : place;
  const at = (stage: Stage): PlaceTale => oneOf(dice, tale.places[scene][stage]);
  const before = events.map(({ traps, prizes }, e): GivenEvent => {
    const there = at(e === 0 ? 'approach' : 'inner');
    const elements = [
      ...traps.map((trap, i) => trapElement(`trap-${e + 1}-${i + 1}`, trap, 'before', tale)),
      ...prizes.flatMap((prize, i) =>
        prizeElements(`prize-${e + 1}-${i + 1}`, prize, tale, trials(dice), opposed),
      ),
    ];
    return {
      id: `event-${e + 1}`,
      title: there.title,
      location: there.location,
      summary: tale.summary(traps.map(({ roll }) => tale.traps[roll.ability].name)),
      scene,
      narration: together(
        there.opening,
        ...traps.map(({ roll }) => tale.traps[roll.ability].sight),
        ...prizes.flatMap(({ won }) => (won === null ? [] : [tale.feats[won.roll.ability].sight])),
      ),
      elements,
    };
  });
  const there = at('battle');
  const field = quickField(
    dice,
    grounds.map(({ ground }) => ground),
    threats.length,
  );
  const fight: GivenEvent = {
    id: 'event-3',
    title: there.title,
    location: there.location,
    summary: tale.foesStand(foe, threats.length > 1),
    scene,
    narration: together(
      there.opening,
      ...grounds.map(({ ground }) => tale.grounds[ground]),
      tale.foesStand(foe, threats.length > 1),
    ),
    map: field.map,
    claims: [...field.claims],
    combat: {
      foes: threats.map((threat, i) => ({
        id: `foe-${i + 1}`,
        name: numbered(tale, foe, i, threats.length),
        kind: foe === 'other' ? { creature: 0 } : foe,
        threat,
      })),
    },
    elements: [
      ...grounds.flatMap(({ ground }) => (ground === 'hiding' ? [hiding(tale)] : [])),
      ...grounds.map(({ trap }, i) => trapElement(`trap-3-${i + 1}`, trap, 'during', tale)),
    ],
  };
  return EncounterSchema.parse({
    skald: 'encounter',
    version: 1,
    name: tale.name(foe),
    kind: 'basic',
    hook: HOOK_OF[scene],
    concept: tale.concept,
    group: { heroes },
    creatures: foe === 'other' ? [creature(tale)] : [],
    events: [...before, fight],
  });
}

/** Three rolls by which nothing else is won, with whatever the second chart says. */
const trials = (dice: Dice) => [0, 1, 2].map(() => readChart(PRIZE_ROLL, dice.roll(sidesOf(PRIZE_ROLL))));

function numbered(tale: QuickTale, foe: QuickSketch['foe'], i: number, count: number) {
  const { en, de } = tale.foes(foe);
  return count === 1 ? { en, de } : { en: `${en} ${i + 1}`, de: `${de} ${i + 1}` };
}

/** Nothing about it is special. RUN-CHART-COMBAT1 */
const creature = ({ creature: words }: QuickTale) => ({
  skald: 'creature' as const,
  version: 1 as const,
  ...words,
  benchmark: 8,
  missile: false,
  weapon: 'natural' as const,
  temper: 'headlong' as const,
  nightVision: false,
  stunnable: true,
});

/** RUN-RULING-R32 */
const hiding = ({ hiding: { name, closer } }: QuickTale): GivenElement => ({
  id: 'hiding',
  name,
  nature: 'gain',
  roll: {
    id: 'hiding-roll',
    methods: [{ ability: 'stealth', characteristic: null }],
    against: { kind: 'difficulty', difficulty: QUICK_NUMBERS.hiding },
    type: 'weakLink',
  },
  gains: [{ kind: 'ambush' }],
  inspection: closer,
});

/** What is not earned yet, the slain carry. RUN-RULING-R33 */
function paid(encounter: Encounter, { spoils }: QuickTale): Encounter {
  const { spent, earned } = priceOf(encounter).totals;
  const category = CATEGORIES.find((one) => -CATEGORY_PRICE[one] >= spent - earned);
  if (spent <= earned || category === undefined) return encounter;
  const found: GivenElement = {
    id: 'spoils',
    name: spoils.name,
    nature: 'gain',
    phase: 'after',
    how: spoils.how,
    gains: [{ kind: 'treasure', category }],
  };
  return withElements(encounter, (elements, last) => (last ? [...elements, found] : elements));
}

const withElements = (
  encounter: Encounter,
  change: (elements: readonly GivenElement[], last: boolean) => readonly GivenElement[],
): Encounter =>
  EncounterSchema.parse({
    ...encounter,
    events: encounter.events.map((event, e) => ({
      ...event,
      elements: change(event.elements, e === encounter.events.length - 1),
    })),
  });

/** The last resort: the worst trap hurts less, until all is paid. RUN-RULING-R33 */
function lowered(encounter: Encounter): Encounter {
  const { spent, earned } = priceOf(encounter).totals;
  if (spent <= earned && spent <= QUICK_LIMIT) return encounter;
  const dams = encounter.events.flatMap(({ elements }) => elements.flatMap(damOf));
  const worst = Math.max(...dams);
  if (worst <= 0) return encounter;
  let done = false;
  return lowered(
    withElements(encounter, (elements) =>
      elements.map((element) => {
        if (done || !damOf(element).includes(worst)) return element;
        done = true;
        return {
          ...element,
          effects: (element.effects ?? []).map((effect) =>
            effect.kind === 'damage' ? { ...effect, dam: effect.dam - 1 } : effect,
          ),
        };
      }),
    ),
  );
}

const damOf = ({ effects = [] }: GivenElement): number[] =>
  effects.flatMap((effect) => (effect.kind === 'damage' ? [effect.dam] : []));
