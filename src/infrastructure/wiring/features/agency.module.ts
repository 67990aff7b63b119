import { ContainerModule } from 'inversify';
import { createHostAgency } from '../../../application/agency/create-host-agency.ts';
import { createPlatform } from '../../../application/agency/create-platform.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const agencyFactory = fromTokens(createHostAgency, {
  agencies: PORT.agencies,
  configuration: PORT.configuration,
  page: PORT.page,
  refetch: REFETCH,
});
const platformFactory = fromTokens(createPlatform, { platform: PORT.platform, refetch: REFETCH });

export const agencyModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.agency).toResolvedValue(...agencyFactory);
  bind(FEATURE.platform).toResolvedValue(...platformFactory);
});
