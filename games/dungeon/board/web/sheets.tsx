// Everybody on a sheet: Heroes and Bosses with wounds, Feats, spells and items; the Overlord's hand, pile and pool.

import type { PanelProps } from '@skald/games/board';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement, ReactNode } from 'react';
import { type Card, isHero, isMinion, MINIONS } from '../../content/index.ts';
import { factsOf, heroesOf, isInjured, overlordSeat, seatOf } from '../../rules/models.ts';
import { movementOf } from '../../rules/moving.ts';
import { armourOf } from '../../rules/numbers.ts';
import type { Model, State } from '../../rules/state.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { NAMES } from '../../text/names.ts';
import { squareLabel } from '../../text/squares.ts';
import { CardPicture, ModelPicture, SpellPicture } from './cards.tsx';
import { countedCards, knownHand } from './command-cards.ts';
import { PartyEmblem } from './emblems.tsx';
import { WEB_WORDS } from './words.ts';

export function Sheets({ view, seat, seats, language }: PanelProps<State>): ReactElement {
  const bosses = view.models.filter(({ type }) => !isHero(type) && !isMinion(type));
  const heroes = heroesOf(view).toSorted(
    (a, b) => Number(seatOf(view, b) === seat) - Number(seatOf(view, a) === seat),
  );
  const isOverlord = seat !== null && seat === overlordSeat(view);
  const overlord = <OverlordSheet view={view} language={language} />;
  const playerOf = (of: Seat): string => seats.find((look) => look.seat === of)?.player ?? '';
  return (
    <div className="dun-panel dun-sheets">
      {isOverlord && overlord}
      {heroes.map((one) => (
        <ModelSheet
          key={one.id}
          view={view}
          one={one}
          player={playerOf(seatOf(view, one))}
          language={language}
        />
      ))}
      {view.gone.map(({ hero, how }) => (
        <p key={hero} className="dun-gone">
          <PartyEmblem party={hero} size={28} /> {NAMES[language].model(hero)}{' '}
          {BOARD_WORDS[language].gone[how]}
        </p>
      ))}
      {!isOverlord && overlord}
      {bosses.map((one) => (
        <ModelSheet key={one.id} view={view} one={one} player="" language={language} />
      ))}
    </div>
  );
}

function ModelSheet({
  view,
  one,
  player,
  language,
}: {
  view: State;
  one: Model;
  player: string;
  language: Language;
}): ReactElement {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const { combat, shooting, feats, injuredFrom } = factsOf(view, one);
  return (
    <details className="dun-sheet" open>
      <summary>
        <ModelPicture view={view} one={one} size={44} />
        <span>
          <b>{names.model(one.id)}</b> <small>{player}</small>
          <small>
            {words.wounds(one.wounds, injuredFrom)}
            {isInjured(view, one) && `, ${words.injured}`}
            {one.acted && `, ${words.hasActed}`}
          </small>
        </span>
      </summary>
      <p>{words.values(movementOf(view, one), combat, armourOf(view, one), shooting)}</p>
      <Listed label={words.items}>{one.items.map(names.item)}</Listed>
      {one.spells.length > 0 && (
        <ul className="dun-spells" aria-label={words.spells}>
          {one.spells.map(({ spell, turned }) => (
            <li key={spell}>
              <SpellPicture spell={spell} turned={turned} size={34} />
              <span>
                {names.spell(spell)} <small>{turned === 0 ? words.ready : words.readyIn(turned)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Listed label={words.feats}>
        {feats.filter((feat) => !one.usedFeats.includes(feat)).map(names.feat)}
      </Listed>
      <Listed label={words.effects}>{one.marks.map(({ type }) => names.marks[type])}</Listed>
    </details>
  );
}

function Listed({ label, children }: { label: string; children: readonly string[] }): ReactNode {
  return children.length === 0 ? null : (
    <p>
      <i>{label}:</i> {children.join(', ')}
    </p>
  );
}

function OverlordSheet({ view, language }: { view: State; language: Language }): ReactElement {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const { hand, pile, discard, commands, extra } = view.overlord;
  const minions = view.models.filter(({ type }) => isMinion(type));
  const known = knownHand(view);
  return (
    <details className="dun-sheet" open>
      <summary>
        <PartyEmblem party="overlord" size={40} />
        <span>
          <b>{words.overlord}</b>
          <small>
            {words.hand}: {names.cards(hand.length)} · {words.pile(pile)}
          </small>
        </span>
      </summary>
      {view.phase === 'overlordTurn' && <p>{words.commands(commands, extra)}</p>}
      {known.length > 0 && (
        <ul className="dun-spells" aria-label={words.hand}>
          {countedCards(known).map(([card, copies]) => (
            <li key={card}>
              <CardPicture card={card} size={34} /> {inWords(card, copies, language)}
            </li>
          ))}
        </ul>
      )}
      <Listed label={words.discard}>
        {countedCards(discard).map(([card, copies]) => inWords(card, copies, language))}
      </Listed>
      <Listed label={words.pool}>
        {MINIONS.filter((minion) => (view.pool[minion] ?? 0) > 0).map((minion) =>
          words.poolEntry(minion, view.pool[minion] ?? 0),
        )}
      </Listed>
      <Listed label={WEB_WORDS[language].minions}>
        {minions.map(({ id, x, y }) => `${names.model(id)} (${squareLabel([x, y])})`)}
      </Listed>
      <Listed label={WEB_WORDS[language].slain}>{view.slain.map(names.type)}</Listed>
    </details>
  );
}

const inWords = (card: Card, copies: number, language: Language): string =>
  `${NAMES[language].card(card)}${copies > 1 ? ` × ${copies}` : ''}`;
