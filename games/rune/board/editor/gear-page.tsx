// Weapons, armor, shield and kits: what they weigh, and what he is with them.

import { Choose, Remove, Tick } from '@skald/games/board-kit';
import { type ReactElement, useId, useState } from 'react';
import { ABILITY, FIGHTING } from '../../content/abilities.ts';
import { ARMOR, ARMORS, NO_ARMOR, SHIELD, SHIELDS } from '../../content/armor.ts';
import { loadNumber } from '../../content/load.ts';
import { isCommon, isMissile, WEAPON, WEAPONS, type Weapon } from '../../content/weapons.ts';
import { derive, kitsHad } from '../../documents/hero/derive.ts';
import { SCORES } from '../../documents/hero/effect.ts';
import { MOST_PICKS, picksOf } from '../../documents/hero/gear.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { minus } from '../../text/effects.ts';
import { ABILITY_NAMES, STATISTIC_SHORT } from '../../text/lexicon.ts';
import { NAMES } from '../../text/names.ts';
import { thingName } from '../../text/things.ts';
import { Breaches } from './breaches.tsx';
import {
  weaponFirst,
  withArmor,
  withDozens,
  withKit,
  withoutWeapon,
  withShield,
  withWeapon,
} from './edits.ts';
import type { PageProps } from './page-props.ts';
import { stepText } from './step.tsx';
import { builderWords } from './words.ts';

export function GearPage(props: PageProps): ReactElement {
  return (
    <>
      {props.hero.ledger.length > 0 && <p className="hint">{builderWords(props.language).gearAsMade}</p>}
      <Carried {...props} />
      <Village {...props} />
      <Armors {...props} />
      <Shields {...props} />
      <Kits {...props} />
    </>
  );
}

function Carried({ hero, change, problems, language }: PageProps): ReactElement {
  const words = builderWords(language);
  const picks = picksOf(hero.weapons);
  return (
    <section data-path="weapons">
      <h2>{words.weapons(picks, MOST_PICKS)}</h2>
      <ol className="heroedit-carried">
        {hero.weapons.map(({ weapon, dozens = 1 }, i) => (
          <li key={`${i} ${weapon}`} data-path={`weapons.${i}`}>
            <b>{thingName(weapon, language)}</b>
            <small>{words.loadOf(words.number(loadNumber(WEAPON[weapon].load)))}</small>
            {WEAPON[weapon].pieces === 12 && (
              <Choose
                label={words.dozens}
                value={dozens}
                options={[0, 1, 2, 3, 4, 5, 6].map((n) => [n, String(n)] as const)}
                onChoose={(n) => change(withDozens(hero, i, n))}
              />
            )}
            {i > 0 && (
              <button
                type="button"
                className="linklike"
                aria-label={words.takeFirst(thingName(weapon, language))}
                onClick={() => change(weaponFirst(hero, i))}
              >
                {words.first}
              </button>
            )}
            <Remove
              label={words.leave(thingName(weapon, language))}
              onRemove={() => change(withoutWeapon(hero, i))}
            />
            <Breaches problems={problems} at={['weapons', i]} />
          </li>
        ))}
      </ol>
      <Breaches problems={problems.filter(({ path }) => path.length === 1)} at={['weapons']} />
    </section>
  );
}

