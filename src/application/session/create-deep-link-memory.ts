import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, filter } from 'rxjs';
import { awaitsDeepLink } from '../../domain/navigation/after-sign-in.ts';
import { deepLinkOf, isDealLink } from '../../domain/navigation/deep-link.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';

interface DeepLinkMemoryDependencies {
  readonly stored: StoredValues;
  readonly signedIn: Live<boolean>;
  readonly reporter: Reporter;
}

/**
 * @returns the memory, and a function that empties it at sign-out
 * @rule 4.17
 */
export function createDeepLinkMemory({
  stored: { deepLink, edgeDeepLink, routeType },
  signedIn,
  reporter,
}: DeepLinkMemoryDependencies) {
  const storedLink = deepLink.read();
  const link = new BehaviorSubject(storedLink !== undefined && isDealLink(storedLink) ? storedLink : null);

  const forget = () => {
    deepLink.clear();
    edgeDeepLink.clear();
    routeType.clear();
    link.next(null);
  };

  const follow = (page: PageAddress) => {
    const followed = deepLinkOf(page);
    if (followed === undefined || followed.path === link.value) return;
    // If the device can't store it, it lasts until the page is closed.
    warnIfRefused(reporter, deepLink.write(followed.path));
    warnIfRefused(reporter, routeType.write(followed.routeType));
    edgeDeepLink.write(true);
    link.next(followed.path);
  };
  let currentPage: PageAddress | undefined;
  const update = () => {
    if (currentPage === undefined) return;
    if (!signedIn.now()) follow(currentPage);
    else if (link.value !== null && !awaitsDeepLink(currentPage, link.value)) forget();
  };
  // A user who signs in on the linked page is already there.
  signedIn.changes.pipe(filter((isSignedIn) => isSignedIn)).subscribe(update);

  const memory: DeepLinkMemory = {
    deepLink: liveFromSubject(link),
    pageOpened(page) {
      currentPage = page;
      update();
    },
  };
  return { memory, forget };
}

/** The deal link that a visitor followed; signing in leads back to it (rules §4). */
export interface DeepLinkMemory {
  /** A path of this site with its query; `null` if none is remembered. */
  readonly deepLink: Live<string | null>;
  /**
   * To be called with each page that opens. A visitor's deal link is remembered; a signed-in user's is forgotten once
   * they have left the sign-in pages.
   */
  pageOpened(page: PageAddress): void;
}
