// The whole adventure as prose in Markdown: prologue, chapters, epilogue. It tells only what everybody knows.

import { capital, type Language, type Phrases, type Voice, voice } from '@skald/text';
import { isHero, type ModelType } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { quest } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { saga as de } from '../de/saga.ts';
import { saga as en } from '../en/saga.ts';
import { type Beat, type Round, type Story, storyOf } from './story.ts';
import type { Band, SagaWords } from './words.ts';

const WORDS: Readonly<Record<Language, SagaWords>> = { en, de };

export function saga(events: readonly GameEvent[], view: State, language: Language): string {
  const { title, story: prologue, id, heroes } = quest(view);
  const words = WORDS[language];
  const teller = new Teller(words, voice(`${id}:${heroes.map(({ hero }) => hero).join()}`));
  const story = storyOf(events, view.winner !== null);
  return [
    `# ${title[language]}`,
    `## ${words.prologue}`,
    prologue[language],
    teller.paragraph([
      teller.say(words.setOut, {
        heroes: words.list(heroes.map(({ hero }) => words.name(hero))),
        several: heroes.length > 1,
      }),
      ...story.setUp.flatMap((beat) => teller.beat(beat)),
    ]),
    ...story.chapters.flatMap((rounds, i) => [`## ${words.chapter(i)}`, ...teller.chapter(rounds)]),
    `## ${words.epilogue}`,
    ...epilogue(story, view, teller, language),
    '',
  ].join('\n\n');
}

function epilogue({ rewards }: Story, view: State, teller: Teller, language: Language): string[] {
  const { words } = teller;
  const { winner, ending, round } = view;
  if (winner === null || ending === null) return [teller.say(words.untold, {})];
  return [
    teller.say(words.endings[winner][ending], { rounds: round }),
    ...(winner === 'heroes' ? [quest(view).aftermath[language]] : []),
    ...(rewards.length === 0
      ? []
      : [
          teller.paragraph(
            rewards.map(({ hero, item }) =>
              teller.say(words.rewarded, { who: words.name(hero), item: words.items([item]) }),
            ),
          ),
        ]),
  ];
}

const isSeveral = (bands: readonly Band[]): boolean => bands.reduce((sum, { count }) => sum + count, 0) > 1;

class Teller {
  readonly words: SagaWords;
  readonly #voice: Voice;

  constructor(words: SagaWords, speaker: Voice) {
    this.words = words;
    this.#voice = speaker;
  }

  /** A whole sentence. */
  say<A>(phrases: Phrases<A>, about: A): string {
    return capital(this.#voice.say(phrases, about));
  }

  paragraph(sentences: readonly string[]): string {
    return sentences.join(' ');
  }

  /** A round is a paragraph; those in which nothing happened are told as one. */
  chapter(rounds: readonly Round[]): string[] {
    const told: string[] = [];
    let idle = false;
    rounds.forEach(({ number, beats }, i) => {
      const quiet = beats.length === 0;
      if (quiet && !idle) told.push(this.say(this.words.quiet, { round: number }));
      if (!quiet) {
        const opening = i === 0 || idle ? [] : [this.say(this.words.round, { round: number })];
        told.push(this.paragraph([...opening, ...beats.flatMap((beat) => this.beat(beat))]));
      }
      idle = quiet;
    });
    this.#voice.turnPage();
    return told;
  }

  beat(beat: Beat): string[] {
    const { words } = this;
    switch (beat.kind) {
      case 'waiting':
        return [
          this.say(words.waiting, { whom: words.standing(beat.bands), several: isSeveral(beat.bands) }),
        ];
      case 'raised':
      case 'summoned':
        return [
          this.say(words[beat.kind], { what: words.standing(beat.bands), several: isSeveral(beat.bands) }),
        ];
      case 'felled':
        return [this.say(words.felled, { who: this.#who(beat.who), whom: words.struck(beat.bands) })];
      case 'wounded':
        return [this.#wounded(beat.who, beat.by)];
      case 'found':
        return [this.say(words.found, { who: this.#who(beat.who), items: words.items(beat.items) })];
      case 'feated':
        return [this.say(words.feated, { who: this.#who(beat.who), feat: words.feat(beat.feat) })];
      case 'fell': {
        const by = beat.by === null ? null : words.by(beat.by);
        return [
          this.say(isHero(beat.who) ? words.heroFell : words.bossFell, { who: this.#who(beat.who), by }),
        ];
      }
      case 'lever':
        return [this.say(words.lever, { who: this.#who(beat.who), left: beat.left })];
      case 'doorOpened':
      case 'roofFell':
      case 'chamberTurned':
      case 'interrupted':
        return [this.say(words[beat.kind], {})];
      default:
        return [this.say(words[beat.kind], { who: this.#who(beat.who) })];
    }
  }

  #wounded(who: ModelType, by: readonly ModelType[]): string {
    const { words } = this;
    const [first] = by;
    return by.length === 1 && first !== undefined
      ? this.say(words.wounded, { who: this.#who(who), by: words.by(first) })
      : this.say(words.woundedOften, { who: this.#who(who), times: words.times(by.length) });
  }

  /** By name, or “a Zombie” where no name is known. */
  #who(type: ModelType): string {
    return this.words.standing([{ type, count: 1 }]);
  }
}
