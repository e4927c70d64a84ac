import { Act } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';
import { Stepping } from './stepping.tsx';

/** What has just happened; pressed, it makes way for the next. */
export function Message(open: OpenTable) {
  const { presented, model, finish } = open;
  const { module } = open.loaded;
  const { message, waits, paused, goOn } = presented;
  const { table } = useWords();
  const { language } = useSettings();
  const opening = model.events.findLast((event) => module.opensRound(event));
  const round =
    opening !== undefined &&
    model.view !== null &&
    message === module.words.event(opening, model.view, language);
  return (
    <div className="message-row">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. AMI-UI-28 */}
      <p className={round ? 'message message-round' : 'message'} aria-live="polite" onClick={finish}>
        {message}
        {waits && !paused && <Act onPress={goOn}>{table.goOn}</Act>}
      </p>
      <Stepping {...open} />
    </div>
  );
}
