import { bentoResponseCache } from '../../src/infrastructure/cache/bento-response-cache.ts';
import { responseCacheContract, SMALL } from './response-cache.contract.ts';

responseCacheContract('BentoCache in memory', () =>
  bentoResponseCache({ agency: SMALL, content: SMALL, deals: SMALL }),
);
