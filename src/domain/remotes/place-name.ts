/** `home.below-deals`, `booking.confirmed`: what it belongs to, and its name there, which may have parts. */
const PLACE_NAME = /^[a-z][A-Za-z0-9]*(?:\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;
const LONGEST = 100;

/** Whether a slot or an event may have this name. */
export function isPlaceName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= LONGEST && PLACE_NAME.test(name);
}
