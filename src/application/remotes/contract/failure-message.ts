import type { CallFailure } from '../../../domain/notices/call-failure.ts';
import { CATALOGUE, type CallSituation } from '../../../domain/notices/catalogue.ts';
import { DEFAULT_MESSAGE } from '../../../domain/notices/default-message.ts';
import { type Message, messageOf } from '../../../domain/notices/message-of.ts';
import { readField } from '../foreign-values.ts';

/**
 * The message for a failure that a remote hands over, `null` for a call that was
 * taken back. Remotes are plain JavaScript: what is no failure, or no situation,
 * gets the general message.
 */
export function failureMessage(failure: CallFailure, situation: CallSituation): Message | null {
  const kind = readField(failure, 'kind');
  if (kind === 'cancelled') return null;
  const message = readField(failure, 'message');
  if (typeof kind !== 'string' || (kind === 'refused' && typeof message !== 'string')) return DEFAULT_MESSAGE;
  return messageOf(failure, Object.hasOwn(CATALOGUE, situation) ? situation : 'default');
}
