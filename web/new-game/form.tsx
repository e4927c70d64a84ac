// The form of a new game: what, where, who, and by which rules.

import './form.css';
import { CARDS } from '@skald/games/boards';
import { GAME_IDS } from '../games.ts';
import { Act, Pick, Problem } from '../parts/controls.tsx';
import { EveryRule } from '../parts/every-rule.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Made } from '../workshop/made.tsx';
import { InTheHall } from './in-the-hall.tsx';
import { Places } from './places.tsx';
import { isSettled } from './plan.ts';
import type { NewGame } from './use-new-game.ts';

/** `made`: a document of one's own that is proposed; null where it is settled what is played. */
export function NewGameForm({ game, made }: { game: NewGame; made: string | undefined | null }) {
  const { create } = useWords();
  const { module, plan, change } = game;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void game.begin();
      }}
    >
      <WhatAndWhere {...game} settled={made === null} />
      <Places {...game} />
      {made !== null && (
        <Made module={module} first={made} onChange={(documents, bench) => change({ documents, bench })} />
      )}
      {game.online && <InTheHall {...game} />}
      <EveryRule
        module={module}
        preset={module.presets.find(({ id }) => id === plan.preset)?.options ?? {}}
        single={plan.single}
        elsewhere={Object.keys(plan.documents)}
        onChange={(single) => change({ single })}
      />
      <Problem text={game.problem} />
      <Act type="submit" tone="main" isDisabled={!game.ready}>
        {create.begin}
      </Act>
    </form>
  );
}

function WhatAndWhere({
  module,
  plan,
  online,
  change,
  goTo,
  settled,
}: NewGame & { readonly settled: boolean }) {
  const { create } = useWords();
  const { language } = useSettings();
  return (
    <div className="pair">
      {GAME_IDS.length > 1 && !settled && (
        <Pick
          label={create.game}
          value={module.game.id}
          options={Object.entries(CARDS).map(([id, card]) => [id, card.title[language]] as const)}
          onChange={(id) => go(online ? `/new/${id}/online` : `/new/${id}`)}
        />
      )}
      {plan.plays === null && (
        <Pick
          label={create.where}
          value={plan.where}
          options={[
            ['here', create.here],
            ['online', create.online],
          ]}
          onChange={goTo}
        />
      )}
      {module.presets.length > 1 && !isSettled(module, plan) && (
        <Pick
          label={module.words.presets?.(language) ?? create.rules}
          value={plan.preset}
          options={module.presets.map(({ id }) => [id, module.words.preset(id, language)] as const)}
          onChange={(preset) => change({ preset })}
        />
      )}
    </div>
  );
}
