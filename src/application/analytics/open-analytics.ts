import { BehaviorSubject } from 'rxjs';
import { type AnalyticsScript, analyticsScripts } from '../../domain/analytics/analytics-scripts.ts';
import type { Consent } from '../../domain/analytics/consent.ts';
import { measuringCompanies } from '../../domain/analytics/measuring-companies.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import { derive } from '../shared/derive.ts';
import { liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Analytics } from './analytics.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly stored: StoredValues;
  readonly reporter: Reporter;
}

const NONE: readonly AnalyticsScript[] = [];

export function openAnalytics({ agency, stored, reporter }: Needs): Analytics {
  const consent = new BehaviorSubject<Consent>(stored.consent.read() ?? 'undecided');

  return {
    consent: liveOf(consent),
    companies: derive([agency.state], (state) =>
      state.kind === 'ready' ? measuringCompanies(state.agency.analytics) : null,
    ),
    scripts: derive([agency.state, liveOf(consent)], (state, given) =>
      state.kind === 'ready' ? analyticsScripts(state.agency.analytics, given) : NONE,
    ),
    decide(given) {
      consent.next(given);
      const written = stored.consent.write(given);
      if (!written.ok) reporter.warn(written.error);
    },
  };
}
