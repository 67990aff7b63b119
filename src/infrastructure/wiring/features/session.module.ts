import { ContainerModule } from 'inversify';
import { openSession } from '../../../application/session/open-session.ts';
import { FEATURE, PORT } from '../tokens.ts';

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.session).toResolvedValue(
    (agency, remotes, signIn, cookies, localStorage, sessionStorage, tabs, page, ids, clock, reporter) =>
      openSession({
        agency,
        remotes,
        signIn,
        cookies,
        localStorage,
        sessionStorage,
        tabs,
        page,
        ids,
        clock,
        reporter,
      }),
    [
      FEATURE.agency,
      FEATURE.remotes,
      PORT.signIn,
      PORT.cookies,
      PORT.localStorage,
      PORT.sessionStorage,
      PORT.tabs,
      PORT.page,
      PORT.ids,
      PORT.clock,
      PORT.reporter,
    ],
  );
});
