// What a craftsman sells for silver: the haggling is done at the table, its end is written down here. RUN-GEAR-35

import { Choose } from '@skald/games/board-kit';
import { type ReactElement, useId, useState } from 'react';
import { ARMORS, SHIELDS } from '../../content/armor.ts';
import { silverPrice } from '../../content/prices.ts';
import { WEAPON, WEAPONS } from '../../content/weapons.ts';
import type { Account } from '../../documents/hero/account.ts';
import type { Place, Purchase, Ware } from '../../documents/hero/lines.ts';
import { afterPurchase, availabilityOf, refusals } from '../../documents/hero/purchase.ts';
import { thingText } from '../../text/ledger.ts';
import { heroProblemText } from '../../text/problems.ts';
import type { PageProps } from './page-props.ts';
import { today } from './today.ts';
import { builderWords } from './words.ts';

const WARES: readonly Ware[] = [
  ...WEAPONS.filter((weapon) => ['common', 'rare'].includes(WEAPON[weapon].availability)).map(
    (weapon): Ware => ({ kind: 'weapon', weapon }),
  ),
  ...ARMORS.map((armor): Ware => ({ kind: 'armor', armor })),
  ...SHIELDS.map((shield): Ware => ({ kind: 'shield', shield })),
];

/** Where neither haggles better than the other. */
const usualPrice = (ware: Ware): number => silverPrice(availabilityOf(ware), 0) ?? 0;

export function Craftsman({
  hero,
  change,
  account,
  place,
  language,
}: PageProps & { account: Account; place: Place }): ReactElement {
  const words = builderWords(language);
  const [at, setAt] = useState(0);
  const ware = WARES[at] as Ware;
  const [silver, setSilver] = useState(String(usualPrice(ware)));
  const id = useId();
  const purchase: Purchase = { kind: 'gear', ware, silver: Math.max(0, Math.trunc(Number(silver)) || 0) };
  const against = refusals(purchase, account, place);
  const options = WARES.map((one, i) => [i, thingText(one, language)] as const);
  return (
    <fieldset>
      <legend>{words.shelves.gear}</legend>
      <p className="hint">{words.gearHint}</p>
      <div className="kit-pair">
        <Choose
          label={words.ware}
          value={at}
          options={options.toSorted(([, a], [, b]) => a.localeCompare(b, language))}
          onChoose={(i) => {
            setAt(i);
            setSilver(String(usualPrice(WARES[i] as Ware)));
          }}
        />
        <div className="pick">
          <label htmlFor={id}>{words.silver}</label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={silver}
            onChange={({ target }) => setSilver(target.value)}
          />
        </div>
      </div>
      {against.map((problem) => (
        <p key={problem.code} className="heroedit-advice">
          {heroProblemText(problem, language)}
        </p>
      ))}
      <button
        type="button"
        className="act"
        disabled={against.length > 0}
        onClick={() => {
          const bought = afterPurchase(hero, purchase, place, today());
          if ('hero' in bought) change(bought.hero);
        }}
      >
        {words.buyShort}
      </button>
    </fieldset>
  );
}
