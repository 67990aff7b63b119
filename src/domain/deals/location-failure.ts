/**
 * Why it isn't known where a visitor is: they, or their browser, don't share it
 * with this site; the device can't tell; or it took too long.
 * @rule 2.10
 */
export interface LocationFailure {
  readonly kind: 'location-denied' | 'location-unavailable' | 'location-timeout';
}
