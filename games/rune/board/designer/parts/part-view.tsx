// A look at a part before it is taken: what is told, what happens, who is fought, and where.

import { UNIT } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import type { BattleMap } from '../../../content/battle-map.ts';
import type { Part } from '../../../documents/encounter/parts.ts';
import type { Encounter, EncounterEvent } from '../../../documents/encounter/schema.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { partsWords } from '../../../text/designer/parts.ts';
import { runsAs } from '../../../text/designer/running.ts';
import { said } from '../../../text/encounter.ts';
import { NAMES } from '../../../text/names.ts';
import { Battlefield } from '../../web/drawing/battlefield.tsx';

interface Props {
  /** Where it comes from, for what it refers to. */
  readonly source: Encounter;
  readonly language: Language;
}

export function PartView({ part, ...props }: Props & { part: Part }): ReactElement {
  const { source, language } = props;
  switch (part.kind) {
    case 'event':
      return <EventView event={part.event} {...props} />;
    case 'element':
      return <p>{runsAs(part.element, source, language)}</p>;
    case 'fight':
      return (
        <>
          <Foes combat={part.combat} {...props} />
          {part.map !== null && <MapView map={part.map} />}
        </>
      );
    case 'map':
      return <MapView map={part.map} />;
    case 'creature':
      return <p>{part.creature.description}</p>;
  }
}

/** An event as it will be told and run. */
export function EventView({ event, ...props }: Props & { event: EncounterEvent }): ReactElement {
  const { source, language } = props;
  const told = said(event.narration, language) || said(event.summary, language);
  return (
    <>
      {told !== '' && <p className="design-told">{told}</p>}
      <ul className="design-told-elements">
        {event.elements.map((element) => (
          <li key={element.id}>
            <strong>{said(element.name, language)}.</strong> {runsAs(element, source, language)}
          </li>
        ))}
      </ul>
      {event.combat !== null && event.combat.foes.length > 0 && <Foes combat={event.combat} {...props} />}
      {event.map !== null && <MapView map={event.map} />}
    </>
  );
}

function Foes({ combat, language }: Props & { combat: NonNullable<EncounterEvent['combat']> }): ReactElement {
  const { threats, list } = NAMES[language];
  const names = combat.foes.map(({ name, threat }) => `${said(name, language)} (${threats[threat]})`);
  return (
    <p>
      {partsWords(language).foes(combat.foes.length)}: {list(names)}.
    </p>
  );
}

const MapView = memo(function MapView({ map }: { map: BattleMap }): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${map.width * UNIT} ${map.height * UNIT}`}
      className="run-drawing design-part-map"
      aria-hidden="true"
    >
      <Battlefield ground={groundOf(map)} />
    </svg>
  );
});
