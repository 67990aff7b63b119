import { BehaviorSubject } from 'rxjs';
import type { IdSource } from '../shared/id-source.port.ts';
import { liveOf } from '../shared/live.ts';
import type { Notices, Toast } from './notices.ts';

/** More at once than anybody reads; the oldest give way. */
const MOST_TOASTS = 5;

export function openNotices({ ids }: { readonly ids: IdSource }): Notices {
  const toasts = new BehaviorSubject<readonly Toast[]>([]);
  return {
    toasts: liveOf(toasts),
    notify(tone, message) {
      const isShown = toasts.value.some((toast) => toast.tone === tone && toast.message.text === message.text);
      if (!isShown) toasts.next([...toasts.value, { id: ids.next(), tone, message }].slice(-MOST_TOASTS));
    },
    dismiss(id) {
      toasts.next(toasts.value.filter((toast) => toast.id !== id));
    },
  };
}
