// The table: board, question, seats, and everything beside them. Knows no game by name.

import { Meant } from '@skald/games/sites';
import { type ReactNode, useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority } from '../model.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { AimChip } from './aim.tsx';
import { BoardArea } from './board-area.tsx';
import { type OpenTable, useTable } from './controller.ts';
import { Curtain } from './curtain.tsx';
import { Finale } from './finale.tsx';
import { HelpPanel } from './help.tsx';
import { personAt } from './names.ts';
import { OrdersButton } from './orders.tsx';
import { type Additions, Side } from './side.tsx';
import { Stepping } from './stepping.tsx';
import { TopBar } from './top-bar.tsx';

export interface ShellProps extends Additions {
  readonly authority: TableAuthority;
  readonly loaded: Loaded;
  /** Buttons of the menu that depend on where the table lives. */
  readonly menu: ReactNode;
}

export function Shell({ authority, loaded, ...additions }: ShellProps) {
  const words = useWords();
  const { language } = useSettings();
  const table = useTable(authority, loaded);
  const { model, live } = table.presented;
  if (model === null) return <p className="wait">{words.table.loading}</p>;
  if (model.curtain !== null)
    return (
      <Curtain
        name={personAt(model, loaded, model.curtain, language)}
        onReady={() => authority.liftCurtain()}
      />
    );
  return <Layout table={{ ...table, model, live: live ?? model }} {...additions} />;
}

function Layout({ table, menu, ...additions }: { table: OpenTable; menu: ReactNode } & Additions) {
  const words = useWords();
  const [finaleRead, setFinaleRead] = useState(false);
  const finale = !finaleRead && table.model.result !== null && table.told !== null;
  const { lookup, asked, presented } = table;
  return (
    <div
      className={`table ${lookup.sheetOpen ? 'sheet-open' : ''} ${lookup.large ? 'panel-large' : ''}`}
      data-under-way={asked.underWay || presented.held}
      {...table.pointing.handlers}
    >
      <a className="skip" href="#question">
        {words.menu.skip}
      </a>
      <TopBar
        aim={<AimChip {...table} />}
        stepping={<Stepping {...table} />}
        model={table.model}
        module={table.loaded.module}
        menu={
          <>
            <OrdersButton {...table} />
            {menu}
          </>
        }
        mayUndo={table.model.mayUndo}
        onUndo={() => void asked.undo()}
        onHelp={() => table.help.show(null)}
      />
      <BoardArea table={table}>
        {finale && <Finale {...table} kept={additions.kept} onClose={() => setFinaleRead(true)} />}
      </BoardArea>
      <HelpPanel help={table.help} view={table.model.view} loaded={table.loaded} />
      <Meant value={table.lighting.meant}>
        <Side table={table} finale={finale} {...additions} />
      </Meant>
    </div>
  );
}
