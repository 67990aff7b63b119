import { phoneNumberIn } from '@livery/contract/shared/phone-number';
import type { Context } from 'hono';
import { isRecord, jsonOf } from '../../world/query-fields.ts';

/** The JSON object that a request brings, or null if it brings anything else. */
export async function bodyOf({ req }: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body = jsonOf(await req.text());
  return isRecord(body) ? body : null;
}

/** Whether a value is a text that is not blank, of so many characters at most. */
export function isText(value: unknown, most = 200): value is string {
  return isAnyText(value, most) && value.trim() !== '';
}

/** Whether a value is a text of so many characters at most, which may be blank, as the last name of who has one name. */
export function isAnyText(value: unknown, most = 200): value is string {
  return typeof value === 'string' && value.length <= most;
}

/** Whether a value looks like an e-mail address. */
export function isAddress(value: unknown): value is string {
  return isText(value) && /^[^\s@]+@[^\s@]+$/.test(value.trim());
}

/** Whether a value looks like a phone number. */
export function isPhone(value: unknown): value is string {
  return isText(value, 40) && (phoneNumberIn(value)?.digits.length ?? 0) >= 5;
}
