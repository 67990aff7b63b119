import { daysAfter } from '../days.ts';
import { seededRandom } from '../seeded-random.ts';
import names from './account-names.json' with { type: 'json' };

/** A person's papers; unknown values are empty texts. */
export interface TravelPapers {
  /** A day. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly passport: string;
}

/** A record that two people may change at the same time. */
export interface VersionedRecord {
  /** Raised with each change. */
  readonly version: number;
  /** The name of the agent who last changed it; `null` if nobody has. */
  readonly changedBy: string | null;
}

/** A client's fellow traveller. */
export interface FellowTraveller extends TravelPapers, VersionedRecord {
  /** Unique among the client's fellow travellers. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A client of an agency's agents. */
export interface Client extends TravelPapers, VersionedRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The language of messages to them, one of the site's; the empty text for the agency's. */
  readonly language: string;
  /** The day on which they became a client. */
  readonly since: string;
  readonly note: string;
  readonly travellers: readonly FellowTraveller[];
}

/** The initial clients of an agency, by name. */
export function agencyClients(agency: string, seed: number): Client[] {
  const random = seededRandom(`clients/${seed}/${agency}`);
  const some = random.shuffled(names.clients).slice(0, random.whole(10, 16)).sort();
  return some.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const id = `${agency}-client-${index + 1}`;
    const phone = `+44 20 7946 0${random.whole(100, 999)}`;
    const country = random.pick(names.countries);
    return {
      id,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
      phone,
      country,
      ...travelPapers(`${seed}/${id}`, country, { first: '1955-01-01', days: 15_000 }),
      language: LANGUAGES_BY_COUNTRY.get(country) ?? '',
      since: daysAfter('2024-01-01', random.whole(0, 700)),
      note: '',
      // Every second client travels alone.
      travellers: index % 2 === 0 ? clientFamily(`${seed}/${id}`, lastName, country) : [],
      ...INITIAL_VERSION,
    };
  });
}

export const INITIAL_VERSION: VersionedRecord = { version: 1, changedBy: null };

const LANGUAGES_BY_COUNTRY: ReadonlyMap<string, string> = new Map(Object.entries(names.languages));

/** A partner and a child. */
function clientFamily(of: string, lastName: string, country: string): FellowTraveller[] {
  const random = seededRandom(`family/${of}`);
  const [partner = '', child = ''] = random.shuffled(names.family);
  const born = [
    { first: '1960-01-01', days: 13_000 },
    { first: '2018-01-01', days: 1500 },
  ];
  return [partner, child].map((eachName, index) => ({
    id: `traveller-${index + 1}`,
    firstName: eachName,
    lastName,
    ...travelPapers(`${of}/${index}`, country, born[index] ?? { first: '1990-01-01', days: 1 }),
    ...INITIAL_VERSION,
  }));
}

function travelPapers(
  of: string,
  nationality: string,
  born: { readonly first: string; readonly days: number },
): TravelPapers {
  const random = seededRandom(`papers/${of}`);
  return {
    birthDate: daysAfter(born.first, random.whole(0, born.days)),
    nationality,
    passport: `P${random.whole(1_000_000, 9_999_999)}`,
  };
}
