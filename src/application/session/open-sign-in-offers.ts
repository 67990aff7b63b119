import { BehaviorSubject } from 'rxjs';
import { derive } from '../shared/derive.ts';
import { liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { OpenSignIn, SignInKind, SignInOffers } from './sign-in-offers.ts';

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
