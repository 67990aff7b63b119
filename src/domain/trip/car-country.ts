/** A country that a driver may live in. */
export interface CarCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** The code where no name is told. */
  readonly name: string;
}

/** The country that was told of; `undefined` where its code is none, for rentals are asked for by code. */
export function carCountryOf(told: {
  readonly code: string | undefined;
  readonly name: string | undefined;
}): CarCountry | undefined {
  const code = told.code?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? { code, name: told.name?.trim() || code } : undefined;
}
