/** The built-in remotes, by their names in the manifest (rules §7, scripts). */
export const REMOTE_NAMES = [
  'mainApp',
  'blog',
  'destinationDetails',
  'topDestinations',
  'resort',
  'userStore',
] as const;

/** The name of a built-in remote: one of the six of the rules. */
export type BuiltInRemoteName = (typeof REMOTE_NAMES)[number];

/** Any other name that a manifest lists; `isAddedName` checks it. */
export type CustomRemoteName = string & { readonly isAddedName: true };

/** @rule 1.8, 7.16 */
export type RemoteName = BuiltInRemoteName | CustomRemoteName;

/** Names of the shell's own pages: a remote with such a name couldn't be distinguished from the page. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...REMOTE_NAMES,
  'home',
  'about',
  'faqs',
  'favourites',
  'errors',
  'logout',
  'pending',
  'shell',
]);

/**
 * Whether a custom remote may have this name: a lower-case letter, then at most 39 letters and digits; not a name of
 * the shell's own pages, nor a property of every object, such as `constructor`.
 */
export function isAddedName(name: string): name is CustomRemoteName {
  return /^[a-z][A-Za-z0-9]{0,39}$/.test(name) && !RESERVED_NAMES.has(name) && !(name in {});
}

/** The built-in or custom remote with this name. */
export function remoteNamed(name: string): RemoteName | undefined {
  return REMOTE_NAMES.find((specified) => specified === name) ?? (isAddedName(name) ? name : undefined);
}
