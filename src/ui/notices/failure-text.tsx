import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { CallSituation } from '../../domain/notices/catalogue.ts';
import { messageOf } from '../../domain/notices/message-of.ts';
import { useMessageText } from './use-message-text.ts';

interface Props {
  readonly failure: CallFailure;
  readonly situation: CallSituation;
}

/** What to tell of a call that failed: the server's words as text, else the error catalogue's (rules 8.1). */
export function FailureText({ failure, situation }: Props) {
  return <bdi>{useMessageText(messageOf(failure, situation))}</bdi>;
}
