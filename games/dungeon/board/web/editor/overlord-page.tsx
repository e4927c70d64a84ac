// The Overlord: his kind, his deck, his Commands, and who waits to be raised.

import { Choose, upTo } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { MINIONS, modelFacts, OVERLORD, OVERLORDS, type Quest } from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import type { PageProps } from './here.tsx';
import { editorWords } from './words.ts';

export function OverlordPage({ quest, change, language }: PageProps): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  const { overlord } = quest;
  const { type, commands, deck, pool } = overlord;
  const alter = (part: Partial<Quest['overlord']>): void =>
    change({ ...quest, overlord: { ...overlord, ...part } });
  const most = Math.max(OVERLORD[type].deck.length, deck);
  // A Large one cannot be raised; it is listed where a file has it, to be taken away. DUN-RULING-27
  const waiting = MINIONS.filter((minion) => modelFacts(minion).size === 1 || pool[minion] !== undefined);
  return (
    <>
      <Choose
        label={words.overlordType}
        value={type}
        options={OVERLORDS.map((one) => [one, words.overlordTypes[one]] as const)}
        onChoose={(one) => alter({ type: one })}
      />
      <div className="kit-pair">
        <Choose
          label={words.commands}
          value={commands}
          options={upTo(1, 9)}
          onChoose={(count) => alter({ commands: count })}
        />
        <Choose
          label={words.deck}
          value={deck}
          options={upTo(3, most)}
          onChoose={(count) => alter({ deck: count })}
        />
      </div>
      <p className="hint">{words.deckHint}</p>
      <fieldset>
        <legend>{words.pool}</legend>
        <div className="kit-pair">
          {waiting.map((minion) => (
            <Choose
              key={minion}
              label={names.type(minion)}
              value={pool[minion] ?? 0}
              options={upTo(0, 9)}
              onChoose={(count) => {
                const { [minion]: _, ...others } = pool;
                alter({ pool: count === 0 ? others : { ...others, [minion]: count } });
              }}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
