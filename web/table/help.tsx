import type { GameModule } from '@skald/games';
import type { GameState } from '@skald/kernel';
import { useEffect, useRef } from 'react';
import { Act, Pick } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { RulesCited } from '../parts/rule-link.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

/** Help on anything. AMI-UI-31 */
export function HelpPanel(props: {
  topic: string;
  view: GameState | null;
  module: GameModule;
  onClose: () => void;
  onTopic: (topic: string) => void;
}) {
  const { table } = useWords();
  const { language } = useSettings();
  const panel = useRef<HTMLElement>(null);
  const topics = props.module.words.topics(language);
  const known = topics.some(({ id }) => id === props.topic);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section className="help" aria-label={table.help} tabIndex={-1} ref={panel}>
      <div className="row">
        <Pick
          label={table.help}
          value={props.topic}
          options={[
            ...(known ? [] : [[props.topic, props.module.words.topic(props.topic, language)] as const]),
            ...topics.map(({ id, name }) => [id, name] as const),
          ]}
          onChange={props.onTopic}
        />
        <Act tone="quiet" onPress={props.onClose}>
          {table.close}
        </Act>
      </div>
      <RulesCited value={{ game: props.module.game.id, apart: true }}>
        <Markdown text={props.module.words.help(props.topic, props.view, language)} top={3} />
      </RulesCited>
    </section>
  );
}
