import { BehaviorSubject } from 'rxjs';
import { derive } from '../shared/derive.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';

interface Needs {
  readonly reporter: Reporter;
}

interface Offer {
  readonly open: OpenSignIn;
}

interface Opened {
  readonly kind: SignInKind;
  readonly by: Offer;
}

export function openSignInOffers({ reporter }: Needs): SignInOffers {
  const offers = new BehaviorSubject<readonly Offer[]>([]);
  const opened = new BehaviorSubject<Opened | null>(null);

  return {
    signInOffered: derive([liveOf(offers)], (brought) => brought.length > 0),
    signInDialog: derive([liveOf(opened)], (dialog) => dialog?.kind ?? null),

    offerSignIn(open) {
      const offer = { open };
      offers.next([...offers.value, offer]);
      return () => {
        offers.next(offers.value.filter((other) => other !== offer));
        if (opened.value?.by === offer) opened.next(null);
      };
    },

    openSignIn(kind) {
      const by = offers.value.at(-1);
      if (by === undefined) return false;
      const dialog = { kind, by };
      // An earlier dialog that closes late does not close the one that is open now.
      const closed = () => {
        if (opened.value === dialog) opened.next(null);
      };
      opened.next(dialog);
      try {
        by.open(kind, closed);
        return true;
      } catch (error) {
        closed();
        reporter.error({ kind: 'sign-in-dialog-failed', failure: String(error) });
        return false;
      }
    },
  };
}

/** Which of the two a visitor wishes to do. */
export type SignInKind = 'login' | 'signup';

/**
 * Opens somebody's own dialog; one that throws opened none.
 *
 * @param closed to be called once the dialog is gone; until then nothing opens over it by itself
 */
type OpenSignIn = (kind: SignInKind, closed: () => void) => void;

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
