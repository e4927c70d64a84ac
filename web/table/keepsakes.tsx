// What one takes home from a game that is over: its replay, and then its saga, the file, and a link for others.

import { Act, saveFile, To } from '../parts/controls.tsx';
import { CopyLink } from '../parts/copy.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';

/** Where the page that holds the table keeps them. */
export interface Kept {
  readonly replay: string;
  /** Whether others may see the replay, too. */
  readonly shared: boolean;
  save(): void;
}

export function ToReplay({ kept }: { readonly kept: Kept }) {
  const { table } = useWords();
  return (
    <To path={kept.replay} className="act">
      {table.replay}
    </To>
  );
}

export function Keepsakes({ model, loaded: { module }, kept }: OpenTable & { readonly kept: Kept }) {
  const { table: words } = useWords();
  const { language } = useSettings();
  const { events, view } = model;
  return (
    <>
      {view !== null && (
        <Act onPress={() => saveFile('saga.md', module.words.saga(events, view, language), 'text/markdown')}>
          {words.sagaSave}
        </Act>
      )}
      <Act onPress={kept.save}>{words.save}</Act>
      {kept.shared && <CopyLink label={words.share} link={() => `${location.origin}${kept.replay}`} />}
    </>
  );
}
