import type { Host } from './host.ts';

/** A request as the visitor's browser made it: behind a proxy that ends TLS, the request here is for http. */
export function visitedRequest(request: Request, { isSecure }: Pick<Host, 'isSecure'>): Request {
  const { url } = request;
  return isSecure && url.startsWith('http:') ? new Request(`https${url.slice('http'.length)}`, request) : request;
}
