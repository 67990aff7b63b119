/**
 * What deals are searched with before a traveller has chosen anything.
 *
 * @see specification §9, deal search defaults
 */
export const HOTEL_SEARCH = {
  rooms: 1,
  adults: 2,
  children: 0,
  /** Miles around the place. */
  radius: 15,
  /** ISO 3166-1 alpha-2. */
  nationality: 'IN',
  destinationCountry: 'IN',
  /** ISO 4217; deals are asked for in it, whatever they are shown in (readings 5). */
  currency: 'USD',
} as const;

export const CAR_SEARCH = {
  /** Years. */
  driverAge: 25,
  /** ISO 3166-1 alpha-2. */
  residence: 'US',
} as const;
