import { ok } from '@livery/contract/shared/result';
import type { Context, HonoRequest } from 'hono';
import { setCookie } from 'hono/cookie';
import { cookieDomains } from '../infrastructure/storage/cookie-domains.ts';
import { cookieValues } from '../infrastructure/storage/cookie-values.ts';
import { requestSite } from './site.ts';

/** More than real hosts have; otherwise a host with a hundred labels would get kilobytes of headers. */
const MAX_DOMAINS = 8;
const SECONDS_PER_MINUTE = 60;

interface Lifetime {
  /** By default, the cookie ends with the browser session. */
  readonly minutes?: number;
  readonly sameSite: 'strict' | 'lax';
}

export type ResponseCookies = ReturnType<typeof responseCookies>;

/** The browser's cookies, read from the headers of a request and written to its response, with the same attributes. */
export function responseCookies(context: Context) {
  const { hostname, isSecure } = requestSite(context);
  const readAll = (name: string) => cookieValues(context.req.header('cookie') ?? '', name);
  const ours = { path: '/', secure: isSecure } as const;
  return {
    read: (name: string) => readAll(name).at(-1),
    readAll,
    write(name: string, value: string, { minutes, sameSite }: Lifetime) {
      const lifetime = minutes === undefined ? {} : { maxAge: minutes * SECONDS_PER_MINUTE };
      setCookie(context, name, value, { ...ours, sameSite, ...lifetime });
      return ok(undefined);
    },
    remove(name: string) {
      const cleared = { ...ours, sameSite: 'lax', maxAge: 0 } as const;
      setCookie(context, name, '', cleared);
      for (const domain of cookieDomains(hostname).slice(0, MAX_DOMAINS))
        setCookie(context, name, '', { ...cleared, domain });
    },
  };
}

/** Whether a person opens the page: other sites' pictures and prefetched links may request it too. */
export function isNavigation(request: HonoRequest): boolean {
  if ((request.header('sec-fetch-mode') ?? 'navigate') !== 'navigate') return false;
  return request.header('sec-purpose')?.includes('prefetch') !== true;
}
