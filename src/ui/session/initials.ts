import type { UserProfile } from '../../domain/session/user-profile.ts';
import { personName } from './person-name.ts';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One or two letters that stand for somebody without a picture; the empty text for somebody without a name. */
export function initials(person: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string {
  const names = [person.firstName, person.lastName].map(firstLetter).join('');
  return (names === '' ? firstLetter(personName(person)) : names).toLocaleUpperCase();
}

function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment ?? '';
}
