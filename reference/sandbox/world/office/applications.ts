import { daysAfter } from '../days.ts';
import { seededRandom } from '../seeded-random.ts';
import names from './account-names.json' with { type: 'json' };

/** A person who applies to work with an agency. */
export interface Application {
  readonly id: string;
  readonly at: string;
  readonly name: string;
  readonly email: string;
  readonly kind: 'agent' | 'partner';
  readonly text: string;
  readonly status: 'new' | 'accepted' | 'declined';
}

/** The latest applicants of an agency, the newest first. */
export function agencyApplications(agency: string, seed: number, today: string): Application[] {
  const random = seededRandom(`applications/${seed}/${agency}`);
  return random
    .shuffled(names.applicants)
    .slice(0, random.whole(3, 6))
    .map((name, index) => ({
      id: `${agency}-application-${index + 1}`,
      at: `${daysAfter(today, -3 * index - random.whole(0, 2))}T09:${random.whole(10, 59)}:00.000Z`,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@mail.example`,
      kind: random.chance(0.7) ? 'agent' : 'partner',
      text: random.pick(names.applicationTexts),
      status: index < 2 ? 'new' : random.chance(0.5) ? 'accepted' : 'declined',
    }));
}
