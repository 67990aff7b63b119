import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { CallSituation } from '@livery/contract/notices/call-situation';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { failureMessage, type Message } from '../../domain/notices/failure-message.ts';

/** A message in the visitor's language; text of the server is shown unchanged and never translated. */
export function messageText(message: Message, t: TFunction): string {
  return message.from === 'server' ? message.text : t(`notices.${message.situation}`);
}

export function useMessageText(message: Message): string {
  return messageText(message, useTranslation().t);
}

interface Props {
  readonly failure: CallFailure;
  readonly situation: CallSituation;
}

/** Why a call failed: the server's message as text, else one from the error catalogue (rules 8.1). */
export function FailureText({ failure, situation }: Props) {
  return <bdi>{useMessageText(failureMessage(failure, situation))}</bdi>;
}
