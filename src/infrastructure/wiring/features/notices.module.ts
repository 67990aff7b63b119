import { ContainerModule } from 'inversify';
import { createNotices } from '../../../application/notices/create-notices.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const noticesFactory = fromTokens(createNotices, { ids: PORT.ids });

export const noticesModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.notices).toResolvedValue(...noticesFactory);
});
