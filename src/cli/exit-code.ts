import { errorText } from '../application/shared/error-text.ts';

/** How a command ended, for the program that called it. */
export const EXIT_CODES = {
  /** Done; for a batch, if at least one of its lines succeeded. */
  ok: 0,
  /** Refused, not found, or not for sale; for a batch, if every line failed. */
  refused: 1,
  /** Wrong usage; nothing was done. */
  usage: 2,
  /** The API, the network or a file failed. */
  unavailable: 3,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** The message of a thrown value. */
export function thrownMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : errorText(thrown);
}
