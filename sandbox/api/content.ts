import { Hono } from 'hono';
import { aboutOf, faqsOf } from '../world/content-of.ts';
import { forAgency } from './asking-agency.ts';
import { ownOrigin } from './own-origin.ts';

/** `GET /api/agency/about-us` and `/faqs`: what the agency wrote. @see specification §7 */
export function contentCalls(): Hono {
  return new Hono()
    .get(
      '/api/agency/about-us',
      forAgency((agency, c) => ({ data: [aboutOf(agency, ownOrigin(c.req.raw))] })),
    )
    .get(
      '/api/agency/faqs',
      forAgency((agency) => ({ data: [faqsOf(agency)] })),
    );
}
