import type { Message } from '../../domain/notices/message-of.ts';
import type { Translate } from '../texts/translator.ts';
import { useTranslation } from '../texts/use-translation.ts';

/** A message in the visitor's language; words of the server are shown as they are, and never looked up. */
export function messageText(message: Message, t: Translate): string {
  return message.from === 'server' ? message.text : t(`notices.${message.situation}`);
}

export function useMessageText(message: Message): string {
  return messageText(message, useTranslation().t);
}
