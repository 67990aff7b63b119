/**
 * Why the visitor's position isn't known: they, or their browser, don't share it with this site; the device can't find
 * it; or it took too long.
 * @rule 2.10
 */
export interface LocationFailure {
  readonly kind: 'location-denied' | 'location-unavailable' | 'location-timeout';
}
