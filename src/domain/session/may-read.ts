import type { UserProfile } from './user-profile.ts';

/**
 * Whether somebody may see a feature. Only a plain `read: true` says so: a
 * feature that the profile does not speak of may not be read, and neither may
 * anything by a visitor.
 *
 * @param features the names of one feature; the first that the profile speaks of decides
 * @see specification §6; readings 17
 */
export function mayRead(user: Pick<UserProfile, 'permissions'> | null, ...features: readonly string[]): boolean {
  const permissions = features.map((feature) => user?.permissions.get(feature));
  return permissions.find((permission) => permission !== undefined)?.read === true;
}
