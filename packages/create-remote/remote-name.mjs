/**
 * The settings of a new remote: where its pages are, and whether the shell already knows that.
 *
 * @typedef {object} RemotePlace
 * @property {string} name
 * @property {string} folder the name in small letters, `topDestinations` as `top-destinations`
 * @property {string} basePath the path at which its pages begin
 * @property {readonly string[]} routes that the manifest lists; none for a name of the specification
 */

/** Names in the specification whose pages a new remote can show instead, by their base paths. */
const SPECIFIED_REMOTES = new Map([
  ['blog', '/blog'],
  ['destinationDetails', '/destination'],
  ['topDestinations', '/top-destination'],
  ['resort', '/booknow/resort'],
]);

/** The other names that the shell uses itself. */
const RESERVED_NAMES = [
  'mainApp',
  'userStore',
  'home',
  'about',
  'faqs',
  'favourites',
  'errors',
  'logout',
  'pending',
  'shell',
];

/** First segments of paths that the site uses for its own pages, files or calls. */
const TAKEN_PATHS =
  'about agency-terms-and-conditions allowAgentProposal api applications assets blog booking booknow bookings ' +
  'cancellation-policy cookies-policy customize-theme dashboard deal-link destination disapproveProposal disclaimer ' +
  'errors expired expiry faqs favourites flight-details forgotpassword healthz hotel-details login logout ' +
  'manage-booking media mytrip newPassword privacy-policy proposals remotes resort-api sandbox searches settings ' +
  'signup social sso subscription support telemetry top-destination url user-terms-and-conditions users verify ' +
  'wallet xenipay';
const TAKEN_SEGMENTS = new Set(TAKEN_PATHS.toLowerCase().split(' '));

/**
 * @param {string} name as its author wrote it
 * @returns {RemotePlace}
 * @throws {Error} in one sentence that says which names there are
 */
export function placeOfRemote(name) {
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(name)) {
    throw new Error(
      `“${name}” is no name of a remote: write a letter in lower case, then up to 39 letters and digits, such as loyalty or giftCards.`,
    );
  }
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const specified = SPECIFIED_REMOTES.get(name);
  if (specified !== undefined) return { name, folder, basePath: specified, routes: [] };
  if (RESERVED_NAMES.includes(name) || name in {}) {
    throw new Error(`The name “${name}” is the shell’s own: choose another one.`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder)) throw new Error(`No path can be made of the name “${name}”.`);
  if (TAKEN_SEGMENTS.has(folder)) {
    throw new Error(`The pages of “${name}” would be at /${folder}, where the site has its own: choose another name.`);
  }
  return { name, folder, basePath: `/${folder}`, routes: [`/${folder}`, `/${folder}/*`] };
}
