// Any fight of an encounter, fought at once or foreseen by bots.

import type { EditorProps } from '@skald/games/board';
import { Choose, upTo } from '@skald/games/board-kit';
import type { Refusal } from '@skald/kernel';
import { type Language, refusalText } from '@skald/text';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { WORTHS, type Worth } from '../../../content/fights.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { fightOfEvent, mayBeSurprised } from '../../../rules/fight/from-event.ts';
import type { Options } from '../../../rules/fight/options.ts';
import { MOST_HEROES } from '../../../rules/fight/words.ts';
import { foesText, forecastWords } from '../../../text/designer/forecast.ts';
import { said } from '../../../text/encounter.ts';
import { NAMES } from '../../../text/names.ts';
import { refusals } from '../../../text/refusals.ts';
import { ForecastSheet } from './forecast-sheet.tsx';
import { heroesOf, partyOf, resized } from './party.ts';
import { PartyFields, useOwn } from './party-fields.tsx';

type Beside = Pick<EditorProps, 'play' | 'try' | 'kept'>;
type Player = 'me' | 'karl' | 'rules';

export function FightNow({
  encounter,
  event,
  language,
  play,
  try: fight,
  kept,
}: Beside & { encounter: Encounter; event: number; language: Language }): ReactElement {
  const words = forecastWords(language);
  const id = useId();
  const own = useOwn(kept);
  const { heroes: planned } = encounter.group;
  const [party, setParty] = useState(() => partyOf(planned));
  const [points, setPoints] = useState<Worth>(0);
  const [surprised, setSurprised] = useState<Options['surprised'] | null>(null);
  const [by, setBy] = useState<{ heroes: Player; foes: Player }>({ heroes: 'me', foes: 'karl' });
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const may = useMemo(() => mayBeSurprised(encounter, event), [encounter, event]);
  const heroes = useMemo(() => heroesOf(party, own), [party, own]);
  const made = useMemo(() => {
    const chosen = surprised !== null && (surprised === 'nobody' || may.includes(surprised));
    return fightOfEvent(encounter, event, heroes, { points, ...(chosen && { surprised }) });
  }, [encounter, event, heroes, points, surprised, may]);
  const problem = 'refused' in made ? made.refused : refused;

  const begin = async (): Promise<void> => {
    if ('refused' in made || play === undefined) return;
    setBusy(true);
    const foes = by.foes === 'rules' ? [] : [{ as: 'foes', by: by.foes }];
    // Whoever plays them himself has them all in his hand; bots are rivals.
    const hands = by.heroes === 'me' ? [heroes] : heroes.map((hero) => [hero]);
    const player = by.heroes === 'me' ? ('me' as const) : ('karl' as const);
    const seats = [...hands.map((hand) => ({ as: hand, by: player })), ...foes];
    setRefused(await play({ seats, options: made.ok.options }));
    setBusy(false);
  };
  /** From its first sentence on: one hero in his hand, the others are rivals. */
  const playWhole = async (): Promise<void> => {
    if (play === undefined) return;
    setBusy(true);
    const seats = heroes.map((hero, at) => ({
      as: [hero],
      by: at === 0 && by.heroes === 'me' ? ('me' as const) : ('karl' as const),
    }));
    setRefused(await play({ seats, options: { sitting: encounter, points } }));
    setBusy(false);
  };
  const players = (all: readonly Player[]) => all.map((one) => [one, words.by[one]] as const);
  return (
    <section className="foresee" aria-labelledby={id}>
      <h3 id={id}>{words.heading}</h3>
      <p className="hint">{words.hint}</p>
      <div className="foresee-fields">
        <Choose
          label={words.howMany}
          value={party.length}
          options={upTo(1, MOST_HEROES)}
          onChoose={(count) => setParty(resized(party, count))}
        />
        <Choose
          label={words.points}
          value={points}
          options={WORTHS.map((worth) => [worth, String(worth)] as const)}
          onChoose={setPoints}
        />
        {may.length > 0 && (
          <Choose
            label={words.surprised}
            value={surprised ?? ('ok' in made ? (made.ok.options.surprised ?? 'nobody') : 'nobody')}
            options={(['nobody', ...may] as const).map((who) => [who, words.whoIsSurprised[who]] as const)}
            onChoose={setSurprised}
          />
        )}
      </div>
      <PartyFields party={party} own={own} language={language} change={setParty} />
      <div className="foresee-fields">
        <Choose
          label={words.byHeroes}
          value={by.heroes}
          options={players(['me', 'karl'])}
          onChoose={(who) => setBy({ ...by, heroes: who })}
        />
        <Choose
          label={words.byFoes}
          value={by.foes}
          options={players(['karl', 'rules', 'me'])}
          onChoose={(who) => setBy({ ...by, foes: who })}
        />
        <button
          type="button"
          className="act act-main"
          disabled={busy || play === undefined || 'refused' in made}
          onClick={() => void begin()}
        >
          {busy ? words.beginning : words.begin}
        </button>
        <button
          type="button"
          className="act"
          disabled={busy || play === undefined}
          onClick={() => void playWhole()}
        >
          {words.playWhole}
        </button>
      </div>
      <p className="foresee-problem" role="status">
        {problem && refusalText(problem, language, refusals)}
      </p>
      {'ok' in made && (
        <>
          {made.ok.isRefitted && (
            <p>{words.refitted(planned, foesText(encounter, made.ok.foes, language))}</p>
          )}
          {made.ok.leftOut.length > 0 && (
            <p className="hint">
              {words.leftOut(NAMES[language].list(made.ok.leftOut.map((name) => said(name, language))))}
            </p>
          )}
          {fight && (
            <ForecastSheet heroes={heroes} options={made.ok.options} language={language} fight={fight} />
          )}
        </>
      )}
    </section>
  );
}
