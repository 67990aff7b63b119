import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../domain/notices/message-of.ts';

/** A message in the visitor's language; words of the server are shown as they are, and never looked up. */
export function messageText(message: Message, t: TFunction): string {
  return message.from === 'server' ? message.text : t(`notices.${message.situation}`);
}

export function useMessageText(message: Message): string {
  return messageText(message, useTranslation().t);
}
