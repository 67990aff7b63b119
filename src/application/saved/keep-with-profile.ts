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
  /** A change is on the device, and couldn't be saved with the profile. */
  readonly onUnsaved: () => void;
}

/**
 * Keeps favourites with the profile of who is signed in, if the user store can: at a sign-in those of the device and
 * of the profile are merged, and each change is saved. What could not be saved stays on the device, and is saved with
 * the next change, the next page or when it is asked for.
 */
export function keepWithProfile({ session, remotes, read, write, store, onUnsaved }: KeepWithProfileDependencies) {
  const unsaved = new BehaviorSubject(false);
  const saves = new Subject<ProfileSave>();
  /** `undefined` while nobody is signed in whose profile keeps favourites. */
  let profile: ProfileFavourites | undefined;

  const userId = () => loadedProfile(session.profile.now())?.id;

  async function save({ to, ofChange }: ProfileSave): Promise<void> {
    const sent = read();
    if (to !== profile || !isUnsaved(sent)) return;
    const isSaved = await to.save(sent.items);
    if (to !== profile) return;
    if (isSaved) write(favouritesAfterSaving(read(), sent));
    unsaved.next(!isSaved);
    if (!isSaved && ofChange) onUnsaved();
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
    saves.next({ to: opened, ofChange: false });
  }

  // One after the other: the last one that the profile takes is the latest.
  saves.pipe(mergeMap((next) => from(save(next)), 1)).subscribe();
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
    /** Makes a change, unless the device stores none; returns whether it was made. */
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
  /** Whether the visitor has just made a change, and waits for nothing else. */
  readonly ofChange: boolean;
}
