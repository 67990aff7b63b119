import { LANGUAGES } from '@livery/contract/market/language';
import type { Client, FellowTraveller, TravelPapers } from '../../../world/office/clients.ts';
import { isDay } from '../../../world/query-fields.ts';
import { isEmailAddress, isNonBlankText, isPhone, isTextOrBlank } from '../../request/request-fields.ts';
import { isCountry, isPassport } from '../bookings/traveller-request.ts';

type RequestFields = Readonly<Record<string, unknown>>;

/** The fields of a client that an agent can set. */
export type ClientFields = Omit<Client, 'id' | 'since' | 'travellers' | 'version' | 'changedBy'>;

/** The fields of a fellow traveller that an agent can set. */
export type TravellerFields = Omit<FellowTraveller, 'id' | 'version' | 'changedBy'>;

/**
 * Parses the fields of a client, or returns one sentence about an invalid one.
 *
 * @param clientBefore the client before the change; fields that are missing in the body keep their values
 */
export function clientFields(body: RequestFields, clientBefore: Partial<Client>, today: string): ClientFields | string {
  const person = travellerFields(body, clientBefore, today);
  if (typeof person === 'string') return person;
  const { email, phone = '', country = '', note = '', language = '' } = { ...clientBefore, ...body };
  if (!isEmailAddress(email)) return 'email must be an e-mail address.';
  if (phone !== '' && !isPhone(phone)) return 'phone must be a phone number, such as +44 20 7946 0123.';
  if (typeof country !== 'string' || !/^([A-Z]{2})?$/.test(country))
    return 'country must be a code of two capitals, such as US.';
  if (typeof note !== 'string' || note.length > 1000) return 'note must be text of at most 1,000 characters.';
  if (language !== '' && !LANGUAGES.some((code) => code === language))
    return `language must be one of ${LANGUAGES.join(', ')}, or empty.`;
  return {
    ...person,
    email: email.trim(),
    phone: String(phone).trim(),
    country,
    language: String(language),
    note,
  };
}

/** Parses the fields of a fellow traveller in the same way. */
export function travellerFields(
  body: RequestFields,
  travellerBefore: Partial<FellowTraveller>,
  today: string,
): TravellerFields | string {
  const { firstName, lastName = '', birthDate = '', nationality = '', passport = '' } = { ...travellerBefore, ...body };
  if (!isNonBlankText(firstName)) return 'firstName must be text of at most 200 characters.';
  if (!isTextOrBlank(lastName)) return 'lastName must be text of at most 200 characters.';
  if (birthDate !== '' && !(isDay(birthDate) && birthDate >= '1900' && birthDate <= today))
    return 'birthDate must be a day that has been, such as 1990-02-03, or empty.';
  if (nationality !== '' && !isCountry(nationality))
    return 'nationality must be a country of ISO 3166-1, such as PT, or empty.';
  if (passport !== '' && !isPassport(passport)) return 'passport must be 5 to 20 letters and digits, or empty.';
  const papers: TravelPapers = {
    birthDate: String(birthDate),
    nationality: String(nationality),
    passport: String(passport).toUpperCase(),
  };
  return { firstName: firstName.trim(), lastName: lastName.trim(), ...papers };
}
