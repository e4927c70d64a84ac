// A guide at one's side: says what a question means the first time it comes up.

import { useRef } from 'react';
import type { Loaded } from '../games.ts';
import { ownQuestion, type TableModel } from '../model.ts';
import { Markdown } from '../parts/markdown.tsx';
import { usePointer } from '../pointer.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function Lesson({ model, loaded: { module } }: { model: TableModel; loaded: Loaded }) {
  const words = useWords();
  const { language } = useSettings();
  const pointer = usePointer();
  const decision = ownQuestion(model);
  const last = useRef<string | null>(null);
  const text = decision ? module.words.lesson(decision.kind, language, pointer) : null;
  if (text !== null) last.current = text;
  const shown =
    model.result === null
      ? (text ?? last.current ?? module.words.lesson('begin', language, pointer))
      : module.words.lesson('over', language, pointer);
  if (shown === null) return null;
  return (
    <section className="lesson" aria-label={words.table.lesson}>
      <Markdown text={shown} top={3} />
    </section>
  );
}
