import type { Context } from 'hono';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { includesTag } from '../not-modified.ts';
import { currentRequest } from '../operation/current-request.ts';
import type { EncodedPage } from './encoded-page.ts';
import { UNSHARED } from './page-lifetimes.ts';

/** A response that was about to be sent to another site than its own. */
export interface TenantMismatch {
  readonly requested: Tenant;
  /** The site that its header and its body name; `undefined` where they name different ones, or none. */
  readonly found: Tenant | undefined;
}

interface Sending {
  readonly tenant: Tenant;
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
  readonly cacheStatus: CacheStatus;
}

/** How the page cache took part in a response (RFC 9211): it had the page, it did not, or it was not asked. */
export type CacheStatus = 'livery; hit' | 'livery; fwd=miss' | 'livery; fwd=bypass';

/**
 * Sends a page, or that the browser has it already. A page of another tenant is
 * not sent: the response is a 500 without content.
 */
export function sendPage(
  { req }: Context,
  page: EncodedPage,
  { tenant, onTenantMismatch, cacheStatus }: Sending,
): Response {
  const request = currentRequest();
  if (page.tenant !== tenant) {
    onTenantMismatch({ requested: tenant, found: page.tenant });
    return new Response(null, {
      status: 500,
      headers: { 'Cache-Control': UNSHARED, 'X-Content-Type-Options': 'nosniff', ...request?.headers },
    });
  }
  if (request !== undefined) request.cacheStatus = cacheStatus;
  const ofThisRequest = { 'Cache-Status': cacheStatus, ...request?.headers };
  const { body, etag, headers, headersOfNotModified } = page.for(req.header('accept-encoding'));
  const isKnown = page.status === 200 && includesTag(req.header('if-none-match'), etag);
  return isKnown
    ? new Response(null, { status: 304, headers: { ...headersOfNotModified, ...ofThisRequest } })
    : new Response(body(), { status: page.status, headers: { ...headers, ...ofThisRequest } });
}
