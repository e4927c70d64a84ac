import { laws } from '@skald/kernel/testing';
import { describe, it } from 'vitest';
import { rune } from '../../index.ts';
import { SITTINGS } from '../../text/generator/testing.ts';

describe('every sitting', () => {
  it.each(laws(rune, SITTINGS, { ends: '[RUN-ENC-27]', keepsSecrets: '[RUN-RUN-90]' }))(
    '$title',
    ({ holds }) => holds(),
  );
});
