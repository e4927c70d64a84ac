// The first minute: what this is, and three large choices.

import { CARDS, type GameCard, PICTURES } from '@skald/games/boards';
import { lazy, Suspense } from 'react';
import { useWaiting } from '../lobby/use-waiting.ts';
import { To } from '../parts/controls.tsx';
import { Longship } from '../parts/longship.tsx';
import { hasWorkshop } from '../parts/menu.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { Who } from '../parts/who.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function Title() {
  const words = useWords();
  const { running, turns } = useWaiting();
  return (
    <main className="title">
      <Longship />
      <header>
        <Who />
        <h1>Skald</h1>
        <p className="tagline">{words.tagline}</p>
      </header>
      <div className="three">
        <Large path="/new" name={words.title.play} hint={words.title.playHint} main />
        <Large path="/new/online" name={words.title.friends} hint={words.title.friendsHint} />
        <Large
          path="/tables"
          name={counted(words.title.resume, running)}
          hint={words.title.resumeHint}
          mark={turns > 0 ? words.title.yourTurn(turns) : null}
        />
      </div>
      <Cards />
      <footer>
        <OpenFile label={words.title.open} />
        {hasWorkshop && <To path="/workshop">{words.menu.workshop}</To>}
        <To path="/settings">{words.menu.settings}</To>
        <To path="/about">{words.menu.about}</To>
        <Languages />
        <small>{words.fanWork}</small>
      </footer>
    </main>
  );
}

const counted = (name: string, count: number): string => (count > 0 ? `${name} (${count})` : name);

function Large(props: { path: string; name: string; hint: string; main?: boolean; mark?: string | null }) {
  return (
    <To path={props.path} className={props.main ? 'large large-main' : 'large'}>
      <strong>{props.name}</strong>
      {props.mark && <em className="large-mark">● {props.mark}</em>}
      <span>{props.hint}</span>
    </To>
  );
}

const pictures = Object.fromEntries(Object.entries(PICTURES).map(([id, load]) => [id, lazy(load)]));

/** A card for each game of the hall. */
function Cards() {
  const words = useWords();
  return (
    <ul className="cards" aria-label={words.title.games}>
      {Object.entries(CARDS).map(([id, card]) => (
        <Card key={id} id={id} card={card} />
      ))}
    </ul>
  );
}

function Card({ id, card }: { id: string; card: GameCard }) {
  const words = useWords();
  const { language } = useSettings();
  const title = card.title[language];
  const Picture = pictures[id];
  return (
    <li className="card">
      <span className="card-picture">
        <Suspense fallback={null}>{Picture && <Picture />}</Suspense>
      </span>
      <div>
        <h2>
          <To path={`/new/${id}`}>{title}</To>
        </h2>
        <p>
          {words.card.players(card.players)} · {words.card.minutes(card.minutes)}
        </p>
        <p>{words.card.difficulty[card.difficulty - 1]}</p>
        <p className="card-links">
          <To path={`/play/${id}`} className="act act-main">
            {words.title.playIt} <span className="hidden">{title}</span>
          </To>
          <To path={`/learn/${id}`}>{words.title.learn}</To>
          <To path={`/rules/${id}`}>{words.menu.guide}</To>
        </p>
      </div>
    </li>
  );
}

function Languages() {
  const { language } = useSettings();
  const other = language === 'en' ? 'de' : 'en';
  return (
    <button type="button" className="linklike" lang={other} onClick={() => change({ language: other })}>
      {other === 'de' ? 'Deutsch' : 'English'}
    </button>
  );
}
