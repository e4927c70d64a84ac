// How the game speaks and listens: a terminal, a pipe, or a script in a test.

export interface Asking {
  /** On an empty line the space bar answers at once, with nothing. AMI-UI-27 */
  readonly space?: true;
  /** On an empty line the backspace key answers at once with this word. AMI-UI-34 */
  readonly backspace?: string;
  /** Words that the tabulator completes. */
  readonly words?: readonly string[];
}

export interface Io {
  /** A real terminal: its screen can be cleared, and single keys are heard. */
  readonly live: boolean;
  readonly colour: boolean;
  /** Where lines are broken. */
  readonly width: number;
  say(text?: string): void;
  /** A line that somebody types; null when nothing more will come. */
  ask(prompt: string, asking?: Asking): Promise<string | null>;
  /** Waits for any key; on a pipe, for a line. */
  key(prompt: string): Promise<void>;
  wait(ms: number): Promise<void>;
  clear(): void;
  close(): void;
}
