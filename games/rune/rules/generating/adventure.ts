// A whole adventure that nobody designed: as many encounters as there must be, each in its place, and what runs through
// them. RUN-ADV, RUN-ENC-13 to -15

import { type Dice, FastDice } from '@skald/kernel';
import { slotsOf } from '../../content/design/adventures.ts';
import type { EncounterKind, Hook } from '../../content/design/budget.ts';
import type { Theme } from '../../content/fights.ts';
import { AT_HOME } from '../../content/generating/budget.ts';
import { HOOK_OF, SCENES, type Scene } from '../../content/generating/scenes.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { together } from './both.ts';
import { encounterFrom } from './encounter.ts';
import { oneOf, shuffled } from './lots.ts';
import type { AdventureTale, Bilingual, PlotTale } from './tale.ts';

export interface AdventureRequest {
  readonly seed: number;
  /** As many as players. */
  readonly heroes: number;
  readonly totals?: readonly number[];
  readonly form?: 'basic' | 'plot';
  readonly place?: Scene | 'any';
  readonly foes?: Theme;
}

/** Seeds of its encounters. */
const SEEDS = 0x7fff_ffff;
const BASIC: Hook = 'underground';

export function adventureFrom(request: AdventureRequest, tale: AdventureTale): Adventure {
  const dice = new FastDice(request.seed);
  const { heroes, totals = [], form = 'basic', place = 'any', foes = 'any' } = request;
  const hook = place !== 'any' ? HOOK_OF[place] : form === 'basic' ? BASIC : HOOK_OF[oneOf(dice, SCENES)];
  const slots = slotsOf(form, heroes);
  const scenes = place !== 'any' ? [place] : SCENES.filter((scene) => HOOK_OF[scene] === hook);
  const way = scenesFor(dice, scenes, slots.length);
  const theme = foes === 'any' ? oneOf(dice, AT_HOME[way[0] ?? 'cave']) : foes;
  const villain = oneOf(dice, tale.leaders[theme]);
  const plot = form === 'basic' ? null : oneOf(dice, tale.plots)(villain);
  const encounters = slots.map(({ kind, runner }, i) => {
    const isPlot = kind !== 'basic' && kind !== 'cushion';
    const made = encounterFrom(
      {
        seed: dice.roll(SEEDS),
        heroes,
        totals,
        kind,
        hook,
        place: way[i] ?? 'cave',
        foes: isPlot ? theme : foes,
        ...(isPlot && { leader: villain }),
      },
      tale,
    );
    return { runner, encounter: plot === null ? made : plotted(made, kind, plot) };
  });
  return {
    skald: 'adventure',
    version: 1,
    name: plot?.name ?? oneOf(dice, tale.adventures),
    form,
    hook,
    constraints: '',
    group: { heroes, totals: [...totals], roster: [] },
    plot: plotOf(plot),
    encounters,
    waivers: [],
  };
}

/** Never the same place twice in a row, where there are others. */
function scenesFor(dice: Dice, scenes: readonly Scene[], count: number): Scene[] {
  const way: Scene[] = [];
  while (way.length < count) {
    const [first, ...rest] = shuffled(dice, scenes);
    const next = first === way.at(-1) && rest.length > 0 ? [...rest, first] : [first, ...rest];
    way.push(...next.filter((scene) => scene !== undefined));
  }
  return way.slice(0, count);
}

const PARTS = { setup: 'setup', development: 'development', climax: 'climax' } as const;

/** What the plot says of it comes before what it says of itself. */
function plotted(encounter: Encounter, kind: EncounterKind, plot: PlotTale): Encounter {
  if (kind === 'basic' || kind === 'cushion') return encounter;
  return { ...encounter, concept: together(plot[PARTS[kind]], encounter.concept as Bilingual) };
}

const plotOf = (plot: PlotTale | null): Adventure['plot'] =>
  plot === null
    ? { outline: '', setup: '', development: '', climax: '', goal: '' }
    : {
        outline: plot.outline,
        setup: plot.setup,
        development: plot.development,
        climax: plot.climax,
        goal: plot.goal,
      };
