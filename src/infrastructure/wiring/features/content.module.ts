import { ContainerModule } from 'inversify';
import { createContent } from '../../../application/content/create-content.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

const contentFactory = fromTokens(createContent, {
  agency: FEATURE.agency,
  content: PORT.content,
  cleaner: PORT.cleaner,
  refetch: REFETCH,
});

export const contentModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.content).toResolvedValue(...contentFactory);
});
