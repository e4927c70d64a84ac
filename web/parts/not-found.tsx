import { useWords } from '../words/index.ts';
import { To } from './controls.tsx';
import { Menu } from './menu.tsx';

/** The ordinary page for nothing found; where there is no other way, it brings the menu along. */
export function NotFound({ menu = false }: { menu?: boolean }) {
  const { error } = useWords();
  return (
    <>
      {menu && <Menu />}
      <main className="page">
        <h1>{error.notFound}</h1>
        <To path="/">{error.home}</To>
      </main>
    </>
  );
}
