import { createRedisConnection } from './redis-connection.ts';
import { type RedisTier, redisTier } from './redis-tier.ts';

/** Keeps the tier of a cache in a Redis, which need not be there yet. Nothing is connected before `connect`. */
export function createRedisTier(...connection: Parameters<typeof createRedisConnection>): RedisTier {
  return redisTier(createRedisConnection(...connection));
}
