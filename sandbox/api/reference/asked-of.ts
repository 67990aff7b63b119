import type { Context } from 'hono';
import type { Asked } from '../../world/reference/asked.ts';
import { ownOrigin } from '../own-origin.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** When and where the world is asked by a request. */
export function askedOf({ seed, now }: Pick<SandboxWorld, 'seed' | 'now'>, c: Context): Asked {
  return { seed, origin: ownOrigin(c.req.raw), today: now().toISOString().slice(0, 10) };
}
