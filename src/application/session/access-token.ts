import { BehaviorSubject } from 'rxjs';
import { STORED_KEYS } from '../../domain/session/stored-keys.ts';
import type { Page } from '../navigation/page.port.ts';
import type { CookieJar } from '../shared/cookie-jar.port.ts';
import { derive } from '../shared/derive.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';

/** The access token, which lives in its cookie and nowhere else (readings 41). */
export interface AccessToken {
  readonly held: Live<boolean>;
  /** The token of this moment: a cookie can go while the page stays open. */
  read(): string | undefined;
  take(token: string): void;
  /** Whether the cookie holds a token that others have put there since we last looked. */
  isReplaced(): boolean;
  /** Looks again whether there is one, when the cookie was changed by others. */
  refresh(): void;
}

interface Needs {
  readonly cookies: CookieJar;
  readonly page: Page;
  readonly reporter: Reporter;
}

/** In this order; the address of one who comes from a sign-in page elsewhere may hold either. */
const PARAMETERS = ['token', STORED_KEYS.token.name];

/** Opens the token; one in the address is taken once, kept, and removed from the address bar (readings 21). */
export function openAccessToken({ cookies, page, reporter }: Needs): AccessToken {
  const { name, parse } = STORED_KEYS.token;
  const read = () => parse(cookies.read(name) ?? '');
  const token = new BehaviorSubject(read());

  const take = (given: string) => {
    const usable = parse(given);
    if (usable === undefined) return;
    const kept = cookies.write(name, usable, { sameSite: 'lax' });
    if (!kept.ok) reporter.warn(kept.error);
    token.next(usable);
  };

  const address = page.address();
  const [given] = PARAMETERS.flatMap((parameter) => address.searchParams.getAll(parameter));
  if (given !== undefined) {
    take(given);
    for (const parameter of PARAMETERS) address.searchParams.delete(parameter);
    page.replaceAddress(address);
  }

  return {
    held: derive([liveOf(token)], (now) => now !== undefined),
    read,
    take,
    isReplaced: () => read() !== undefined && read() !== token.value,
    refresh: () => token.next(read()),
  };
}
