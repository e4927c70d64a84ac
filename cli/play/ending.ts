// When a match is over: who won, and what to keep of it.

import { readCommand } from './commands.ts';
import { obey } from './obey.ts';
import { ruler } from './paint.ts';
import { follows } from './saga.ts';
import { saveSaga, suggestedName } from './saving.ts';
import type { Leaving, Session } from './session.ts';

export async function ending(session: Session): Promise<Leaving> {
  const { io, match, module, language, words } = session;
  const { result } = match;
  session.sitting = null;
  if (result !== null) {
    io.say();
    io.say(ruler(words.play.over, io.width, io.colour));
    for (const line of module.words.ending(match.view(null), result, language))
      session.say(`  ${line}`, '    ');
  }
  const name = suggestedName(session, '.md');
  session.say(words.play.afterwards);
  if (follows(session)) session.say(words.play.sagaFollows);
  for (;;) {
    const line = await io.ask(words.play.saveSaga(name));
    if (line === null || line.trim() === '') return 'over';
    if (words.play.yes.includes(line.trim().toLowerCase())) {
      await saveSaga(session, name);
      continue;
    }
    const command = readCommand(line, language);
    if (command === null) io.say(words.play.afterwardsUnclear);
    else if (command.name === 'quit') return 'over';
    else {
      const came = await obey(session, command, null);
      if (came !== 'stay' && came !== 'changed') return came;
    }
  }
}
