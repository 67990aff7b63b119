import { ContainerModule } from 'inversify';
import { openResorts } from '../../../application/resorts/open-resorts.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const resorts = fromTokens(openResorts, { resorts: PORT.resorts, clock: PORT.clock, refetch: REFETCH });

export const resortsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.resorts).toResolvedValue(...resorts);
});
