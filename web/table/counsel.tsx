// Counsel for whoever plays without other people: what a jarl would do here, and why.

import type { PanelProps } from '@skald/games/boards';
import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import { Act } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import { useCounsel } from './use-counsel.ts';

/** Against people one thinks for oneself. */
const isAmongBots = ({ info }: TableModel): boolean =>
  info.seats.filter(({ kind }) => kind === 'human').length <= 1;

export function CounselFold(props: PanelProps & { readonly model: TableModel; readonly loaded: Loaded }) {
  return isAmongBots(props.model) ? <Offered {...props} /> : null;
}

function Offered({
  model,
  loaded,
  language,
  choose,
}: PanelProps & { readonly model: TableModel; readonly loaded: Loaded }) {
  const { counsel: words } = useWords();
  const { stage, counsel, ask, dismiss } = useCounsel(model, loaded, language);
  return (
    <div className="counsel">
      <button
        type="button"
        className="act act-quiet"
        aria-expanded={stage !== 'none'}
        onClick={stage === 'none' ? ask : dismiss}
      >
        {words.ask}
      </button>
      <div role="status">
        {stage === 'pondering' && <p>{words.ponders}</p>}
        {counsel !== null && (
          <p>
            {words.would(counsel.label)}
            {counsel.why !== null && <small> {words.because(counsel.why)}</small>}
          </p>
        )}
      </div>
      {counsel !== null && (
        <Act tone="quiet" onPress={() => choose(counsel.option)}>
          {words.doSo}
        </Act>
      )}
    </div>
  );
}
