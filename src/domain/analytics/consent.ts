/** Whether the visitor lets the agency measure visits; nothing is measured before `granted`. */
export type Consent = 'granted' | 'denied' | 'undecided';
