import { err, ok, type Result } from '../domain/shared/result.ts';
import type { DemoPerson, Outside } from './outside.ts';

/** A person of the demo agencies, by what they are there; an unknown role is refused with a list of those there are. */
export async function demoPerson(
  role: string,
  host: string,
  { demoPeople }: Pick<Outside, 'demoPeople'>,
): Promise<Result<DemoPerson, string>> {
  const people = await demoPeople(host);
  const person = people.find(({ id }) => id === role);
  if (person !== undefined) return ok(person);
  const known = ['visitor', ...people.map(({ id }) => id)].join(', ');
  return err(`Nobody at ${host} is called “${role}”. Known there: ${known}.`);
}
