import { ContainerModule } from 'inversify';
import { openCodeLoading } from '../../../application/navigation/open-code-loading.ts';
import { openNavigation } from '../../../application/navigation/open-navigation.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const navigationModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.navigation).toResolvedValue(
    (agency, session, navigation, configuration, stored, clock, page, refetch) =>
      openNavigation({ agency, session, navigation, configuration, stored, clock, page, refetch }),
    [FEATURE.agency, FEATURE.session, PORT.navigation, PORT.configuration, PORT.stored, PORT.clock, PORT.page, REFETCH],
  );
  bind(FEATURE.code).toResolvedValue(
    (build, page, stored, reporter) => openCodeLoading({ build, page, stored, reporter }),
    [PORT.build, PORT.page, PORT.stored, PORT.reporter],
  );
});
