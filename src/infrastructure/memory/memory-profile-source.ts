import type { ProfileSource } from '../../application/session/profile-source.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { parseProfileAnswer } from '../session/profile-answer-wire.ts';

interface ProfileAnswers {
  /** The token that is held at this moment. */
  token(): string | undefined;
  /** Whose token that is, in wire form; refused with 401 where it is nobody's. */
  profile(token: string): Result<unknown, CallFailure>;
  agentData(token: string): Result<unknown, CallFailure>;
}

/** Knows who holds the token without asking anybody. */
export function memoryProfileSource(answer: ProfileAnswers): ProfileSource {
  return {
    async read() {
      const token = answer.token();
      if (token === undefined) return ok(null);
      const profile = answer.profile(token);
      return profile.ok ? parseProfileAnswer(profile.value) : profile;
    },
    async loadAgentData() {
      const token = answer.token();
      const data = token === undefined ? ok(undefined) : answer.agentData(token);
      return data.ok ? ok(undefined) : data;
    },
  };
}
