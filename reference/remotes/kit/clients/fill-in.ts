import type { ClientProfile, TravelPerson } from './client-profile.ts';

type TextValues = Readonly<Record<string, string>>;

/** Fields of a form that are filled in together, because they are about one person. */
export interface FieldGroup {
  readonly values: TextValues;
  /** The field that says who it is. */
  readonly who?: string;
}

/**
 * What to change in a form whose fields are filled in from a profile: a group that is empty, or as it was filled in
 * before, is the new profile's; one that says that it is the same person gets what it lacks; whatever else was typed stays.
 *
 * @param before the groups that were filled in last
 */
export function fillIn(values: TextValues, before: readonly FieldGroup[], next: readonly FieldGroup[]): TextValues {
  const groups = Array.from({ length: Math.max(before.length, next.length) }, (_, index) => {
    const [last, now] = [before[index]?.values ?? {}, next[index]?.values ?? {}];
    const names = [...new Set([...Object.keys(last), ...Object.keys(now)])];
    const isEmpty = names.every((name) => (values[name] ?? '') === '');
    const isUntouched = names.every((name) => (values[name] ?? '') === (last[name] ?? ''));
    if (isEmpty || isUntouched) return names.map((name) => [name, now[name] ?? '']);
    const who = next[index]?.who;
    const isSame = who !== undefined && values[who] === now[who];
    return isSame ? names.filter((name) => values[name] === '').map((name) => [name, now[name] ?? '']) : [];
  });
  return Object.fromEntries(groups.flat().filter(([name = '', value]) => (values[name] ?? '') !== value));
}

/** What to change in a form so that it has the profile's: what the profile doesn't know stays. */
export function valuesFromProfile(values: TextValues, groups: readonly FieldGroup[]): TextValues {
  const known = groups.flatMap((group) => Object.entries(group.values));
  return Object.fromEntries(known.filter(([name, value]) => value !== '' && values[name] !== value));
}

/** The client, and who travels with them. */
export function clientPeople(profile: ClientProfile): readonly TravelPerson[] {
  return [profile, ...profile.travellers];
}

/**
 * Who travels, for each traveller of a trip: who was chosen for them; else the client, then fellow travellers of the
 * right age, each once; `undefined` if nobody is left.
 *
 * @param chosen the ids of who was chosen, the empty text for nobody
 * @param kindOf what somebody travels as, by their day of birth; whose age isn't known counts as an adult
 */
export function assignPeople(
  people: readonly TravelPerson[],
  kinds: readonly string[],
  {
    chosen,
    kindOf,
  }: { readonly chosen: readonly string[]; readonly kindOf: (birthDate: string) => string | undefined },
): readonly (TravelPerson | undefined)[] {
  const picked = kinds.map((_, index) => people.find(({ id }) => id === chosen[index]));
  const left = people.filter((person) => !picked.includes(person));
  return kinds.map((kind, index) => {
    const own = picked[index];
    if (own !== undefined) return own;
    const at = left.findIndex(({ birthDate }) => (birthDate === '' ? 'adult' : kindOf(birthDate)) === kind);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  });
}
