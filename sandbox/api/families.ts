import type { Hono } from 'hono';
import { agencyCalls } from './agency.ts';
import { exchangeCalls } from './exchange.ts';
import { hotelDealCalls } from './hotel-deals.ts';
import { mediaCalls } from './media.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** Every family of calls, one file each. A new family is a new file and a line here. */
export const FAMILIES: readonly ((world: SandboxWorld) => Hono)[] = [
  agencyCalls,
  exchangeCalls,
  hotelDealCalls,
  mediaCalls,
];
