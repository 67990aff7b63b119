import { err, ok, type Result } from '@livery/contract/shared/result';
import type { TextProblem } from './setting.ts';

/** In characters: for HMAC-SHA-256, RFC 7518 requires at least this many bytes. */
const MIN_SECRET_LENGTH = 32;

const WHY_SECRET_ADVICE = 'Make one at random, as openssl rand -base64 32 does.';

/** Reads the secret that signs keys of the why panel. Error messages quote no part of it. */
export function parseWhySecret(text: string): Result<string, readonly TextProblem[]> {
  if (!/^[!-~]*$/.test(text))
    return err([{ problem: 'has a blank, or a character that is not in ASCII', advice: WHY_SECRET_ADVICE }]);
  if (text.length < MIN_SECRET_LENGTH)
    return err([
      { problem: `has fewer than ${MIN_SECRET_LENGTH} characters, which can be guessed`, advice: WHY_SECRET_ADVICE },
    ]);
  return ok(text);
}

/** A secret is never printed. */
export function printedSecret(): string {
  return '…';
}
