import { BehaviorSubject, filter } from 'rxjs';
import { awaitsDeepLink } from '../../domain/navigation/after-sign-in.ts';
import { deepLinkOf, isDealLink } from '../../domain/navigation/deep-link.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';

interface Needs {
  readonly stored: StoredValues;
  readonly signedIn: Live<boolean>;
  readonly reporter: Reporter;
}

/** @returns the memory, and how signing out empties it */
export function openDeepLinkMemory({ stored: { deepLink, routeType }, signedIn, reporter }: Needs) {
  const stored = deepLink.read();
  const link = new BehaviorSubject(stored !== undefined && isDealLink(stored) ? stored : null);

  const forget = () => {
    deepLink.clear();
    routeType.clear();
    link.next(null);
  };

  const follow = (page: PageAddress) => {
    const followed = deepLinkOf(page);
    if (followed === undefined || followed.path === link.value) return;
    // Where the device can't remember, the page does for as long as it is open.
    for (const written of [deepLink.write(followed.path), routeType.write(followed.routeType)]) {
      if (!written.ok) reporter.warn(written.error);
    }
    link.next(followed.path);
  };
  let here: PageAddress | undefined;
  const look = () => {
    if (here === undefined) return;
    if (!signedIn.now()) follow(here);
    else if (link.value !== null && !awaitsDeepLink(here, link.value)) forget();
  };
  // Somebody who signs in on the linked page itself has arrived.
  signedIn.changes.pipe(filter((isSignedIn) => isSignedIn)).subscribe(look);

  const memory: DeepLinkMemory = {
    deepLink: liveOf(link),
    pageOpened(page) {
      here = page;
      look();
    },
  };
  return { memory, forget };
}

/** The deal link that a visitor followed, to be come back to once they have signed in (rules §4). */
export interface DeepLinkMemory {
  /** A path of this site, query and all; `null` where none is remembered. */
  readonly deepLink: Live<string | null>;
  /**
   * Tells which page was opened. A visitor's deal link is remembered; of one who
   * has signed in it is forgotten once they are past the pages that signing in
   * leads over.
   */
  pageOpened(page: PageAddress): void;
}
