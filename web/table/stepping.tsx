// Stops what the others do, to be looked at step by step. They play on meanwhile; only what is told waits. The buttons
// stay where they are, whatever there is to tell; how much is to come is said beside what is told.

import { useWords } from '../words/index.ts';
import type { OpenTable } from './controller.ts';

const SHAPES = { pause: 'M-5 -7V7M5 -7V7', step: 'M-6 -7L3 0L-6 7ZM6 -7V7', goOn: 'M-5 -7L7 0L-5 7Z' };

export function Stepping({ presented, model: { info, result } }: OpenTable) {
  const { table } = useWords();
  const { paused, coming, pause, step } = presented;
  const others = info.seats.some((_, seat) => !info.mine.includes(seat));
  if (!paused && (!others || result !== null)) return null;
  return (
    <div className="stepping">
      {paused && <Key shape="step" name={table.step} letter="." disabled={coming === 0} onPress={step} />}
      <Key
        shape={paused ? 'goOn' : 'pause'}
        name={paused ? table.goOn : table.pause}
        letter="P"
        onPress={() => pause(!paused)}
      />
    </div>
  );
}

export function ToCome({ presented: { paused, coming, asksUnseen } }: OpenTable) {
  const { table } = useWords();
  if (!paused) return null;
  return (
    <p className="to-come" role="status">
      {table.paused(coming)}
      {asksUnseen && <strong> {table.asksUnseen}</strong>}
    </p>
  );
}

function Key(props: {
  shape: keyof typeof SHAPES;
  name: string;
  letter: string;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.name}
      title={`${props.name} (${props.letter})`}
      aria-keyshortcuts={props.letter.toLowerCase()}
      aria-disabled={props.disabled}
      onClick={() => !props.disabled && props.onPress()}
    >
      <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
        <path d={SHAPES[props.shape]} />
      </svg>
    </button>
  );
}
