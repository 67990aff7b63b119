import type { SavedItem } from '@livery/contract/saved/saved-item';
import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, firstValueFrom, shareReplay } from 'rxjs';
import type { Saved } from './saved.ts';
import type { SavedDependencies } from './saved-dependencies.ts';

/** Opens the saved lists without loading their code: the first screen needs none of it. */
export function createSaved(dependencies: SavedDependencies): Saved {
  const favourites = new BehaviorSubject<readonly SavedItem[]>([]);
  // One import for all callers; after a failure the next call tries again.
  const lists = defer(async () => {
    const [{ createSavedLists }, values] = await Promise.all([
      import('./create-saved-lists.ts'),
      dependencies.stored.savedLists(),
    ]);
    return createSavedLists({ ...dependencies, values, favourites });
  }).pipe(shareReplay(1));
  return {
    favourites: liveFromSubject(favourites),
    isAny: () => dependencies.stored.saved.read() !== undefined || dependencies.session.signedIn.now(),
    open: () => firstValueFrom(lists),
  };
}
