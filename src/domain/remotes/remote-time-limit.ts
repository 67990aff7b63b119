/** Milliseconds that a remote module may take to load before it counts as failed (specification §8 and §9). */
export const REMOTE_TIME_LIMIT_MS = 120_000;
