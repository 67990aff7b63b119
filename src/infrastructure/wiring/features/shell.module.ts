import { ContainerModule } from 'inversify';
import { openShell } from '../../../application/open-shell.ts';
import { openRefetch } from '../../../application/shared/refetch.ts';
import { FEATURE, PORT, REFETCH, SHELL } from '../tokens.ts';

export const shellModule = new ContainerModule(({ bind }) => {
  bind(REFETCH).toResolvedValue(openRefetch);
  bind(SHELL).toResolvedValue(
    (
      agency,
      platform,
      session,
      market,
      deals,
      savePrice,
      trip,
      content,
      navigation,
      code,
      remotes,
      resorts,
      notices,
      analytics,
      clock,
      page,
      sessionStorage,
      interceptor,
      refetch,
    ) =>
      openShell({
        agency,
        platform,
        session,
        market,
        deals,
        savePrice,
        trip,
        content,
        navigation,
        code,
        remotes,
        resorts,
        notices,
        analytics,
        clock,
        page,
        sessionStorage,
        interceptor,
        refetch,
      }),
    [
      FEATURE.agency,
      FEATURE.platform,
      FEATURE.session,
      FEATURE.market,
      FEATURE.deals,
      FEATURE.savePrice,
      FEATURE.trip,
      FEATURE.content,
      FEATURE.navigation,
      FEATURE.code,
      FEATURE.remotes,
      FEATURE.resorts,
      FEATURE.notices,
      FEATURE.analytics,
      PORT.clock,
      PORT.page,
      PORT.sessionStorage,
      PORT.interceptor,
      REFETCH,
    ],
  );
});
