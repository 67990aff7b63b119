/**
 * `home.below-deals`, `booking.confirmed`: the page or feature, and the name within it, which may have several parts.
 */
const PLACE_NAME_PATTERN = /^[a-z][A-Za-z0-9]*(?:\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;
const MAX_NAME_LENGTH = 100;

/** Whether a slot or an event may have this name. */
export function isPlaceName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= MAX_NAME_LENGTH && PLACE_NAME_PATTERN.test(name);
}
