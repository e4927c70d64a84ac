// The short name of the dice that this table has agreed on, and what it is good for.

import { useEffect, useState } from 'react';
import type { TableModel } from '../model.ts';
import { BroughtNote } from '../parts/brought.tsx';
import { Act, Ask } from '../parts/controls.tsx';
import { fingerprint } from '../remote/seals.ts';
import { useWords } from '../words/index.ts';

export function DiceSeal({ model, names }: { model: TableModel; names: readonly string[] }) {
  const { dice: words, table } = useWords();
  const [open, setOpen] = useState(false);
  const short = useFingerprint(model);
  if (short === null) return null;
  const { seats, brought, realDice } = model.info;
  return (
    <>
      <button type="button" className="dice-seal" onClick={() => setOpen(true)}>
        {words.short(short)}
      </button>
      <Ask heading={words.heading} open={open} onClose={() => setOpen(false)}>
        <p className="fingerprint">{short}</p>
        <p>{words.compare}</p>
        <ul>
          {seats.map((seat, i) => (
            <li key={`${i}`}>
              {names[i]}: {words.adds[seat.seal === null ? 'nothing' : seat.revealed ? 'open' : 'sealed']}
            </li>
          ))}
        </ul>
        <p>{seats.some(({ seal }) => seal !== null) ? words.shared : words.alone}</p>
        {brought && <BroughtNote brought={brought} />}
        {realDice && <p>{words.real}</p>}
        <Act tone="main" onPress={() => setOpen(false)}>
          {table.close}
        </Act>
      </Ask>
    </>
  );
}

function useFingerprint({ info, commitment }: TableModel): string | null {
  const [short, setShort] = useState<string | null>(null);
  const seals = info.seats.map(({ seal }) => seal).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with what was announced, not with every move
  useEffect(() => {
    let here = true;
    void fingerprint(info, commitment).then((found) => here && setShort(found));
    return () => {
      here = false;
    };
  }, [commitment, seals]);
  return short;
}
