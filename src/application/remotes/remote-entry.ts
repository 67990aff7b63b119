import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { PlainData } from '@livery/contract/remotes/plain-data';
import type { RemoteContext, Unmount } from '@livery/contract/remotes/remote-context';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { Result } from '@livery/contract/shared/result';
import type { ProfileFavourites } from '../saved/saved.ts';

/**
 * The parsed exports of a remote's entry; its functions throw whatever the remote throws, and check what the remote
 * returns or passes.
 */
export interface RemoteEntry {
  /** A promise instead of `Unmount` breaks the contract; if it rejects, the remote has crashed. */
  mount(element: HTMLElement, context: RemoteContext): Unmount | Promise<unknown> | undefined;
  /** Mounts the remote's piece for a slot; throws if there is none. */
  mountSlot(
    slot: string,
    element: HTMLElement,
    context: RemoteContext,
    props: PlainData,
  ): ReturnType<RemoteEntry['mount']>;
  /** `undefined` if the entry opens nothing. */
  open(context: RemoteContext): OpenedUserStore | undefined;
}

/** The names that an entry may export. */
export type EntryExport = 'mount' | 'slots' | 'open';

/** The remote user store with its responses parsed; its functions throw or reject with whatever the store does. */
export interface OpenedUserStore {
  /** Calls back with each profile that the store emits; other values are ignored. */
  follow(onProfile: (profile: UserProfile) => void): void;
  /** `undefined` if the response isn't valid. */
  call(name: 'refresh' | 'loadAgentData'): Promise<Result<UserProfile, CallFailure> | undefined>;
  reset(): void;
  /** `undefined` if the store keeps none. */
  readonly favourites: ProfileFavourites | undefined;
}
