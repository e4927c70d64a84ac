// What is agreed at a table before it begins, in words: by which rules, by which clock, and who may come.

import type { TableInfo } from '@skald/hall/protocol';
import type { Loaded } from '../games.ts';
import { agreedIn } from '../parts/setting-words.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function Agreed({ info, loaded: { module } }: { info: TableInfo; loaded: Loaded }) {
  const { table, create, menu, ledger } = useWords();
  const { language } = useSettings();
  const { preset, single } = agreedIn(module, info.options, language, create);
  const rows = [
    ...(preset === null ? [] : [[module.words.presets?.(language) ?? create.rules, preset] as const]),
    ...single,
    [create.clock, clockIn(info, create)] as const,
    [create.visibility, create.visibilities[info.visibility]] as const,
  ];
  return (
    <section aria-labelledby="agreed">
      <h2 id="agreed">{table.agreed}</h2>
      <dl className="agreed">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`/rules/${info.game}`} target="_blank" rel="noreferrer">
          {menu.guide} <span className="hidden">{ledger.newTab}</span>
        </a>
      </p>
    </section>
  );
}

function clockIn({ clock }: TableInfo, create: ReturnType<typeof useWords>['create']): string {
  if (clock === null) return create.noClock;
  return create.minutes(clock.bank / 60_000, clock.increment / 1000);
}
