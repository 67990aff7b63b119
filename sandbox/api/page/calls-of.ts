import type { Hono } from 'hono';

/** Every call that an app answers, as faults are ordered for them: a path, or the beginning of one and a star. */
export function callsOf({ routes }: Pick<Hono, 'routes'>): string[] {
  const paths = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/sandbox'))
    .map(({ path }) => path.replace(/:.*$/, '*'));
  return [...new Set(paths)].sort();
}
