import type { SavedItem } from '@livery/contract/saved/saved-item';
import { liveOf } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, firstValueFrom, shareReplay } from 'rxjs';
import type { Saved } from './saved.ts';
import type { SavedNeeds } from './saved-needs.ts';

/** Opens what the visitor saved without loading its code: the first screen needs none. */
export function createSaved(needs: SavedNeeds): Saved {
  const favourites = new BehaviorSubject<readonly SavedItem[]>([]);
  // Once for all callers; after a failure the next call tries again.
  const lists = defer(async () => {
    const [{ createSavedLists }, values] = await Promise.all([
      import('./create-saved-lists.ts'),
      needs.stored.savedLists(),
    ]);
    return createSavedLists({ ...needs, values, favourites });
  }).pipe(shareReplay(1));
  return {
    favourites: liveOf(favourites),
    isAny: () => needs.stored.saved.read() !== undefined || needs.session.signedIn.now(),
    open: () => firstValueFrom(lists),
  };
}
