import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import type { Message } from '../../domain/notices/failure-message.ts';
import type { IdSource } from '../shared/id-source.port.ts';

/** The most toasts shown at a time; a further one replaces the oldest. */
const MAX_TOASTS = 5;

/** @rule 8.4 */
export function createNotices({ ids }: { readonly ids: IdSource }): Notices {
  const toasts = new BehaviorSubject<readonly Toast[]>([]);
  return {
    toasts: liveFromSubject(toasts),
    notify(tone, message) {
      const isShown = toasts.value.some((toast) => toast.tone === tone && toast.message.text === message.text);
      if (!isShown) toasts.next([...toasts.value, { id: ids.next(), tone, message }].slice(-MAX_TOASTS));
    },
    dismiss(id) {
      toasts.next(toasts.value.filter((toast) => toast.id !== id));
    },
  };
}

/** Toasts: short messages, top right, for five seconds each (rules §8). */
export interface Notices {
  readonly toasts: Live<readonly Toast[]>;
  notify(tone: ToastTone, message: Message): void;
  /**
   * Removes a toast that has expired or was closed. The screen measures the time, because it stops on hover and focus.
   */
  dismiss(id: string): void;
}

export interface Toast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly message: Message;
}

export type ToastTone = 'success' | 'information' | 'failure';
