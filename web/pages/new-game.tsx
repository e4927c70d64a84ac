// A new game in two clicks, or just as one likes it.

import type { GameModule } from '@skald/games';
import { CARDS } from '@skald/games/boards';
import { LEVELS, type Level, type SeatPlan, type Visibility } from '@skald/hall/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { GAME_IDS, useGame } from '../games.ts';
import { callSpare } from '../local/crew.ts';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { Act, Field, Pick, Problem } from '../parts/controls.tsx';
import { EveryRule, type SingleOptions } from '../parts/every-rule.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { askSealed } from '../remote/seals.ts';
import { go } from '../router.ts';
import { hall, useSession } from '../session.ts';
import { change, currentSettings, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { Made } from '../workshop/made.tsx';
import { type Control, controlOptions, firstControls, taking } from './controls-of-places.ts';

type Where = 'here' | 'online';

const CLOCKS = [
  [5, 10],
  [15, 20],
  [30, 60],
] as const;
/** Seconds that a question in somebody else's turn may wait. */
const PATIENCES = [30, 60, 120] as const;

export default function NewGame({
  game,
  where,
  made,
}: {
  game: string | undefined;
  where: Where;
  /** A document from the workshop to be played with. */
  made: string | undefined;
}) {
  const words = useWords();
  const { language, game: last } = useSettings();
  const wanted = game ?? (GAME_IDS.includes(last) ? last : GAME_IDS[0]);
  const loaded = useGame(wanted);
  useEffect(() => {
    if (wanted !== undefined) callSpare(wanted);
  }, [wanted]);
  if (loaded === null) return <NotFound />;
  if (loaded === undefined) return <p className="wait">{words.table.loading}</p>;
  const { module } = loaded;
  return (
    <main className="page">
      <h1>
        {words.create.heading}: {module.words.title(language)}
      </h1>
      <Form key={`${module.game.id} ${made}`} module={module} first={where} made={made} />
    </main>
  );
}

function Form({ module, first, made }: { module: GameModule; first: Where; made: string | undefined }) {
  const words = useWords();
  const { language, name, presets } = useSettings();
  const { me, hall: reachable } = useSession();
  const [where, setWhere] = useState(first);
  const [controls, setControls] = useState(() => firstControls(module, first === 'online'));
  const [names, setNames] = useState<Record<string, string>>({});
  const [preset, setPreset] = useState(presets[module.game.id] ?? (module.presets[0]?.id as string));
  const [single, setSingle] = useState<SingleOptions>({});
  const [documents, setDocuments] = useState<SingleOptions>({});
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [clock, setClock] = useState('none');
  const [patience, setPatience] = useState('60');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const online = where === 'online';
  const playing = module.places.filter(({ id }) => controls[id] !== 'none');

  /** A document says all that a preset would. */
  const settled = module.presets.every(({ options }) =>
    Object.keys(options).every((key) => key in documents),
  );

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { min, max } = module.game.seats;
    if (playing.length < min) return setProblem(words.create.tooFew(min));
    if (playing.length > max) return setProblem(words.create.tooMany(max));
    setBusy(true);
    change({
      game: module.game.id,
      controls: { ...currentSettings().controls, [module.game.id]: controls },
      presets: { ...currentSettings().presets, [module.game.id]: preset },
    });
    const options = {
      ...module.presets.find(({ id }) => id === preset)?.options,
      ...single,
      ...documents,
    };
    const refusal = online ? await beginOnline(options) : await beginHere(options);
    if (refusal !== null) setProblem(refusal);
    setBusy(false);
  };

  const beginHere = async (options: SingleOptions): Promise<string | null> => {
    const begun = await LocalTable.begin({
      game: module.game.id,
      seats: playing.map(({ seat }) => seat),
      options: { ...module.onOneDevice, ...options },
      controls: playing.map(({ id }) => {
        const control = controls[id] as Control;
        const human = control === 'me' || control === 'human';
        const given = names[id]?.trim() || (control === 'me' ? name : '');
        return { kind: human ? 'human' : 'bot', name: given, level: human ? null : (control as Level) };
      }),
    });
    if ('refused' in begun) return explain(begun.refused, language, module);
    keepOpen(begun.ok);
    go(`/local/${begun.ok.id}`);
    return null;
  };

  const beginOnline = async (options: SingleOptions): Promise<string | null> => {
    const seats = playing.map(({ id, seat }): SeatPlan => {
      const control = controls[id] as Control;
      if (control === 'me') return { kind: 'me', as: seat };
      return LEVELS.includes(control as Level)
        ? { kind: 'bot', as: seat, level: control as Level }
        : { kind: 'open', as: seat };
    });
    const [bank, increment] = clock.split('+').map(Number);
    // What a saga gives, the hall itself gives.
    const { givesSaga, withoutSaga } = await import('@skald/games/saga');
    const opens = givesSaga(module, options);
    const created = await askSealed(hall(), {
      do: 'create',
      game: module.game.id,
      seats,
      options: opens ? withoutSaga(module, options) : options,
      ...(opens && { saga: true as const }),
      visibility,
      clock:
        clock === 'none'
          ? null
          : {
              bank: (bank ?? 0) * 60_000,
              increment: (increment ?? 0) * 1000,
              ...(patience !== 'none' && { patience: Number(patience) * 1000 }),
            },
    });
    if ('refused' in created) return explain(created.refused, language, module);
    go(`/table/${created.ok.table}`);
    return null;
  };

  return (
    <>
      {online && !me && reachable && <SignIn />}
      <Problem text={online && !reachable ? words.lobby.needHall : null} />
      <form onSubmit={(event) => void begin(event)} className="form">
        <div className="pair">
          {GAME_IDS.length > 1 && (
            <Pick
              label={words.create.game}
              value={module.game.id}
              options={Object.entries(CARDS).map(([id, card]) => [id, card.title[language]] as const)}
              onChange={(id) => go(online ? `/new/${id}/online` : `/new/${id}`)}
            />
          )}
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
          {module.presets.length > 1 && !settled && (
            <Pick
              label={module.words.presets?.(language) ?? words.create.rules}
              value={preset}
              options={module.presets.map(({ id }) => [id, module.words.preset(id, language)] as const)}
              onChange={setPreset}
            />
          )}
        </div>
        <fieldset>
          <legend>{words.create.places}</legend>
          <ul className="places">
            {module.places.map(({ id }) => (
              <li key={id}>
                <Pick
                  label={module.words.place(id, language)}
                  value={controls[id] as Control}
                  options={controlOptions(module, id, online, words)}
                  onChange={(control) => setControls(taking(module, controls, id, control, online))}
                />
                {!online && (controls[id] === 'human' || controls[id] === 'me') && (
                  <Field
                    label={words.create.name}
                    value={names[id] ?? (controls[id] === 'me' ? name : '')}
                    onChange={(text) => setNames({ ...names, [id]: text })}
                  />
                )}
              </li>
            ))}
          </ul>
          <Bots />
        </fieldset>
        <Made game={module.game.id} first={made} onChange={setDocuments} />
        {online && (
          <div className="pair">
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
            {clock !== 'none' && (
              <Pick
                label={words.create.patience}
                value={patience}
                options={[
                  ...PATIENCES.map((seconds) => [String(seconds), words.create.seconds(seconds)] as const),
                  ['none', words.create.noPatience],
                ]}
                onChange={setPatience}
              />
            )}
          </div>
        )}
        <EveryRule
          module={module}
          preset={module.presets.find(({ id }) => id === preset)?.options ?? {}}
          single={single}
          elsewhere={Object.keys(documents)}
          onChange={setSingle}
        />
        <Problem text={problem} />
        <Act type="submit" tone="main" isDisabled={busy || (online && !me)}>
          {words.create.begin}
        </Act>
      </form>
    </>
  );
}

/** What to expect of each bot. */
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
