import fc from 'fast-check';
import { parseTenant, type Tenant } from '../../../src/domain/agency/tenant.ts';

/** The tenant of a valid origin. */
export function aTenant(origin: string): Tenant {
  const tenant = parseTenant(origin);
  if (tenant === undefined) throw new Error(`${origin} is no tenant's origin.`);
  return tenant;
}

/** Tenants whose names begin alike, and contain the separators of keys. */
export const anyTenant: fc.Arbitrary<Tenant> = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.oneof(
      fc.constantFrom('a', 'a.example', 'a.example.com', 'a*b', 'a!b', 'xn--bcher-kva.example', '127.0.0.1', '[::1]'),
      fc.domain(),
    ),
    fc.option(fc.integer({ min: 1, max: 65_535 })),
  )
  .map(([scheme, host, port]) => aTenant(`${scheme}://${host}${port === null ? '' : `:${port}`}`));
