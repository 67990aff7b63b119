import { ContainerModule } from 'inversify';
import { createSession } from '../../../application/session/create-session.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const sessionFactory = fromTokens(createSession, {
  agency: FEATURE.agency,
  remotes: FEATURE.remotes,
  signIn: PORT.signIn,
  stored: PORT.stored,
  tabs: PORT.tabs,
  page: PORT.page,
  ids: PORT.ids,
  clock: PORT.clock,
  reporter: PORT.reporter,
});

export const sessionModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.session).toResolvedValue(...sessionFactory);
});
