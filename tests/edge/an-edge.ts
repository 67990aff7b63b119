import type { Hono } from 'hono';
import { createEdge } from '../../src/edge/create-edge.ts';
import { parsePolicyBook } from '../../src/infrastructure/agency/policy-book-wire.ts';
import { INDEX } from './a-built-shell.ts';

type Needs = Parameters<typeof createEdge>[0];

/** An edge whose hosts are nobody's, unless the test says otherwise. */
export function anEdge(needs: Pick<Needs, 'root' | 'configuration'> & Partial<Needs>): Hono {
  return createEdge({ html: INDEX, findAgency: async () => null, readPolicies: parsePolicyBook, ...needs });
}
