import type { Money } from '../market/money.ts';

/**
 * The signed-in user, read from the user store, with clean names, safe defaults and no missing fields. A visitor has no
 * profile, but `null` (rules §3, user profile; rules 6.1).
 * @rule 3.5
 */
export interface UserProfile {
  readonly id: string;
  readonly userType: UserType;
  readonly isTravelAgent: boolean;
  readonly isRestrictedAgent: boolean;
  readonly hasRewardWallet: boolean;
  /** Whether the profile comes from the partner that referred the traveller. */
  readonly isExternal: boolean;
  /** ISO 3166-1 alpha-2, or the empty text. */
  readonly countryCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Address of a picture, untrusted (`safeLink('image', …)`), or the empty text. */
  readonly profileImage: string;
  readonly credits: Money | null;
  /** By feature: navigation labels in kebab-case, such as `book-now`. */
  readonly permissions: ReadonlyMap<string, Permission>;
}

/** A person's job at the agency; travellers and other agents are `Other`. */
export const USER_TYPES = ['AgencyOwner', 'Admin', 'SalesAgent', 'Other'] as const;

/** @rule 3.5 */
export type UserType = (typeof USER_TYPES)[number];

export interface Permission {
  readonly read: boolean;
  readonly write: boolean;
}
