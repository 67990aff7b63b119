import type { APIResponse, Route } from '@playwright/test';

/** Fetches the page's request, at an address that Node can resolve: only browsers resolve `*.localhost`. */
export function fetched(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers });
}
