import { parsePhoneNumber } from '@livery/contract/shared/phone-number';
import type { Context } from 'hono';
import { isRecord, parseJson } from '../../world/query-fields.ts';

/** The JSON object in a request's body, or null if it contains anything else. */
export async function parseJsonBody({ req }: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body = parseJson(await req.text());
  return isRecord(body) ? body : null;
}

/** Whether a value is a text that isn't blank and has at most `most` characters. */
export function isNonBlankText(value: unknown, most = 200): value is string {
  return isTextOrBlank(value, most) && value.trim() !== '';
}

/**
 * Whether a value is a text with at most `most` characters; it may be blank, like the last name of a person with one
 * name.
 */
export function isTextOrBlank(value: unknown, most = 200): value is string {
  return typeof value === 'string' && value.length <= most;
}

/** Whether a value looks like an e-mail address. */
export function isEmailAddress(value: unknown): value is string {
  return isNonBlankText(value) && /^[^\s@]+@[^\s@]+$/.test(value.trim());
}

/** Whether a value looks like a phone number. */
export function isPhone(value: unknown): value is string {
  return isNonBlankText(value, 40) && (parsePhoneNumber(value)?.digits.length ?? 0) >= 5;
}
