import { createRedisConnection } from './redis-connection.ts';
import { type RedisTier, redisTier } from './redis-tier.ts';

/** The shared tier of a cache in Redis; the server needn't be reachable yet. Nothing is connected before `connect`. */
export function createRedisTier(...connection: Parameters<typeof createRedisConnection>): RedisTier {
  return redisTier(createRedisConnection(...connection));
}
