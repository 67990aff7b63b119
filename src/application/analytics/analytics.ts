import type { AnalyticsScript } from '../../domain/analytics/analytics-scripts.ts';
import type { Consent } from '../../domain/analytics/consent.ts';
import type { Live } from '../shared/live.ts';

/** Whether the visitor lets the agency measure visits (specification §7, scripts). */
export interface Analytics {
  readonly consent: Live<Consent>;
  /** The agency has something to measure with, so the visitor is asked. */
  readonly isOffered: Live<boolean>;
  /** The scripts that may be loaded now: none before consent. */
  readonly scripts: Live<readonly AnalyticsScript[]>;
  decide(consent: Exclude<Consent, 'undecided'>): void;
}
