/** An airport that flights leave from or go to. */
export interface Airport {
  /** IATA, three capital letters. */
  readonly code: string;
  /** The code where no name is told. */
  readonly name: string;
  /** May be empty, as may be the country. */
  readonly city: string;
  readonly country: string;
}

/** The airport that was told of; `undefined` where its code is none, for only codes can be searched. */
export function airportOf(told: {
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
}): Airport | undefined {
  const code = told.code?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  return {
    code,
    name: told.name?.trim() || code,
    city: told.city?.trim() ?? '',
    country: told.country?.trim() ?? '',
  };
}
