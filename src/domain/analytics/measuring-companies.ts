import type { Agency } from '../agency/agency.ts';
import { analyticsScripts } from './analytics-scripts.ts';

/** Whose services measure visits, and set their cookies. */
export type MeasuringCompanies = 'google' | 'meta' | 'googleAndMeta';

/** Who would measure an agency's visits with the visitor's consent; `null` where there is nothing to measure with. */
export function measuringCompanies(analytics: Agency['analytics']): MeasuringCompanies | null {
  const scripts = analyticsScripts(analytics, 'granted');
  const meta = scripts.some(({ kind }) => kind === 'pixel');
  const google = scripts.some(({ kind }) => kind !== 'pixel');
  if (google) return meta ? 'googleAndMeta' : 'google';
  return meta ? 'meta' : null;
}
