import { MENU_LABELS } from '@livery/contract/navigation/menu-labels';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { alternativeValues, EXAMPLE_USER } from '../domain/why/alternatives.ts';
import type { Visit } from '../domain/why/visit.ts';
import { withFact } from '../domain/why/with-fact.ts';

/** The imagined visitor; settings with an empty text stay unchanged. */
export interface ImaginedVisitor {
  /** One of `ROLES`. */
  readonly role: string;
  readonly language: string;
  readonly currency: string;
  /** One of `PERMISSIONS`. */
  readonly permission: string;
  readonly allowed: 'read and write' | 'read' | 'denied';
  /** The path of a rule of the agency, one of `agencyRules`, which becomes `alternativeRule`. */
  readonly rule: string;
  /** ISO 8601. */
  readonly today: string;
}

export const NOTHING_IMAGINED: ImaginedVisitor = {
  role: '',
  language: '',
  currency: '',
  permission: '',
  allowed: 'read and write',
  rule: '',
  today: '',
};

export const PERMISSIONS: readonly string[] = Object.keys(MENU_LABELS);

const EVERY_PERMISSION = new Map(PERMISSIONS.map((name) => [name, { read: true, write: true }]));

/** Possible visitors, by role; a person keeps the current user's name, and has every permission. */
const ROLES: ReadonlyMap<string, Partial<UserProfile> | null> = new Map<string, Partial<UserProfile> | null>([
  ['visitor', null],
  ['traveller', { userType: 'Other', isTravelAgent: false, isRestrictedAgent: false, isExternal: false }],
  ['travel agent', { userType: 'Other', isTravelAgent: true, isRestrictedAgent: false, isExternal: false }],
  ['restricted agent', { userType: 'Other', isTravelAgent: true, isRestrictedAgent: true, isExternal: false }],
  ['sales agent', { userType: 'SalesAgent', isTravelAgent: true, isRestrictedAgent: false, isExternal: false }],
  ['owner', { userType: 'AgencyOwner', isTravelAgent: true, isRestrictedAgent: false, isExternal: false }],
  ['admin', { userType: 'Admin', isTravelAgent: true, isRestrictedAgent: false, isExternal: false }],
]);

export const ROLE_NAMES: readonly string[] = [...ROLES.keys()];

/** The imagined visit; nothing of the page changes. */
export function imagineVisit(visit: Visit, imagined: ImaginedVisitor): Visit {
  const changes: readonly (readonly [at: string, value: unknown])[] = [
    ...roleChanges(visit, imagined.role),
    ...changeIfSet('address.query.lng', imagined.language),
    ...changeIfSet('address.query.currency', imagined.currency),
    ...changeIfSet('clock.today', imagined.today),
    ...(imagined.rule === '' ? [] : [[imagined.rule, alternativeRule(visit, imagined.rule)] as const]),
  ];
  const changedVisit = changes.reduce(
    (changeBefore, [at, value]) => withFact(changeBefore, at.split('.'), value),
    visit,
  );
  return withPermission(changedVisit, imagined);
}

function roleChanges({ profile }: Visit, role: string): readonly (readonly [string, unknown])[] {
  const facts = ROLES.get(role);
  if (facts === undefined) return [];
  const person = facts === null ? null : { ...(profile ?? EXAMPLE_USER), ...facts, permissions: EVERY_PERMISSION };
  return [
    ['profile', person],
    ['cookies.token', person !== null],
    // The platform only sends them to agents.
    ...(person?.isTravelAgent === true ? [] : [['platform.navigations', []] as const]),
  ];
}

function changeIfSet(at: string, value: string): readonly (readonly [string, unknown])[] {
  return value === '' ? [] : [[at, value]];
}

/** A visitor has no permissions. */
function withPermission(visit: Visit, { permission, allowed }: ImaginedVisitor): Visit {
  if (permission === '' || visit.profile === null) return visit;
  const value = allowed === 'denied' ? undefined : { read: true, write: allowed === 'read and write' };
  return withFact(visit, ['profile', 'permissions', permission], value);
}

/** The current value of the permission that is changed; `undefined` if none is chosen. */
export function permissionNow(visit: Visit, imagined: ImaginedVisitor): string | undefined {
  const { permission } = imagined;
  if (permission === '') return undefined;
  const { profile } = imagineVisit(visit, { ...imagined, permission: '' });
  if (profile === null) return 'A visitor has none: choose a role';
  const currentPermission = profile.permissions.get(permission);
  if (currentPermission?.read !== true) return 'Denied without this choice';
  return `Allowed without this choice: ${currentPermission.write === true ? 'read and write' : 'read'}`;
}

/** One sentence on the facts that aren't known about the imagined visitor; `undefined` if none are missing. */
export function unknownCaveat({ platform }: Visit, { role }: ImaginedVisitor): string | undefined {
  if (ROLES.get(role)?.isTravelAgent !== true) return undefined;
  const everything =
    'Imagined with every permission, for which ones they have is the platform’s to say: take one away above.';
  if (platform.navigations.length > 0) return everything;
  return `${everything} The platform sends the entries of the side navigation to agents only: they are not known here.`;
}

/** The paths of rules that can be changed: settings of the agency and its policies for which another value is known. */
export function agencyRules({ agency, policies }: Visit): readonly string[] {
  return [...nestedPlaces(agency, 'agency'), ...nestedPlaces(policies, 'policies')];
}

function nestedPlaces(value: object, at: string): readonly string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const place = `${at}.${name}`;
    if (typeof part === 'object' && part !== null) return nestedPlaces(part, place);
    return alternativeValues({ at: place.split('.') }, part).length > 0 ? [place] : [];
  });
}

/** The other value of a rule: for a flag the opposite. */
export function alternativeRule(visit: Visit, place: string): unknown {
  return alternativeValues({ at: place.split('.') }, valueAtPlace(visit, place))[0];
}

/** The current value at the path of a rule. */
export function valueAtPlace(visit: Visit, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((whole, step) => (whole as Readonly<Record<string, unknown>> | undefined)?.[step], visit);
}
