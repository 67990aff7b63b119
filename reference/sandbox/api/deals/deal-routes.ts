import { Hono } from 'hono';
import { PRODUCTS } from '../../world/products/products.ts';
import { searchContext } from '../request/request-context.ts';
import { withContentLanguage } from '../request/request-language.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** The deals of each product that an agency's home page shows. @see rules §7, deal searches */
export function dealRoutes(world: SandboxWorld): Hono {
  const calls = new Hono();
  for (const { deals } of PRODUCTS.values()) {
    if (deals === undefined) continue;
    calls.get(deals.path, withContentLanguage, (c) => {
      const deal = deals.find(c.req.query(), searchContext(world, c));
      return typeof deal === 'string' ? c.json({ message: deal }, 400) : c.json({ response: deal });
    });
  }
  return calls;
}
