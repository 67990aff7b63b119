import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';

/**
 * Whether a user may see a feature. Only `read: true` allows it; visitors, and users whose profile doesn't name the
 * feature, may not.
 *
 * @param features the names of one feature; the first one in the profile decides
 * @rule 6.1
 */
export function mayRead(user: Pick<UserProfile, 'permissions'> | null, ...features: readonly string[]): boolean {
  const permissions = features.map((feature) => user?.permissions.get(feature));
  return because('6.1', permissions.find((permission) => permission !== undefined)?.read === true);
}

/**
 * The possible permission names for a navigation label: the label in kebab-case. A compound such as `XeniPay` gives two
 * names, with its words separated and joined, because back ends differ.
 * @rule 2.18, 6.1
 */
export function featureNames(label: string): readonly string[] {
  const words = label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return [...new Set([kebabCase(words), kebabCase(label)])];
}

function kebabCase(label: string): string {
  return (label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}
