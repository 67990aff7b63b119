import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import type { AxiosResponse } from 'axios';

/** The problem text for a response that wasn't read to its end. */
export const TOO_LARGE_PROBLEM = 'The response is too large.';

/**
 * Sends a request whose response is read as text, and returns a result: the JSON of a good response (`null` if it has
 * no body), or a tagged failure.
 *
 * @param send rejects if there was no response, or if axios couldn't be loaded
 */
export async function sendRequest(
  send: () => Promise<AxiosResponse<string>>,
  signal: AbortSignal,
): Promise<Result<unknown, CallFailure>> {
  try {
    const { status, data } = await send();
    const body = parseJson(data);
    if (status >= 200 && status < 300) {
      return body.ok ? body : err({ kind: 'malformed', problem: 'The response is not JSON.' });
    }
    return err({ kind: 'refused', status, message: body.ok ? serverMessage(body.value) : '' });
  } catch (failure) {
    if (signal.aborted) return err({ kind: 'cancelled' });
    return err(
      /maxContentLength/.test(String(failure))
        ? { kind: 'malformed', problem: TOO_LARGE_PROBLEM }
        : UNREACHABLE_FAILURE,
    );
  }
}

const UNREACHABLE_FAILURE = { kind: 'unreachable' } as const;

function parseJson(text: string): Result<unknown, null> {
  if (text.trim() === '') return ok(null);
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(null);
  }
}

/**
 * The server's message, untrusted: it may only be shown as text. It is the body itself, its `message`, `error` or
 * `data`, or the message of one of these.
 */
function serverMessage(body: unknown): string {
  if (typeof body === 'string') return body;
  if (!isRecord(body)) return '';
  const { message, error, data } = body;
  const inside = [error, data].map((value) => (isRecord(value) ? value.message : undefined));
  return [message, error, data, ...inside].find(isText) ?? '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
