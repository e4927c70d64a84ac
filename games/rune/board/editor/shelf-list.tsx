// What is on a shelf: its price here and now, what it does, and why it cannot be had.

import { Choose, Tick } from '@skald/games/board-kit';
import { capital } from '@skald/text';
import { type ReactElement, useId, useState } from 'react';
import { GIFT } from '../../content/gifts.ts';
import { GODS, type God } from '../../content/gods.ts';
import { type Account, withLines } from '../../documents/hero/account.ts';
import { connectionsOf } from '../../documents/hero/connections.ts';
import { effectOf } from '../../documents/hero/effect.ts';
import { levelOf } from '../../documents/hero/levels.ts';
import type { Place, Purchase } from '../../documents/hero/lines.ts';
import { offersOf, type Shelf } from '../../documents/hero/offers.ts';
import { afterPurchase, costOf, refusals } from '../../documents/hero/purchase.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { lokisPrice } from '../../documents/hero/shrine.ts';
import { effectPhrases, minus } from '../../text/effects.ts';
import { purchaseText } from '../../text/ledger.ts';
import { NAMES } from '../../text/names.ts';
import { heroProblemText } from '../../text/problems.ts';
import type { PageProps } from './page-props.ts';
import { today } from './today.ts';
import { builderWords } from './words.ts';

interface Props extends PageProps {
  readonly account: Account;
  readonly place: Place;
}

const EVERYBODY = '';
const RUNES = 'runes';

export function ShelfList({ shelf, ...props }: Props & { shelf: Shelf }): ReactElement {
  const { account, place, language } = props;
  const words = builderWords(language);
  const { gods } = NAMES[language];
  const [sought, seek] = useState('');
  const [god, setGod] = useState<God | typeof EVERYBODY | typeof RUNES>(EVERYBODY);
  const [payable, showPayable] = useState(false);
  const id = useId();
  const fits = (purchase: Purchase): boolean => {
    const name = purchaseText(purchase, language).toLowerCase();
    const patron = purchase.kind === 'gift' ? (GIFT[purchase.gift].patron ?? RUNES) : EVERYBODY;
    return (
      name.includes(sought.trim().toLowerCase()) &&
      (god === EVERYBODY || patron === god) &&
      (!payable || refusals(purchase, account, place).length === 0)
    );
  };
  const offers = offersOf(shelf, account);
  const found = offers.filter(fits);
  return (
    <>
      <div className="heroedit-search">
        <label htmlFor={id}>{words.search}</label>
        <input id={id} type="search" value={sought} onChange={({ target }) => seek(target.value)} />
        {shelf === 'gifts' && (
          <Choose
            label={words.god}
            value={god}
            options={[
              [EVERYBODY, words.allGods],
              ...GODS.map((one) => [one, gods[one]] as const),
              [RUNES, words.runePowers],
            ]}
            onChoose={setGod}
          />
        )}
        <Tick label={words.onlyPayable} ticked={payable} onTick={showPayable} />
      </div>
      {found.length === 0 && (
        <p className="hint">{offers.length === 0 ? words.emptyShelf[shelf] : words.noneFound}</p>
      )}
      <ul className="heroedit-offers">
        {found.map((purchase) => (
          <Offer key={JSON.stringify(purchase)} {...props} purchase={purchase} />
        ))}
      </ul>
    </>
  );
}

function Offer({
  hero,
  change,
  preview,
  account,
  place,
  purchase,
  language,
}: Props & { purchase: Purchase }): ReactElement {
  const words = builderWords(language);
  const price = costOf(purchase, account.now, place);
  const against = refusals(purchase, account, place);
  const name = capital(purchaseText(purchase, language));
  const then = bought(hero, purchase, place, price);
  const changes = effectPhrases(effectOf(hero, then).changes, language);
  const lokis = lokisPrice(hero, purchase, place);
  const buy = (): void => {
    const done = afterPurchase(hero, purchase, place, today());
    if ('hero' in done) change(done.hero);
    preview(null);
  };
  return (
    <li>
      <div>
        <b>{name}</b> <small>{words.price(price)}</small>{' '}
        <small>{levelText(purchase, account, language)}</small>
        {purchase.kind === 'gift' && <p>{words.giftNotes[purchase.gift]}</p>}
        {changes.length > 0 && <p className="heroedit-note">{changes.join('; ')}</p>}
        {lokis !== null && (
          <p className="heroedit-advice">
            {words.lokisPrice(lokis.difficulty, minus(lokis.roll.total), lokis.impairment)}
          </p>
        )}
        {against.map((problem) => (
          <p key={problem.code} className="heroedit-advice">
            {heroProblemText(problem, language)}
          </p>
        ))}
      </div>
      <button
        type="button"
        className="act"
        aria-label={words.buyThis(name, price)}
        disabled={against.length > 0}
        onClick={buy}
        onPointerEnter={() => preview(then)}
        onPointerLeave={() => preview(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && preview(then)}
        onBlur={() => preview(null)}
      >
        {words.buyShort}
      </button>
    </li>
  );
}

/** As he would be, whether or not he may. */
const bought = (hero: Hero, purchase: Purchase, place: Place, points: number): Hero =>
  withLines(hero, { line: 'expense', on: today(), points, purchase, place });

/** “level 1 → 2, Thor 2 → 3” */
function levelText(purchase: Purchase, { now }: Account, language: PageProps['language']): string {
  if (purchase.kind !== 'gift') return '';
  const words = builderWords(language);
  const { patron } = GIFT[purchase.gift];
  const level = levelOf(now, purchase.gift);
  const owed = patron === null ? null : connectionsOf(now)[patron];
  return [
    words.levelTo(level, level + 1),
    ...(patron === null || owed === null ? [] : [`${NAMES[language].gods[patron]} ${owed} → ${owed + 1}`]),
  ].join(', ');
}
