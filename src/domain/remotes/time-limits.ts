/** Milliseconds that a remote module may take to load before it counts as failed (specification §8 and §9). */
export const REMOTE_TIME_LIMIT_MS = 120_000;

/**
 * Milliseconds that the remote user store may take until it is open: nobody
 * waits for their page as long as for a page of a remote, when the platform
 * itself knows who they are.
 */
export const USER_STORE_TIME_LIMIT_MS = 4000;
