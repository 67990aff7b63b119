import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';

/**
 * Exchanges credentials for an access token.
 *
 * The command line and the reference remotes use it; the shell itself has no log-in form. Never rejects; wrong
 * credentials are `refused` with 401. Checked by tests/contracts/sources/session-sources.contract.ts.
 *
 * @see rules §7, POST /api/user/login
 */
export interface SignIn {
  signIn(credentials: Credentials, signal: AbortSignal): Promise<Result<string, CallFailure>>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
