import { ContainerModule } from 'inversify';
import { openHostAgency } from '../../../application/agency/open-host-agency.ts';
import { openPlatform } from '../../../application/agency/open-platform.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const agencyModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.agency).toResolvedValue(
    (agencies, configuration, page, refetch) => openHostAgency({ agencies, configuration, page, refetch }),
    [PORT.agencies, PORT.configuration, PORT.page, REFETCH],
  );
  bind(FEATURE.platform).toResolvedValue(
    (platform, refetch) => openPlatform({ platform, refetch }),
    [PORT.platform, REFETCH],
  );
});
