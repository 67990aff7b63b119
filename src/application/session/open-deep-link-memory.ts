import { BehaviorSubject, filter } from 'rxjs';
import { awaitsDeepLink } from '../../domain/navigation/after-sign-in.ts';
import { deepLinkOf, isDealLink } from '../../domain/navigation/deep-link.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { KeyValueStorage } from '../shared/key-value-storage.port.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import { STORED_KEYS } from '../shared/stored-keys.ts';
import type { DeepLinkMemory } from './deep-link-memory.ts';

interface Needs {
  readonly localStorage: KeyValueStorage;
  readonly signedIn: Live<boolean>;
  readonly reporter: Reporter;
}

const { deepLink: LINK, routeType: TYPE } = STORED_KEYS;

/** @returns the memory, and how signing out empties it */
export function openDeepLinkMemory({ localStorage, signedIn, reporter }: Needs) {
  const stored = LINK.parse(localStorage.read(LINK.name) ?? '');
  const link = new BehaviorSubject(stored !== undefined && isDealLink(stored) ? stored : null);

  const keep = (name: string, text: string) => {
    const kept = localStorage.write(name, text);
    // Where the device can't remember, the page does for as long as it is open.
    if (!kept.ok) reporter.warn(kept.error);
  };
  const forget = () => {
    localStorage.remove(LINK.name);
    localStorage.remove(TYPE.name);
    link.next(null);
  };

  const follow = (page: PageAddress) => {
    const followed = deepLinkOf(page);
    if (followed === undefined || followed.path === link.value) return;
    keep(LINK.name, followed.path);
    keep(TYPE.name, followed.routeType);
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
