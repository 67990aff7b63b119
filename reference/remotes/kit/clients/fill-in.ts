import type { ClientProfile, TravelPerson } from './client-profile.ts';

type TextValues = Readonly<Record<string, string>>;

/** Fields of a form that are filled in together, because they are about the same person. */
export interface FieldGroup {
  readonly values: TextValues;
  /** The field that identifies the person. */
  readonly who?: string;
}

/**
 * The changes to a form when its fields are filled in from a profile: a group that is empty or unchanged since it was
 * filled in gets the new profile's values; a group for the same person gets missing values; all other typed values
 * stay.
 *
 * @param groupsBefore the groups that were filled in last
 */
export function fillIn(
  values: TextValues,
  groupsBefore: readonly FieldGroup[],
  nextGroups: readonly FieldGroup[],
): TextValues {
  const groups = Array.from({ length: Math.max(groupsBefore.length, nextGroups.length) }, (_, index) => {
    const [last, now] = [groupsBefore[index]?.values ?? {}, nextGroups[index]?.values ?? {}];
    const names = [...new Set([...Object.keys(last), ...Object.keys(now)])];
    const isEmpty = names.every((name) => (values[name] ?? '') === '');
    const isUntouched = names.every((name) => (values[name] ?? '') === (last[name] ?? ''));
    if (isEmpty || isUntouched) return names.map((name) => [name, now[name] ?? '']);
    const who = nextGroups[index]?.who;
    const isSame = who !== undefined && values[who] === now[who];
    return isSame ? names.filter((name) => values[name] === '').map((name) => [name, now[name] ?? '']) : [];
  });
  return Object.fromEntries(groups.flat().filter(([name = '', value]) => (values[name] ?? '') !== value));
}

/** The changes to a form when the profile's values replace typed ones: fields that are unknown to the profile stay. */
export function valuesFromProfile(values: TextValues, groups: readonly FieldGroup[]): TextValues {
  const allValues = groups.flatMap((group) => Object.entries(group.values));
  return Object.fromEntries(allValues.filter(([name, value]) => value !== '' && values[name] !== value));
}

/** The client and their fellow travellers. */
export function clientPeople(profile: ClientProfile): readonly TravelPerson[] {
  return [profile, ...profile.travellers];
}

/**
 * The person for each traveller of a trip: the chosen person; else the client, then fellow travellers of the right age,
 * each once; `undefined` if nobody is left.
 *
 * @param chosen the ids of the chosen persons; the empty text for none
 * @param kindOf the kind of guest for a day of birth; a person of unknown age counts as an adult
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
  const remainingPeople = people.filter((person) => !picked.includes(person));
  return kinds.map((kind, index) => {
    const ownPerson = picked[index];
    if (ownPerson !== undefined) return ownPerson;
    const position = remainingPeople.findIndex(
      ({ birthDate }) => (birthDate === '' ? 'adult' : kindOf(birthDate)) === kind,
    );
    return position === -1 ? undefined : remainingPeople.splice(position, 1)[0];
  });
}
