/** The most segments of a path that say what is called for. */
const MAX_SEGMENTS = 3;

/**
 * The first segments of a path that a remote calls, for logs and metrics: `/api/reference/hotel` of
 * `/api/reference/hotel/offers/7`. What follows may name a single offer or article, and anybody can make one up.
 */
export function callFamily(path: string): string {
  return path
    .split('/')
    .slice(0, MAX_SEGMENTS + 1)
    .join('/');
}
