import { Act } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';

/** What has just happened; pressed, it makes way for the next. */
export function Message({ presented, model, loaded: { module }, finish }: OpenTable) {
  const { message, waits, goOn } = presented;
  const { table } = useWords();
  const { language } = useSettings();
  const opening = model.events.findLast((event) => module.opensRound(event));
  const round =
    opening !== undefined &&
    model.view !== null &&
    message === module.words.event(opening, model.view, language);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. AMI-UI-28
    <p className={round ? 'message message-round' : 'message'} aria-live="polite" onClick={finish}>
      {message}
      {waits && <Act onPress={goOn}>{table.goOn}</Act>}
    </p>
  );
}
