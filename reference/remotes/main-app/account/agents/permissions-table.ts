import type { ParseKeys } from 'i18next';
import type { Permissions } from './agent-wire.ts';

/** The features for which agents have permissions, with the titles of their pages. */
export const FEATURES = [
  ['bookings', 'bookings.title'],
  ['clients', 'clients.title'],
  ['proposals', 'proposals.title'],
  ['deal-link', 'links.title'],
  ['searches', 'searches.title'],
  ['wallet', 'account.wallet'],
  ['agents', 'agents.title'],
  ['applications', 'applications.title'],
  ['settings', 'settings.title'],
  ['support', 'account.support'],
] as const satisfies readonly (readonly [feature: string, title: ParseKeys<'account'>])[];

export type Feature = (typeof FEATURES)[number][0];

const NO_PERMISSION = { read: false, write: false };

/** The permissions for a feature. */
export function grantedPermission(permissions: Permissions, feature: Feature) {
  return permissions[feature] ?? NO_PERMISSION;
}

/** With one permission switched: write includes read, and without read there is no write. */
export function withPermission(
  permissions: Permissions,
  feature: Feature,
  access: 'read' | 'write',
  granted: boolean,
): Permissions {
  const { read, write } = grantedPermission(permissions, feature);
  const nextAccess =
    access === 'read' ? { read: granted, write: write && granted } : { read: read || granted, write: granted };
  return { ...permissions, [feature]: nextAccess };
}

export type FeaturePermissions = Readonly<Record<Feature, Permissions[string]>>;

/** Only the permissions for these features, in the form of the call. */
export function featurePermissions(permissions: Permissions): FeaturePermissions {
  return Object.fromEntries(
    FEATURES.map(([feature]) => [feature, grantedPermission(permissions, feature)]),
  ) as FeaturePermissions;
}
