export { ROUTER_NAMES, SHARED_IDS } from '../../packages/remote/vite/shared-ids.mjs';

/** The condition under which packages of this repository are imported from their sources; others get what is built. */
export const SOURCE = '@livery/source';
