import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import type { RemoteContext, Unmount } from '@livery/contract/remotes/remote-context';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { Result } from '@livery/contract/shared/result';
import type { ProfileFavourites } from '../saved/saved.ts';

/** A remote's entry, its exports read; its calls throw whatever the remote throws. Calls with nonsense are read as well. */
export interface RemoteEntry {
  /** A promise instead of `Unmount` breaks the contract, and if it rejects, the remote has crashed. */
  mount(element: HTMLElement, context: RemoteContext): Unmount | Promise<unknown> | undefined;
  /** Mounts its piece for a slot; it throws if it has none. */
  mountSlot(
    slot: string,
    element: HTMLElement,
    context: RemoteContext,
    props: PlainData,
  ): ReturnType<RemoteEntry['mount']>;
  /** `undefined` if it opens nothing. */
  open(context: RemoteContext): OpenedUserStore | undefined;
}

/** The names that an entry may export. */
export type EntryExport = 'mount' | 'slots' | 'open';

/** The remote user store, its responses read; its calls throw or reject with whatever the store does. */
export interface OpenedUserStore {
  /** Calls back with each profile that the store emits; anything else that it emits is passed over. */
  follow(onProfile: (profile: UserProfile) => void): void;
  /** `undefined` for a response that can't be read. */
  call(name: 'refresh' | 'loadAgentData'): Promise<Result<UserProfile, CallFailure> | undefined>;
  reset(): void;
  /** `undefined` if it keeps none. */
  readonly favourites: ProfileFavourites | undefined;
}
