// A plot as a legal skeleton: an encounter for each of its parts, and the adventure around them. What is said of it comes
// with the words. RUN-ADV-10 to -14

import { slotsOf } from '../../content/design/adventures.ts';
import type { EncounterKind } from '../../content/design/budget.ts';
import { ACTS, type Act, type ActFacts, PLOT, type PlotId } from '../../content/design/plots.ts';
import { FOE, type Foe } from '../../content/foes.ts';
import { BATTLE_MAPS } from '../../content/maps/index.ts';
import { powersMix } from '../../content/powers.ts';
import { MIX, roundMix, THREATS, type Threat } from '../../content/threats.ts';
import { type Adventure, AdventureSchema } from '../adventure/schema.ts';
import { type Encounter, EncounterSchema, type Group } from './schema.ts';
import type { Words } from './words.ts';

/** What one part of a plot says. */
interface ActWords {
  readonly name: Words;
  /** What happens in it. */
  readonly concept: Words;
  /** On the way, and where one fights. */
  readonly places: readonly [Words, Words];
}

export interface PlotWords {
  readonly name: Words;
  readonly outline: Words;
  readonly goal: Words;
  readonly acts: Readonly<Record<Act, ActWords>>;
  /** What lies between the parts, by its number. */
  readonly cushion: (number: number) => Words;
  readonly trap: Words;
  readonly prize: Words;
  readonly take: Words;
  readonly fought: Words;
  readonly foe: (foe: Foe, number: number) => Words;
}

/** Dam of what bars the way: enough to be felt by beginners, and soon paid for. */
const HARM = 15;

export function plotEncounter(plot: PlotId, act: Act, words: PlotWords, group: Group): Encounter {
  const { hook, acts } = PLOT[plot];
  return skeleton(acts[act], words.acts[act], words, { kind: act, hook, group });
}

/** All its encounters in order: what lies between the parts is like the part before it. RUN-ADV-02, -03 */
export function plotAdventure(plot: PlotId, words: PlotWords, group: Group): Adventure {
  const { hook, acts } = PLOT[plot];
  let act: Act = 'setup';
  let cushions = 0;
  const encounters = slotsOf('plot', group.heroes).map(({ kind, runner }) => {
    if (isAct(kind)) {
      act = kind;
      return { runner, encounter: plotEncounter(plot, act, words, group) };
    }
    cushions++;
    const said = { ...words.acts[act], name: words.cushion(cushions), concept: '' };
    return { runner, encounter: skeleton(acts[act], said, words, { kind, hook, group }) };
  });
  const { name, outline, goal } = words;
  const { setup, development, climax } = words.acts;
  return AdventureSchema.parse({
    skald: 'adventure',
    version: 1,
    name,
    form: 'plot',
    hook,
    group,
    plot: {
      outline,
      goal,
      setup: setup.concept,
      development: development.concept,
      climax: climax.concept,
    },
    encounters,
  });
}

const isAct = (kind: EncounterKind): kind is Act => (ACTS as readonly string[]).includes(kind);

type Frame = Pick<Encounter, 'kind' | 'hook' | 'group'>;

/** Something on the way that hurts, and a fight with something to be won after it. */
function skeleton(
  { foe, map, scenes, ability }: ActFacts,
  { name, concept, places }: ActWords,
  words: PlotWords,
  frame: Frame,
): Encounter {
  return EncounterSchema.parse({
    skald: 'encounter',
    version: 1,
    name,
    concept,
    ...frame,
    events: [
      {
        id: 'way',
        title: places[0],
        location: places[0],
        summary: words.trap,
        scene: scenes[0],
        elements: [
          {
            id: 'obstacle',
            name: words.trap,
            nature: 'trap',
            roll: {
              id: 'obstacle-roll',
              methods: [{ ability, characteristic: null }],
              against: { kind: 'difficulty', difficulty: 6 },
              type: 'standard',
            },
            effects: [{ id: 'obstacle-harm', kind: 'damage', dam: HARM }],
          },
        ],
      },
      {
        id: 'fight',
        title: places[1],
        location: places[1],
        summary: words.fought,
        scene: scenes[1],
        combat: {
          foes: mustered(foe, frame.group.heroes).map((threat, i) => ({
            id: `foe-${i + 1}`,
            name: words.foe(foe, i + 1),
            kind: foe,
            threat,
          })),
        },
        map: BATTLE_MAPS[map],
        elements: [
          {
            id: 'prize',
            name: words.prize,
            nature: 'gain',
            phase: 'after',
            gains: [
              { kind: 'treasure', category: 'D' },
              { kind: 'treasure', category: 'C' },
            ],
            how: words.take,
          },
        ],
      },
    ],
  });
}

/** Foes of one type that are a match for so many, as few as can be. RUN-CEVENT-05 */
function mustered(foe: Foe, heroes: number): Threat[] {
  const { maxThreat, powers, adjustMix } = FOE[foe];
  const mixOf = (threat: Threat): number => MIX[threat] + powersMix(powers) + adjustMix;
  const threats = THREATS.slice(Math.max(THREATS.indexOf(maxThreat), THREATS.indexOf('superior')));
  let ways: readonly { readonly foes: readonly Threat[]; readonly tenths: number }[] = [
    { foes: [], tenths: 0 },
  ];
  for (;;) {
    const next = ways.flatMap(({ foes, tenths }) =>
      threats.map((threat) => ({ foes: [...foes, threat], tenths: tenths + mixOf(threat) })),
    );
    const best = next.filter(({ tenths }) => roundMix(tenths) === heroes).at(0);
    if (best !== undefined) return [...best.foes];
    const known = new Set<number>();
    ways = next.filter(({ tenths }) => roundMix(tenths) < heroes && !known.has(tenths) && known.add(tenths));
    if (ways.length === 0) return [];
  }
}
