import { ContainerModule } from 'inversify';
import type { StoredSession } from '../stored-session.ts';
import { PORT } from '../tokens.ts';

/** What is stored in files in the place of what is in memory. */
export function nodeModule({ cookies, localStorage }: StoredSession): ContainerModule {
  return new ContainerModule(({ rebind }) => {
    if (cookies !== undefined) rebind(PORT.cookies).toConstantValue(cookies);
    if (localStorage !== undefined) rebind(PORT.localStorage).toConstantValue(localStorage);
  });
}
