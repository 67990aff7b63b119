import { cacheKey } from '../../../src/application/shared/cache-key.ts';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import type { PageResponse } from '../../../src/edge/cache/encoded-page.ts';
import { type EncodedPage, encodedPage, markTenant } from '../../../src/edge/cache/encoded-page.ts';
import type { PageKey } from '../../../src/edge/cache/page-key.ts';
import { aTenant } from '../../support/data/some-tenants.ts';

export const AURORA = aTenant('https://aurora.example');
export const BOREAL = aTenant('https://boreal.example');

/** A page that may be shared, unless the test says otherwise. */
export function aResponse(over: Partial<PageResponse> = {}): PageResponse {
  const tenant = over.tenant ?? AURORA;
  return {
    tenant,
    status: 200,
    type: 'text/html; charset=UTF-8',
    headers: new Map([['Content-Security-Policy', "default-src 'self'"]]),
    text: markTenant('<html lang="en"><body>page</body></html>', tenant),
    isShared: true,
    ...over,
  };
}

export const aPage = (over: Partial<PageResponse> = {}): Promise<EncodedPage> => encodedPage(aResponse(over));

export function aKey(tenant: Tenant = AURORA, path = '/', hasQuery = false): PageKey {
  return { ...cacheKey(tenant, [path]), hasQuery };
}
