import { ContainerModule } from 'inversify';
import { openCodeLoading } from '../../../application/navigation/open-code-loading.ts';
import { openNavigation } from '../../../application/navigation/open-navigation.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const navigationModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.navigation).toResolvedValue(
    (agency, session, navigation, configuration, cookies, clock, page, refetch) =>
      openNavigation({ agency, session, navigation, configuration, cookies, clock, page, refetch }),
    [
      FEATURE.agency,
      FEATURE.session,
      PORT.navigation,
      PORT.configuration,
      PORT.cookies,
      PORT.clock,
      PORT.page,
      REFETCH,
    ],
  );
  bind(FEATURE.code).toResolvedValue(
    (build, page, sessionStorage, reporter) => openCodeLoading({ build, page, sessionStorage, reporter }),
    [PORT.build, PORT.page, PORT.sessionStorage, PORT.reporter],
  );
});
