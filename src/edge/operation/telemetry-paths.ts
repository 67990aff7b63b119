/** Where pages report failures, and browsers violations of the content security policy. */
export const TELEMETRY = { failures: '/telemetry/failures', violations: '/telemetry/csp' } as const;
