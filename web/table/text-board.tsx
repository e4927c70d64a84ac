// The board in words: regions as headings and lists, and a line to type commands into.

import type { GameModule } from '@skald/games';
import { goalMeant, type Listed, meant, topicsNamed } from '@skald/games/answers';
import type { PanelProps } from '@skald/games/boards';
import type { Goal } from '@skald/games/sites';
import { type FormEvent, useRef, useState } from 'react';
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
      <div className="text-board-sections">
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
    </div>
  );
}

const UNDO = /^(u|undo|zurück|z)$/i;
const HELP = /^(\?|help|hilfe)\s*(.*)$/i;

/** A number, the beginning of an option, `undo`, `help <anything>`; nothing at all finishes. */
function Command(props: TextBoardProps) {
  const { listed, module, view, decision, language, choose, help, onUndo, onRefuse } = props;
  const { table } = useWords();
  const [text, setText] = useState('');
  /** What was warned of, and at which question. */
  const warned = useRef<{ given: string; decision: unknown } | null>(null);
  const carryOut = (event: FormEvent): void => {
    event.preventDefault();
    const given = text.trim();
    setText('');
    onRefuse(null);
    const asking = HELP.exec(given);
    if (UNDO.test(given)) return onUndo();
    if (asking) return help(topicFor(asking[2] ?? ''));
    const topics = topicsNamed(module, given, language).map(({ id }) => id);
    const found = meant(listed, given, topics);
    const goal = decision && goalMeant(module, view, decision, found, given, language);
    if (goal !== null) return pursue(goal, given);
    const [option, ...others] = found;
    if (option === undefined) return onRefuse(table.unknownCommand(given));
    if (others.length > 0)
      return onRefuse(table.unclear([option, ...others].map(({ label }) => label).join(' · ')));
    choose(option.id);
  };
  /** What may cost something is done when the same is typed once more. */
  const pursue = (goal: Goal, given: string): void => {
    if ('whyNot' in goal) return onRefuse(goal.whyNot);
    const isKnown = warned.current?.given === given && warned.current.decision === decision;
    if (goal.warning === null || isKnown) {
      const [first, ...further] = goal.options;
      return choose(first, ...further);
    }
    warned.current = { given, decision };
    onRefuse(`${goal.warning} ${table.onceMore}`);
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
