import { Pick } from '../parts/controls.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { useSession } from '../session.ts';
import { change, type Settings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

const entries = <K extends PropertyKey>(texts: Readonly<Record<K, string>>): (readonly [string, string])[] =>
  Object.entries(texts) as [string, string][];

export default function SettingsPage() {
  const words = useWords();
  return (
    <main className="page">
      <h1>{words.settings.heading}</h1>
      <SettingsForm />
      <Account />
      <h2>{words.keys.heading}</h2>
      <dl className="keys">
        {words.keys.rows.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{words.keys.mouse}</p>
    </main>
  );
}

export function SettingsForm() {
  const { settings: words } = useWords();
  const settings = useSettings();
  const onOff: (readonly [string, string])[] = [
    ['true', words.on],
    ['false', words.off],
  ];
  return (
    <div className="form">
      <Pick
        label={words.language}
        value={settings.language}
        options={[
          ['en', 'English'],
          ['de', 'Deutsch'],
        ]}
        onChange={(language) => change({ language })}
      />
      <Pick
        label={words.theme}
        value={settings.theme}
        options={entries(words.themes) as never}
        onChange={(theme: Settings['theme']) => change({ theme })}
      />
      <Pick
        label={words.pace}
        value={String(settings.pace)}
        options={entries(words.paces)}
        onChange={(pace) => change({ pace: Number(pace) as Settings['pace'] })}
      />
      <Pick
        label={words.delay}
        value={settings.delay}
        options={entries(words.delays) as never}
        onChange={(delay: Settings['delay']) => change({ delay })}
      />
      <Pick
        label={words.secondTap}
        value={settings.secondTap}
        options={entries(words.secondTaps) as never}
        onChange={(secondTap: Settings['secondTap']) => change({ secondTap })}
      />
      <Pick
        label={words.forced}
        value={String(settings.forced)}
        options={onOff}
        onChange={(on) => change({ forced: on === 'true' })}
      />
      <Pick
        label={words.sound}
        value={String(settings.sound)}
        options={onOff}
        onChange={(sound) => change({ sound: sound === 'true' })}
      />
      <Pick
        label={words.briefing}
        value={String(settings.briefing)}
        options={onOff}
        onChange={(on) => change({ briefing: on === 'true' })}
      />
      <Pick
        label={words.textBoard}
        value={String(settings.textBoard)}
        options={onOff}
        onChange={(on) => change({ textBoard: on === 'true' })}
      />
    </div>
  );
}

function Account() {
  const { settings: words } = useWords();
  const { hall } = useSession();
  if (!hall) return null;
  return (
    <>
      <h2>{words.account}</h2>
      <SignIn />
    </>
  );
}
