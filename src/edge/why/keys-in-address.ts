import type { HonoRequest } from 'hono';

/** The parameter of an address that opens the why panel; without a value, there is no key. */
const WHY_PARAMETER = 'why';

/** The keys of the why panel in the address of a request. */
export function whyKeysIn(request: HonoRequest): readonly string[] {
  // Most addresses have none: looking up the first one doesn't parse other parameters.
  if (request.query(WHY_PARAMETER) === undefined) return [];
  return request.queries(WHY_PARAMETER)?.filter((key) => key !== '') ?? [];
}

/** Path and query of an address without keys; the parameter stays, so that the page opens the panel. */
export function withoutWhyKeys({ pathname, search }: URL): string {
  const otherParameters = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(WHY_PARAMETER));
  // Two slashes would mean another host.
  return `${pathname.replace(/^\/+/, '/')}?${[...otherParameters, `${WHY_PARAMETER}=`].join('&')}`;
}

/** A redirect within the site that keeps the panel open on the next page, if the request asked for it. */
export function redirectWithPanel(location: string, { searchParams }: Pick<URL, 'searchParams'>): string {
  if (!location.startsWith('/') || searchParams.get(WHY_PARAMETER) !== '') return location;
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  if (new URLSearchParams(path.replace(/^[^?]*/, '')).has(WHY_PARAMETER)) return location;
  return `${path}${path.includes('?') ? '&' : '?'}${WHY_PARAMETER}=${hash}`;
}
