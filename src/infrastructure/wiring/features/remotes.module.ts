import { ContainerModule } from 'inversify';
import { openRemotes } from '../../../application/remotes/open-remotes.ts';
import { FEATURE, PORT, SHELL, SHELL_AND_SESSION } from '../tokens.ts';

export const remotesModule = new ContainerModule(({ bind }) => {
  // Lazy, since the shell and the session depend on the remotes in their turn.
  bind(SHELL_AND_SESSION).toFactory((context) => () => ({
    shell: context.get(SHELL),
    session: context.get(FEATURE.session),
  }));
  bind(FEATURE.remotes).toResolvedValue(
    (shellAndSession, remoteHost, remoteCalls, profiles, clock, reporter, page, configuration) =>
      openRemotes({ shellAndSession, remoteHost, remoteCalls, profiles, clock, reporter, page, configuration }),
    [
      SHELL_AND_SESSION,
      PORT.remoteHost,
      PORT.remoteCalls,
      PORT.profiles,
      PORT.clock,
      PORT.reporter,
      PORT.page,
      PORT.configuration,
    ],
  );
});
