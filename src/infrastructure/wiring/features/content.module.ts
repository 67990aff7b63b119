import { ContainerModule } from 'inversify';
import { openContent } from '../../../application/content/open-content.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const contentModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.content).toResolvedValue(
    (agency, content, cleaner, refetch) => openContent({ agency, content, cleaner, refetch }),
    [FEATURE.agency, PORT.content, PORT.cleaner, REFETCH],
  );
});
