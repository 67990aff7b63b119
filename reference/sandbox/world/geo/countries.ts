import table from './countries.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** Such as `+971`. */
  readonly dialCode: string;
}

/** Every country and territory with a dial code, by name. */
export const COUNTRIES: readonly Country[] = table.rows.map((row) => {
  const [code = '', name = '', dialCode = ''] = row.split('|');
  return { code, name, dialCode };
});

const COUNTRIES_BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** A country's English name, or its code if it isn't known. */
export const countryName = (code: string): string => COUNTRIES_BY_CODE.get(code)?.name ?? code;
