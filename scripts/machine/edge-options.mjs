/**
 * The options of Node that the edge runs with, as `npm run serve` does too. Left alone, Node collects garbage late on a machine with
 * much memory: the process would take twice as much as its full caches need, which with all else is less than 300 MB.
 */
export const EDGE_OPTIONS = ['--max-old-space-size=350'];
