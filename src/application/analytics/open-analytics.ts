import { BehaviorSubject } from 'rxjs';
import { type AnalyticsScript, analyticsScripts } from '../../domain/analytics/analytics-scripts.ts';
import { type Consent, parseConsent } from '../../domain/analytics/consent.ts';
import { measuringCompanies } from '../../domain/analytics/measuring-companies.ts';
import type { HostAgency } from '../agency/host-agency.ts';
import { derive } from '../shared/derive.ts';
import type { KeyValueStorage } from '../shared/key-value-storage.port.ts';
import { liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import { STORED_KEYS } from '../shared/stored-keys.ts';
import type { Analytics } from './analytics.ts';

interface Needs {
  readonly agency: HostAgency;
  readonly localStorage: KeyValueStorage;
  readonly reporter: Reporter;
}

const NONE: readonly AnalyticsScript[] = [];

export function openAnalytics({ agency, localStorage, reporter }: Needs): Analytics {
  const { name } = STORED_KEYS.consent;
  const consent = new BehaviorSubject<Consent>(parseConsent(localStorage.read(name)));

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
      const kept = localStorage.write(name, given);
      if (!kept.ok) reporter.warn(kept.error);
    },
  };
}
