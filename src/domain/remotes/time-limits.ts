/** Milliseconds that a remote module may take to load before it counts as failed (rules §8 and §9). @rule 8.3, 9.10 */
export const REMOTE_TIME_LIMIT_MS = 120_000;

/**
 * Milliseconds that the remote user store may take until it is open: less than
 * for a page of a remote, because the platform can load the profile itself.
 */
export const USER_STORE_TIME_LIMIT_MS = 4000;
