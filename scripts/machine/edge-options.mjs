/**
 * Node's options for the edge, also in `npm run serve`. By default, Node collects garbage late on a machine with much
 * memory: the process would take twice as much as it needs, which is less than 300 MB with full caches.
 */
export const EDGE_OPTIONS = ['--max-old-space-size=350'];
