// What one has chosen for a new game so far, and the way to begin it.

import type { GameModule } from '@skald/games';
import { useState } from 'react';
import { go } from '../router.ts';
import { useSession } from '../session.ts';
import { change as changeSettings, currentSettings, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { begin } from './begin.ts';
import { type Control, firstControls, taking } from './controls-of-places.ts';
import { firstPlan, type Plan, played, type Where } from './plan.ts';

export interface NewGame {
  readonly module: GameModule;
  readonly plan: Plan;
  readonly online: boolean;
  /** Why it could not begin. */
  readonly problem: string | null;
  /** Whether it may be begun now. */
  readonly ready: boolean;
  change(part: Partial<Plan>): void;
  goTo(where: Where): void;
  take(place: string, control: Control): void;
  begin(): Promise<void>;
}

/** `settled`: what is not to be chosen any more. */
export function useNewGame(module: GameModule, first: Where, settled: Partial<Plan> = {}): NewGame {
  const { create } = useWords();
  const { language, name } = useSettings();
  const { me } = useSession();
  const [plan, setPlan] = useState((): Plan => ({ ...firstPlan(module, first), ...settled }));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const online = plan.where === 'online';
  const change = (part: Partial<Plan>): void => setPlan((now) => ({ ...now, ...part }));
  return {
    module,
    plan,
    online,
    problem,
    ready: !busy && (!online || Boolean(me)),
    change,
    goTo: (where) => change({ where, controls: firstControls(module, where === 'online') }),
    take: (place, control) => change({ controls: taking(module, plan.controls, place, control, online) }),
    async begin() {
      const { min, max } = module.game.seats;
      const seats = played(module, plan).length;
      if (seats < min) return setProblem(create.tooFew(min));
      if (seats > max) return setProblem(create.tooMany(max));
      setBusy(true);
      remember(module, plan);
      const begun = await begin(module, plan, name);
      if ('ok' in begun) go(begun.ok);
      else setProblem(explain(begun.refused, language, module));
      setBusy(false);
    },
  };
}

/** The next game is proposed as this one was. */
function remember({ game: { id } }: GameModule, { controls, preset }: Plan): void {
  const kept = currentSettings();
  changeSettings({
    game: id,
    controls: { ...kept.controls, [id]: controls },
    presets: { ...kept.presets, [id]: preset },
  });
}
