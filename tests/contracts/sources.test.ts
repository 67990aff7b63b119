import { httpAgencySource } from '../../src/infrastructure/agency/http-agency-source.ts';
import { httpDealSource } from '../../src/infrastructure/deals/http-deal-source.ts';
import { httpRateSource } from '../../src/infrastructure/market/http-rate-source.ts';
import { memoryAgencySource } from '../../src/infrastructure/memory/memory-agency-source.ts';
import { memoryDealSource } from '../../src/infrastructure/memory/memory-deal-source.ts';
import { memoryRateSource } from '../../src/infrastructure/memory/memory-rate-source.ts';
import { agencySourceContract } from './agency-source.contract.ts';
import { dealSourceContract } from './deal-source.contract.ts';
import { rateSourceContract } from './rate-source.contract.ts';
import { inMemory, overHttp } from './source-answers.ts';

agencySourceContract('The HTTP agency source', overHttp(httpAgencySource));
agencySourceContract('The memory agency source', inMemory(memoryAgencySource));
rateSourceContract('The HTTP rate source', overHttp(httpRateSource));
rateSourceContract('The memory rate source', inMemory(memoryRateSource));
dealSourceContract('The HTTP deal source', overHttp(httpDealSource));
dealSourceContract(
  'The memory deal source',
  inMemory((answer) => memoryDealSource({ hotels: answer })),
);
