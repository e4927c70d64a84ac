// Who plays each place, and what to expect of each bot.

import { LEVELS } from '@skald/hall/protocol';
import { Field, Pick } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { type Control, controlOptions } from './controls-of-places.ts';
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
  return (
    <>
      <Pick
        label={module.words.place(id, language)}
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
