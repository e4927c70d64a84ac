// What those at a table need in front of them: the Roll of Valor, and the foes made from it. RUN-RUN-102, -104

import type { Language } from '@skald/text';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import { STATISTICS, type Statistics } from '../../../content/threats.ts';
import { derive } from '../../../documents/hero/derive.ts';
import { isHero, isKnown, sheetOf } from '../../../rules/fight/fighters.ts';
import { measuredBy } from '../../../rules/fight/making.ts';
import type { State } from '../../../rules/fight/state.ts';
import { heroesThere } from '../../../rules/sitting/heroes.ts';
import { reportOf, tallyOf } from '../../../rules/valor.ts';
import { NAMES } from '../../../text/names.ts';
import { namingOf } from '../../../text/naming.ts';
import { WEB_WORDS } from '../words.ts';

export function ValorTable({ view, language }: { view: State; language: Language }): ReactElement {
  const words = WEB_WORDS[language].tabletop;
  const { who } = namingOf(view, language);
  const reports = measuredBy(view).map((hero) => reportOf(derive(hero)));
  const foes = view.fighters.filter((one) => !isHero(one) && isKnown(view, one));
  return (
    <details className="run-valor">
      <summary>{words.sheets}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is scrolled by keys, too */}
      <section aria-label={words.sheets} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {STATISTICS.map((column) => (
                <th key={column} scope="col">
                  {NAMES[language].statistics[column]}
                </th>
              ))}
              <th scope="col">{words.threshold}</th>
            </tr>
          </thead>
          <tbody>
            {heroesThere(view).map(({ id }, i) => (
              <Row key={id} name={capital(who(id))} numbers={reports[i]} />
            ))}
            {reports.length > 0 && <Row name={words.tally} numbers={tallyOf(reports)} />}
            {foes.map((one) => (
              <Row
                key={one.id}
                name={capital(who(one.id))}
                numbers={view.foes[one.sheet]?.statistics ?? undefined}
                threshold={sheetOf(view, one).woundThreshold}
              />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const Row = ({
  name,
  numbers,
  threshold,
}: {
  name: string;
  numbers: Statistics | undefined;
  threshold?: number;
}): ReactElement => (
  <tr>
    <th scope="row">{name}</th>
    {STATISTICS.map((column) => (
      <td key={column}>{numbers?.[column] ?? ''}</td>
    ))}
    <td>{threshold ?? ''}</td>
  </tr>
);
