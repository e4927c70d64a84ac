/** A seat at the table, counted from 0. Spectators have none: where a seat may be missing, it is `null`. */
export type Seat = number;

/** One value a seat, indexed by seat. */
export type BySeat<T> = T[];
