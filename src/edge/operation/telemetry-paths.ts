/** The paths for reports of failures in pages, and of browsers about violations of the content security policy. */
export const TELEMETRY_PATHS = { failures: '/telemetry/failures', violations: '/telemetry/csp' } as const;
