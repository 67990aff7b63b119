/**
 * Milliseconds that the remote user store may take until it is open: nobody
 * waits for their page as long as for a page of a remote, when the platform
 * itself knows who they are.
 */
export const USER_STORE_PATIENCE_MS = 4000;
