/** What somebody tells of themselves; the empty text for what they don't. */
export type OwnProfile = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly seat: (typeof SEATS)[number];
  readonly meal: (typeof MEALS)[number];
  readonly newsletter: boolean;
};

export const SEATS = ['any', 'window', 'aisle'] as const;
export const MEALS = ['any', 'vegetarian', 'vegan', 'halal', 'kosher'] as const;
