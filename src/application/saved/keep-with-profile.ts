import { BehaviorSubject, concatMap, distinctUntilChanged, EMPTY, from, map, Subject, switchMap } from 'rxjs';
import { afterSaving, type Favourites, isUnsaved, mergeFavourites } from '../../domain/saved/favourites.ts';
import { profileOf } from '../session/session.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { ProfileFavourites } from './saved.ts';
import type { SavedNeeds } from './saved-needs.ts';

interface Needs extends Pick<SavedNeeds, 'session' | 'remotes'> {
  readonly read: () => Favourites;
  readonly write: (favourites: Favourites) => void;
}

/**
 * Keeps favourites with the profile of who is signed in, where the user store can: at a sign-in those of the device and
 * of the profile are merged, and each change is saved. What could not be saved stays on the device, and is saved with
 * the next change, the next page or when it is asked for.
 */
export function keepWithProfile({ session, remotes, read, write }: Needs) {
  const unsaved = new BehaviorSubject(false);
  const changes = new Subject<ProfileFavourites>();
  /** `undefined` while nobody is signed in whose profile keeps favourites. */
  let profile: ProfileFavourites | undefined;

  const userId = () => profileOf(session.profile.now())?.id;

  async function save(to: ProfileFavourites): Promise<void> {
    const sent = read();
    if (to !== profile || !isUnsaved(sent)) return;
    const isSaved = await to.save(sent.items);
    if (to !== profile) return;
    if (isSaved) write(afterSaving(read(), sent));
    unsaved.next(!isSaved);
  }

  async function merge(id: string): Promise<void> {
    const opened = await remotes.favourites();
    const known = await opened?.load();
    if (opened === undefined || userId() !== id) return;
    profile = opened;
    if (known === undefined) {
      unsaved.next(isUnsaved(read()));
      return;
    }
    write(mergeFavourites(read(), known));
    changes.next(opened);
  }

  // One after the other: the last one that the profile takes is the latest.
  changes.pipe(concatMap((to) => from(save(to)))).subscribe();
  session.profile.changes
    .pipe(
      map((state) => profileOf(state)?.id),
      distinctUntilChanged(),
      switchMap((id) => {
        profile = undefined;
        unsaved.next(false);
        return id === undefined ? EMPTY : from(merge(id));
      }),
    )
    .subscribe();

  const saveAgain = () => {
    if (profile !== undefined) changes.next(profile);
  };

  return {
    /** Whether the profile lacks changes because the last save failed. */
    unsaved: liveOf(unsaved) satisfies Live<boolean>,
    change(next: (favourites: Favourites) => Favourites): void {
      write(next(read()));
      saveAgain();
    },
    saveAgain,
  };
}
