// The strip above every page. It is always there for those who hear the page, and covers no more than it must.

import { useNotice, useNotices } from '../notices.ts';
import { useHouseAway } from '../remote/house.ts';
import { useWords } from '../words/index.ts';
import { Act } from './controls.tsx';

export function Strip() {
  const { table } = useWords();
  useNotice('house', useHouseAway() ? { tone: 'trouble', text: table.houseAway } : null);
  const notices = useNotices();
  return (
    <div className="strip" role="status">
      {[...notices].map(([name, { tone, text, more, acts = [] }]) => (
        <div key={name} className={`notice notice-${tone}`}>
          <p>
            <strong>{text}</strong> {more && <span>{more}</span>}
          </p>
          {acts.map((act) => (
            <Act key={act.name} onPress={act.press}>
              {act.name}
            </Act>
          ))}
        </div>
      ))}
    </div>
  );
}
