import type { Problem } from '../../application/shared/reporter.port.ts';

/** The path at which the edge receives reports. */
const REPORT_PATH = '/telemetry/failures';

/** Sends a failure to the edge, with the id of the request for the page. */
export function sendFailure(
  problem: Problem,
  { navigator, performance }: Pick<Window, 'navigator' | 'performance'>,
): void {
  const { kind, ...details } = problem;
  const report = { request: pageRequest(performance), kind, problem: JSON.stringify(details) };
  navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** `undefined` if no edge named it. */
function pageRequest(performance: Performance): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'request')?.description;
}
