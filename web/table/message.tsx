import { Act } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';
import { Recap } from './recap.tsx';
import { ToCome } from './stepping.tsx';

/** What has just happened; before a question, what happened to oneself. */
export function Message(table: OpenTable) {
  const { news, presented } = table;
  return (
    <div className="message-row">
      <div className="news" aria-live="polite">
        {news.recap.length > 0 && !presented.waits ? <Recap {...table} /> : <Newest {...table} />}
      </div>
      <ToCome {...table} />
    </div>
  );
}

/** Pressed, it makes way for the next. */
function Newest({ presented, model, loaded: { module }, finish }: OpenTable) {
  const { message, waits, paused, goOn } = presented;
  const { table } = useWords();
  const { language } = useSettings();
  const opening = model.events.findLast((event) => module.opensRound(event));
  const round =
    opening !== undefined &&
    model.view !== null &&
    message === module.words.event(opening, model.view, language);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. AMI-UI-28
    <p className={round ? 'message message-round' : 'message'} onClick={finish}>
      {message}
      {waits && !paused && <Act onPress={goOn}>{table.goOn}</Act>}
    </p>
  );
}
