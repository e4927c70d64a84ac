// A link to be handed on, and what whoever opens it gets.

import { useState } from 'react';
import { Act } from '../parts/controls.tsx';
import { copy } from '../parts/copy.tsx';
import { useWords } from '../words/index.ts';

export function SharedLink({ label, link, hint }: { label: string; link: string; hint: string }) {
  const { workshop: words, table } = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="workshop-link">
      <label>
        <span>{label}</span>
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <Act
        tone="quiet"
        aria-label={`${words.copy}: ${label}`}
        onPress={() => void copy(link).then((done) => setCopied(done ? link : null))}
      >
        {words.copy}
      </Act>
      <span className="hint" role="status">
        {copied === link ? table.copied : ''}
      </span>
      <p className="hint">{hint}</p>
    </div>
  );
}
