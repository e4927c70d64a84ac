// Own creatures as documents of the workshop: their editor, and what is seen of one before it is fought.

import { type EditorProps, edit, glimpse } from '@skald/games/board';
import type { Language } from '@skald/text';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Creature } from '../../../documents/creature/schema.ts';
import { HELP } from '../../../text/help.ts';
import { placeIn } from '../../place-in.ts';
import { FoePicture } from './foe-picture.tsx';
import { CreatureForm } from './index.ts';

function CreatureEditor({
  document: creature,
  change,
  problems,
  shown,
  language,
}: EditorProps<Creature>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === null) return;
    const place = placeIn(frame.current, shown.path.map(String));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
  }, [shown]);
  return (
    <div className="design-bench" ref={frame}>
      <CreatureForm value={creature} change={change} at={[]} problems={problems} language={language} />
    </div>
  );
}

const CreatureGlimpse = ({
  document: creature,
  language,
}: {
  document: Creature;
  language: Language;
}): ReactElement => (
  <figure className="design-creature-glimpse">
    <FoePicture figure={{ foe: creature }} size={240} />
    <figcaption>{HELP[language].foe(creature)}</figcaption>
  </figure>
);

export const creatureEditor = edit<Creature>(CreatureEditor);
export const creatureGlimpse = glimpse<Creature>(CreatureGlimpse);
