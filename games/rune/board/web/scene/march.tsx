// The heroes in the order in which they walk: their tokens, who goes first, and how each of them is.

import type { Asked } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Fighter, State } from '../../../rules/fight/state.ts';
import { BOARD_WORDS } from '../../../text/board.ts';
import { NAMES } from '../../../text/names.ts';
import { namingOf } from '../../../text/naming.ts';
import { plightOf } from '../../../text/plight.ts';
import { FighterPicture } from '../emblems.tsx';
import { WEB_WORDS } from '../words.ts';
import { type Frame, marchStations } from './stations.ts';

export function March({
  view,
  march,
  deeds,
  frame,
  language,
  pick,
  point,
}: {
  view: State;
  march: readonly Fighter[];
  deeds: ReadonlyMap<string, readonly Asked['options'][number][]>;
  frame: Frame;
  language: Language;
  pick(picked: { readonly key: string; readonly title: string; readonly x: number }): void;
  point(topic: string | null): void;
}): ReactElement {
  const words = WEB_WORDS[language].scene;
  const { who } = namingOf(view, language);
  const stations = marchStations(march.length, frame);
  return (
    <ol className="run-march" aria-label={words.march}>
      {march.map((one, i) => {
        const name = capital(who(one.id));
        const { x = 0 } = stations[i] ?? {};
        const open = deeds.has(one.id);
        return (
          <li key={one.id} style={{ left: `${(100 * (x - frame.left)) / frame.width}%` }}>
            <button
              type="button"
              className={open ? 'run-walker run-walker-open' : 'run-walker'}
              aria-disabled={!open}
              aria-haspopup={open ? 'dialog' : undefined}
              aria-label={walkerInWords(view, one, i, language)}
              data-walker={one.id}
              onPointerEnter={() => point(one.id)}
              onPointerLeave={() => point(null)}
              onClick={() => open && pick({ key: one.id, title: name, x })}
            >
              <FighterPicture view={view} one={one} size={58} />
              <span>
                <b>{i + 1}</b> {name}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** “1st in the march: Ragnar, 40 of 60 hit points, 1 Wound” */
function walkerInWords(view: State, one: Fighter, at: number, language: Language): string {
  const { scene, unknownWhy } = WEB_WORDS[language];
  const names = NAMES[language];
  const { health } = plightOf(view, one);
  return [
    scene.inMarch(at + 1, capital(namingOf(view, language).who(one.id))),
    health === null ? unknownWhy : BOARD_WORDS[language].hitPoints(health.hp, health.of),
    ...(one.wounds > 0 ? [names.wounds(one.wounds)] : []),
    ...(one.condition === 'able' ? [] : [names.conditions[one.condition]]),
  ].join(', ');
}
