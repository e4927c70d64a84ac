// The Heroes with what they have, and what they get.

import { Add, Choose, Remove, Tick } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { HEROES, type Hero, ITEMS, type Item, type Quest, SPELL, SPELLS } from '../../../content/index.ts';
import { NAMES } from '../../../text/names.ts';
import { enlist } from './edits.ts';
import type { PageProps } from './here.tsx';
import { ItemList } from './item-list.tsx';
import { editorWords } from './words.ts';

type HeroDetails = Quest['heroes'][number];

export function PartyPage(props: PageProps): ReactElement {
  const { quest, change, language } = props;
  const words = editorWords(language);
  return (
    <>
      {HEROES.map((hero) => (
        <OneHero key={hero} {...props} hero={hero} />
      ))}
      <Tick
        label={words.legendary}
        ticked={quest.legendary}
        onTick={(legendary) => change({ ...quest, legendary })}
      />
      <Rewards {...props} />
    </>
  );
}

function OneHero({ quest, change, language, hero }: PageProps & { hero: Hero }): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  const listed = quest.heroes.find((one) => one.hero === hero);
  const known = SPELLS.filter((spell) => SPELL[spell].casters.includes(hero));
  const equip = (details: Partial<HeroDetails>): void =>
    change({
      ...quest,
      heroes: quest.heroes.map((one) => (one.hero === hero ? { ...one, ...details } : one)),
    });
  return (
    <fieldset>
      <legend>{names.type(hero)}</legend>
      <Tick
        label={words.takesPart(names.type(hero))}
        ticked={listed !== undefined}
        isDisabled={listed !== undefined && quest.heroes.length === 1}
        onTick={(takesPart) => change(enlist(quest, hero, takesPart))}
      />
      {listed && (
        <ItemList
          label={words.items}
          to={names.type(hero)}
          items={listed.items}
          most={12}
          owner={hero}
          language={language}
          onChange={(items) => equip({ items })}
        />
      )}
      {listed && known.length > 0 && (
        <fieldset className="questedit-ticks">
          <legend>{words.spells}</legend>
          {known.map((spell) => (
            <Tick
              key={spell}
              label={names.spell(spell)}
              ticked={listed.spells.includes(spell)}
              onTick={(learnt) =>
                equip({
                  spells: known.filter((one) => (one === spell ? learnt : listed.spells.includes(one))),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

function Rewards({ quest, change, language }: PageProps): ReactElement {
  const words = editorWords(language);
  const names = NAMES[language];
  const { rewards } = quest;
  const items = ITEMS.map((item) => [item, names.item(item)] as const).sort(([, a], [, b]) =>
    a.localeCompare(b, language),
  );
  const receivers: (readonly [Quest['rewards'][number]['to'], string])[] = [
    ['each', words.each],
    ['anyone', words.anyone],
    ...HEROES.map((hero) => [hero, names.type(hero)] as const),
  ];
  return (
    <fieldset>
      <legend>{words.rewards}</legend>
      <p className="hint">{words.rewardsHint}</p>
      {rewards.map(({ item, to }, i) => (
        <div key={`${i} ${item}`} className="kit-row">
          <Choose
            label={`${words.reward(i + 1)}: ${words.rewardTo}`}
            value={to}
            options={receivers}
            onChoose={(receiver) =>
              change({
                ...quest,
                rewards: rewards.map((one, other) => (other === i ? { item, to: receiver } : one)),
              })
            }
          />
          <span>{names.item(item)}</span>
          <Remove
            label={words.remove(names.item(item))}
            onRemove={() => change({ ...quest, rewards: rewards.filter((_, other) => other !== i) })}
          />
        </div>
      ))}
      {rewards.length < 8 && (
        <Add<Item>
          label={words.addReward}
          options={items}
          onAdd={(item) => change({ ...quest, rewards: [...rewards, { item, to: 'anyone' }] })}
        />
      )}
    </fieldset>
  );
}
