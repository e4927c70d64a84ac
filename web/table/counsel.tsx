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
        aria-label={words.ask}
        aria-expanded={stage !== 'none'}
        onClick={stage === 'none' ? ask : dismiss}
      >
        <Horn />
        <span>{words.ask}</span>
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

/** A horn that calls for somebody: where there is no room for words. */
function Horn() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 18.5C12 19.5 19 15 21.5 5.5L14 3.5C13.5 10 10 15 3 17z" />
      <path d="M14 3.5c2-1.5 6.5-.5 7.5 2M8.5 14.6l1.8 3.2M12 11.4l3 2.8" />
    </svg>
  );
}
