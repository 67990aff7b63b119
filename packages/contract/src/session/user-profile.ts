import type { Money } from '../market/money.ts';

/**
 * The signed-in user, read from the user store: clean names, safe defaults, no
 * field missing. A visitor has no profile: `null` stands for one (rules §3,
 * user profile; rules 6.1).
 * @rule 3.5
 */
export interface UserProfile {
  readonly id: string;
  readonly userType: UserType;
  readonly isTravelAgent: boolean;
  readonly isRestrictedAgent: boolean;
  readonly hasRewardWallet: boolean;
  /** The profile was supplied from outside, by the partner that sent the traveller. */
  readonly isExternal: boolean;
  /** ISO 3166-1 alpha-2, or the empty text. */
  readonly countryCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Untrusted address of a picture (`safeLink('image', …)`), or the empty text. */
  readonly profileImage: string;
  readonly credits: Money | null;
  /** By feature: navigation labels in kebab-case, such as `book-now`. */
  readonly permissions: ReadonlyMap<string, Permission>;
}

/** What the agency employs a person as; travellers and agents of no such rank are `Other`. */
export const USER_TYPES = ['AgencyOwner', 'Admin', 'SalesAgent', 'Other'] as const;

/** @rule 3.5 */
export type UserType = (typeof USER_TYPES)[number];

export interface Permission {
  readonly read: boolean;
  readonly write: boolean;
}
