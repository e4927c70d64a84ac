// A new game in two clicks, or just as one likes it.

import type { GameModule } from '@skald/games';
import { LEVELS, type Level, type SeatPlan, type Visibility } from '@skald/hall/protocol';
import { type FormEvent, useState } from 'react';
import { useGame } from '../games.ts';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { Act, Field, Pick } from '../parts/controls.tsx';
import { EveryRule, type SingleOptions } from '../parts/every-rule.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { go } from '../router.ts';
import { hall, useSession } from '../session.ts';
import { change, currentSettings, useSettings } from '../settings.ts';
import { explain, useWords, type Words } from '../words/index.ts';

const GAME = 'age-of-heroes';

/** Who plays a place: nobody, me, another person at this device, whoever comes, or a bot. */
type Control = 'none' | 'me' | 'human' | 'open' | Level;

const CLOCKS = [
  [5, 10],
  [15, 20],
  [30, 60],
] as const;

export default function NewGame({ where: first }: { where: 'here' | 'online' }) {
  const loaded = useGame(GAME);
  const words = useWords();
  if (!loaded) return <p className="wait">{words.table.loading}</p>;
  return <Form module={loaded.module} first={first} />;
}

function firstControls(module: GameModule, online: boolean): Record<string, Control> {
  const kept = currentSettings().controls[module.game.id];
  return Object.fromEntries(
    module.places.map(({ id, control }, i) => {
      const usual = control === 'human' ? 'me' : control === 'bot' ? (online ? 'open' : 'karl') : 'none';
      const last = kept?.[id] as Control | undefined;
      const fits = last !== undefined && !(online && last === 'human') && !(!online && last === 'open');
      return [id, fits ? last : i === 0 ? 'me' : usual];
    }),
  );
}

function Form({ module, first }: { module: GameModule; first: 'here' | 'online' }) {
  const words = useWords();
  const { language, name, presets } = useSettings();
  const { me, hall: reachable } = useSession();
  const [where, setWhere] = useState(first);
  const [controls, setControls] = useState(() => firstControls(module, first === 'online'));
  const [names, setNames] = useState<Record<string, string>>({});
  const [preset, setPreset] = useState(presets[module.game.id] ?? (module.presets[0]?.id as string));
  const [single, setSingle] = useState<SingleOptions>({});
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [clock, setClock] = useState('none');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const online = where === 'online';
  const playing = module.places.filter(({ id }) => controls[id] !== 'none');

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (playing.length === 0) return setProblem(words.create.tooFew);
    setBusy(true);
    change({
      controls: { ...currentSettings().controls, [module.game.id]: controls },
      presets: { ...currentSettings().presets, [module.game.id]: preset },
    });
    const options = { ...module.presets.find(({ id }) => id === preset)?.options, ...single };
    const refusal = online ? await beginOnline(options) : await beginHere(options);
    if (refusal !== null) setProblem(refusal);
    setBusy(false);
  };

  const beginHere = async (options: unknown): Promise<string | null> => {
    const made = await LocalTable.begin({
      game: module.game.id,
      seats: playing.map(({ seat }) => seat),
      options,
      controls: playing.map(({ id }) => {
        const control = controls[id] as Control;
        const human = control === 'me' || control === 'human';
        const given = names[id]?.trim() || (control === 'me' ? name : '');
        return { kind: human ? 'human' : 'bot', name: given, level: human ? null : (control as Level) };
      }),
    });
    if ('refused' in made) return explain(made.refused, language, module);
    keepOpen(made.ok);
    go(`/local/${made.ok.id}`);
    return null;
  };

  const beginOnline = async (options: unknown): Promise<string | null> => {
    const seats = playing.map(({ id, seat }): SeatPlan => {
      const control = controls[id] as Control;
      if (control === 'me') return { kind: 'me', as: seat };
      return LEVELS.includes(control as Level)
        ? { kind: 'bot', as: seat, level: control as Level }
        : { kind: 'open', as: seat };
    });
    const [bank, increment] = clock.split('+').map(Number);
    const made = await hall().ask<{ table: string }>({
      do: 'create',
      game: module.game.id,
      seats,
      options,
      visibility,
      clock: clock === 'none' ? null : { bank: (bank ?? 0) * 60_000, increment: (increment ?? 0) * 1000 },
    });
    if ('refused' in made) return explain(made.refused, language, module);
    go(`/table/${made.ok.table}`);
    return null;
  };

  return (
    <main className="page">
      <h1>
        {words.create.heading}: {module.words.title(language)}
      </h1>
      {online && !me && reachable && <SignIn />}
      {online && !reachable && (
        <p role="alert" className="problem">
          {words.lobby.needHall}
        </p>
      )}
      <form onSubmit={(event) => void begin(event)} className="form">
        <Pick
          label={words.create.where}
          value={where}
          options={[
            ['here', words.create.here],
            ['online', words.create.online],
          ]}
          onChange={(value) => {
            setWhere(value);
            setControls(firstControls(module, value === 'online'));
          }}
        />
        <fieldset>
          <legend>{words.create.places}</legend>
          <ul className="places">
            {module.places.map(({ id }) => (
              <li key={id}>
                <Pick
                  label={module.words.place(id, language)}
                  value={controls[id] as Control}
                  options={controlOptions(online, words)}
                  onChange={(control) =>
                    setControls({ ...controls, ...only(controls, control), [id]: control })
                  }
                />
                {!online && (controls[id] === 'human' || controls[id] === 'me') && (
                  <Field
                    label={words.create.name}
                    hideLabel
                    value={names[id] ?? (controls[id] === 'me' ? name : '')}
                    onChange={(text) => setNames({ ...names, [id]: text })}
                  />
                )}
              </li>
            ))}
          </ul>
        </fieldset>
        <Pick
          label={words.create.rules}
          value={preset}
          options={module.presets.map(({ id }) => [id, module.words.preset(id, language)] as const)}
          onChange={setPreset}
        />
        {online && (
          <>
            <Pick
              label={words.create.visibility}
              value={visibility}
              options={Object.entries(words.create.visibilities) as [Visibility, string][]}
              onChange={setVisibility}
            />
            <Pick
              label={words.create.clock}
              value={clock}
              options={[
                ['none', words.create.noClock],
                ...CLOCKS.map(([bank, inc]) => [`${bank}+${inc}`, words.create.minutes(bank, inc)] as const),
              ]}
              onChange={setClock}
            />
          </>
        )}
        <EveryRule module={module} single={single} onChange={setSingle} />
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <Act type="submit" tone="main" isDisabled={busy || (online && !me)}>
          {words.create.begin}
        </Act>
      </form>
    </main>
  );
}

/** Online, one person has one seat: taking another gives up the first. */
const only = (controls: Record<string, Control>, control: Control): Record<string, Control> =>
  control === 'me'
    ? Object.fromEntries(Object.entries(controls).map(([id, other]) => [id, other === 'me' ? 'none' : other]))
    : {};

function controlOptions(online: boolean, { create }: Words): (readonly [Control, string])[] {
  const bots = LEVELS.map((level): readonly [Control, string] => [level, create.bot(create.levels[level])]);
  const others: (readonly [Control, string])[] = online ? [['open', create.open]] : [['human', create.human]];
  return [['none', create.none], ['me', create.me], ...others, ...bots];
}
