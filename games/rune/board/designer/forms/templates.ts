// What an event can hold, ready to be changed.

import type { Language } from '@skald/text';
import type { Ability } from '../../../content/abilities.ts';
import type { RollType } from '../../../content/design/rolls.ts';
import type { Effect } from '../../../documents/encounter/effect-schema.ts';
import type { GainKind } from '../../../documents/encounter/gain-schema.ts';
import type { Multiple, Roll } from '../../../documents/encounter/roll-schema.ts';
import type { Element, Encounter, Nature } from '../../../documents/encounter/schema.ts';
import type { Words } from '../../../documents/encounter/words.ts';
import { type TemplateId, templateNames } from '../../../text/designer/templates.ts';
import { newRoll, wholeRoll, withMultiple, withOver } from './edits.ts';
import { effectOf } from './effects.ts';
import { gainOf } from './gains.ts';
import { type Fresh, freshIds } from './ids.ts';

type Group = 'trap' | 'hazard' | 'treasure' | 'gain' | 'task' | 'freestanding';

export interface ElementTemplate {
  readonly id: TemplateId;
  readonly group: Group;
}

interface Sketch {
  readonly group: Group;
  readonly phase?: Element['phase'];
  /** What is rolled, and by whom; nothing where it is there for the taking or strikes by itself. */
  readonly roll?: readonly [Ability, RollType];
  readonly multiple?: Multiple['kind'];
  readonly effects?: readonly Effect['kind'][];
  readonly gains?: readonly GainKind[];
  readonly over?: 'recurring' | 'escalating';
}

const SKETCHES: Readonly<Record<TemplateId, Sketch>> = {
  damage: { group: 'trap', roll: ['dodge', 'standard'], effects: ['damage'] },
  dice: { group: 'trap', roll: ['dodge', 'standard'], effects: ['dice'] },
  recurring: { group: 'trap', roll: ['dodge', 'standard'], effects: ['damage'], over: 'recurring' },
  escalating: { group: 'trap', roll: ['dodge', 'standard'], effects: ['damage'], over: 'escalating' },
  impairment: { group: 'trap', roll: ['bravery', 'standard'], effects: ['impairment'] },
  stick: { group: 'trap', roll: ['awareness', 'standard'], effects: ['stick'] },
  foesStick: { group: 'trap', roll: ['stealth', 'weakLink'], effects: ['foesStick'] },
  stickAndCarrot: { group: 'trap', roll: ['stealth', 'singular'], effects: ['foesStick'], gains: ['carrot'] },
  ladyOrTiger: { group: 'trap', roll: ['traps', 'rush'], effects: ['damage'], gains: ['treasure'] },
  status: { group: 'trap', effects: ['status'] },
  equipment: { group: 'trap', roll: ['dodge', 'standard'], effects: ['equipment'] },
  repeatShots: { group: 'trap', phase: 'during', roll: ['dodge', 'standard'], effects: ['damage'] },
  grab: { group: 'trap', phase: 'during', roll: ['awareness', 'standard'], effects: ['grab'] },
  acid: { group: 'hazard', roll: ['jump', 'standard'], effects: ['acid'] },
  ambush: { group: 'hazard', roll: ['awareness', 'weakLink'], effects: ['ambush'] },
  drowning: { group: 'hazard', roll: ['balance', 'standard'], effects: ['drowning'] },
  fall: { group: 'hazard', roll: ['balance', 'standard'], effects: ['fall'] },
  fire: { group: 'hazard', roll: ['dodge', 'standard'], effects: ['fire'] },
  sleepless: { group: 'hazard', roll: ['survival', 'standard'], effects: ['impairment'] },
  lost: { group: 'hazard', effects: ['lost'] },
  nuisance: { group: 'hazard', effects: ['nuisance'] },
  treasure: { group: 'treasure', gains: ['treasure'] },
  silver: { group: 'treasure', gains: ['silver'] },
  liarsSilver: { group: 'treasure', gains: ['liarsSilver'] },
  heroesAmbush: { group: 'gain', roll: ['stealth', 'weakLink'], gains: ['ambush'] },
  bargain: { group: 'gain', gains: ['bargain'] },
  carrot: { group: 'gain', roll: ['awareness', 'singular'], gains: ['carrot'] },
  healing: { group: 'gain', gains: ['healing'] },
  invigoration: { group: 'gain', gains: ['invigoration'] },
  goHome: { group: 'gain', gains: ['goHome'] },
  lootCache: { group: 'gain', gains: ['lootCache'] },
  shrine: { group: 'gain', gains: ['shrine'] },
  points: { group: 'gain', gains: ['points'] },
  task: { group: 'task', roll: ['climb', 'standard'] },
  actionSink: { group: 'task', phase: 'during', roll: ['repair', 'scramble'], multiple: 'actionSink' },
  panicButton: { group: 'task', roll: ['bravery', 'singular'], multiple: 'panicButton' },
  endurance: { group: 'task', roll: ['swim', 'standard'], multiple: 'endurance' },
  countdown: { group: 'task', roll: ['repair', 'standard'], multiple: 'countdown' },
  scoreboard: { group: 'task', roll: ['gamble', 'singular'], multiple: 'scoreboard' },
  freestanding: { group: 'freestanding', roll: ['lore', 'scramble'] },
};

