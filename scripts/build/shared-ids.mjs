export { ROUTER_NAMES, SHARED_IDS } from '../../packages/remote/vite/shared-ids.mjs';

/** The export condition with which packages of this repository are imported from their sources, not their builds. */
export const SOURCE = '@livery/source';
