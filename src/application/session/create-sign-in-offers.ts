import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { derive } from '../shared/derive.ts';
import type { Reporter } from '../shared/reporter.port.ts';

interface SignInOffersDependencies {
  readonly reporter: Reporter;
}

interface SignInOffer {
  readonly open: SignInOpener;
}

interface OpenSignInDialog {
  readonly kind: SignInDialogKind;
  readonly by: SignInOffer;
}

/** @rule 4.16 */
export function createSignInOffers({ reporter }: SignInOffersDependencies): SignInOffers {
  const offers = new BehaviorSubject<readonly SignInOffer[]>([]);
  const dialogSubject = new BehaviorSubject<OpenSignInDialog | null>(null);

  return {
    signInOffered: derive([liveFromSubject(offers)], (available) => available.length > 0),
    signInDialog: derive([liveFromSubject(dialogSubject)], (dialog) => dialog?.kind ?? null),

    offerSignIn(open) {
      const offer = { open };
      offers.next([...offers.value, offer]);
      return () => {
        offers.next(offers.value.filter((otherOffer) => otherOffer !== offer));
        if (dialogSubject.value?.by === offer) dialogSubject.next(null);
      };
    },

    openSignIn(kind) {
      const by = offers.value.at(-1);
      if (by === undefined) return false;
      const dialog = { kind, by };
      // An earlier dialog that closes late doesn't close the one that is open now.
      const closed = () => {
        if (dialogSubject.value === dialog) dialogSubject.next(null);
      };
      dialogSubject.next(dialog);
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

/** The kind of dialog. */
export type SignInDialogKind = 'login' | 'signup';

/**
 * Opens a remote's dialog; if it throws, no dialog was opened.
 *
 * @param closed to be called once the dialog is closed; until then nothing opens over it automatically
 */
type SignInOpener = (kind: SignInDialogKind, closed: () => void) => void;

/** The sign-in dialogs of remote modules. @rule 4.16 */
export interface SignInOffers {
  /** Whether there is a dialog to open. */
  readonly signInOffered: Live<boolean>;
  /** The sign-in dialog that is open, if any: log-in or sign-up. */
  readonly signInDialog: Live<SignInDialogKind | null>;
  /**
   * Adds a dialog for the shell's log-in and sign-up buttons. If there are several, the last one is used, and after its
   * removal the one before it.
   *
   * @returns a function that removes it; a second call does nothing
   */
  offerSignIn(open: SignInOpener): () => void;
  /** Opens the dialog; `false` if none was opened, then the sign-in page is used. */
  openSignIn(kind: SignInDialogKind): boolean;
}
