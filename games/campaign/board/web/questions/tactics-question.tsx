// Cards before a battle: with the exact chances where dice decide, in their order where a table does.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import type { TacticalCard } from '../../../content/index.ts';
import { battleHits, battleTerms } from '../../../rules/battle.ts';
import type { ChoiceOf } from '../../../rules/choices.ts';
import type { State } from '../../../rules/state.ts';
import { cardName, NAMES } from '../../../text/names.ts';
import { optionText } from '../../../text/options.ts';
import { winIn } from '../../outlook.ts';
import { BattleSheetButton } from '../battle-sheet/battle-sheet.tsx';
import { BonusCard } from '../bonus-cards.tsx';
import { isMine } from '../faces.ts';
import { WinBar } from '../odds-bar.tsx';
import { WEB_WORDS } from '../words.ts';
import { type LargeAnswer, LargeAnswers } from './answers.tsx';
import { Parties } from './parties.tsx';

export function TacticsQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision, language } = props;
  const { battle } = view;
  if (decision === null || battle === null) return null;
  const words = WEB_WORDS[language].tactics;
  const attacks = isMine(view, battle.attacker.army, decision.seat);
  const chance = (card: TacticalCard | null): number => winIn(view, battle, attacks, card);
  const terms = battleTerms(view, battle);
  const hampered = terms.hampered[attacks ? 'attacker' : 'defender'];
  const needs = battleHits(view, battle, attacks ? 'attacker' : 'defender', 1);
  return (
    <div className="cam-panel">
      <Parties view={view} battle={battle} seat={decision.seat} language={language} />
      <WinBar chance={chance(null)} label={words.odds} language={language} />
      {hampered > 0 && <p className="cam-fine">{words.rounds(hampered)}</p>}
      {needs.length > 1 && <p className="cam-fine">{words.firstRound(NAMES[language].hitSum(needs))}</p>}
      <CardAnswers {...props} chance={chance} />
      <p className="cam-fine">{words.enemyCards}</p>
    </div>
  );
}

export function MomentQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, decision, language } = props;
  if (decision === null || view.battle === null) return null;
  return (
    <div className="cam-panel">
      <Parties view={view} battle={view.battle} seat={decision.seat} language={language} />
      <BattleSheetButton view={view} battle={view.battle} language={language} />
      <CardAnswers {...props} chance={null} />
    </div>
  );
}

function CardAnswers({
  view,
  decision,
  language,
  choose,
  chance,
}: PanelProps<State> & { chance: ((card: TacticalCard) => number) | null }): ReactElement | null {
  if (decision === null) return null;
  const words = WEB_WORDS[language];
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const answers = decision.options.map(({ id, choice }): LargeAnswer => {
    const answer = choice as ChoiceOf<'tactics'>;
    if (answer.act !== 'play') return { id, title: optionText(view, asked, choice, language), quiet: true };
    const { card } = answer;
    return {
      id,
      title: cardName(card, language),
      notes: [
        words.cardTexts[card][chance === null ? 'table' : 'dice'],
        ...(chance === null
          ? []
          : [
              <WinBar
                key="odds"
                chance={chance(card)}
                label={words.tactics.with(cardName(card, language))}
                language={language}
              />,
            ]),
      ],
      picture: <BonusCard card={card} width={58} language={language} />,
    };
  });
  return (
    <>
      {answers.length === 1 && <p className="cam-fine">{words.tactics.noneFits}</p>}
      <LargeAnswers answers={answers} choose={choose} />
    </>
  );
}
