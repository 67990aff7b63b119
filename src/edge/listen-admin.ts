import type { Result } from '@livery/contract/shared/result';
import type { Hono } from 'hono';
import { SETTINGS, type Settings } from '../infrastructure/configuration/settings.ts';
import { type ListeningServer, listen } from './listen.ts';

const ADMIN_VARIABLES = { host: SETTINGS.adminHost.name, port: SETTINGS.adminPort.name };

/** Starts to listen on the admin port; `undefined` if none is set. Fails with one sentence if it can't be used. */
export async function listenAdmin(
  admin: Pick<Hono, 'fetch'>,
  { adminHost: host, adminPort: port }: Pick<Settings, 'adminHost' | 'adminPort'>,
): Promise<Result<ListeningServer, string> | undefined> {
  return port === undefined ? undefined : listen(admin, { host, port, variables: ADMIN_VARIABLES });
}
