import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, distinctUntilChanged, EMPTY, from, map, mergeMap, Subject, switchMap } from 'rxjs';
import { type Favourites, favouritesAfterSaving, isUnsaved, mergeFavourites } from '../../domain/saved/favourites.ts';
import { loadedProfile } from '../session/session.ts';
import type { ProfileFavourites } from './saved.ts';
import type { SavedDependencies } from './saved-dependencies.ts';

interface KeepWithProfileDependencies extends Pick<SavedDependencies, 'session' | 'remotes'> {
  readonly read: () => Favourites;
  readonly write: (favourites: Favourites) => void;
  /** Whether the device stored them; if not, nothing has changed. */
  readonly store: (favourites: Favourites) => boolean;
  /** Called when a change is stored on the device, but couldn't be saved with the profile. */
  readonly onUnsaved: () => void;
}

/**
 * Keeps favourites with the profile of the signed-in user, if the user store supports it: at a sign-in the device's and
 * the profile's favourites are merged, and each change is saved. Changes that couldn't be saved stay on the device, and
 * are saved with the next change, on the next page, or on request.
 */
export function keepWithProfile({ session, remotes, read, write, store, onUnsaved }: KeepWithProfileDependencies) {
  const unsaved = new BehaviorSubject(false);
  const saves = new Subject<ProfileSave>();
  /** `undefined` while no user is signed in whose profile keeps favourites. */
  let profile: ProfileFavourites | undefined;

  const userId = () => loadedProfile(session.profile.now())?.id;

  async function save({ to, ofChange }: ProfileSave): Promise<void> {
    const sentFavourites = read();
    if (to !== profile || !isUnsaved(sentFavourites)) return;
    const isSaved = await to.save(sentFavourites.items);
    if (to !== profile) return;
    if (isSaved) write(favouritesAfterSaving(read(), sentFavourites));
    unsaved.next(!isSaved);
    if (!isSaved && ofChange) onUnsaved();
  }

  async function merge(id: string): Promise<void> {
    const favourites = await remotes.favourites();
    const knownItems = await favourites?.load();
    if (favourites === undefined || userId() !== id) return;
    profile = favourites;
    if (knownItems === undefined) {
      unsaved.next(isUnsaved(read()));
      return;
    }
    write(mergeFavourites(read(), knownItems));
    saves.next({ to: favourites, ofChange: false });
  }

  // Saves one after the other, so that the profile ends with the latest favourites.
  saves.pipe(mergeMap((nextSave) => from(save(nextSave)), 1)).subscribe();
  session.profile.changes
    .pipe(
      map((state) => loadedProfile(state)?.id),
      distinctUntilChanged(),
      switchMap((id) => {
        profile = undefined;
        unsaved.next(false);
        return id === undefined ? EMPTY : from(merge(id));
      }),
    )
    .subscribe();

  const saveWith = (ofChange: boolean) => {
    if (profile !== undefined) saves.next({ to: profile, ofChange });
  };

  return {
    /** Whether the profile lacks changes because the last save failed. */
    unsaved: liveFromSubject(unsaved) satisfies Live<boolean>,
    /** Makes a change, unless the device refuses to store it; returns whether it was made. */
    change(next: (favourites: Favourites) => Favourites): boolean {
      if (!store(next(read()))) return false;
      saveWith(true);
      return true;
    },
    saveAgain: () => saveWith(false),
  };
}

interface ProfileSave {
  readonly to: ProfileFavourites;
  /** Whether the visitor has just made a change, so that a failure is shown. */
  readonly ofChange: boolean;
}
