// Which page an address shows.

import { I18nProvider } from 'react-aria-components';
import { GAME_IDS } from './games.ts';
import { useTabTitle } from './lobby/use-waiting.ts';
import { Title } from './pages/title.tsx';
import { later } from './parts/later.tsx';
import { Menu } from './parts/menu.tsx';
import { NotFound } from './parts/not-found.tsx';
import { Strip } from './parts/strip.tsx';
import { useRenewalNotice } from './renewal.ts';
import { usePath } from './router.ts';
import { useSettings } from './settings.ts';

const NewGame = later(() => import('./pages/new-game.tsx'));
const Lobby = later(() => import('./pages/lobby.tsx'));
const Sagas = later(() => import('./pages/sagas.tsx'));
const OnlineTable = later(() => import('./pages/online-table.tsx'));
const AtOnce = later(() => import('./pages/at-once.tsx'));
const LocalTablePage = later(() => import('./pages/local-table.tsx'));
const Replay = later(() => import('./pages/replay.tsx'));
const Settings = later(() => import('./pages/settings.tsx'));
const Guide = later(() => import('./pages/guide.tsx'));
const Ledger = later(() => import('./pages/ledger.tsx'));
const Workshop = later(() => import('./pages/workshop.tsx'));
const Invitation = later(() => import('./pages/invitation.tsx'));
const Account = later(() => import('./pages/account.tsx'));
const About = later(() => import('./pages/about.tsx'));

export function App() {
  const { language } = useSettings();
  const path = usePath();
  useRenewalNotice();
  // A table has a bar of its own; the page before one sits down brings the menu along.
  const atTable = path.length > 1 && ['table', 'local', 'learn', 'play', 'replay'].includes(path[0] ?? '');
  useTabTitle(atTable);
  return (
    <I18nProvider locale={language}>
      <Strip />
      {!atTable && path.length > 0 && <Menu />}
      <Page path={path} />
    </I18nProvider>
  );
}

const isGame = (id: string | undefined): id is string => id !== undefined && GAME_IDS.includes(id);
/** As the hall names its tables and sagas. */
const isTable = (id: string | undefined): id is string => id !== undefined && /^[a-z0-9]{12}$/.test(id);

function Page({ path: [page, id, more, last, view] }: { path: string[] }) {
  switch (page) {
    case undefined:
      return <Title />;
    case 'new': {
      const game = id === 'online' ? undefined : id;
      if (game !== undefined && !isGame(game)) return <NotFound />;
      const where = id === 'online' || more === 'online' ? 'online' : 'here';
      return <NewGame game={game} where={where} made={more === 'with' ? last : undefined} />;
    }
    case 'learn':
    case 'play':
      if (!isGame(id)) return <NotFound menu={id !== undefined} />;
      return <AtOnce key={`${page} ${id}`} game={id} lesson={page === 'learn'} />;
    case 'tables':
      return <Lobby />;
    case 'sagas':
      return id === undefined || isTable(id) ? <Sagas key={id} id={id} /> : <NotFound />;
    case 'table':
      return isTable(id) ? <OnlineTable key={id} id={id} /> : <NotFound menu={id !== undefined} />;
    case 'local':
      if (id === undefined) return <NotFound />;
      return <LocalTablePage key={id} id={id} lesson={more === 'lesson'} />;
    case 'replay':
      if (id !== undefined && !(id === 'table' ? isTable(more) : id === 'local' && more !== undefined))
        return <NotFound menu />;
      return <Replay key={`${id}/${more}`} source={id} id={more} />;
    case 'settings':
      return <Settings />;
    case 'rules':
      if (isGame(id) && more === 'ledger') return <Ledger key={id} game={id} />;
      return id === undefined || isGame(id) ? <Guide game={id} /> : <NotFound />;
    case 'workshop':
      return id === undefined || isGame(id) ? (
        <Workshop game={id} kind={more} id={last} onPaper={view === 'sheet'} />
      ) : (
        <NotFound />
      );
    case 'invitation':
      return isGame(id) && more !== undefined ? (
        <Invitation key={`${id}/${more}/${last}`} game={id} kind={more} invitation={last} />
      ) : (
        <NotFound />
      );
    case 'account':
      return <Account />;
    case 'about':
      return <About />;
    default:
      return <NotFound />;
  }
}
