import { err, ok, type Result } from '@livery/contract/shared/result';
import { errors, jwtVerify, SignJWT } from 'jose';

/** The secret that signs keys of the why panel, and the site they are for. */
interface WhyKeyScope {
  /** The deployment's `LIVERY_WHY_KEY`. */
  readonly secret: string;
  /** Host name and port of the site, as in `new URL(origin).host`. */
  readonly host: string;
  readonly now: Temporal.Instant;
}

/** A key, and how long it is valid. */
export interface WhyKey {
  /** A JSON Web Token (RFC 7519), signed with HMAC-SHA-256. */
  readonly key: string;
  readonly expires: Temporal.Instant;
}

/** The longest lifetime of a key, in minutes. */
export const MAX_LIFE_MINUTES = 60;

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const ALGORITHM = 'HS256';
const KEY_CLAIMS = { issuer: 'livery', subject: 'why' };
/** The possible difference between two machines' clocks, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** In characters, longer than a key for the longest host. */
const MAX_KEY_LENGTH = 1000;
/**
 * Three parts in base64url; the last one has 256 bits, so two bits of its last character are unused. They must be 0,
 * otherwise there would be other spellings of the same signature, which decoders accept.
 */
const KEY_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]{42}[AEIMQUYcgkosw048]$/;

const GARBLED_KEY = 'This is no key, or a part of it is missing.';
const UNSIGNED_KEY = 'This key was not signed with the LIVERY_WHY_KEY of this deployment.';
const TOO_LONG_LIVED = `This key was made for longer than ${MAX_LIFE_MINUTES} minutes, the most that a key may last.`;
const FUTURE_KEY = 'This key counts from a later time on: the clock of this server, or of where it was made, is wrong.';
const OTHER_PURPOSE_KEY = 'This key was signed for something else than the why panel.';

/** Makes a key of the why panel for one host. @param minutes its lifetime, at most `MAX_LIFE_MINUTES` */
export async function issueWhyKey({ secret, host, now }: WhyKeyScope, minutes: number): Promise<WhyKey> {
  const issued = epochSeconds(now);
  const expires = issued + minutes * SECONDS_PER_MINUTE;
  const key = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(KEY_CLAIMS.issuer)
    .setSubject(KEY_CLAIMS.subject)
    .setAudience(host)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(secretBytes(secret));
  return { key, expires: instantFromSeconds(expires) };
}

/**
 * Reads an untrusted key of the why panel: it has to be signed with this deployment's secret, for this host and for the
 * panel, and must not have expired. It is valid for an hour at most, even if it says otherwise.
 *
 * @returns an error in one sentence, which only quotes parts of the key that this deployment signed
 */
export async function parseWhyKey(key: string, { secret, host, now }: WhyKeyScope): Promise<Result<WhyKey, string>> {
  if (key.length > MAX_KEY_LENGTH || !KEY_PATTERN.test(key)) return err(GARBLED_KEY);
  try {
    const { payload } = await jwtVerify(key, secretBytes(secret), {
      ...KEY_CLAIMS,
      audience: host,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp'],
      maxTokenAge: MAX_LIFE_MINUTES * SECONDS_PER_MINUTE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now.epochMilliseconds),
    });
    const { iat = 0, exp = 0 } = payload;
    return exp - iat > MAX_LIFE_MINUTES * SECONDS_PER_MINUTE
      ? err(TOO_LONG_LIVED)
      : ok({ key, expires: instantFromSeconds(exp) });
  } catch (problem) {
    return err(refusalReason(problem, host));
  }
}

/** Why a key is refused. Its content is only read if its signature is valid. */
function refusalReason(problem: unknown, host: string): string {
  if (problem instanceof errors.JWSSignatureVerificationFailed || problem instanceof errors.JOSEAlgNotAllowed)
    return UNSIGNED_KEY;
  if (problem instanceof errors.JWTExpired) {
    const { exp = 0 } = problem.payload;
    return problem.claim === 'exp' ? `This key expired at ${timeText(instantFromSeconds(exp))}.` : TOO_LONG_LIVED;
  }
  if (!(problem instanceof errors.JWTClaimValidationFailed)) return GARBLED_KEY;
  if (problem.claim === 'aud' && problem.reason !== 'missing')
    return `This key was made for ${String(problem.payload.aud)}, and not for ${host}.`;
  return ['iat', 'nbf'].includes(problem.claim) && problem.reason === 'check_failed' ? FUTURE_KEY : OTHER_PURPOSE_KEY;
}

/** A time to the second, in UTC, for people: `2026-02-03 09:00:00 UTC`. */
export function timeText(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'second' }).replace('T', ' ').replace('Z', ' UTC');
}

function secretBytes(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function epochSeconds(moment: Temporal.Instant): number {
  return Math.floor(moment.epochMilliseconds / MS_PER_SECOND);
}

function instantFromSeconds(seconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.max(0, Math.floor(seconds)) * MS_PER_SECOND);
}
