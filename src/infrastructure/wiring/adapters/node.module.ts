import { ContainerModule } from 'inversify';
import type { StoredSession } from '../stored-session.ts';
import { PORT } from '../tokens.ts';

/** Replaces the cookies and storage in memory with those in files. */
export function nodeModule({ cookies, localStorage }: StoredSession): ContainerModule {
  return new ContainerModule(({ rebind }) => {
    if (cookies !== undefined) rebind(PORT.cookies).toConstantValue(cookies);
    if (localStorage !== undefined) rebind(PORT.localStorage).toConstantValue(localStorage);
  });
}
