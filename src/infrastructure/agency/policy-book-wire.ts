import type { DealLocation } from '@livery/contract/agency/policies';
import { LANGUAGES } from '@livery/contract/market/language';
import { isRecord } from '@livery/contract/wire/is-record';
import * as v from 'valibot';
import { EMPTY_POLICY_BOOK, type PolicyBook, type PolicyEntry } from '../../domain/agency/policy-book.ts';
import { pairForCountry, pairForCurrency } from '../../domain/market/currency-pairs.ts';

const coordinatesSchema = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const httpsAddressSchema = v.pipe(v.string(), v.url(), v.startsWith('https://'));

/** A code that is in a table. */
const knownCodeSchema = (find: (code: string) => unknown) =>
  v.pipe(
    v.string(),
    v.check((code) => find(code) !== undefined),
  );

const namesByLanguageSchema = v.strictObject(
  Object.fromEntries(LANGUAGES.map((code) => [code, v.optional(v.string())])),
);

/** A deal location without an airport uses the place itself. */
const dealLocationSchema = v.pipe(
  v.strictObject({
    ...coordinatesSchema.entries,
    name: v.optional(v.string(), ''),
    names: v.optional(namesByLanguageSchema, {}),
    airport: v.optional(coordinatesSchema),
  }),
  v.transform(({ name, names, latitude, longitude, airport }): DealLocation => {
    return { name, names, latitude, longitude, airport: airport ?? { latitude, longitude } };
  }),
);

interface PolicyRuleSchema {
  readonly schema: v.GenericSchema;
  /** In plain words. */
  readonly type: string;
}

const flagRule: PolicyRuleSchema = { schema: v.boolean(), type: 'true or false' };
const addressRule: PolicyRuleSchema = { schema: httpsAddressSchema, type: 'an address that begins with https://' };

/** All known rules. */
const POLICY_RULES: ReadonlyMap<string, PolicyRuleSchema> = new Map<string, PolicyRuleSchema>([
  ['platformOwner', flagRule],
  ['partner', flagRule],
  ['helpChat', flagRule],
  ['englishFormatting', flagRule],
  [
    'hotelsFirstHosts',
    {
      schema: v.union([v.boolean(), v.array(v.pipe(v.string(), v.toLowerCase()))]),
      type: 'true, false or a list of host names',
    },
  ],
  [
    'dealLocation',
    {
      schema: dealLocationSchema,
      type: 'a place of name, names by language, latitude, longitude and airport, in degrees',
    },
  ],
  ['currency', { schema: knownCodeSchema((code) => pairForCurrency(code, undefined)), type: 'a currency code' }],
  ['currencyCountry', { schema: knownCodeSchema(pairForCountry), type: 'a country code' }],
  ['academyUrl', addressRule],
  ['chatWidgetUrl', addressRule],
]);

/** The policies that were read, and the problems in the file, in plain words. */
export interface ValidatedPolicyBook {
  readonly book: PolicyBook;
  readonly problems: readonly string[];
}

/**
 * Reads policies (rules 6.8); only rules that are unknown or of the wrong type are ignored. `validatePoliciesFile`
 * finds further problems of a whole deployment's file.
 */
export function validatePolicyBook(value: unknown): ValidatedPolicyBook {
  if (value === undefined || value === null) return { book: EMPTY_POLICY_BOOK, problems: [] };
  if (!isRecord(value)) return { book: EMPTY_POLICY_BOOK, problems: ['The policies are not an object.'] };
  const problems: string[] = [];
  const entries = new Map<string, PolicyEntry>();
  for (const [key, entry] of Object.entries(value)) {
    entries.set(key.toLowerCase(), parseEntry(key, entry, problems));
  }
  const everybody = entries.get('default') ?? {};
  entries.delete('default');
  return { book: { everybody, entries }, problems };
}

/** The policies file without its problems. */
export function parsePolicyBook(value: unknown): PolicyBook {
  return validatePolicyBook(value).book;
}

function parseEntry(name: string, entry: unknown, problems: string[]): PolicyEntry {
  if (!isRecord(entry)) {
    problems.push(`The policies of “${name}” are not an object.`);
    return {};
  }
  const valid = Object.entries(entry).flatMap(([key, value]) => {
    const rule = POLICY_RULES.get(key);
    const parseResult = rule && v.safeParse(rule.schema, value);
    if (parseResult?.success) return [[key, parseResult.output] as const];
    const problem = rule ? `must be ${rule.type}` : `is unknown: there are ${[...POLICY_RULES.keys()].join(', ')}`;
    problems.push(`The policy “${key}” of “${name}” ${problem}.`);
    return [];
  });
  return Object.fromEntries(valid);
}
