import type { Message } from '../../domain/notices/message-of.ts';
import type { Live } from '../shared/live.ts';

/** Short words to the visitor, top right, for five seconds each (rules §8). */
export interface Notices {
  readonly toasts: Live<readonly Toast[]>;
  notify(tone: ToastTone, message: Message): void;
  /** Takes a toast away: its time is over, or somebody closed it. The screen counts the time, since it knows who is reading. */
  dismiss(id: string): void;
}

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: Message;
}

export type ToastTone = 'success' | 'information' | 'failure';
