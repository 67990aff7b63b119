import { ContainerModule } from 'inversify';
import { openResorts } from '../../../application/resorts/open-resorts.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const resortsModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.resorts).toResolvedValue(
    (resorts, clock, refetch) => openResorts({ resorts, clock, refetch }),
    [PORT.resorts, PORT.clock, REFETCH],
  );
});
