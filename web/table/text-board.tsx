// The board in words: regions as headings and lists, and a line to type commands into.

import type { GameModule } from '@skald/games';
import { type Listed, meant, topicsNamed } from '@skald/games/answers';
import type { PanelProps } from '@skald/games/boards';
import { type FormEvent, useState } from 'react';
import { Act, Field } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';

export interface TextBoardProps extends PanelProps {
  readonly module: GameModule;
  readonly listed: readonly Listed[];
  onUndo(): void;
  onRefuse(problem: string | null): void;
}

export function TextBoard(props: TextBoardProps) {
  const sections = props.module.textBoard(props.view, props.seat, props.language);
  return (
    <div className="text-board">
      <Command {...props} />
      {sections.map((section, i) => (
        <section key={`${i}`}>
          <h3>{section.heading.map(({ text }) => text).join('')}</h3>
          <ul>
            {section.lines.map((line, j) => (
              <li key={`${j}`}>
                {line.map(({ text, tone }, k) => (
                  <span key={`${k}`} className={tone ? `tone-${tone}` : ''}>
                    {text}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const UNDO = /^(u|undo|zurück|z)$/i;
const HELP = /^(\?|help|hilfe)\s*(.*)$/i;

/** A number, the beginning of an option, `undo`, `help <anything>`; nothing at all finishes. */
function Command({ listed, module, language, choose, help, onUndo, onRefuse }: TextBoardProps) {
  const { table } = useWords();
  const [text, setText] = useState('');
  const carryOut = (event: FormEvent): void => {
    event.preventDefault();
    const given = text.trim();
    setText('');
    onRefuse(null);
    const asking = HELP.exec(given);
    if (UNDO.test(given)) return onUndo();
    if (asking) return help(topicFor(asking[2] ?? ''));
    const topics = topicsNamed(module, given, language).map(({ id }) => id);
    const [option, ...others] = meant(listed, given, topics);
    if (option === undefined) return onRefuse(table.unknownCommand(given));
    if (others.length > 0)
      return onRefuse(table.unclear([option, ...others].map(({ label }) => label).join(' · ')));
    choose(option.id);
  };
  const topicFor = (name: string): string =>
    topicsNamed(module, name, language)[0]?.id ?? module.words.topics(language)[0]?.id ?? '';
  return (
    <form className="command row" onSubmit={carryOut}>
      <Field label={`${table.type} (${table.typeHint})`} value={text} onChange={setText} max={80} />
      <Act type="submit">{table.send}</Act>
    </form>
  );
}