/** What the smith has, with the numbers this hero would have. */
function Village(props: PageProps): ReactElement {
  const { hero, language } = props;
  const words = builderWords(language);
  const [all, showAll] = useState(false);
  const known = FIGHTING.filter((ability) => (hero.abilities[ability] ?? 0) > 0);
  const offered = WEAPONS.filter(
    (weapon) =>
      isCommon(WEAPON[weapon]) && (all || known.length === 0 || known.includes(WEAPON[weapon].ability)),
  );
  return (
    <section>
      <div className="heroedit-search">
        <h2>{words.village}</h2>
        <Tick label={words.allWeapons} ticked={all} onTick={showAll} />
      </div>
      <div className="scroll-x">
        <table className="heroedit-table">
          <thead>
            <tr>
              <th scope="col">{words.weapon}</th>
              {SCORES.map((score) => (
                <th key={score} scope="col">
                  {STATISTIC_SHORT[score][language]}
                </th>
              ))}
              <th scope="col">{words.loadHead}</th>
              <th scope="col">
                <span className="hidden">{words.take('')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {offered.map((weapon) => (
              <Ware key={weapon} {...props} weapon={weapon} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Ware({ weapon, hero, change, preview, language }: PageProps & { weapon: Weapon }): ReactElement {
  const words = builderWords(language);
  const facts = WEAPON[weapon];
  const taken = withWeapon(hero, weapon);
  const form = derive(taken).forms.find((one) => one.weapon === weapon);
  return (
    <tr>
      <th scope="row">
        {thingName(weapon, language)} <small>{ABILITY_NAMES[facts.ability][language]}</small>
      </th>
      {SCORES.map((score) => (
        <td key={score} className={score === 'dfn' && isMissile(facts) ? 'heroedit-bare' : ''}>
          {minus(form?.[score].total ?? 0)}
        </td>
      ))}
      <td>{words.number(loadNumber(facts.load))}</td>
      <td>
        <button
          type="button"
          className="heroedit-take"
          aria-label={words.take(thingName(weapon, language))}
          onClick={() => change(taken)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview(taken)}
          onPointerLeave={() => preview(null)}
          onBlur={() => preview(null)}
        >
          +
        </button>
      </td>
    </tr>
  );
}

interface Option {
  readonly id: string | null;
  readonly name: string;
  readonly note: string;
  readonly hero: Hero;
}

/** One of several, with what it would change. */
function OneOf({
  legend,
  path,
  chosen,
  options,
  ...props
}: PageProps & {
  legend: string;
  path: 'armor' | 'shield';
  chosen: string | null;
  options: readonly Option[];
}): ReactElement {
  const group = useId();
  const { hero, change, preview, problems, language } = props;
  return (
    <fieldset className="heroedit-oneof" data-path={path}>
      <legend>{legend}</legend>
      {options.map(({ id, name, note, hero: then }) => (
        <label key={id ?? 'none'} onPointerEnter={() => preview(then)} onPointerLeave={() => preview(null)}>
          <input type="radio" name={group} checked={chosen === id} onChange={() => change(then)} />
          <span>
            <b>{name}</b> <small>{note}</small>
            {chosen !== id && (
              <small className="heroedit-note">
                {stepText(hero, then, language).split('; ').slice(1).join('; ')}
              </small>
            )}
          </span>
        </label>
      ))}
      <Breaches problems={problems} at={[path]} />
    </fieldset>
  );
}

function Armors(props: PageProps): ReactElement {
  const { hero, language } = props;
  const words = builderWords(language);
  const options = [null, ...ARMORS.filter((armor) => isCommon(ARMOR[armor]) || armor === hero.armor)].map(
    (id) => {
      const { prot, init, load } = id === null ? NO_ARMOR : ARMOR[id];
      return {
        id,
        name: id === null ? words.noArmor : thingName(id, language),
        note: words.armorNote(prot, init, words.number(loadNumber(load))),
        hero: withArmor(hero, id),
      };
    },
  );
  return <OneOf {...props} legend={words.armor} path="armor" chosen={hero.armor} options={options} />;
}

function Shields(props: PageProps): ReactElement {
  const { hero, language } = props;
  const words = builderWords(language);
  const options = [
    null,
    ...SHIELDS.filter((shield) => isCommon(SHIELD[shield]) || shield === hero.shield),
  ].map((id) => ({
    id,
    name: id === null ? words.noShield : thingName(id, language),
    note:
      id === null
        ? ''
        : words.shieldNote(
            SHIELD[id].init,
            SHIELD[id].atk,
            SHIELD[id].dfn,
            words.number(loadNumber(SHIELD[id].load)),
          ),
    hero: withShield(hero, id),
  }));
  return <OneOf {...props} legend={words.shield} path="shield" chosen={hero.shield} options={options} />;
}

function Kits(props: PageProps): ReactElement {
  const { hero, change, problems, language } = props;
  const words = builderWords(language);
  const kits = kitsHad(hero.abilities);
  return (
    <fieldset data-path="kitsLeft">
      <legend>{words.kits}</legend>
      <p className="hint">{kits.length === 0 ? words.noKits : words.kitsHint}</p>
      {kits.map((ability) => (
        <Tick
          key={ability}
          label={words.kit(
            NAMES[language].abilities[ability],
            words.number(loadNumber(ABILITY[ability].kit ?? NO_ARMOR.load)),
          )}
          ticked={!hero.kitsLeft.includes(ability)}
          onTick={(carried) => change(withKit(hero, ability, carried))}
        />
      ))}
      <Breaches problems={problems} at={['kitsLeft']} />
    </fieldset>
  );
}
