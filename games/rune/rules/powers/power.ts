// The contract of powers: each names the windows that it listens to, and says there what comes of it. So do marks.

import type { Power } from '../../content/powers.ts';
import type { MarkKind, MarkOf } from '../hooks/mark.ts';
import type { Listener } from '../hooks/windows.ts';

export type PowerRule<K extends Power['kind']> = Listener<Extract<Power, { readonly kind: K }>>;
export type MarkRule<K extends MarkKind> = Listener<MarkOf<K>>;
