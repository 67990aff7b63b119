/** How a command ended, for the program that called it. */
export const EXIT = {
  /** It was done; a batch that was answered to its end is done, whatever the answers. */
  done: 0,
  /** The answer is no: refused, not found, not for sale. */
  no: 1,
  /** It was called in a way that can't work; nothing was done. */
  usage: 2,
  /** Something outside failed: the API, the network, a file. */
  outside: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a thrown value says of itself. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
