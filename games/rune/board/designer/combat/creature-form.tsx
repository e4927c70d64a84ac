// One creature that is in no gallery: every decision with what it adds to the Mix, and what comes of it all. RUN-CREATE

import { Choose, Tick, Typed } from '@skald/games/board-kit';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import { CREATURE_POWERS, POWER, powersMix, type Tag } from '../../../content/powers.ts';
import { STATISTICS, THREATS } from '../../../content/threats.ts';
import { priceOf } from '../../../documents/creature/price.ts';
import { type Creature, CreatureSchema } from '../../../documents/creature/schema.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import type { Group } from '../../../documents/encounter/schema.ts';
import { combatWords } from '../../../text/designer/combat.ts';
import { HELP } from '../../../text/help.ts';
import { POWER_NAMES, STATISTIC_NAMES, STATISTIC_SHORT, TAG_NAMES } from '../../../text/lexicon.ts';
import { NAMES } from '../../../text/names.ts';
import type { FormProps } from '../form-props.ts';
import { Breaches } from '../forms/breaches.tsx';
import { Amount, Field, Switch } from '../forms/fields.tsx';
import { part } from '../forms/part.ts';
import { CreatureNumbers } from './creature-numbers.tsx';
import { withCreatureAdjust, withPower, withTag } from './creatures.ts';
import { MixTag } from './mix-tag.tsx';

export interface CreatureFormProps extends Omit<FormProps<Creature>, 'encounter' | 'event'> {
  /** Whom it will meet, where that is known. */
  readonly group?: Group;
}

/** Fields ask what they cost in encounter points: nothing here does, whatever is around it. */
const [AROUND] = ENCOUNTER_SAMPLES;

export function CreatureForm({ group = AROUND.group, ...given }: CreatureFormProps): ReactElement {
  const { value: creature, at, problems, language } = given;
  const props: FormProps<Creature> = {
    ...given,
    encounter: AROUND,
    event: 0,
    /** What a document cannot hold is not done at all. */
    change: (next) => {
      if (CreatureSchema.safeParse(next).success) given.change(next);
    },
  };
  return (
    <div className="design-form design-creature" data-path={at.join('.')}>
      <div className="design-creature-fields">
        <Breaches problems={problems} at={at} />
        <Who {...props} />
        <Fights {...props} />
        <Adjusts {...props} />
        <Powers {...props} />
      </div>
      <CreatureNumbers creature={creature} group={group} language={language} />
    </div>
  );
}

const TEXTS = { name: { most: 40 }, trait: { most: 200 }, description: { most: 600, lines: 3 } } as const;

function Who(props: FormProps<Creature>): ReactElement {
  const { value: creature, change, language } = props;
  const words = combatWords(language);
  const text = (key: keyof typeof TEXTS): ReactElement => (
    <Field {...props} at={[...props.at, key]}>
      <div className="design-words">
        <Typed
          {...TEXTS[key]}
          label={words[key]}
          text={creature[key]}
          blank={key !== 'name'}
          give={(next) => change({ ...creature, [key]: next })}
        />
      </div>
    </Field>
  );
  const maxThreat = part(props, 'maxThreat');
  return (
    <section className="design-group">
      <h4>{words.who}</h4>
      {text('name')}
      {text('description')}
      {text('trait')}
      <Tags {...props} />
      <Field {...maxThreat}>
        <Choose
          label={words.maxThreat}
          value={creature.maxThreat}
          options={THREATS.map((threat) => [threat, NAMES[language].threats[threat]] as const)}
          onChoose={maxThreat.change}
        />
      </Field>
      <Amount {...part(props, 'benchmark')} label={words.benchmark} range={[0, 40]} />
      <p className="hint">{words.benchmarkHint}</p>
    </section>
  );
}

/** RUN-RULING-G78 */
const TAGS = ['human', 'undead', 'craftwerk', 'monstrous', 'dwarf', 'elf', 'goblin'] as const satisfies Tag[];

function Tags(props: FormProps<Creature>): ReactElement {
  const { value: creature, change, at, problems, language } = props;
  const place = [...at, 'tags'];
  return (
    <fieldset className="design-ticks" data-path={place.join('.')}>
      <legend>{combatWords(language).kinds}</legend>
      {TAGS.map((tag) => (
        <Tick
          key={tag}
          label={capital(TAG_NAMES[tag][language])}
          ticked={creature.tags.includes(tag)}
          onTick={(on) => change(withTag(creature, tag, on))}
        />
      ))}
      <Breaches problems={problems} at={place} within />
    </fieldset>
  );
}

