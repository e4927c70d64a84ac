// Which page an address shows.

import { I18nProvider } from 'react-aria-components';
import { Title } from './pages/title.tsx';
import { To } from './parts/controls.tsx';
import { later } from './parts/later.tsx';
import { Menu } from './parts/menu.tsx';
import { usePath } from './router.ts';
import { useSettings } from './settings.ts';
import { useWords } from './words/index.ts';

const NewGame = later(() => import('./pages/new-game.tsx'));
const Lobby = later(() => import('./pages/lobby.tsx'));
const OnlineTable = later(() => import('./pages/online-table.tsx'));
const Learn = later(() => import('./pages/learn.tsx'));
const LocalTablePage = later(() => import('./pages/local-table.tsx'));
const Replay = later(() => import('./pages/replay.tsx'));
const Settings = later(() => import('./pages/settings.tsx'));
const Guide = later(() => import('./pages/guide.tsx'));
const Workshop = later(() => import('./pages/workshop.tsx'));
const Account = later(() => import('./pages/account.tsx'));
const About = later(() => import('./pages/about.tsx'));

export function App() {
  const { language } = useSettings();
  const path = usePath();
  // A table has a bar of its own; the page before one sits down brings the menu along.
  const atTable = path.length > 1 && ['table', 'local', 'learn', 'replay'].includes(path[0] ?? '');
  return (
    <I18nProvider locale={language}>
      {!atTable && path.length > 0 && <Menu />}
      <Page path={path} />
    </I18nProvider>
  );
}

function Page({ path: [page, id, more, last] }: { path: string[] }) {
  const words = useWords();
  switch (page) {
    case undefined:
      return <Title />;
    case 'new': {
      const game = id === 'online' ? undefined : id;
      const where = id === 'online' || more === 'online' ? 'online' : 'here';
      return <NewGame game={game} where={where} made={more === 'with' ? last : undefined} />;
    }
    case 'learn':
      return <Learn key={id} game={id ?? ''} />;
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
    case 'workshop':
      return <Workshop game={id} kind={more} id={last} />;
    case 'account':
      return <Account />;
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
