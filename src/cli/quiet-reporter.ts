import type { Reporter } from '../application/shared/reporter.port.ts';

/** Reports nothing: commands print their own errors, once. */
export const QUIET_REPORTER: Reporter = { warn: () => undefined, error: () => undefined };
