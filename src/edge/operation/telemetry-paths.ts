/** Where pages report failures, and browsers violations of the content security policy. */
export const TELEMETRY_PATHS = { failures: '/telemetry/failures', violations: '/telemetry/csp' } as const;
