// What only matters among people who are elsewhere: who may come, and how long they may think.

import type { Visibility } from '@skald/hall/protocol';
import { OneOf, Pick } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import { CLOCKS, PATIENCES } from './plan.ts';
import type { NewGame } from './use-new-game.ts';

export function InTheHall({ plan, change }: NewGame) {
  const { create } = useWords();
  const clocks = CLOCKS.map((clock) => {
    const [bank = 0, increment = 0] = clock.split('+').map(Number);
    return [clock, create.minutes(bank, increment)] as const;
  });
  return (
    <>
      <OneOf
        label={create.visibility}
        value={plan.visibility}
        options={Object.entries(create.visibilities) as [Visibility, string][]}
        onChange={(visibility) => change({ visibility })}
      />
      <div className="pair">
        <Pick
          label={create.clock}
          value={plan.clock}
          options={[['none', create.noClock], ...clocks]}
          onChange={(clock) => change({ clock })}
        />
        {plan.clock !== 'none' && (
          <Pick
            label={create.patience}
            value={plan.patience}
            options={[
              ...PATIENCES.map((seconds) => [seconds, create.seconds(Number(seconds))] as const),
              ['none', create.noPatience],
            ]}
            onChange={(patience) => change({ patience })}
          />
        )}
      </div>
    </>
  );
}
