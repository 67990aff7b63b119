import { ContainerModule } from 'inversify';
import { browserCookieJar } from '../../browser/browser-cookie-jar.ts';
import { PORT } from '../tokens.ts';

/** The cookies of the page's host. */
export function cookiesModule({ hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.cookies).toResolvedValue(() => browserCookieJar({ hostname, secure: protocol === 'https:' }));
  });
}
