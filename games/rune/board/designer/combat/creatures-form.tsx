// The own creatures of an encounter: each begun from a sample, changed, duplicated, taken away. RUN-CEVENT-12

import { Add, Remove } from '@skald/games/board-kit';
import type { ToldProblem } from '@skald/games/documents';
import type { Language } from '@skald/text';
import { type ReactElement, useState } from 'react';
import { priceOf } from '../../../documents/creature/price.ts';
import { CREATURE_SAMPLES } from '../../../documents/creature/samples.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { combatWords } from '../../../text/designer/combat.ts';
import { replaced } from '../forms/edits.ts';
import { Fold } from '../forms/fold.tsx';
import { CreatureForm } from './creature-form.tsx';
import { countOf, mayHaveCreature, withCopyOfCreature, withCreature, withoutCreature } from './creatures.ts';
import { FoePicture } from './foe-picture.tsx';
import { MixTag } from './mix-tag.tsx';

interface Props {
  readonly encounter: Encounter;
  change(next: Encounter): void;
  readonly problems: readonly ToldProblem[];
  readonly language: Language;
}

export function CreaturesForm(props: Props): ReactElement {
  const { encounter, change, language } = props;
  const words = combatWords(language);
  const samples = CREATURE_SAMPLES.map(({ name }, i) => [String(i), name] as const);
  const [begun, setBegun] = useState<number | null>(null);
  return (
    <section className="design-form design-creatures" data-path="creatures">
      <h3>{words.creatures}</h3>
      <p className="hint">{words.creaturesHint}</p>
      {encounter.creatures.map((_, i) => (
        <CreatureCard key={i} {...props} at={i} isNew={i === begun} />
      ))}
      {mayHaveCreature(encounter) ? (
        <Add
          label={words.beginFrom}
          options={samples}
          onAdd={(sample) => {
            const creature = CREATURE_SAMPLES[Number(sample)];
            if (creature === undefined) return;
            setBegun(encounter.creatures.length);
            change(withCreature(encounter, creature));
          }}
        />
      ) : (
        <p className="hint">{words.creatureFull}</p>
      )}
    </section>
  );
}

function CreatureCard({
  encounter,
  change,
  problems,
  language,
  at,
  isNew,
}: Props & { at: number; isNew: boolean }): ReactElement | null {
  const words = combatWords(language);
  const creature = encounter.creatures[at];
  if (creature === undefined) return null;
  const foes = countOf(encounter, at);
  return (
    <article className="design-card design-foe" aria-label={creature.name}>
      <header>
        <FoePicture figure={{ foe: creature }} size={52} />
        <h4>
          {creature.name} <small>{words.used(foes)}</small>
        </h4>
        <MixTag tenths={priceOf(creature).totals.mix} language={language} />
        <span className="design-tools">
          <button
            type="button"
            aria-label={words.copy(creature.name)}
            disabled={!mayHaveCreature(encounter)}
            onClick={() => change(withCopyOfCreature(encounter, at))}
          >
            {words.copyShort}
          </button>
          <Remove
            label={words.removeCreature(creature.name, foes)}
            onRemove={() => change(withoutCreature(encounter, at))}
          />
        </span>
      </header>
      <Fold
        title={words.who}
        isUsed={isNew}
        paths={[['creatures', at]]}
        problems={problems.filter(({ advice }) => !advice)}
      >
        <CreatureForm
          value={creature}
          change={(next) => change({ ...encounter, creatures: replaced(encounter.creatures, at, next) })}
          at={['creatures', at]}
          problems={problems}
          language={language}
          group={encounter.group}
        />
      </Fold>
    </article>
  );
}
