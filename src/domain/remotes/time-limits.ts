/**
 * How long a remote module may take to load before it counts as failed, in milliseconds (rules §8 and §9).
 *
 * @rule 8.3, 9.10
 */
export const REMOTE_TIME_LIMIT_MS = 120_000;

/**
 * How long the remote user store may take to open, in milliseconds: less than a remote's page, because the platform can
 * load the profile too.
 */
export const USER_STORE_TIME_LIMIT_MS = 4000;
