/** The facts that the app has words for, in the order in which they are told. */
export const KNOWN_FACTS: readonly string[] = [
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
];

/** Values that are codes themselves. */
export const SAID_VALUES: ReadonlySet<string> = new Set(['full-to-full', 'unlimited']);

export function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text);
}
