// The four sides as buttons beside the model that turns.

import { useKeys } from '@skald/games/keys';
import { useOptionMarks } from '@skald/games/sites';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { FACINGS, type Facing } from '../../../content/index.ts';
import { findModel } from '../../../rules/models.ts';
import type { State } from '../../../rules/state.ts';
import { NAMES } from '../../../text/names.ts';
import { ModelPicture } from '../cards.tsx';
import { TURN } from '../drawing/token.tsx';
import { WEB_WORDS } from '../words.ts';

const KEYS: Readonly<Record<string, Facing>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

export function FaceRose({
  view,
  model,
  turns,
  language,
  explains,
  choose,
}: {
  view: State;
  model: string | null;
  turns: ReadonlyMap<Facing, string>;
  language: Language;
  explains: boolean;
  choose: (option: string) => void;
}): ReactElement | null {
  useKeys(({ key, shiftKey }) => {
    const facing = shiftKey ? KEYS[key] : undefined;
    const option = facing === undefined ? undefined : turns.get(facing);
    return option === undefined ? null : () => choose(option);
  });
  const marks = useOptionMarks();
  const one = findModel(view, model ?? '');
  if (turns.size === 0) return null;
  const words = WEB_WORDS[language];
  return (
    <fieldset className="dun-rose" aria-label={words.face}>
      {one && <ModelPicture view={view} one={one} size={48} />}
      {FACINGS.map((facing) => {
        const option = turns.get(facing);
        return (
          <button
            key={facing}
            type="button"
            disabled={option === undefined}
            {...(option === undefined ? {} : marks(option))}
            aria-label={words.turnTo(NAMES[language].facings[facing])}
            onClick={() => option !== undefined && choose(option)}
          >
            <svg viewBox="-14 -14 28 28" width="26" height="26" aria-hidden="true">
              <path d="M-9 6L0 -9L9 6L0 1Z" transform={`rotate(${TURN[facing]})`} />
            </svg>
          </button>
        );
      })}
      {explains && <small className="key-hint">{words.faceKeys}</small>}
    </fieldset>
  );
}
