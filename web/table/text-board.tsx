// The board in words: regions as headings and lists, and a line to type commands into.

import type { GameModule } from '@skald/games';
import type { PanelProps } from '@skald/games/boards';
import { type FormEvent, useState } from 'react';
import { Act, Field } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';

export interface TextBoardProps extends PanelProps {
  readonly module: GameModule;
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
function Command({ decision, module, view, language, choose, help, onUndo, onRefuse }: TextBoardProps) {
  const { table } = useWords();
  const [text, setText] = useState('');
  const carryOut = (event: FormEvent): void => {
    event.preventDefault();
    const given = text.trim();
    setText('');
    onRefuse(null);
    const asking = HELP.exec(given);
    if (UNDO.test(given)) return onUndo();
    if (asking) return help(topicFor(asking[2] ?? '') ?? '');
    const option = optionFor(given);
    if (option === undefined) return onRefuse(table.unknownCommand(given));
    choose(option);
  };
  const topicFor = (name: string): string | undefined =>
    module.words
      .topics(language)
      .find((topic) => topic.id === name || topic.name.toLowerCase().startsWith(name.toLowerCase()))?.id;
  const optionFor = (given: string): string | undefined => {
    if (decision === null) return undefined;
    const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
    if (given === '') {
      const last = module.finishing(asked);
      return decision.options.find(({ choice }) => choice === last)?.id;
    }
    if (/^\d+$/.test(given)) return decision.options[Number(given) - 1]?.id;
    const named = decision.options.map(({ id, choice }) => ({
      id,
      name: module.words.option(view, asked, choice, language).toLowerCase(),
    }));
    const wanted = given.toLowerCase();
    const found = named.filter(({ id, name }) => id === wanted || name.startsWith(wanted));
    const within = found.length > 0 ? found : named.filter(({ name }) => name.includes(wanted));
    return within.length === 1 ? within[0]?.id : found.find(({ name }) => name === wanted)?.id;
  };
  return (
    <form className="command row" onSubmit={carryOut}>
      <Field label={`${table.type} (${table.typeHint})`} value={text} onChange={setText} max={80} />
      <Act type="submit">{table.send}</Act>
    </form>
  );
}
