import features from './features.json' with { type: 'json' };
import table from './people.json' with { type: 'json' };
import roles from './roles.json' with { type: 'json' };

/** A person's id, as in their profile. */
export const userIdOf = ({ agency, id }: Person): string => `${agency}-${id}`;

/** A person who can sign in at an agency. */
export interface Person {
  /** Their role id, such as `owner`: unique within an agency. */
  readonly id: string;
  /** The subdomain of their agency. */
  readonly agency: string;
  /** Their role as text. */
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly profile: Readonly<Record<string, unknown>>;
}

/** The password of all demo people. */
export const DEMO_PASSWORD = 'welcome';

interface Role {
  readonly label: string;
  readonly profile: Readonly<Record<string, unknown>>;
  /** In the currency of the agency. */
  readonly credits?: number;
  /** Features; `*` for all. */
  readonly read: readonly string[];
  readonly write: readonly string[];
}

interface Staff {
  readonly country: string;
  readonly currency: string;
  /** By the role's id. A person's `profile` overrides the role's values. */
  readonly people: Readonly<
    Record<string, { readonly name: readonly string[]; readonly profile?: Readonly<Record<string, unknown>> }>
  >;
}

const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>(Object.entries(roles));

const PEOPLE: ReadonlyMap<string, readonly Person[]> = new Map(
  Object.entries<Staff>(table).map(([agency, staff]) => [agency, staffPeople(agency, staff)] as const),
);

/** The people of an agency, in the order of the data; none for an unknown agency. */
export const agencyPeople = (agency: string): readonly Person[] => PEOPLE.get(agency) ?? [];

/** The permissions of a role, and the platform's name of it; undefined for an unknown role. */
export function findRole(
  id: string,
): { readonly label: string; readonly profile: Readonly<Record<string, unknown>> } | undefined {
  const role = ROLES.get(id);
  return role && { label: role.label, profile: roleProfile(role, '') };
}

/** The permissions of a traveller, which new accounts get too. */
export const travellerProfile = (): Readonly<Record<string, unknown>> => roleProfile(ROLES.get('traveller'), 'USD');

function staffPeople(agency: string, { country, currency, people }: Staff): Person[] {
  return Object.entries(people).map(([id, { name, profile }]) => {
    const [firstName = '', lastName = ''] = name;
    const role = ROLES.get(id);
    return {
      id,
      agency,
      role: role?.label ?? id,
      firstName,
      lastName,
      email: `${id}@${agency}.example`,
      country,
      profile: { ...roleProfile(role, currency), ...profile },
    };
  });
}

function roleProfile(role: Role | undefined, currency: string): Record<string, unknown> {
  if (role === undefined) return {};
  const { profile, credits, read, write } = role;
  const may = (grantedFeatures: readonly string[], feature: string): boolean =>
    grantedFeatures.includes('*') || grantedFeatures.includes(feature);
  return {
    isRestrictedAgent: false,
    isRewardWalletEnable: false,
    isExternal: false,
    ...profile,
    ...(credits === undefined ? {} : { credits: { amount: credits, currency } }),
    permissions: Object.fromEntries(
      features.map((feature) => [feature, { read: may(read, feature), write: may(write, feature) }]),
    ),
  };
}

/** A person's full name, which may be one word. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** A person's access token; opaque to clients. */
export const personToken = ({ agency, id }: Pick<Person, 'agency' | 'id'>): string => `sandbox-${agency}-${id}`;

/** The person of a token; null for an unknown token. */
export function personOfToken(token: string): Person | null {
  const [, agency = '', id = ''] = /^sandbox-([a-z]+)-([a-z]+)$/.exec(token) ?? [];
  return agencyPeople(agency).find((person) => person.id === id) ?? null;
}

/** The person with an e-mail address at an agency, in any letter case; null for none. */
export function personOfEmail(agency: string, email: string): Person | null {
  const normalisedEmail = email.trim().toLowerCase();
  return agencyPeople(agency).find((person) => person.email === normalisedEmail) ?? null;
}

/** Whether a person works for their agency. */
export const isStaff = (person: Person | null): boolean => person?.profile['isTravelAgent'] === true;
