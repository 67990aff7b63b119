import { ContainerModule } from 'inversify';
import { openNotices } from '../../../application/notices/open-notices.ts';
import { FEATURE, PORT } from '../tokens.ts';

export const noticesModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.notices).toResolvedValue((ids) => openNotices({ ids }), [PORT.ids]);
});
