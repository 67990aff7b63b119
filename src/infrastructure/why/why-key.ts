import { err, ok, type Result } from '@livery/contract/shared/result';
import { errors, jwtVerify, SignJWT } from 'jose';

/** What a key of the why panel is signed with, and for which site it counts. */
interface Scope {
  /** The deployment's `LIVERY_WHY_KEY`. */
  readonly secret: string;
  /** Host name and port of the site, as in `new URL(origin).host`. */
  readonly host: string;
  readonly now: Temporal.Instant;
}

/** Where the panel that a key opens may be open, and until when. */
export interface WhyKey {
  /** A JSON Web Token (RFC 7519), signed with HMAC-SHA-256. */
  readonly key: string;
  readonly expires: Temporal.Instant;
}

/** In minutes, of a key. */
export const LONGEST_LIFE = 60;

const SECOND = 1000;
const MINUTE = 60;
const ALGORITHM = 'HS256';
const CLAIMS = { issuer: 'livery', subject: 'why' };
/** In seconds, by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE = 5;

/** In characters, more than a key for the longest host has. */
const LONGEST_KEY = 1000;
/**
 * Three parts in base64url, of which the last has 256 bits. Two bits of its last character stand for nothing: if
 * they are not 0 it is another spelling of the same signature, which decoders take.
 */
const KEY = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

const GARBLED = 'This is no key, or a part of it is missing.';
const UNSIGNED = 'This key was not signed with the LIVERY_WHY_KEY of this deployment.';
const TOO_LONG = `This key was made for longer than ${LONGEST_LIFE} minutes, the most that a key may last.`;
const FUTURE = 'This key counts from a later time on: the clock of this server, or of where it was made, is wrong.';
const OTHER_PURPOSE = 'This key was signed for something else than the why panel.';

/** Makes a key of the why panel for one host. @param minutes how long it counts, at most `LONGEST_LIFE` */
export async function issueWhyKey({ secret, host, now }: Scope, minutes: number): Promise<WhyKey> {
  const issued = secondsOf(now);
  const expires = issued + minutes * MINUTE;
  const key = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(CLAIMS.issuer)
    .setSubject(CLAIMS.subject)
    .setAudience(host)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(bytesOf(secret));
  return { key, expires: instantOf(expires) };
}

/**
 * Reads a key of the why panel, from outside: it has to be signed with this deployment's secret, for this host, for the
 * panel, and not to have expired. Whatever it says itself, it counts for an hour at most.
 *
 * @returns an error in one sentence, which holds no part of the key but what this deployment signed
 */
export async function parseWhyKey(key: string, { secret, host, now }: Scope): Promise<Result<WhyKey, string>> {
  if (key.length > LONGEST_KEY || !KEY.test(key)) return err(GARBLED);
  try {
    const { payload } = await jwtVerify(key, bytesOf(secret), {
      ...CLAIMS,
      audience: host,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
      maxTokenAge: LONGEST_LIFE * MINUTE,
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(now.epochMilliseconds),
    });
    const { iat = 0, exp = 0 } = payload;
    return exp - iat > LONGEST_LIFE * MINUTE ? err(TOO_LONG) : ok({ key, expires: instantOf(exp) });
  } catch (problem) {
    return err(reasonOf(problem, host));
  }
}

/** Why a key is refused. What it claims is read only once its signature was good. */
function reasonOf(problem: unknown, host: string): string {
  if (problem instanceof errors.JWSSignatureVerificationFailed || problem instanceof errors.JOSEAlgNotAllowed)
    return UNSIGNED;
  if (problem instanceof errors.JWTExpired) {
    const { exp = 0 } = problem.payload;
    return problem.claim === 'exp' ? `This key expired at ${timeText(instantOf(exp))}.` : TOO_LONG;
  }
  if (!(problem instanceof errors.JWTClaimValidationFailed)) return GARBLED;
  if (problem.claim === 'aud' && problem.reason !== 'missing')
    return `This key was made for ${String(problem.payload.aud)}, and not for ${host}.`;
  return ['iat', 'nbf'].includes(problem.claim) && problem.reason === 'check_failed' ? FUTURE : OTHER_PURPOSE;
}

/** A moment to the second, in UTC, as people read it: `2026-02-03 09:00:00 UTC`. */
export function timeText(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'second' }).replace('T', ' ').replace('Z', ' UTC');
}

function bytesOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function secondsOf(moment: Temporal.Instant): number {
  return Math.floor(moment.epochMilliseconds / SECOND);
}

function instantOf(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.max(0, Math.floor(seconds)) * SECOND);
}
