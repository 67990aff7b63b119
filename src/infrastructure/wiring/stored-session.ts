import { memoryCookieJar } from '../memory/memory-cookie-jar.ts';
import { fileCookieJar } from '../node/file-cookie-jar.ts';
import { fileStorage } from '../node/file-storage.ts';
import { systemClock } from '../platform/system-clock.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';
import type { Storages } from '../storage/stored-values.ts';

interface StoredSessionDependencies {
  readonly stateFolder: string;
  readonly host: string;
  readonly apiUrl: string;
  readonly now?: Temporal.Instant | undefined;
  /** Whether the session changes the stored values, or only reads the stored sign-in. */
  readonly changes: boolean;
}

/** Replacements for a session's cookies and storage, if given. */
export type StoredSession = { readonly [Port in 'cookies' | 'localStorage']?: Storages[Port] | undefined };

/**
 * The stored values of sessions at a host, in files. They are separate for each host and API, so that a token is only
 * sent to the server that issued it.
 */
export function storedSession({ stateFolder, host, apiUrl, now, changes }: StoredSessionDependencies): StoredSession {
  const folder = `${stateFolder}/${encodeURIComponent(`${host} ${apiUrl}`)}`;
  const cookies = fileCookieJar(`${folder}/cookies.json`, systemClock({ now }).now);
  if (changes) return { cookies, localStorage: fileStorage(`${folder}/local-storage.json`) };
  const { name } = STORED_KEYS.token;
  const token = cookies.read(name);
  return token === undefined ? {} : { cookies: memoryCookieJar([[name, token]]) };
}
