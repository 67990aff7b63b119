import { ContainerModule } from 'inversify';
import { createResorts } from '../../../application/resorts/create-resorts.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const resortsFactory = fromTokens(createResorts, { resorts: PORT.resorts, clock: PORT.clock, refetch: REFETCH });

export const resortsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.resorts).toResolvedValue(...resortsFactory);
});
