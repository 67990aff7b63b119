import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { Live } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import type { Observable } from 'rxjs';
import type { DeepLinkMemory } from './create-deep-link-memory.ts';
import type { SignInOffers } from './create-sign-in-offers.ts';
import type { Credentials } from './sign-in.port.ts';

/** The user's session: who is signed in, signing in and out. */
export interface Session extends SignInOffers, DeepLinkMemory {
  /** Groups the calls of one session; it doesn't prove an identity. */
  readonly id: string;
  /** Whether there is an access token. */
  readonly signedIn: Live<boolean>;
  readonly profile: Live<ProfileState>;
  /** Loads (again) the profile of the signed-in user. */
  loadProfile(): void;
  /** Takes the token that a sign-in page received, and loads the user's profile. */
  acceptToken(token: string): void;
  /** Signs in with credentials, which the platform checks. */
  signIn(credentials: Credentials, signal: AbortSignal): Promise<Result<void, CallFailure>>;
  /** Clears the user's data: on this device, in this tab and in the others. */
  signOut(): void;
  /** Signs out, and navigates to the target of /logout (rules §2) after 100 ms. */
  leave(): void;
  /** The Academy's address with the access token in it: created on a click, and never stored (rules 2.20). */
  academyAddress(): string | null;
}

/** @see rules §4, loading */
export type ProfileState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly profile: UserProfile }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** The session for use-cases; screens never get the token. */
export interface InternalSession extends Session {
  token(): string | undefined;
  /** Emits for each sign-in, here or in another tab; late subscribers get the last event. */
  signIns(): Observable<void>;
  /** Updates the profile of the signed-in user; ignored if it is another user's. */
  updateProfile(updated: UserProfile): void;
}

/** The profile of the signed-in user, `null` while it isn't known. */
export function loadedProfile(state: ProfileState): UserProfile | null {
  return state.kind === 'ready' ? state.profile : null;
}
