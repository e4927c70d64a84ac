// At the start of every turn: which one it is, and the moment to save or start over. AMI-UI-15, -16, -19

import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import { Act } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function TurnPrompt({
  model,
  loaded: { module },
  onSave,
  onRestart,
}: {
  model: TableModel;
  loaded: Loaded;
  onSave: () => void;
  onRestart: () => void;
}) {
  const words = useWords();
  const { language } = useSettings();
  const opening = model.events.findLast((event) => module.opensRound(event));
  if (opening === undefined || model.view === null || model.result !== null) return null;
  const save = (): void => {
    onSave();
    // Whoever plays on by keyboard answers the question next: Enter must not save again.
    document.getElementById('question')?.focus();
  };
  return (
    <div className="turn-prompt">
      <strong>{module.words.event(opening, model.view, language)}</strong>
      <Act tone="quiet" onPress={save}>
        {words.table.save}
      </Act>
      <Act tone="quiet" onPress={onRestart}>
        {words.table.restart}
      </Act>
    </div>
  );
}
