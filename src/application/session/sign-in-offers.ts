import type { Live } from '../shared/live.ts';

/** Which of the two a visitor wishes to do. */
export type SignInKind = 'login' | 'signup';

/**
 * Opens somebody's own dialog; one that throws opened none.
 *
 * @param closed to be called once the dialog is gone; until then nothing opens over it by itself
 */
export type OpenSignIn = (kind: SignInKind, closed: () => void) => void;

/** The dialogs to sign in with that remote modules bring (rules §4, save-price popup; rules 4.16). */
export interface SignInOffers {
  /** Whether there is a dialog to open. */
  readonly signInOffered: Live<boolean>;
  /** The login and sign-up modal flags: which of the two is open. */
  readonly signInDialog: Live<SignInKind | null>;
  /**
   * Brings a dialog for the shell's log-in and sign-up buttons. Of several the
   * last one counts; taken back, the one before does again.
   *
   * @returns takes it back; a second call does nothing
   */
  offerSignIn(open: OpenSignIn): () => void;
  /** Opens the dialog; `false` where none was opened, and the page to sign in on is the way. */
  openSignIn(kind: SignInKind): boolean;
}
