import { ContainerModule } from 'inversify';
import { openContent } from '../../../application/content/open-content.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT, REFETCH } from '../tokens.ts';

export const contentModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.content).toResolvedValue(
    ...fromTokens(openContent, {
      agency: FEATURE.agency,
      content: PORT.content,
      cleaner: PORT.cleaner,
      refetch: REFETCH,
    }),
  );
});
