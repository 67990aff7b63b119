import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { LANGUAGES } from '@livery/contract/market/language';
import { parseDate } from '@livery/contract/trip/iso-date';
import { parseProfile } from '@livery/contract/wire/profile-wire';
import * as v from 'valibot';
import { type PolicyBook, policiesFor } from '../../domain/agency/policy-book.ts';
import { resolveCurrency } from '../../domain/market/resolve-currency.ts';
import { parseAgency } from '../../infrastructure/agency/agency-wire.ts';
import { parsePolicyBook } from '../../infrastructure/agency/policy-book-wire.ts';
import { type BatchContext, objectField } from './line-rule.ts';

const currencyChoiceSchema = v.object({
  currency: v.string(),
  country: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
});

/**
 * A device's stored currency: the stored text or its value
 * (`{ currency, country }`, with `code` for `country` too), a currency
 * code alone, or `null`. Damaged or unknown, it counts as not stored.
 */
export const storedCurrencyField = v.pipe(
  v.nullish(v.union([v.string(), objectField], 'text, an object or null'), null),
  v.transform((storedValue) =>
    typeof storedValue === 'string' ? parseCurrencyText(storedValue) : parseCurrencyChoice(storedValue),
  ),
);

function parseCurrencyText(text: string): CurrencyChoice | undefined {
  try {
    return parseCurrencyChoice(JSON.parse(text));
  } catch {
    return parseCurrencyChoice({ currency: text.trim() });
  }
}

function parseCurrencyChoice(value: unknown): CurrencyChoice | undefined {
  const wire = v.safeParse(currencyChoiceSchema, value);
  if (!wire.success) return undefined;
  const { currency, country, code = country } = wire.output;
  const choice = resolveCurrency({ query: { currency, code }, stored: undefined, partner: false });
  return choice.currency === currency.toUpperCase() ? choice : undefined;
}

const EXPECTED_INSTANT = 'a moment such as "2026-02-03T09:00:00Z"';
const EXPECTED_TIME_ZONE = 'a time zone such as "Asia/Dubai"';
const EXPECTED_DAY = 'a day such as "2026-02-03", or null';

/** An instant with its zone or offset, in ISO 8601. */
export const instantField = v.pipe(
  v.string(EXPECTED_INSTANT),
  v.check((text) => isParsable(() => Temporal.Instant.from(text)), EXPECTED_INSTANT),
  v.transform((text) => Temporal.Instant.from(text)),
);

/** A time zone by its IANA name. */
export const timeZoneField = v.pipe(
  v.string(EXPECTED_TIME_ZONE),
  v.check(
    (name) => isParsable(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)),
    EXPECTED_TIME_ZONE,
  ),
);

/** A date; none if it is `null`, left out or empty. A time after it is ignored. */
export const dayField = v.pipe(
  v.nullish(v.string(EXPECTED_DAY), ''),
  v.check((text) => text === '' || parseDate(text) !== undefined, EXPECTED_DAY),
  v.transform((text) => parseDate(text)),
);

function isParsable(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}

/**
 * The fields of lines. Each message says what the field must be, so that a refusal reads: The field "amount" must be a
 * finite number, not "ten".
 */

export const textField = v.string('text');

/** An optional text: `null` counts as left out. */
export const optionalTextField = v.pipe(
  v.nullish(v.string('text or null'), null),
  v.transform((text) => text ?? undefined),
);

export const languageField = v.optional(v.picklist(LANGUAGES, `one of ${LANGUAGES.join(', ')}`), 'en');

/** A required agency in its wire form. */
export const requiredAgencyField = v.pipe(objectField, v.transform(parseLineAgency));

/** An agency in its wire form; if left out or `null`, an agency without any settings. */
export const agencyField = v.pipe(v.nullish(objectField, {}), v.transform(parseLineAgency));

/** A user profile in its wire form; if `null` or left out, a visitor. */
export const userField = v.pipe(
  v.nullish(objectField, null),
  v.transform((wire) => parseProfile(wire)),
);

/** The parameters of an address, as texts. */
export const queryField = v.pipe(
  v.nullish(v.record(v.string(), v.string('text'), 'an object of text values'), {}),
  v.transform((texts) => new URLSearchParams(texts)),
);

/** The content of the policies file, or the flags and settings for the line's agency. */
export const policiesField = v.pipe(
  v.nullish(objectField, null),
  v.transform((policies) => (policies === null ? undefined : parseLinePolicies(policies))),
);

function parseLineAgency(wire: Readonly<Record<string, unknown>>): Agency {
  // `parseAgency` reads an object without any fields as no agency, but a line's agency may be empty.
  const agency = parseAgency({ agencyName: '', ...wire });
  if (agency === null) throw new Error('An agency of one field or more was read as none.');
  return agency;
}

/**
 * Reads the policies of a line: a policies file's content (rules 6.8), or single flags and settings, such as
 * `currency`, for the line's agency.
 */
function parseLinePolicies(value: Readonly<Record<string, unknown>>): PolicyBook {
  const entries = Object.entries(value);
  const isOwn = ([, entry]: readonly [string, unknown]) => typeof entry === 'boolean' || typeof entry === 'string';
  const book = parsePolicyBook(Object.fromEntries(entries.filter((entry) => !isOwn(entry))));
  const { everybody } = parsePolicyBook({ default: Object.fromEntries(entries.filter(isOwn)) });
  return { ...book, everybody: { ...book.everybody, ...everybody } };
}

/** The rules of a line's agency: the line's policies if it has some, else those of the environment. */
export function linePolicies(
  line: { readonly policies: PolicyBook | undefined; readonly agency: { readonly subdomain: string } },
  context: BatchContext,
  hostname = '',
): AgencyPolicies {
  return policiesFor(line.policies ?? context.policies, { hostname, subdomain: line.agency.subdomain });
}
