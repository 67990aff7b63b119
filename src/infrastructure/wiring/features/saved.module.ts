import { ContainerModule } from 'inversify';
import { createSaved } from '../../../application/saved/create-saved.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const savedFactory = fromTokens(createSaved, {
  agency: FEATURE.agency,
  session: FEATURE.session,
  market: FEATURE.market,
  remotes: FEATURE.remotes,
  stored: PORT.stored,
  clock: PORT.clock,
  reporter: PORT.reporter,
  notices: FEATURE.notices,
});

export const savedModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.saved).toResolvedValue(...savedFactory);
});
