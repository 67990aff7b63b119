import type { ParseKeys } from 'i18next';
import type { Permissions } from './agent-wire.ts';

/** The features that agents' permissions are about, with what their pages are called. */
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

/** What is granted of a feature. */
export function grantedPermission(permissions: Permissions, feature: Feature) {
  return permissions[feature] ?? NO_PERMISSION;
}

/** With one of them switched: who may change something sees it, and who can't see it can't change it. */
export function withPermission(
  permissions: Permissions,
  feature: Feature,
  access: 'read' | 'write',
  granted: boolean,
): Permissions {
  const { read, write } = grantedPermission(permissions, feature);
  const next =
    access === 'read' ? { read: granted, write: write && granted } : { read: read || granted, write: granted };
  return { ...permissions, [feature]: next };
}

export type FeaturePermissions = Readonly<Record<Feature, Permissions[string]>>;

/** Those of the features alone, as they are sent. */
export function featurePermissions(permissions: Permissions): FeaturePermissions {
  return Object.fromEntries(
    FEATURES.map(([feature]) => [feature, grantedPermission(permissions, feature)]),
  ) as FeaturePermissions;
}
