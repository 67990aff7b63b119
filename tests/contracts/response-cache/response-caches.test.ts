import { afterAll, beforeAll, describe } from 'vitest';
import { bentoResponseCache } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { anInstance, inRedis, inTurn, redisTime } from '../../support/edge/a-fleet.ts';
import { aRedis, type TestRedis, WITHOUT_REDIS } from '../../support/edge/a-redis.ts';
import { SMALL } from '../../support/edge/a-response-cache.ts';
import { responseCacheContract } from './response-cache.contract.ts';

const limits = { agency: SMALL, content: SMALL, deals: SMALL };

responseCacheContract('BentoCache in memory', { make: () => bentoResponseCache({ limits }) });

describe.skipIf(WITHOUT_REDIS !== '')(`with Redis${WITHOUT_REDIS}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await aRedis();
    await redis.start();
  });
  afterAll(() => redis.remove());

  const { watch, settled, passed } = redisTime(() => redis.url);
  /** @param count of instances that share one Redis, and are read in turn */
  const fleetOf = (count: number) => ({
    async make() {
      await inRedis(redis.url, (connection) => connection.flushall());
      watch();
      return inTurn(await Promise.all(Array.from({ length: count }, () => anInstance(redis.url, { limits }))));
    },
    settled,
    passed,
    hasMoreThanMemory: true,
    processes: count,
  });

  responseCacheContract('BentoCache in memory and Redis', fleetOf(1));
  responseCacheContract('BentoCache of two instances, which read from each other through Redis', fleetOf(2));
});
