import { Hono } from 'hono';
import { applicationsOf } from '../../world/reference/applications-of.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { askedOf } from './asked-of.ts';
import { forStaff } from './asker.ts';

/** `GET /api/reference/searches`: what the agency's people searched; `GET /api/reference/applications`: who would work for it. */
export function officeCalls(world: SandboxWorld): Hono {
  return new Hono()
    .get(
      '/api/reference/searches',
      forStaff(world, ({ agency }, c) => c.json({ data: world.desk.searches.list(agency) })),
    )
    .get(
      '/api/reference/applications',
      forStaff(world, ({ agency }, c) => c.json({ data: applicationsOf(agency, world.seed, askedOf(world, c).today) })),
    );
}
