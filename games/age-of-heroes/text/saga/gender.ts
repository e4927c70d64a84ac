import { COUNTER, type CounterId } from '../../content/index.ts';

/** Who is told of as “she”: Brunhild and the witches. */
export const isWoman = (id: CounterId): boolean => id === 'brunhild' || COUNTER[id].kind === 'witch';
