import * as v from 'valibot';
import type { CookieJar } from '../storage/key-value-storage.ts';
import { fileStorage } from './file-storage.ts';

/** `expires` in milliseconds since 1970; without it, the cookie lasts as long as the file. */
const storedCookie = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ value: v.string(), expires: v.optional(v.number()) }),
);

const MS_PER_MINUTE = 60_000;

/**
 * Cookies in a JSON file, which stands for the browser session: cookies without a lifetime stay until they are removed,
 * so that the user is still signed in at the next command.
 */
export function fileCookieJar(file: string, now: () => Temporal.Instant): CookieJar {
  const storage = fileStorage(file);
  const milliseconds = () => now().epochMilliseconds;

  const read = (name: string) => {
    const storedParseResult = v.safeParse(storedCookie, storage.read(name));
    if (!storedParseResult.success) return undefined;
    const { value, expires = Number.POSITIVE_INFINITY } = storedParseResult.output;
    return expires > milliseconds() ? value : undefined;
  };

  return {
    read,
    readAll: (name) => [read(name) ?? []].flat(),
    write(name, value, { minutes }) {
      const expires = minutes === undefined ? undefined : milliseconds() + minutes * MS_PER_MINUTE;
      return storage.write(name, JSON.stringify({ value, expires }));
    },
    remove: (name) => storage.remove(name),
  };
}