export const ELEMENT_TEMPLATES: readonly ElementTemplate[] = (Object.keys(SKETCHES) as TemplateId[]).map(
  (id) => ({ id, group: SKETCHES[id].group }),
);

export const templateName = (id: TemplateId, language: Language): string => templateNames(language).names[id];

/** Said in both languages, until its designer says it in his own. */
const inBoth = (of: (names: ReturnType<typeof templateNames>) => string): Words => ({
  en: of(templateNames('en')),
  de: of(templateNames('de')),
});

export function newElement({ id: template }: ElementTemplate, encounter: Encounter): Element {
  const fresh = freshIds(encounter);
  const { group, phase = 'before', effects = [], gains = [], roll } = SKETCHES[template];
  const id = fresh(template.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const nature: Nature = group === 'treasure' ? 'gain' : group;
  const isTaken = roll === undefined && gains.length > 0;
  return {
    id,
    name: inBoth(({ names }) => names[template]),
    nature,
    phase,
    roll: rollOf(SKETCHES[template], fresh),
    effects: effects.map((kind) => ending(effectOf(kind, fresh, encounter, id), SKETCHES[template])),
    gains: gains.map((kind) => gainOf(kind, encounter)),
    how: isTaken ? inBoth((words) => words[wayTo(template, group)]) : '',
    targets: template === 'repeatShots' ? { most: 1, by: 'chance', repeats: byAction() } : null,
    zone: null,
    trigger: null,
    tags: [],
    partOf: null,
    bait: null,
    inspection: '',
    background: '',
    waives: [],
  };
}

const wayTo = (template: TemplateId, group: Group): 'taken' | 'used' | 'done' =>
  template === 'points' ? 'done' : group === 'treasure' ? 'taken' : 'used';

function rollOf({ roll, multiple }: Sketch, fresh: Fresh): Roll | null {
  if (roll === undefined) return null;
  const [ability, type] = roll;
  return withMultiple(wholeRoll(newRoll(fresh('roll'), ability, type)), multiple ?? null, fresh);
}

const byAction = () => ({ roll: null, countdown: null, how: inBoth(({ ended }) => ended) });

/** What goes on ends by somebody's action, which costs nothing. RUN-TRAP-27, -58 */
function ending(effect: Effect, { over }: Sketch): Effect {
  if (effect.kind === 'acid') return { ...effect, end: byAction() };
  if (effect.kind !== 'damage' || over === undefined) return effect;
  return { ...withOver(effect, over), end: byAction() };
}
