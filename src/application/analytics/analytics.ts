import type { AnalyticsScript } from '../../domain/analytics/analytics-scripts.ts';
import type { Consent } from '../../domain/analytics/consent.ts';
import type { MeasuringCompanies } from '../../domain/analytics/measuring-companies.ts';
import type { Live } from '../shared/live.ts';

/** Whether the visitor lets the agency measure visits (rules §7, scripts). */
export interface Analytics {
  readonly consent: Live<Consent>;
  /** Whose services would measure; `null` where the agency has nothing to measure with, and nobody is asked. */
  readonly companies: Live<MeasuringCompanies | null>;
  /** The scripts that may be loaded now: none before consent. */
  readonly scripts: Live<readonly AnalyticsScript[]>;
  decide(consent: Exclude<Consent, 'undecided'>): void;
}
