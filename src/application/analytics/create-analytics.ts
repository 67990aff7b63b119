import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import {
  type AnalyticsScript,
  analyticsScripts,
  type Consent,
  type MeasuringCompanies,
  measuringCompanies,
} from '../../domain/analytics/analytics-scripts.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import { derive } from '../shared/derive.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';

interface AnalyticsDependencies {
  readonly agency: HostAgency;
  readonly stored: StoredValues;
  readonly reporter: Reporter;
}

const NO_SCRIPTS: readonly AnalyticsScript[] = [];

/** @rule 7.16 */
export function createAnalytics({ agency, stored, reporter }: AnalyticsDependencies): Analytics {
  const consent = new BehaviorSubject<Consent>(stored.consent.read() ?? 'undecided');

  return {
    consent: liveFromSubject(consent),
    companies: derive([agency.state], (state) =>
      state.kind === 'ready' ? measuringCompanies(state.agency.analytics) : null,
    ),
    scripts: derive([agency.state, liveFromSubject(consent)], (state, givenConsent) =>
      state.kind === 'ready' ? analyticsScripts(state.agency.analytics, givenConsent) : NO_SCRIPTS,
    ),
    decide(givenConsent) {
      consent.next(givenConsent);
      warnIfRefused(reporter, stored.consent.write(givenConsent));
    },
  };
}

/** The visitor's consent to measuring (rules §7, scripts). */
export interface Analytics {
  readonly consent: Live<Consent>;
  /** The companies whose services the agency has configured; `null` for none, and then no consent is requested. */
  readonly companies: Live<MeasuringCompanies | null>;
  /** The scripts that may be loaded now: none before consent. */
  readonly scripts: Live<readonly AnalyticsScript[]>;
  decide(consent: Exclude<Consent, 'undecided'>): void;
}
