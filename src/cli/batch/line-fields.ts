import * as v from 'valibot';
import type { Agency } from '../../domain/agency/agency.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import { parseAgency } from '../../infrastructure/agency/agency-wire.ts';
import { parseProfile } from '../../infrastructure/session/profile-wire.ts';
import { readLinePolicies } from './line-policies.ts';
import { objectField } from './object-field.ts';

/**
 * The fields that lines are made of. Each message says what the field must be,
 * so that a refusal reads: The field "amount" must be a finite number, not "ten".
 */

export const textField = v.string('text');

/** A text, or nothing: `null` says the same as leaving it out. */
export const optionalTextField = v.pipe(
  v.nullish(v.string('text or null'), null),
  v.transform((text) => text ?? undefined),
);

export const languageField = v.optional(v.picklist(LANGUAGES, `one of ${LANGUAGES.join(', ')}`), 'en');

/** An agency in its wire form, which must be there. */
export const requiredAgencyField = v.pipe(objectField, v.transform(agencyOf));

/** An agency in its wire form; left out or `null`, one that has set nothing. */
export const agencyField = v.pipe(v.nullish(objectField, {}), v.transform(agencyOf));

/** A user profile in its wire form; `null`, or left out, is a visitor. */
export const userField = v.pipe(
  v.nullish(objectField, null),
  v.transform((wire) => parseProfile(wire)),
);

/** The parameters of an address, as texts. */
export const queryField = v.pipe(
  v.nullish(v.record(v.string(), v.string('text'), 'an object of text values'), {}),
  v.transform((texts) => new URLSearchParams(texts)),
);

/** The policies file's content, or the flags of the line's own agency. */
export const policiesField = v.pipe(
  v.nullish(objectField, null),
  v.transform((policies) => (policies === null ? undefined : readLinePolicies(policies))),
);

function agencyOf(wire: Readonly<Record<string, unknown>>): Agency {
  // With a name in it no agency reads as none.
  const agency = parseAgency({ agencyName: '', ...wire });
  if (agency === null) throw new Error('An agency of one field or more was read as none.');
  return agency;
}