const WEAPONS = ['handheld', 'natural'] as const;
const TEMPERS = ['headlong', 'crafty'] as const;
const MOST_PACES = 100;
const LARGEST = 5;

/** RUN-CREATE-02 to -05, RUN-FOE-40 */
function Fights(props: FormProps<Creature>): ReactElement {
  const { value: creature, language } = props;
  const words = combatWords(language);
  const [weapon, temper] = [part(props, 'weapon'), part(props, 'temper')];
  return (
    <section className="design-group">
      <h4>{words.fights}</h4>
      <Field {...weapon}>
        <Choose
          label={words.weapon}
          value={creature.weapon}
          options={WEAPONS.map((one) => [one, words.weapons[one]] as const)}
          onChoose={weapon.change}
        />
      </Field>
      <Field {...temper}>
        <Choose
          label={words.temper}
          value={creature.temper}
          options={TEMPERS.map((one) => [one, words.tempers[one]] as const)}
          onChoose={temper.change}
        />
      </Field>
      <Amount
        {...part(props, 'move')}
        label={words.move}
        step={5}
        range={[0, MOST_PACES]}
        holds={[0, MOST_PACES]}
      />
      <Amount {...part(props, 'size')} label={words.size} range={[1, LARGEST]} holds={[1, LARGEST]} />
      <Switch {...part(props, 'missile')} label={words.bows} />
      <Switch {...part(props, 'nightVision')} label={words.nightVision} />
      <Switch {...part(props, 'stunnable')} label={words.stunnable} />
    </section>
  );
}

const MOST_ADJUST = 99;

/** RUN-CREATE-06 to -11 */
function Adjusts(props: FormProps<Creature>): ReactElement {
  const { value: creature, change, at, language } = props;
  const words = combatWords(language);
  const { lines } = priceOf(creature);
  const isBalanced =
    Object.keys(creature.adjust).length > 0 && priceOf({ ...creature, powers: [] }).totals.mix === 0;
  return (
    <section className="design-group" data-path={[...at, 'adjust'].join('.')}>
      <h4>{words.adjustsTitle}</h4>
      <p className="hint">{words.adjustsHint}</p>
      {STATISTICS.map((name) => {
        const line = lines.find(({ path }) => path[0] === 'adjust' && path[1] === name);
        return (
          <div key={name} className="design-adjust">
            <Amount
              {...props}
              at={[...at, 'adjust', name]}
              label={`${STATISTIC_SHORT[name][language]}: ${STATISTIC_NAMES[name][language]}`}
              value={creature.adjust[name] ?? 0}
              change={(by) => change(withCreatureAdjust(creature, name, by))}
              range={[-MOST_ADJUST, MOST_ADJUST]}
              holds={[-MOST_ADJUST, MOST_ADJUST]}
            />
            {line !== undefined && <MixTag tenths={line.points} language={language} />}
          </div>
        );
      })}
      <p className="hint">{isBalanced ? words.balanced : words.mixRest}</p>
    </section>
  );
}

/** RUN-CREATE-13, RUN-RULING-F27 */
function Powers(props: FormProps<Creature>): ReactElement {
  const { value: creature, change, at, problems, language } = props;
  const words = combatWords(language);
  const place = [...at, 'powers'];
  return (
    <section className="design-group" data-path={place.join('.')}>
      <h4>{words.powers}</h4>
      {CREATURE_POWERS.map((kind) => (
        <div
          key={kind}
          className="design-power"
          data-path={
            creature.powers.includes(kind) ? [...place, creature.powers.indexOf(kind)].join('.') : undefined
          }
        >
          <Tick
            label={capital(POWER_NAMES[kind][language])}
            ticked={creature.powers.includes(kind)}
            onTick={(on) => change(withPower(creature, kind, on))}
          />
          <MixTag tenths={powersMix([POWER[kind]])} language={language} />
          <p className="hint">{HELP[language].powers[kind]}</p>
        </div>
      ))}
      <Breaches problems={problems} at={place} within />
    </section>
  );
}
