import { Act } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';

/** What has just happened; pressed, it makes way for the next. */
export function Message({ presented: { message, waits, goOn }, finish }: OpenTable) {
  const { table } = useWords();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. AMI-UI-28
    <p className="message" aria-live="polite" onClick={finish}>
      {message}
      {waits && <Act onPress={goOn}>{table.goOn}</Act>}
    </p>
  );
}
