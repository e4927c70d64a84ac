// What can be done in a place, where there is more than one thing or something that cannot be taken back.

import { PieceMenu, type Placed } from '@skald/games/board-kit';
import type { Asked } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import { armyName } from '../../text/names.ts';
import { optionText } from '../../text/options.ts';
import type { Deed, PieceId } from './deeds.ts';
import { OutlookOf } from './odds-bar.tsx';
import { outlookOf } from './outlook.ts';
import { WEB_WORDS } from './words.ts';

export interface MenuProps {
  readonly view: State;
  readonly decision: Asked;
  readonly deeds: readonly Deed[];
  readonly others: readonly PieceId[];
  readonly title: string;
  readonly place: Placed;
  readonly language: Language;
  choose(option: string): void;
  pick(piece: PieceId): void;
  close(): void;
}

export function DeedMenu(props: MenuProps): ReactElement {
  const { view, decision, deeds, others, title, place, language, choose, pick, close } = props;
  const words = WEB_WORDS[language];
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const outlook = deeds.map((deed) => outlookOf(view, deed)).find((one) => one !== null);
  return (
    <PieceMenu title={title} place={place} back={words.back} close={close}>
      {deeds.map(({ option }) => {
        const choice = decision.options.find(({ id }) => id === option)?.choice;
        return (
          <button key={option} type="button" onClick={() => choose(option)}>
            {choice && optionText(view, asked, choice, language)}
          </button>
        );
      })}
      {outlook && <OutlookOf outlook={outlook} battles={view.options.battles} language={language} />}
      {others.map((piece) => (
        <button key={piece} type="button" onClick={() => pick(piece)}>
          {words.takeInHand(piece === 'ship' ? words.theShip : armyName(piece, language))}
        </button>
      ))}
    </PieceMenu>
  );
}
