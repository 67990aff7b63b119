import { ContainerModule } from 'inversify';
import { createRemotes } from '../../../application/remotes/create-remotes.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, GET_SHELL_AND_SESSION, PORT, SHELL } from '../tokens.ts';

const remotesFactory = fromTokens(createRemotes, {
  getShellAndSession: GET_SHELL_AND_SESSION,
  remoteHost: PORT.remoteHost,
  remoteCalls: PORT.remoteCalls,
  profiles: PORT.profiles,
  clock: PORT.clock,
  reporter: PORT.reporter,
  page: PORT.page,
  maps: PORT.maps,
  configuration: PORT.configuration,
  stored: PORT.stored,
});

export const remotesModule = new ContainerModule(({ bind }) => {
  // A factory, because of a cycle: Shell and Session depend on Remotes, which gets both when its code is loaded.
  bind(GET_SHELL_AND_SESSION).toFactory((context) => () => ({
    shell: context.get(SHELL),
    session: context.get(FEATURE.session),
  }));
  bind(FEATURE.remotes).toResolvedValue(...remotesFactory);
});
