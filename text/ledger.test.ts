import { describe, expect, it } from 'vitest';
import { rulesDefined, ruleText, withRules } from './ledger.ts';

const LEDGER = `# A ledger

## 1. Walking (ABC-WALK)

- **ABC-WALK-01** One step. (see ABC-WALK-02)
- **ABC-WALK-02** Two steps, by this table:

| who | steps |
|---|---|
| all | 2 |

Then rest.

**ABC-RULING-01 (rest)** Resting:
1. Sit.
2. Sleep.

**ABC-ADV-1.2** A map.

\`\`\`
#.#
\`\`\`

### 1.1 Vectors

| id | input | expected |
|---|---|---|
| **ABC-VEC-01** | 1 | 2 |
| **ABC-VEC-02a** | 2 | 3 |

Words without a rule.`;

describe('a ledger', () => {
  it('defines what it sets in bold, and nothing that it only names', () => {
    expect(rulesDefined(LEDGER)).toEqual([
      'ABC-WALK-01',
      'ABC-WALK-02',
      'ABC-RULING-01',
      'ABC-ADV-1.2',
      'ABC-VEC-01',
      'ABC-VEC-02a',
    ]);
    expect(rulesDefined('**ABC-WALK-01** and **ABC-WALK-01**')).toHaveLength(2);
    expect(rulesDefined('**A-B** **abc-1** **ABC**')).toEqual([]);
  });

  it.each([
    ['ABC-WALK-01', '- **ABC-WALK-01** One step. (see ABC-WALK-02)'],
    ['ABC-RULING-01', '**ABC-RULING-01 (rest)** Resting:\n1. Sit.\n2. Sleep.'],
    ['ABC-ADV-1.2', '**ABC-ADV-1.2** A map.\n\n```\n#.#\n```'],
    ['ABC-VEC-02a', '| id | input | expected |\n|---|---|---|\n| **ABC-VEC-02a** | 2 | 3 |'],
  ])('gives %s with all that belongs to it, up to the next', (id, text) => {
    expect(ruleText(LEDGER, id)).toBe(text);
  });

  it('counts a table to the rule above it', () => {
    expect(ruleText(LEDGER, 'ABC-WALK-02')).toMatch(/\| all \| 2 \|\n\nThen rest\.$/);
  });

  it.each(['ABC-WALK-03', 'ABC-WALK', 'ABC-ADV-1', ''])('has no “%s”', (id) => {
    expect(ruleText(LEDGER, id)).toBeNull();
  });

  it('is named at the end of a text', () => {
    const ids = ['ABC-WALK-01', 'ABC-WALK-02'];
    expect(withRules('Walk.', ids, 'en')).toBe('Walk.\n\nIn the ledger: [ABC-WALK-01] [ABC-WALK-02]');
    expect(withRules('Geh.', ['ABC-WALK-01'], 'de')).toBe('Geh.\n\nIm Regelverzeichnis: [ABC-WALK-01]');
    expect(withRules('Walk.', undefined, 'en')).toBe('Walk.');
  });
});
