import { ContainerModule } from 'inversify';
import { openSession } from '../../../application/session/open-session.ts';
import { FEATURE, PORT } from '../tokens.ts';

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.session).toResolvedValue(
    (agency, remotes, signIn, stored, tabs, page, ids, clock, reporter) =>
      openSession({
        agency,
        remotes,
        signIn,
        stored,
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
      PORT.stored,
      PORT.tabs,
      PORT.page,
      PORT.ids,
      PORT.clock,
      PORT.reporter,
    ],
  );
});
