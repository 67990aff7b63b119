import { parsePhoneNumber } from '@livery/contract/shared/phone-number';
import type { Context } from 'hono';
import { isRecord, parseJson } from '../../world/query-fields.ts';

/** The JSON object that a request brings, or null if it brings anything else. */
export async function parseJsonBody({ req }: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body = parseJson(await req.text());
  return isRecord(body) ? body : null;
}

/** Whether a value is a text that is not blank, of so many characters at most. */
export function isNonBlankText(value: unknown, most = 200): value is string {
  return isTextOrBlank(value, most) && value.trim() !== '';
}

/** Whether a value is a text of so many characters at most, which may be blank, as the last name of who has one name. */
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
