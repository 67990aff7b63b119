import { ContainerModule } from 'inversify';
import { openHostAgency } from '../../../application/agency/open-host-agency.ts';
import { openPlatform } from '../../../application/agency/open-platform.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const agency = fromTokens(openHostAgency, {
  agencies: PORT.agencies,
  configuration: PORT.configuration,
  page: PORT.page,
  refetch: REFETCH,
});
const platform = fromTokens(openPlatform, { platform: PORT.platform, refetch: REFETCH });

export const agencyModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.agency).toResolvedValue(...agency);
  bind(FEATURE.platform).toResolvedValue(...platform);
});
