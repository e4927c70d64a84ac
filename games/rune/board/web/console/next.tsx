// What comes next, and who walks into an ambush then.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Run } from '../../../rules/sitting/veil.ts';
import { whereIn } from '../../../rules/sitting/where.ts';
import { said } from '../../../text/encounter.ts';
import { NAMES } from '../../../text/names.ts';
import { namingOf } from '../../../text/naming.ts';
import { WEB_WORDS } from '../words.ts';
import { type Coming, comingIn } from './coming.ts';

export function Next({ run, language }: { run: Run; language: Language }): ReactElement {
  const words = WEB_WORDS[language].console;
  const { here, onward } = comingIn(run.sitting);
  const fights = whereIn(run) === 'field';
  const { ambushed } = run.sitting;
  return (
    <section>
      <h2>{words.next}</h2>
      <ul>
        {!fights && here.length > 0 && (
          <li>
            <b>{words.here}:</b> {NAMES[language].list(here.map(({ name }) => said(name, language)))}
          </li>
        )}
        <li>
          <b>{fights ? words.afterFight : words.onward}:</b> {onwardText(onward, language)}
        </li>
      </ul>
      {(ambushed.foes || ambushed.heroes.length > 0) && (
        <>
          <h3>{words.ambush}</h3>
          {ambushed.heroes.length > 0 && (
            <p>{words.heroesAmbushed(namingOf(run, language).all(ambushed.heroes))}</p>
          )}
          {ambushed.foes && <p>{words.foesAmbushed}</p>}
        </>
      )}
    </section>
  );
}

function onwardText(onward: Coming['onward'], language: Language): string {
  const words = WEB_WORDS[language].console;
  switch (onward.comes) {
    case 'element':
      return said(onward.element.name, language);
    case 'event':
      return words.event(said(onward.event.title, language));
    case 'fight':
    case 'end':
      return words[onward.comes];
  }
}
