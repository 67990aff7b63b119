/** Whether the visitor lets the agency measure visits; nothing is measured before `granted`. */
export type Consent = 'granted' | 'denied' | 'undecided';

/** Reads the kept answer; anything but the two answers means that the visitor has not been asked yet. */
export function parseConsent(kept: string | undefined): Consent {
  return kept === 'granted' || kept === 'denied' ? kept : 'undecided';
}
