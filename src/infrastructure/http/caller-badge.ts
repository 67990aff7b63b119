import type { Caller, Introductions } from '../../application/session/introductions.port.ts';
import { FALLBACK_LANGUAGE } from '../../domain/market/language.ts';

/** Remembers on whose behalf calls are made, from the introduction on. */
export interface CallerBadge extends Introductions {
  caller(): Caller;
}

const NOBODY: Caller = { language: FALLBACK_LANGUAGE, sessionId: '', timeZone: 'UTC', token: undefined };

export function callerBadge(): CallerBadge {
  let current = () => NOBODY;
  return {
    introduce(caller) {
      current = caller;
    },
    caller: () => current(),
  };
}
