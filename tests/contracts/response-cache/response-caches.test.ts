import { bentoResponseCache } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { SMALL } from '../../support/edge/a-response-cache.ts';
import { responseCacheContract } from './response-cache.contract.ts';

responseCacheContract('BentoCache in memory', () =>
  bentoResponseCache({ agency: SMALL, content: SMALL, deals: SMALL }),
);
