import type { Reporter } from '../application/shared/reporter.port.ts';

/** Says nothing: what matters to somebody at a terminal is said by the command itself, once, and in its own words. */
export const QUIET_REPORTER: Reporter = { warn: () => undefined, error: () => undefined };
