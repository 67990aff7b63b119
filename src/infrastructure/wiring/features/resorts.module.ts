import { ContainerModule } from 'inversify';
import { openResorts } from '../../../application/resorts/open-resorts.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const resortsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.resorts).toResolvedValue(
    ...fromTokens(openResorts, { resorts: PORT.resorts, clock: PORT.clock, refetch: REFETCH }),
  );
});
