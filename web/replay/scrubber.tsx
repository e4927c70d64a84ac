// To any moment of a game, step by step or by itself.

import { Act } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import type { Playback } from './use-playback.ts';

export function Scrubber({ at, all, playing, go, step, playOrPause }: Playback) {
  const { replay } = useWords();
  return (
    <section className="scrubber">
      <input
        type="range"
        min={0}
        max={all}
        value={at}
        aria-label={replay.move(at, all)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="row">
        <Act aria-label={replay.first} onPress={() => go(0)}>
          |◀
        </Act>
        <Act aria-label={replay.back} onPress={() => step(-1)}>
          ◀
        </Act>
        <Act onPress={playOrPause}>{playing ? replay.pause : replay.play}</Act>
        <Act aria-label={replay.next} onPress={() => step(1)}>
          ▶
        </Act>
        <Act aria-label={replay.last} onPress={() => go(all)}>
          ▶|
        </Act>
        <span>{replay.move(at, all)}</span>
      </div>
    </section>
  );
}
