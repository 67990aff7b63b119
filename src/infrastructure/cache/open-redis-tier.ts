import { connectRedis } from './redis-connection.ts';
import { type RedisTier, redisTier } from './redis-tier.ts';

/** Connects to a Redis, which need not be there yet, and keeps the tier of a cache in it. */
export async function openRedisTier(...connection: Parameters<typeof connectRedis>): Promise<RedisTier> {
  return redisTier(await connectRedis(...connection));
}
