import { Longship } from '../parts/longship.tsx';
import { useWords } from '../words/index.ts';

const VERSION = '0.1.0';

export default function About() {
  const { about, fanWork } = useWords();
  return (
    <main className="page reading">
      <Longship />
      <h1>{about.heading}</h1>
      <p>{about.text}</p>
      <p>{fanWork}</p>
      <p>{about.licence}</p>
      <p>{about.map}</p>
      <p className="hint">{about.version(VERSION)}</p>
    </main>
  );
}
