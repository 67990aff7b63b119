import type { CallFailure } from '../domain/notices/call-failure.ts';
import { serverText } from '../domain/notices/server-text.ts';
import { EXIT } from './exit-code.ts';
import { explainFailure } from './explain-failure.ts';
import type { Refusal } from './refusal.ts';

/** Why nobody was signed in: the credentials were refused, or the outside failed. */
export function explainSignIn(failure: CallFailure, host: string, sessionId: string): Refusal {
  const what = `Couldn’t sign in at ${host}.`;
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 404) {
    return { code: EXIT.outside, complaint: explainFailure(what, failure, sessionId) };
  }
  const said = serverText(failure.message);
  const complaint = {
    what,
    why: said === '' ? 'The e-mail address or the password was refused.' : said,
    next: 'Check --email and the password: both belong to one agency.',
  };
  return { code: EXIT.no, complaint };
}
