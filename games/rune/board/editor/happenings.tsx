// What is written down because it happened: points gained, things won and lost, death.

import { Add, Choose, Remove } from '@skald/games/board-kit';
import { type ReactElement, useId, useState } from 'react';
import { ABILITIES, type Ability } from '../../content/abilities.ts';
import { ARMORS, SHIELDS } from '../../content/armor.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import { WEAPON, WEAPONS } from '../../content/weapons.ts';
import { type Account, withLines } from '../../documents/hero/account.ts';
import { afterDeath, heirOf } from '../../documents/hero/death.ts';
import { type LineOf, type Thing, WON } from '../../documents/hero/lines.ts';
import { NEW_HERO } from '../../documents/hero/samples.ts';
import { thingText } from '../../text/ledger.ts';
import { CAUSE_OF_GAIN, WON_NAMES } from '../../text/lexicon.ts';
import { thingName } from '../../text/things.ts';
import { Treasures } from '../treasure/picture.tsx';
import type { PageProps } from './page-props.ts';
import { today } from './today.ts';
import { builderWords } from './words.ts';

type Props = PageProps & { readonly account: Account };
type Found = LineOf<'found'>['things'][number];

export function Happenings(props: Props): ReactElement {
  const words = builderWords(props.language);
  return (
    <details className="heroedit-happenings">
      <summary>{words.writeDown}</summary>
      <Gain {...props} />
      <Victory {...props} />
      <Things {...props} />
      <Death {...props} />
    </details>
  );
}

const CAUSES = ['pillaging', 'running', 'loot', 'dying-blow'] as const;
const MOST = 100_000;

function Gain({ hero, change, language }: Props): ReactElement {
  const words = builderWords(language);
  const [cause, setCause] = useState<(typeof CAUSES)[number]>('pillaging');
  const [points, setPoints] = useState('');
  const [marked, setMarked] = useState<readonly Ability[]>([]);
  const id = useId();
  const amount = Number(points);
  const sound = points.trim() !== '' && Number.isInteger(amount) && Math.abs(amount) <= MOST;
  const write = (): void => {
    change(withLines(hero, { line: 'gain', on: today(), cause, points: amount, marked: [...marked] }));
    setPoints('');
    setMarked([]);
  };
  return (
    <fieldset>
      <legend>{words.gain}</legend>
      <div className="kit-pair">
        <Choose
          label={words.cause}
          value={cause}
          options={CAUSES.map((one) => [one, CAUSE_OF_GAIN[one][language]] as const)}
          onChoose={setCause}
        />
        <div className="pick">
          <label htmlFor={id}>{words.points}</label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={points}
            onChange={({ target }) => setPoints(target.value)}
          />
        </div>
      </div>
      <div className="kit-items">
        <span>{words.proved}</span>
        {marked.length > 0 && (
          <ul>
            {marked.map((ability) => (
              <li key={ability}>
                {thingName(ability, language)}
                <Remove
                  label={words.notProved(thingName(ability, language))}
                  onRemove={() => setMarked(marked.filter((one) => one !== ability))}
                />
              </li>
            ))}
          </ul>
        )}
        <Add
          label={words.addProved}
          options={ABILITIES.filter((ability) => !marked.includes(ability)).map(
            (ability) => [ability, thingName(ability, language)] as const,
          )}
          onAdd={(ability) => setMarked([...marked, ability])}
        />
      </div>
      <button type="button" className="act" disabled={!sound} onClick={write}>
        {words.writeGain}
      </button>
    </fieldset>
  );
}

/** RUN-HERO-28 */
function Victory({ hero, change, language }: Props): ReactElement {
  const words = builderWords(language);
  const [what, setWhat] = useState<LineOf<'won'>['what']>('session');
  return (
    <fieldset>
      <legend>{words.victory}</legend>
      <Choose
        label={words.victory}
        value={what}
        options={WON.map((one) => [one, WON_NAMES[one][language]] as const)}
        onChoose={setWhat}
      />
      <button
        type="button"
        className="act"
        onClick={() => change(withLines(hero, { line: 'won', on: today(), what }))}
      >
        {words.writeVictory}
      </button>
    </fieldset>
  );
}

/** What can be won, by a key for a list. */
const FINDS: Readonly<Record<string, Found>> = Object.fromEntries(
  [
    ...WEAPONS.filter(
      (weapon) => WEAPON[weapon].availability === 'common' || WEAPON[weapon].availability === 'rare',
    ).map((weapon): Found => ({ kind: 'weapon', weapon })),
    ...ARMORS.map((armor): Found => ({ kind: 'armor', armor })),
    ...SHIELDS.map((shield): Found => ({ kind: 'shield', shield })),
    ...LEGENDARY_ITEMS.map((item): Found => ({ kind: 'legendary', item })),
  ].map((thing) => [JSON.stringify(thing), thing]),
);

function Things({ hero, change, account: { now }, language }: Props): ReactElement {
  const words = builderWords(language);
  const owned: readonly Thing[] = [
    ...now.weapons.map(({ weapon }): Thing => ({ kind: 'weapon', weapon })),
    ...(now.armor === null ? [] : [{ kind: 'armor', armor: now.armor } as const]),
    ...(now.shield === null ? [] : [{ kind: 'shield', shield: now.shield } as const]),
    ...LEGENDARY_ITEMS.filter((item) => now.legendary[item]).map(
      (item): Thing => ({ kind: 'legendary', item }),
    ),
    ...now.items,
    ...(now.horse === null ? [] : [{ kind: 'horse' } as const]),
  ];
  return (
    <fieldset>
      <legend>{words.things}</legend>
      <Treasures items={now.items} language={language} />
      <Add
        label={words.won}
        options={Object.entries(FINDS)
          .map(([key, thing]) => [key, thingText(thing, language)] as const)
          .sort(([, a], [, b]) => a.localeCompare(b, language))}
        onAdd={(key) => {
          const thing = FINDS[key];
          if (thing !== undefined)
            change(withLines(hero, { line: 'found', on: today(), how: 'treasure', things: [thing] }));
        }}
      />
      <Add
        label={words.lost}
        options={owned.map((thing, i) => [String(i), thingText(thing, language)] as const)}
        onAdd={(key) => {
          const thing = owned[Number(key)];
          if (thing !== undefined) change(withLines(hero, { line: 'lost', on: today(), things: [thing] }));
        }}
      />
    </fieldset>
  );
}

function Death({ hero, change, account: { now }, language }: Props): ReactElement {
  const words = builderWords(language);
  const [name, setName] = useState('');
  const id = useId();
  const { weapons, armor, shield } = hero;
  if (now.saved === null)
    return (
      <fieldset>
        <legend>{words.died}</legend>
        <p className="hint">{words.diedForGood}</p>
        <button type="button" className="act" onClick={() => change(heirOf(hero, NEW_HERO, today()))}>
          {words.heir}
        </button>
      </fieldset>
    );
  const returned =
    name.trim() === ''
      ? null
      : afterDeath(hero, { name: name.trim(), weapons, armor, shield }, false, today());
  return (
    <fieldset>
      <legend>{words.died}</legend>
      <p className="hint">{words.diedInsured}</p>
      <div className="pick">
        <label htmlFor={id}>{words.newName}</label>
        <input
          id={id}
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <button
        type="button"
        className="act"
        disabled={returned === null || 'problems' in returned}
        onClick={() => returned && 'hero' in returned && change(returned.hero)}
      >
        {words.comeBack}
      </button>
    </fieldset>
  );
}
