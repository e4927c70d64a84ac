// An invitation to play what somebody made: what players may know of it before the game, and the way to a table.

import '../workshop/workshop.css';
import type { GameModule } from '@skald/games';
import { EDITORS, type Glimpse } from '@skald/games/boards';
import { type DocumentKind, isPlayable, kindNamed, openPart, readAs } from '@skald/games/documents';
import { MODULES } from '@skald/games/modules';
import type { DocumentGlimpse } from '@skald/hall/protocol';
import { type Outcome, refuse } from '@skald/kernel';
import { useEffect, useState } from 'react';
import { NewGameForm } from '../new-game/form.tsx';
import type { Plan } from '../new-game/plan.ts';
import { useNewGame } from '../new-game/use-new-game.ts';
import { Act, Problem, To } from '../parts/controls.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { SignIn } from '../parts/sign-in.tsx';
import { hall, useSession } from '../session.ts';
import { useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { readDocument } from '../workshop/documents.ts';
import { unveiled } from '../workshop/share.ts';

interface Invited {
  readonly module: GameModule;
  readonly rules: DocumentKind;
  readonly Picture: Glimpse;
  /** The open part. */
  readonly shown: unknown;
  /** Empty where nobody says it. */
  readonly maker: string;
  readonly plan: Partial<Plan> & Pick<Plan, 'plays'>;
}

export default function InvitationPage(props: {
  game: string;
  kind: string;
  invitation: string | undefined;
}) {
  const { game, kind, invitation } = props;
  const { workshop: words, table, error } = useWords();
  const { language } = useSettings();
  const [invited, setInvited] = useState<Outcome<Invited>>();
  useEffect(() => {
    let here = true;
    void open(game, kind, invitation).then((found) => here && setInvited(found));
    return () => {
      here = false;
    };
  }, [game, kind, invitation]);
  if (invited === undefined) return <p className="wait">{table.loading}</p>;
  if ('ok' in invited) return <Invitation {...invited.ok} />;
  if (invited.refused.code === 'not-found') return <NotFound />;
  return (
    <main className="page">
      <h1>{words.sharedHeading}</h1>
      <Problem
        text={invited.refused.code === 'bad-link' ? words.badLink : explain(invited.refused, language)}
      />
      <To path="/">{error.home}</To>
    </main>
  );
}

async function open(game: string, kind: string, invitation: string | undefined): Promise<Outcome<Invited>> {
  const [module, Picture] = await Promise.all([MODULES[game]?.(), EDITORS[game]?.[kind]?.glimpse()]);
  const rules = kindNamed(module?.documents, kind);
  if (!module || !rules || !Picture || rules.option === undefined) return refuse('not-found');
  const of = { module, rules, Picture };
  return invitation === undefined ? fromLink(of) : fromHall(of, game, kind, invitation);
}

type Known = Pick<Invited, 'module' | 'rules' | 'Picture'>;

/** All of it is in the link; shown is what may be. */
async function fromLink(known: Known): Promise<Outcome<Invited>> {
  const { rules } = known;
  const text = await unveiled(location.hash.slice(1));
  const read = text === null ? null : readDocument(text, rules);
  if (read === null || 'trouble' in read || !isPlayable(rules.check(read.document)))
    return refuse('bad-link');
  const documents = { ...rules.along, [rules.option as string]: read.document };
  const shown = openPart(rules, read.document);
  return { ok: { ...known, shown, maker: '', plan: { documents, plays: null } } };
}

/** The hall tells what may be known, and lays the table itself. */
async function fromHall(
  known: Known,
  game: string,
  kind: string,
  invitation: string,
): Promise<Outcome<Invited>> {
  const { rules } = known;
  const [document = '', digest = ''] = invitation.split('-');
  const plays = { document, digest };
  const found = await hall().ask<DocumentGlimpse>({ do: 'glimpse', ...plays });
  if ('refused' in found) return found.refused.code === 'bad-request' ? refuse('bad-link') : found;
  const shown = readAs(rules, found.ok.body);
  if ('refused' in shown || found.ok.game !== game || found.ok.kind !== kind) return refuse('bad-link');
  const documents = { ...rules.along, [rules.option as string]: undefined };
  return { ok: { ...known, shown: shown.ok, maker: found.ok.maker, plan: { documents, plays } } };
}

function Invitation({ module, rules, Picture, shown, maker, plan }: Invited) {
  const { workshop: words } = useWords();
  const { language } = useSettings();
  const [playing, setPlaying] = useState(false);
  const about = rules.words.about?.(shown, language);
  return (
    <main className="page">
      <h1>
        {module.words.title(language)}: {rules.words.title(shown, language)}
      </h1>
      {maker !== '' && <p>{words.by(maker)}</p>}
      <p>{words.invited}</p>
      {about?.story.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {about && about.goals.length > 0 && (
        <>
          <h2>{words.whoWins}</h2>
          <ul>
            {about.goals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {playing ? (
        <Planning module={module} plan={plan} />
      ) : (
        <Act tone="main" onPress={() => setPlaying(true)}>
          {words.playIt}
        </Act>
      )}
      <h2>{words.atTheStart}</h2>
      <div className="glimpse">
        <Picture document={shown} language={language} />
        <p className="hint">{about?.picture}</p>
      </div>
      <p className="hint">{plan.plays === null ? words.invitedVeiled : words.invitedHall}</p>
    </main>
  );
}

function Planning({ module, plan }: Pick<Invited, 'module' | 'plan'>) {
  const { lobby } = useWords();
  const { me, hall: reachable } = useSession();
  const game = useNewGame(module, plan.plays === null ? 'here' : 'online', plan);
  return (
    <>
      {game.online && !me && reachable && <SignIn />}
      <Problem text={game.online && !reachable ? lobby.needHall : null} />
      <NewGameForm game={game} made={null} />
    </>
  );
}
