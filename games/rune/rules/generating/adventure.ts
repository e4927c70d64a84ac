// A whole adventure that nobody designed: as many encounters as there must be, each in its place, and what runs through
// them. RUN-ADV, RUN-ENC-13 to -15

import { type Dice, FastDice } from '@skald/kernel';
import { slotsOf } from '../../content/design/adventures.ts';
import type { EncounterKind } from '../../content/design/budget.ts';
import type { Theme } from '../../content/fights.ts';
import { AT_HOME } from '../../content/generating/budget.ts';
import {
  HOOK_OF,
  type Scene,
  SETTING_NAMES,
  type SettingName,
  settingOf,
} from '../../content/generating/scenes.ts';
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
const BASIC: SettingName = 'underground';

export function adventureFrom(request: AdventureRequest, tale: AdventureTale): Adventure {
  const dice = new FastDice(request.seed);
  const { heroes, totals = [], form = 'basic', place = 'any', foes = 'any' } = request;
  const hook = place !== 'any' ? HOOK_OF[place] : form === 'basic' ? BASIC : oneOf(dice, SETTING_NAMES);
  const setting = settingOf(hook);
  const slots = slotsOf(form, heroes);
  const way = scenesFor(dice, place !== 'any' ? [place] : setting.scenes, slots.length);
  // Whoever asks for a place alone meets whoever is at home there.
  const met = place === 'any' ? setting.foes : null;
  const themeAt = (scene: Scene): Theme => (foes === 'any' ? oneOf(dice, met ?? AT_HOME[scene]) : foes);
  const theme = themeAt(way[0] ?? 'cave');
  const [villain = '', heir = villain] = shuffled(dice, tale.leaders[theme]);
  const plot = form === 'basic' ? null : oneOf(dice, tale.plots)(villain);
  const encounters = slots.map(({ kind, runner }, i) => {
    const isPlot = kind !== 'basic' && kind !== 'cushion';
    const scene = way[i] ?? 'cave';
    const made = encounterFrom(
      {
        seed: dice.roll(SEEDS),
        heroes,
        totals,
        kind,
        hook,
        place: scene,
        foes: isPlot ? theme : themeAt(scene),
        // Before the last battle the villain lets another fight for him. RUN-ADV-11, -18
        ...(isPlot && { leader: kind === 'climax' ? villain : heir }),
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
    plot: plotOf(plot, tale.succeeds(villain, heir)),
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

/** With whoever takes the villain's place if that one falls too soon. RUN-ADV-12 */
const plotOf = (plot: PlotTale | null, succession: Bilingual): Adventure['plot'] =>
  plot === null
    ? { outline: '', setup: '', development: '', climax: '', goal: '' }
    : {
        outline: together(plot.outline, succession),
        setup: plot.setup,
        development: plot.development,
        climax: plot.climax,
        goal: plot.goal,
      };
