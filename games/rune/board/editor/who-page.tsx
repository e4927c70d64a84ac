// Whom to begin from, what he is called and what he looks like.

import { Choose, Typed } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useId } from 'react';
import { AGES, BEARDS, FACES, HAIR_COLORS, HAIRS } from '../../content/looks.ts';
import { COGNOMENS, FEMALE_NAMES, MALE_NAMES, patronymic, SEXES } from '../../content/names.ts';
import { GALLERY, GALLERY_IDS, type GalleryId } from '../../documents/hero/builds/index.ts';
import { randomHero } from '../../documents/hero/builds/random.ts';
import { NEW_HERO } from '../../documents/hero/samples.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { BUILD_WORDS } from '../../text/builds.ts';
import { cognomenText, cognomenTyped, heroName } from '../../text/cognomens.ts';
import { LOOKS_NAMES } from '../../text/lexicon.ts';
import { HeroToken } from '../portrait/index.tsx';
import { Breaches } from './breaches.tsx';
import { called, renamed, withLooks, withSex } from './edits.ts';
import type { PageProps } from './page-props.ts';
import { builderWords } from './words.ts';

const LONGEST_NAME = 40;
const anyOf = <T,>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const SEEDS = 2 ** 31;

export function WhoPage(props: PageProps): ReactElement {
  // Whoever has nothing yet chooses first whom to begin from.
  const untouched = Object.keys(props.hero.abilities).length === 0;
  return (
    <>
      {untouched && <Gallery {...props} open />}
      <Naming {...props} />
      <Looks {...props} />
      {!untouched && <Gallery {...props} open={false} />}
    </>
  );
}

function Gallery({ change, language, open }: PageProps & { open: boolean }): ReactElement {
  const words = builderWords(language);
  return (
    <details className="heroedit-gallery" open={open}>
      <summary>{words.beginFrom}</summary>
      <p className="hint">{words.beginHint}</p>
      <div className="heroedit-row">
        <button
          type="button"
          className="act"
          onClick={() => change(randomHero(Math.floor(Math.random() * SEEDS)))}
        >
          {words.anyHero}
        </button>
        <button type="button" className="act" onClick={() => change(NEW_HERO)}>
          {words.nobody}
        </button>
      </div>
      <ul>
        {GALLERY_IDS.map((id) => (
          <Suggested key={id} id={id} take={change} language={language} />
        ))}
      </ul>
    </details>
  );
}

function Suggested({
  id,
  take,
  language,
}: {
  id: GalleryId;
  take: (hero: Hero) => void;
  language: Language;
}): ReactElement {
  const hero = GALLERY[id];
  const { kind, about } = BUILD_WORDS[id];
  const text = useId();
  return (
    <li>
      <button type="button" className="heroedit-suggested" aria-describedby={text} onClick={() => take(hero)}>
        <HeroToken hero={hero} size={48} />
        <span>
          <b>{kind[language]}</b> {heroName(hero, language)}
        </span>
      </button>
      <p id={text}>{about[language]}</p>
    </li>
  );
}

function Naming({ hero, change, problems, language }: PageProps): ReactElement {
  const words = builderWords(language);
  const id = useId();
  const names = hero.sex === 'male' ? MALE_NAMES : FEMALE_NAMES;
  const nicknames = COGNOMENS.map((one) => cognomenText(one, hero.sex, language));
  return (
    <section className="heroedit-naming">
      <h2>{words.name}</h2>
      <div className="heroedit-row" role="radiogroup" aria-label={words.sex}>
        {SEXES.map((sex) => (
          <label key={sex} className="kit-tick">
            <input
              type="radio"
              name={`${id}sex`}
              checked={hero.sex === sex}
              onChange={() => change(withSex(hero, sex))}
            />
            <span>{words.sexes[sex]}</span>
          </label>
        ))}
      </div>
      <div className="kit-pair">
        <div>
          <Typed
            label={words.givenName}
            text={hero.name}
            most={LONGEST_NAME}
            list={`${id}names`}
            give={(name) => change(renamed(hero, name))}
          />
          <button type="button" className="linklike" onClick={() => change(renamed(hero, anyOf(names)))}>
            {words.anotherName}
          </button>
        </div>
        <div>
          <Typed
            label={words.cognomen}
            text={cognomenText(hero.cognomen, hero.sex, language)}
            most={LONGEST_NAME}
            list={`${id}cognomens`}
            blank
            give={(typed) => change(called(hero, cognomenTyped(typed, hero.sex, language)))}
          />
          <button
            type="button"
            className="linklike"
            onClick={() => change(called(hero, patronymic(anyOf(MALE_NAMES), hero.sex)))}
          >
            {words.aFather}
          </button>{' '}
          <button type="button" className="linklike" onClick={() => change(called(hero, anyOf(COGNOMENS)))}>
            {words.aNickname}
          </button>
        </div>
      </div>
      <datalist id={`${id}names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={`${id}cognomens`}>
        {nicknames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Breaches problems={problems} at={['name']} />
    </section>
  );
}

const LOOKS = { age: AGES, hair: HAIRS, color: HAIR_COLORS, beard: BEARDS } as const;
const BY_NAME = '';

function Looks({ hero, change, language }: PageProps): ReactElement {
  const words = builderWords(language);
  const { looks = {} } = hero;
  return (
    <section>
      <h2>{words.looks}</h2>
      <div className="heroedit-looks">
        {(Object.keys(LOOKS) as (keyof typeof LOOKS)[]).map((key) => (
          <Choose<string>
            key={key}
            label={words.looksOf[key]}
            value={looks[key] ?? BY_NAME}
            options={[
              [BY_NAME, words.byName],
              ...LOOKS[key].map((value) => [value, LOOKS_NAMES[value][language]] as const),
            ]}
            onChoose={(value) =>
              change(
                withLooks(
                  hero,
                  key,
                  LOOKS[key].find((one) => one === value),
                ),
              )
            }
          />
        ))}
        <button
          type="button"
          className="act"
          onClick={() => change(withLooks(hero, 'face', Math.floor(Math.random() * FACES)))}
        >
          {words.anotherFace}
        </button>
      </div>
    </section>
  );
}
