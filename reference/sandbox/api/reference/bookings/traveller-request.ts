import { guestKind, type TripDays } from '@livery/contract/search/guest-kind';
import { COUNTRIES } from '../../../world/geo/countries.ts';
import type { TravellerDetail } from '../../../world/offers/offer.ts';
import { isDay, isRecord } from '../../../world/query-fields.ts';
import { isNonBlankText, isTextOrBlank } from '../../request/request-fields.ts';
import type { Traveller } from './booking.ts';

/** A traveller of a booking request; `birthDate` is a day, `nationality` a country of ISO 3166-1. */
export interface NamedTraveller extends Traveller, Partial<Readonly<Record<TravellerDetail, string>>> {}

const MAX_TRAVELLERS = 20;

/** Parses the travellers of a booking request, or returns one sentence about an invalid field. */
export function parseTravellers(value: unknown): NamedTraveller[] | string {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_TRAVELLERS) {
    return `travellers must be a list of 1 to ${MAX_TRAVELLERS} people.`;
  }
  const travellers: NamedTraveller[] = [];
  for (const [index, person] of value.entries()) {
    const traveller = parseTraveller(isRecord(person) ? person : {}, `travellers[${index}]`);
    if (typeof traveller === 'string') return traveller;
    travellers.push(traveller);
  }
  return travellers;
}

function parseTraveller(person: Readonly<Record<string, unknown>>, name: string): NamedTraveller | string {
  const { firstName, lastName = '', kind = 'adult', birthDate, nationality, passport } = person;
  if (!isNonBlankText(firstName)) return `${name}.firstName must be text of at most 200 characters.`;
  if (!isTextOrBlank(lastName)) return `${name}.lastName must be text of at most 200 characters.`;
  if (kind !== 'adult' && kind !== 'child' && kind !== 'infant') {
    return `${name}.kind must be adult, child or infant.`;
  }
  if (birthDate !== undefined && !isDay(birthDate)) return `${name}.birthDate must be a day such as 1990-02-03.`;
  if (nationality !== undefined && !isCountry(nationality))
    return `${name}.nationality must be a country of ISO 3166-1, such as PT.`;
  if (passport !== undefined && !isPassport(passport)) return `${name}.passport must be 5 to 20 letters and digits.`;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    kind,
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(passport === undefined ? {} : { passport }),
  };
}

export const isCountry = (value: unknown): value is string => COUNTRIES.some(({ code }) => code === value);

export const isPassport = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z\d]{5,20}$/i.test(value);

/** A detail that an offer requires and a request lacks, or that doesn't fit the trip; `undefined` if there is none. */
export function travellerProblem(
  travellers: readonly NamedTraveller[],
  asks: readonly TravellerDetail[],
  trip: TripDays,
): string | undefined {
  for (const [index, traveller] of travellers.entries()) {
    const missingDetail = asks.find((detail) => traveller[detail] === undefined);
    if (missingDetail !== undefined)
      return `travellers[${index}].${missingDetail} must be sent: the offer asks for it.`;
    const { birthDate, kind } = traveller;
    if (birthDate !== undefined && guestKind(birthDate, trip) !== kind) {
      return `travellers[${index}].birthDate must be that of the kind ${kind} on the days of the trip.`;
    }
  }
  return undefined;
}
