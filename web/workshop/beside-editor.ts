// What an editor may do beside changing its document: begin a match on it, let bots try it, look at what else is kept here.

import type { EditorProps, ProposedMatch } from '@skald/games/board';
import { MODULES } from '@skald/games/modules';
import type { Control } from '@skald/games/saved-game';
import type { Language } from '@skald/text';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { go } from '../router.ts';
import { currentSettings } from '../settings.ts';
import type { Craft } from './craft.ts';
import { documentsOf } from './documents.ts';
import { trials } from './trials.ts';

type Beside = Required<Pick<EditorProps, 'play' | 'try' | 'kept'>>;

export const besideEditor = ({ game, kind }: Craft, id: string, language: Language): Beside => ({
  async play({ seats, options }) {
    const begun = await LocalTable.begin({
      game,
      seats: seats.map(({ as }) => as),
      options,
      controls: seats.map(controlOf),
      // Whoever has fought comes back to what he fought for.
      bench: `/workshop/${game}/${kind}/${id}`,
    });
    if ('refused' in begun) return begun.refused;
    keepOpen(begun.ok);
    go(`/local/${begun.ok.id}`);
    return null;
  },
  try: trials(game),
  async kept(of) {
    const rules = (await MODULES[game]?.())?.documents?.[of];
    if (rules === undefined) return [];
    const found = await documentsOf(game, of).catch(() => []);
    return found
      .filter((one) => one.id !== id && rules.schema.safeParse(one.document).success)
      .map((one) => ({
        id: one.id,
        title: rules.words.title(one.document, language),
        document: one.document,
      }));
  },
});

const controlOf = ({ by }: ProposedMatch['seats'][number]): Control =>
  by === 'me'
    ? { kind: 'human', name: currentSettings().name, level: null }
    : { kind: 'bot', name: '', level: by };
