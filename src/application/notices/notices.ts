import type { Message } from '../../domain/notices/message-of.ts';
import type { Live } from '../shared/live.ts';

/** Short words to the visitor, top right, for five seconds each (rules §8). */
export interface Notices {
  readonly toasts: Live<readonly Toast[]>;
  notify(tone: ToastTone, message: Message): void;
  /** Removes a toast that has expired or was closed. The screen measures the time, since it pauses on hover and focus. */
  dismiss(id: string): void;
}

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: Message;
}

export type ToastTone = 'success' | 'information' | 'failure';
