// What a creature will be in every Threat Category, against the heroes it may meet. RUN-FOE-10, RUN-CEVENT-04

import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import { STATISTICS, THREATS } from '../../../content/threats.ts';
import { derive } from '../../../documents/creature/derive.ts';
import { priceOf } from '../../../documents/creature/price.ts';
import type { Creature } from '../../../documents/creature/schema.ts';
import { opponentMix } from '../../../documents/encounter/mix.ts';
import type { Group } from '../../../documents/encounter/schema.ts';
import { statisticsOf } from '../../../rules/foe-making.ts';
import { likelyValor } from '../../../rules/likely-valor.ts';
import { combatWords, mixChange, mixText } from '../../../text/designer/combat.ts';
import { HELP } from '../../../text/help.ts';
import { STATISTIC_SHORT } from '../../../text/lexicon.ts';
import { NAMES } from '../../../text/names.ts';
import { FoePicture } from './foe-picture.tsx';
import { ValorNote } from './valor-note.tsx';

export function CreatureNumbers({
  creature,
  group,
  language,
}: {
  creature: Creature;
  group: Group;
  language: Language;
}): ReactElement {
  const words = combatWords(language);
  const { mix } = priceOf(creature).totals;
  return (
    <aside className="design-creature-numbers" aria-label={words.preview}>
      <div className="design-creature-head">
        <FoePicture figure={{ foe: creature }} size={96} />
        <p>
          <b>{creature.name}</b>
          <br />
          {words.mixAdded(mixChange(mix, language))}
        </p>
      </div>
      <p className="design-creature-said">{HELP[language].foe(creature)}</p>
      <Categories creature={creature} group={group} language={language} />
      <ValorNote group={group} language={language} />
    </aside>
  );
}

function Categories({
  creature,
  group,
  language,
}: {
  creature: Creature;
  group: Group;
  language: Language;
}): ReactElement {
  const words = combatWords(language);
  const kind = derive(creature);
  const { tally } = likelyValor(group);
  return (
    <table className="design-categories">
      <caption>{words.statistics}</caption>
      <thead>
        <tr>
          <th scope="col">{words.threat}</th>
          {STATISTICS.map((name) => (
            <th key={name} scope="col">
              {STATISTIC_SHORT[name][language]}
            </th>
          ))}
          <th scope="col">{words.mix}</th>
        </tr>
      </thead>
      <tbody>
        {THREATS.slice(THREATS.indexOf(creature.maxThreat)).map((threat) => {
          const numbers = statisticsOf(tally, threat, kind.adjust);
          const one = {
            kind,
            threat,
            adjust: 'type',
            selfWilled: false,
            hunts: false,
            missile: null,
          } as const;
          return (
            <tr key={threat}>
              <th scope="row">{capital(NAMES[language].threats[threat])}</th>
              {STATISTICS.map((name) => (
                <td key={name}>{String(numbers[name]).replace('-', '−')}</td>
              ))}
              <td>{mixText(opponentMix(one), language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
