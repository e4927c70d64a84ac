// How far each element of the event has come: what a runner would tick off in his notes.

import { STAGES, type Stage } from '../../../content/design/stages.ts';
import type { Element } from '../../../documents/encounter/schema.ts';
import { eventIn } from '../../../rules/sitting/notes.ts';
import type { Run } from '../../../rules/sitting/veil.ts';
import { whereIn } from '../../../rules/sitting/where.ts';
import { workOn } from '../../../rules/sitting/works.ts';
import { comingIn } from './coming.ts';

/** Open now, next by itself, over for good, behind them, or still to come. */
type Mark = 'here' | 'next' | 'over' | 'behind' | 'later';

interface Ticked {
  readonly mark: Mark;
  /** How often somebody has brought it on, and who has tried it. */
  readonly times: number;
  readonly by: readonly string[];
  /** Successes, or rounds that somebody has stayed. */
  readonly have: number;
  /** Somebody has taken a closer look. */
  readonly seen: boolean;
}

export function tickedIn(run: Run, element: Element): Ticked {
  const { progress, tried, seen } = run.sitting;
  const by = tried.filter((one) => one.element === element.id).map(({ hero }) => hero);
  return {
    mark: markOf(run, element),
    times: progress.triggered[element.id] ?? 0,
    by: [...new Set(by)],
    have: workOn(run.sitting, element.id).have,
    seen: seen.includes(element.id),
  };
}

function markOf(run: Run, element: Element): Mark {
  if (workOn(run.sitting, element.id).over) return 'over';
  const { here, onward } = comingIn(run.sitting);
  const fights = whereIn(run) === 'field';
  const [stage, place] = stageOf(run, element);
  if (fights && stage === 'fight') return 'here';
  if (onward.comes === 'element' && onward.element.id === element.id) return 'next';
  // Whoever fights does not look around yet.
  if (!fights && here.some(({ id }) => id === element.id)) return 'here';
  const { progress } = run.sitting;
  const ahead = STAGES.indexOf(stage) - STAGES.indexOf(progress.stage);
  return ahead < 0 || (ahead === 0 && place < progress.passed) ? 'behind' : 'later';
}

/** When it comes, and its place among what comes then. Without a fight all of it is before. RUN-ENC-27 */
function stageOf({ sitting }: Run, element: Element): readonly [stage: Stage, place: number] {
  const event = eventIn(sitting);
  const stage = ({ phase }: Element): Stage =>
    event?.combat == null ? 'before' : phase === 'during' ? 'fight' : phase;
  const alike = (event?.elements ?? []).filter((one) => stage(one) === stage(element));
  return [stage(element), alike.findIndex(({ id }) => id === element.id)];
}
