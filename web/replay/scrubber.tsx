// To any moment of a game, step by step, turn by turn or by itself, and the link that leads others there.

import { useKeys } from '@skald/games/keys';
import { capital } from '@skald/text';
import { useId } from 'react';
import type { Loaded } from '../games.ts';
import { Act, Pick } from '../parts/controls.tsx';
import { CopyLink } from '../parts/copy.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { momentHash } from './moment-link.ts';
import { type Playback, SPEEDS } from './use-playback.ts';

interface ScrubberProps {
  readonly playback: Playback;
  readonly loaded: Loaded;
  /** Whether the link is of use to others, or on this device alone. */
  readonly shared: boolean;
}

export function Scrubber({ playback, loaded, shared }: ScrubberProps) {
  const { replay } = useWords();
  const { at, all, eyes, rounds, playing, go, step, playOrPause } = playback;
  const marks = useId();
  useKeys(({ key }) => deedOf(key, playback));
  return (
    <section className="scrubber" aria-label={replay.heading}>
      <input
        type="range"
        min={0}
        max={all}
        value={at}
        list={marks}
        aria-label={replay.move(at, all)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <datalist id={marks}>
        {rounds.map((round) => (
          <option key={round.number} value={round.at} />
        ))}
      </datalist>
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
      <div className="scrubber-picks">
        <Turns playback={playback} loaded={loaded} />
        <Pick
          label={replay.speed}
          value={playback.speed}
          options={SPEEDS.map((speed) => [speed, replay.speeds[speed]] as const)}
          onChange={playback.setSpeed}
        />
      </div>
      <div className="row">
        <CopyLink
          tone="quiet"
          label={shared ? replay.link : replay.linkHere}
          link={() => `${location.origin}${location.pathname}${momentHash(at, eyes)}`}
        />
      </div>
      <p className="hint">{replay.keys}</p>
    </section>
  );
}

function Turns({ playback: { at, rounds, go }, loaded: { module } }: Omit<ScrubberProps, 'shared'>) {
  const { replay } = useWords();
  const { language } = useSettings();
  if (rounds.length === 0) return null;
  const now = rounds.findLast((round) => round.at <= at);
  return (
    <Pick
      label={replay.turn}
      value={String(now?.number ?? '')}
      options={[
        ...(now === undefined ? [['', '–'] as const] : []),
        ...rounds.map(
          (round) => [String(round.number), capital(module.words.round(round, language))] as const,
        ),
      ]}
      onChange={(number) => go(rounds.find((round) => String(round.number) === number)?.at ?? at)}
    />
  );
}

function deedOf(key: string, { all, go, step, turn, playOrPause, setSpeed }: Playback): (() => void) | null {
  const speed = SPEEDS[Number(key) - 1];
  if (/^[1-9]$/.test(key) && speed !== undefined) return () => setSpeed(speed);
  switch (key) {
    case 'ArrowLeft':
      return () => step(-1);
    case 'ArrowRight':
      return () => step(1);
    case 'PageUp':
      return () => turn(-1);
    case 'PageDown':
      return () => turn(1);
    case 'Home':
      return () => go(0);
    case 'End':
      return () => go(all);
    case ' ':
    case 'p':
    case 'P':
      return playOrPause;
    default:
      return null;
  }
}
