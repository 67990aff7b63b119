/** The facts that the app has words for, in the order in which they are told. */
export const KNOWN_FACTS = [
  'check-in-time',
  'check-out-time',
  'rooms-in-hotel',
  'open-since',
  'duration-minutes',
  'group-size',
  'languages',
  'minimum-age',
  'fuel-policy',
  'mileage',
  'deposit-usd',
  'aircraft',
  'cabin-bags',
  'checked-bags',
  'ship-built',
  'passengers',
  'decks',
  'ports',
] as const;

/** Values that are codes themselves. */
export const KNOWN_VALUES = ['full-to-full', 'unlimited'] as const;

export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text);
}
