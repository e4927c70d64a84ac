// Which page an address shows.

import { lazy, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Title } from './pages/title.tsx';
import { To } from './parts/controls.tsx';
import { usePath } from './router.ts';
import { useSettings } from './settings.ts';
import { useWords } from './words/index.ts';

const NewGame = lazy(() => import('./pages/new-game.tsx'));
const Lobby = lazy(() => import('./pages/lobby.tsx'));
const OnlineTable = lazy(() => import('./pages/online-table.tsx'));
const LocalTablePage = lazy(() => import('./pages/local-table.tsx'));
const Replay = lazy(() => import('./pages/replay.tsx'));
const Settings = lazy(() => import('./pages/settings.tsx'));
const Guide = lazy(() => import('./pages/guide.tsx'));
const About = lazy(() => import('./pages/about.tsx'));

export function App() {
  const { language } = useSettings();
  const words = useWords();
  const path = usePath();
  const atTable = path[0] === 'table' || path[0] === 'local' || path[0] === 'replay';
  return (
    <I18nProvider locale={language}>
      {!atTable && path.length > 0 && <Menu />}
      <Suspense fallback={<p className="wait">{words.table.loading}</p>}>
        <Page path={path} />
      </Suspense>
    </I18nProvider>
  );
}

function Page({ path: [page, id, more] }: { path: string[] }) {
  const words = useWords();
  switch (page) {
    case undefined:
      return <Title />;
    case 'new':
      return <NewGame where={id === 'online' ? 'online' : 'here'} />;
    case 'tables':
      return <Lobby />;
    case 'table':
      return <OnlineTable key={id} id={id ?? ''} />;
    case 'local':
      return <LocalTablePage key={id} id={id ?? ''} lesson={more === 'lesson'} />;
    case 'replay':
      return <Replay key={`${id}/${more}`} source={id} id={more} />;
    case 'settings':
      return <Settings />;
    case 'rules':
      return <Guide game={id} />;
    case 'about':
      return <About />;
    default:
      return (
        <main className="page">
          <h1>{words.error.notFound}</h1>
          <To path="/">{words.error.home}</To>
        </main>
      );
  }
}

function Menu() {
  const { menu } = useWords();
  return (
    <nav className="menu" aria-label="Skald">
      <To path="/" className="brand">
        Skald
      </To>
      <To path="/tables">{menu.lobby}</To>
      <To path="/rules/age-of-heroes">{menu.guide}</To>
      <To path="/settings">{menu.settings}</To>
      <To path="/about">{menu.about}</To>
    </nav>
  );
}
