import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';

/**
 * Whether a user may see a feature. Only `read: true` allows it: a
 * feature that the profile does not name may not be read, and neither may
 * anything by a visitor.
 *
 * @param features the names of one feature; the first that the profile names decides
 * @rule 6.1
 */
export function mayRead(user: Pick<UserProfile, 'permissions'> | null, ...features: readonly string[]): boolean {
  const permissions = features.map((feature) => user?.permissions.get(feature));
  return because('6.1', permissions.find((permission) => permission !== undefined)?.read === true);
}

/**
 * What a permission for a navigation label may be called: the label in
 * kebab-case. A name in one word (`XeniPay`) is read with its words apart and
 * together, since back ends differ.
 * @rule 2.18, 6.1
 */
export function featureNames(label: string): readonly string[] {
  const words = label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return [...new Set([kebabCase(words), kebabCase(label)])];
}

function kebabCase(label: string): string {
  return (label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}
