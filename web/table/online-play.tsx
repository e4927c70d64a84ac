// The table of a game in the hall, with all that can be done about it there.

import { useState } from 'react';
import { Act, Ask, Problem, To } from '../parts/controls.tsx';
import { useWords } from '../words/index.ts';
import { Absent } from './absent.tsx';
import { Shell } from './shell.tsx';
import { type OnlineGame, type OnlinePlaying, useOnlinePlay } from './use-online-play.ts';

export function OnlinePlay(game: OnlineGame) {
  const { table: words } = useWords();
  const play = useOnlinePlay(game);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Shell
        authority={game.table}
        loaded={game.loaded}
        above={() => <Above {...play} />}
        menu={<Deeds {...play} onLeave={() => setLeaving(true)} />}
        after={() => <After {...play} />}
        kept={{
          replay: replayOf(play),
          shared: play.model.info.visibility !== 'private',
          save: () => void play.save(),
        }}
      />
      <Ask heading={words.leaveSure} open={leaving} onClose={() => setLeaving(false)}>
        <div className="row">
          <Act tone="danger" onPress={() => void play.leave()}>
            {words.leave}
          </Act>
          <Act onPress={() => setLeaving(false)}>{words.close}</Act>
        </div>
      </Ask>
    </>
  );
}

const replayOf = ({ model }: Pick<OnlinePlaying, 'model'>): string => `/replay/table/${model.info.id}`;

function Above({ table, model, loaded, away, problem, comeBack }: OnlinePlaying) {
  const { table: words } = useWords();
  return (
    <>
      {away && (
        <Act tone="main" onPress={() => void comeBack()}>
          {words.back}
        </Act>
      )}
      <Absent table={table} model={model} loaded={loaded} />
      <Problem text={problem} />
    </>
  );
}

/** Back to where one made what is played here. */
function ToEditor({ bench, quiet = false }: Pick<OnlinePlaying, 'bench'> & { readonly quiet?: boolean }) {
  const { workshop } = useWords();
  if (bench === null) return null;
  return (
    <To path={bench} className={quiet ? 'act act-quiet' : 'act'}>
      {workshop.backToEditor}
    </To>
  );
}

function Deeds({
  model,
  bench,
  playing,
  others,
  askUndo,
  moveHere,
  onLeave,
}: OnlinePlaying & { readonly onLeave: () => void }) {
  const { table: words, menu } = useWords();
  return (
    <>
      <ToEditor bench={bench} quiet />
      {playing && (
        <Act tone="quiet" onPress={() => void askUndo()}>
          {words.undoFar}
        </Act>
      )}
      {playing && !others && (
        <Act tone="quiet" onPress={() => void moveHere()}>
          {words.moveHere}
        </Act>
      )}
      <To path={replayOf({ model })} className="act act-quiet">
        {words.replay}
      </To>
      {playing && (
        <Act tone="quiet" onPress={onLeave}>
          {words.leave}
        </Act>
      )}
      <To path="/tables" className="act act-quiet">
        {menu.lobby}
      </To>
    </>
  );
}

function After(play: OnlinePlaying) {
  const { sagas } = useWords();
  const { saga } = play.model.info;
  return (
    <>
      <OnceMore {...play} />
      <ToEditor {...play} />
      {saga && (
        <To path={`/sagas/${saga}`} className="act">
          {sagas.toSaga}
        </To>
      )}
    </>
  );
}

/** Whoever played begins it or joins it; whoever looked on can follow. */
function OnceMore({ model, seated, follows, rematch }: OnlinePlaying) {
  const { table: words } = useWords();
  const next = model.info.rematch;
  if (seated)
    return (
      <Act tone="main" onPress={() => void rematch()}>
        {next ? words.toRematch : (follows ?? words.rematch)}
      </Act>
    );
  if (!next) return null;
  return (
    <To path={`/table/${next}`} className="act act-main">
      {words.toRematch}
    </To>
  );
}
