import type { GameModule } from '@skald/games';
import { type ReactNode, useState } from 'react';
import { titleOf } from '../games.ts';
import type { TableModel } from '../model.ts';
import { SettingsForm } from '../pages/settings.tsx';
import { Act, Ask, To } from '../parts/controls.tsx';
import { DropDown } from '../parts/drop-down.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function TopBar(props: {
  model: TableModel;
  module: GameModule;
  /** What one plays for, always in sight. */
  aim: ReactNode;
  /** Stops what is told, at any time. */
  stepping: ReactNode;
  menu: ReactNode;
  mayUndo: boolean;
  onUndo: () => void;
  onHelp: () => void;
}) {
  const words = useWords();
  const { language, textBoard } = useSettings();
  const [settings, setSettings] = useState(false);
  const { module, model } = props;
  const known = model.view && module.optionsIn?.(model.view);
  return (
    <header className="top-bar">
      <To path="/" className="brand">
        Skald
      </To>
      <h1>{titleOf(module, { ...known, ...(model.info.options as object) }, language)}</h1>
      {props.aim}
      {props.stepping}
      <span className="spacer" />
      <Act tone="quiet" isDisabled={!props.mayUndo} onPress={props.onUndo}>
        {words.table.undo}
      </Act>
      <Act tone="quiet" onPress={() => change({ textBoard: !textBoard })}>
        {textBoard ? words.table.picture : words.table.words}
      </Act>
      <Act tone="quiet" onPress={props.onHelp}>
        {words.table.help}
      </Act>
      <DropDown label={words.table.more}>
        {props.menu}
        <Act tone="quiet" onPress={() => setSettings(true)}>
          {words.menu.settings}
        </Act>
      </DropDown>
      <Ask heading={words.settings.heading} open={settings} onClose={() => setSettings(false)}>
        <SettingsForm />
        <Act tone="main" onPress={() => setSettings(false)}>
          {words.table.close}
        </Act>
      </Ask>
    </header>
  );
}
