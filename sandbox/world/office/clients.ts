import { daysAfter } from '../days.ts';
import { seededRandom } from '../seeded-random.ts';
import names from './account-names.json' with { type: 'json' };

/** A client of an agency's agents. */
export interface Client {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The day on which they became a client. */
  readonly since: string;
  readonly note: string;
}

/** The clients whom an agency has from the beginning, by name. */
export function clientsOf(agency: string, seed: number): Client[] {
  const random = seededRandom(`clients/${seed}/${agency}`);
  const some = random.shuffled(names.clients).slice(0, random.whole(10, 16)).sort();
  return some.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      id: `${agency}-client-${index + 1}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
      phone: `+44 20 7946 0${random.whole(100, 999)}`,
      country: random.pick(names.countries),
      since: daysAfter('2024-01-01', random.whole(0, 700)),
      note: '',
    };
  });
}
