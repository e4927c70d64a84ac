// The quest in words: its title, what is told before and after.

import { Typed } from '@skald/games/board-kit';
import { LANGUAGES } from '@skald/text';
import type { ReactElement } from 'react';
import type { PageProps } from './here.tsx';
import { TELLINGS, told } from './story.ts';
import { editorWords } from './words.ts';

export function StoryPage({ quest, change, language }: PageProps): ReactElement {
  const words = editorWords(language);
  return (
    <>
      <p className="hint">{words.storyHint}</p>
      {TELLINGS.map(({ part, most, lines }) =>
        LANGUAGES.map((one) => (
          <Typed
            key={`${part} ${one}`}
            label={words[part](words.languages[one])}
            text={quest[part][one]}
            most={most}
            lang={one}
            {...(lines !== undefined && { lines })}
            give={(text) => change(told(quest, part, one, text))}
          />
        )),
      )}
    </>
  );
}
