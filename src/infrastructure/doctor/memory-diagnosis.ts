import type { LanguageCode } from '@livery/contract/market/language';
import type { Diagnosis } from '../../application/diagnosis/diagnosis.port.ts';
import { validatePoliciesFile } from '../agency/policies-file-wire.ts';
import type { ValidatedPolicyBook } from '../agency/policy-book-wire.ts';
import type { MemoryPlatform } from '../memory/memory-platform.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import { createDiagnosis } from './create-diagnosis.ts';
import type { Probe, ProbeResponse } from './probe.ts';

interface MemoryDiagnosisDependencies {
  readonly platform: MemoryPlatform;
  readonly host: string;
  readonly token: string | undefined;
  readonly language: LanguageCode;
  readonly timeZone: string | undefined;
  readonly now: Temporal.Instant | undefined;
  /** By default, the platform's. */
  readonly policies: ValidatedPolicyBook | undefined;
}

/** Examines agencies inside the program; no requests are sent. */
export function memoryDiagnosis({
  platform,
  host,
  token,
  language,
  policies,
  ...fixed
}: MemoryDiagnosisDependencies): Diagnosis {
  const clock = systemClock(fixed);
  const world = platform.open({ host, seed: 1, now: clock.now });
  const book = policies ?? validatePoliciesFile(platform.policies);

  async function send({ method, path, query, body }: Probe): Promise<ProbeResponse> {
    const response = await world.respond(method, path, { query, body: { ...body }, token, language });
    if (response.ok) return { outcome: { kind: 'good', status: 200 }, json: response.value, milliseconds: 0 };
    const { error } = response;
    const outcome =
      error.kind === 'refused'
        ? { kind: 'refused' as const, status: error.status, message: error.message }
        : { kind: 'unreachable' as const, reason: error.kind };
    const json = error.kind === 'refused' ? { message: error.message } : undefined;
    return { outcome, json, milliseconds: 0 };
  }

  const sessionId = uuidSource().next();
  const context = { language, sessionId, timeZone: clock.timeZone(), token, authOptional: false };
  return createDiagnosis({ host, send, context, clock, policies: book, addresses: {} });
}
