import { Act } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';

/** Nothing of the table shows until the right person says so. */
export function Curtain({ name, onReady }: { name: string; onReady: () => void }) {
  const { curtain } = useWords();
  return (
    <main className="curtain">
      <h1>{curtain.heading(name)}</h1>
      <p>{curtain.text}</p>
      <Act tone="main" autoFocus onPress={onReady}>
        {curtain.ready(name)}
      </Act>
    </main>
  );
}
