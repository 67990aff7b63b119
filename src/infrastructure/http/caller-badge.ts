import { Subject } from 'rxjs';
import type { Caller, Introductions, Reception } from '../../application/session/introductions.port.ts';
import { FALLBACK_LANGUAGE } from '../../domain/market/language.ts';

/** Remembers on whose behalf calls are made, from the introduction on, and tells how they were received. */
export interface CallerBadge extends Introductions {
  /** @param call its path, without its query */
  caller(call: string): Caller;
  hear(reception: Reception): void;
}

const NOBODY: Caller = {
  language: FALLBACK_LANGUAGE,
  sessionId: '',
  timeZone: 'UTC',
  token: undefined,
  authOptional: false,
};

export function callerBadge(): CallerBadge {
  const heard = new Subject<Reception>();
  let current: (call: string) => Caller = () => NOBODY;
  return {
    introduce(caller) {
      current = caller;
    },
    caller: (call) => current(call),
    receptions: heard.asObservable(),
    hear: (reception) => heard.next(reception),
  };
}
