// What of a thing is its designer's choice, in the hand or on the map.

import { Choose, Tick, upTo } from '@skald/games/board-kit';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import { BARRIER_JUMP, BARRIERS, COVER, DEGREES } from '../../../content/terrain.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { BARRIER_NAMES } from '../../../text/lexicon.ts';
import { NAMES } from '../../../text/names.ts';
import type { ThingPart } from './paints.ts';
import type { Given } from './zone-fields.tsx';

export function ThingFields({ part, change, language }: Given<ThingPart>): ReactElement | null {
  const words = PAINTER_WORDS[language];
  const { detail } = words;
  const names = NAMES[language];
  switch (part.kind) {
    case 'cover':
      return (
        <>
          <Choose
            label={detail.degree}
            value={part.degree}
            options={DEGREES.map((degree) => [degree, capital(names.covers[degree])] as const)}
            onChoose={(degree) => change({ ...part, degree })}
          />
          <Choose
            label={detail.persons}
            value={part.persons}
            options={upTo(1, 12)}
            onChoose={(persons) => change({ ...part, persons })}
          />
          <Jump
            label={detail.jump}
            jump={part.jump}
            usual={COVER[part.degree].jump}
            usually={words.usualJump}
            give={(jump) => {
              const { jump: _, ...plain } = part;
              change(jump === undefined ? plain : { ...plain, jump });
            }}
          />
        </>
      );
    case 'barrier':
      return (
        <>
          <Choose
            label={detail.item}
            value={part.item}
            options={BARRIERS.map((item) => [item, capital(names.plain(BARRIER_NAMES[item]))] as const)}
            onChoose={(item) => change({ ...part, item })}
          />
          <Jump
            label={detail.jump}
            jump={part.jump}
            usual={BARRIER_JUMP}
            usually={words.usualJump}
            give={(jump) => {
              const { jump: _, ...plain } = part;
              change(jump === undefined ? plain : { ...plain, jump });
            }}
          />
        </>
      );
    case 'exit':
      return (
        <>
          <Choose
            label={detail.heroesPerRound}
            value={part.heroesPerRound}
            options={([1, 2] as const).map((count) => [count, String(count)] as const)}
            onChoose={(heroesPerRound) => change({ ...part, heroesPerRound })}
          />
          <Tick label={detail.viable} ticked={part.viable} onTick={(viable) => change({ ...part, viable })} />
          <Tick label={detail.open} ticked={part.open} onTick={(open) => change({ ...part, open })} />
        </>
      );
    case 'light':
      return <Tick label={detail.lit} ticked={part.lit} onTick={(lit) => change({ ...part, lit })} />;
    case 'grabber':
      return (
        <>
          <Choose
            label={detail.difficulty}
            value={part.difficulty}
            options={DIFFICULTIES}
            onChoose={(difficulty) => change({ ...part, difficulty })}
          />
          <Choose
            label={detail.dam}
            value={part.dam}
            options={upTo(0, 50)}
            onChoose={(dam) => change({ ...part, dam })}
          />
        </>
      );
    case 'decoy':
    case 'hostage':
    case 'tube-striker':
      return null;
  }
}

/** RUN-DIF-02 */
const DIFFICULTIES = upTo(3, 14);

/** As it usually is, or another. RUN-TER-15, -35 */
const Jump = ({
  label,
  jump,
  usual,
  usually,
  give,
}: {
  label: string;
  jump: number | undefined;
  usual: number;
  usually: (difficulty: number) => string;
  give: (jump: number | undefined) => void;
}): ReactElement => (
  <Choose
    label={label}
    value={jump ?? 0}
    options={[
      [0, usually(usual)] as const,
      ...DIFFICULTIES.filter(([value]) => value !== usual || value === jump),
    ]}
    onChoose={(chosen) => give(chosen === 0 ? undefined : chosen)}
  />
);
