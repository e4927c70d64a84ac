// Who plays each place, and what to expect of each bot.

import { LEVELS } from '@skald/kernel';
import { Field, Pick } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Sealed } from '../workshop/sealed.tsx';
import { type Control, controlOptions } from './controls-of-places.ts';
import { optionsOf } from './plan.ts';
import type { NewGame } from './use-new-game.ts';

export function Places(game: NewGame) {
  const { create } = useWords();
  return (
    <fieldset>
      <legend>{create.places}</legend>
      <ul className="places">
        {game.module.places.map(({ id }) => (
          <li key={id}>
            <Place {...game} id={id} />
          </li>
        ))}
      </ul>
      <Bots />
    </fieldset>
  );
}

function Place({ module, plan, online, change, take, id }: NewGame & { readonly id: string }) {
  const words = useWords();
  const { language, name } = useSettings();
  const control = plan.controls[id] as Control;
  const isMe = control === 'me';
  const isHere = isMe || (!online && control === 'human');
  // Who plays no list of heroes has nothing to lay beside it.
  const mayBring = Array.isArray(module.places.find((place) => place.id === id)?.seat);
  return (
    <>
      <Pick
        label={module.words.place(id, language, optionsOf(module, plan))}
        value={control}
        options={controlOptions(module, id, online, words)}
        onChange={(chosen) => take(id, chosen)}
      />
      {!online && (isMe || control === 'human') && (
        <Field
          label={words.create.name}
          value={plan.names[id] ?? (isMe ? name : '')}
          onChange={(text) => change({ names: { ...plan.names, [id]: text } })}
        />
      )}
      {isHere && mayBring && (
        <Sealed
          module={module}
          brought={plan.brings[id] ?? []}
          onChange={(brought) => change({ brings: { ...plan.brings, [id]: brought } })}
        />
      )}
    </>
  );
}

function Bots() {
  const { create } = useWords();
  return (
    <dl className="bots">
      {LEVELS.map((level) => (
        <div key={level}>
          <dt>{create.bot(create.levels[level])}</dt>
          <dd>{create.skills[level]}</dd>
        </div>
      ))}
    </dl>
  );
}
