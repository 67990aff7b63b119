/** The most segments that identify the kind of call. */
const MAX_SEGMENTS = 3;

/**
 * The first segments of a path that a remote calls, for logs and metrics: `/api/reference/hotel` of
 * `/api/reference/hotel/offers/7`. The segments after them may name a single offer or article, and anybody can invent
 * those.
 */
export function callFamily(path: string): string {
  return path
    .split('/')
    .slice(0, MAX_SEGMENTS + 1)
    .join('/');
}
