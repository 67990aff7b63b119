import type { RouteClass } from './metrics.ts';

/** Paths by their beginnings; all others are pages. */
const CLASSES_BY_PATH: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/healthz$/, 'health'],
  [/^\/telemetry\//, 'report'],
  [/^\/remotes\//, 'remote'],
  [/^\/(?:api|resort-api|sandbox|media)(?:\/|$)/, 'api'],
  [/^\/(?:robots\.txt|sitemap\.xml|manifest\.webmanifest|livery-config\.json|livery-why)$/, 'machine-file'],
  [/^\/assets\/|\.(?:js|css|svg|png|jpe?g|webp|avif|ico|woff2?|html|txt|xml|json)$/, 'asset'],
];

/** The class of a request. @param url path and query */
export function routeClass(url: string): RouteClass {
  const path = url.replace(/[?#].*$/s, '');
  return CLASSES_BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
