/** The number of travellers of each age, each 0 or more: adults are 12 and over, infants under 2. @rule 3.8 */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** The travellers until the visitor chooses (rules §3, guest data). @rule 3.8 */
export const DEFAULT_GUESTS = {
  flight: { adults: 1, children: 0, infants: 0 },
  cruise: { adults: 2, children: 0, infants: 0 },
} as const satisfies Readonly<Record<string, Guests>>;
