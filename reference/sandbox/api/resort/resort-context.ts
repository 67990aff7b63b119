import type { Context } from 'hono';
import type { RecordContext } from '../../world/resorts/resort-records.ts';
import { searchContext } from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** The context of the resort service's responses, including the agency's markup. */
export function resortContext(world: SandboxWorld, c: Context): RecordContext {
  const { seed, origin, language = 'en', markups } = searchContext(world, c);
  return { seed, origin, language, ...(markups !== undefined && { markup: markups.resort }) };
}
