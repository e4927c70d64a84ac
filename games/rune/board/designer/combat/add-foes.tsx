// New foes: so many of a type at once, in a category. RUN-CEVENT-02, -12

import { Choose } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { MIX, THREATS, type Threat } from '../../../content/threats.ts';
import type { FoeEntry } from '../../../documents/encounter/schema.ts';
import { combatWords, mixText } from '../../../text/designer/combat.ts';
import type { FormProps } from '../form-props.ts';
import { Amount } from '../forms/fields.tsx';
import { roomFor, usualThreat, withNew } from './fight.ts';
import { KindPicker } from './kind-picker.tsx';

interface Wish {
  /** Null: as its type is usually met. */
  readonly threat: Threat | null;
  readonly count: number;
}

const USUAL = 'usual';

export function AddFoes({
  wish,
  setWish,
  ...props
}: FormProps<FoeEntry[]> & { wish: Wish; setWish: (wish: Wish) => void }): ReactElement {
  const { value: foes, change, encounter, language } = props;
  const words = combatWords(language);
  const room = roomFor(foes);
  const options: readonly (readonly [Threat | typeof USUAL, string])[] = [
    [USUAL, words.usual],
    ...THREATS.map((threat) => [threat, words.threatOf(threat, mixText(MIX[threat], language))] as const),
  ];
  return (
    <section className="design-part design-add-foes">
      <h4>{words.addFoes}</h4>
      {room === 0 ? (
        <p className="hint">{words.full}</p>
      ) : (
        <>
          <div className="design-group">
            <Amount
              {...props}
              value={wish.count}
              change={(count) => setWish({ ...wish, count })}
              label={words.count}
              range={[1, Math.max(1, room)]}
              holds={[1, Math.max(1, room)]}
            />
            <Choose
              label={words.threat}
              value={wish.threat ?? USUAL}
              options={options}
              onChoose={(threat) => setWish({ ...wish, threat: threat === USUAL ? null : threat })}
            />
          </div>
          <KindPicker
            encounter={encounter}
            labelOf={(name) => words.add(wish.count === 1 ? name : `${wish.count} × ${name}`)}
            choose={(kind) => {
              const threat = wish.threat ?? usualThreat(kind, encounter);
              change(withNew(foes, { kind, threat, count: wish.count }, encounter));
              setWish({ threat: null, count: 1 });
            }}
            language={language}
          />
        </>
      )}
    </section>
  );
}
