/** The remote modules of the shell, as the manifest names them (rules §7, scripts). */
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

/** Any other name that a manifest lists; `isAddedName` tells which texts are one. */
export type CustomRemoteName = string & { readonly isAddedName: true };

/** @rule 1.8, 7.16 */
export type RemoteName = BuiltInRemoteName | CustomRemoteName;

/** What shows a page of the shell, or stands for it: a remote of this name could not be distinguished from it. */
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
 * Whether a custom remote may have this name: a letter in lower case,
 * then at most 39 letters and digits; no name of the shell's own pages, and none
 * that every object has, such as `constructor`.
 */
export function isAddedName(name: string): name is CustomRemoteName {
  return /^[a-z][A-Za-z0-9]{0,39}$/.test(name) && !RESERVED_NAMES.has(name) && !(name in {});
}

/** The remote of a name, be it built-in or custom. */
export function remoteNamed(name: string): RemoteName | undefined {
  return REMOTE_NAMES.find((specified) => specified === name) ?? (isAddedName(name) ? name : undefined);
}
