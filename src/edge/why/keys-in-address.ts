import type { HonoRequest } from 'hono';

/** The parameter of an address that opens the why panel; one without a value has no key. */
const PARAMETER = 'why';

/** The keys of the why panel in the address of a request. */
export function whyKeysIn(request: HonoRequest): readonly string[] {
  // Most addresses have none: looking for the first one reads no other parameter.
  if (request.query(PARAMETER) === undefined) return [];
  return request.queries(PARAMETER)?.filter((key) => key !== '') ?? [];
}

/** Path and query of an address without its keys: the parameter stays, so that the page opens the panel. */
export function withoutWhyKeys({ pathname, search }: URL): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(PARAMETER));
  // Two slashes would begin another host.
  return `${pathname.replace(/^\/+/, '/')}?${[...others, `${PARAMETER}=`].join('&')}`;
}

/** A redirect within the site with the panel, if the request asked for it: it opens on the page that follows. */
export function keepingPanel(location: string, { searchParams }: Pick<URL, 'searchParams'>): string {
  if (!location.startsWith('/') || searchParams.get(PARAMETER) !== '') return location;
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  if (new URLSearchParams(path.replace(/^[^?]*/, '')).has(PARAMETER)) return location;
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${hash}`;
}
