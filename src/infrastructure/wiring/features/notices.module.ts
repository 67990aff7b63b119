import { ContainerModule } from 'inversify';
import { openNotices } from '../../../application/notices/open-notices.ts';
import { fromTokens } from '../from-tokens.ts';
import { FEATURE, PORT } from '../tokens.ts';

const notices = fromTokens(openNotices, { ids: PORT.ids });

export const noticesModule = new ContainerModule(({ bind }) => {
  bind(FEATURE.notices).toResolvedValue(...notices);
});
