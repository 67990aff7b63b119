import { ContainerModule } from 'inversify';
import { openRemotes } from '../../../application/remotes/open-remotes.ts';
import { FEATURE, PORT, SERVED_SHELL, SHELL } from '../tokens.ts';

export const remotesModule = new ContainerModule(({ bind }) => {
  // Lazy, since the shell and the session depend on the remotes in their turn.
  bind(SERVED_SHELL).toFactory((context) => () => ({
    shell: context.get(SHELL),
    session: context.get(FEATURE.session),
  }));
  bind(FEATURE.remotes).toResolvedValue(
    (served, remoteHost, remoteCalls, profiles, clock, reporter, page, configuration) =>
      openRemotes({ served, remoteHost, remoteCalls, profiles, clock, reporter, page, configuration }),
    [
      SERVED_SHELL,
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
