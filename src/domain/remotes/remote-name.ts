/** The remote modules of the shell, as the manifest names them (rules §7, scripts). */
export const REMOTE_NAMES = [
  'mainApp',
  'blog',
  'destinationDetails',
  'topDestinations',
  'resort',
  'userStore',
] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];
