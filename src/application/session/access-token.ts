import { parseAccessToken } from '@livery/contract/session/access-token';
import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, type Observable, ReplaySubject } from 'rxjs';
import type { Page } from '../navigation/page.port.ts';
import { derive } from '../shared/derive.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { Tabs } from '../shared/tabs.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';

/** The access token, which is stored in its cookie only. @rule 7.5 */
export interface AccessToken {
  readonly signedIn: Live<boolean>;
  /** Emits for each new token, of this tab or another; late subscribers get the last event. */
  readonly signIns: Observable<void>;
  /** The current token, read each time because a cookie can expire while the page is open. */
  read(): string | undefined;
  take(token: string): void;
  /** Whether another tab has changed the cookie since it was last read. */
  isReplaced(): boolean;
  /** Reads the cookie again, after another tab changed it. */
  refresh(): void;
}

interface AccessTokenDependencies {
  readonly stored: StoredValues;
  readonly tabs: Tabs;
  readonly page: Page;
  readonly reporter: Reporter;
}

/**
 * Opens the token. A token in the address is read once, stored, and removed from the address bar. The other tabs get an
 * event for each new token.
 * @rule 3.5, 4.13, 7.5
 */
export function openAccessToken({ stored, tabs, page, reporter }: AccessTokenDependencies): AccessToken {
  const { read, write } = stored.token;
  const token = new BehaviorSubject(read());
  const isReplaced = () => read() !== undefined && read() !== token.value;
  const signIns = new ReplaySubject<void>(1);

  const take = (givenToken: string) => {
    const usableAccessToken = parseAccessToken(givenToken);
    if (usableAccessToken === undefined) return;
    warnIfRefused(reporter, write(usableAccessToken));
    token.next(usableAccessToken);
    signIns.next();
    tabs.announce({ kind: 'signed-in' });
  };

  const address = page.address();
  const accessToken = takeAccessToken(address);
  if (accessToken !== undefined) {
    take(accessToken);
    page.replaceAddress(address);
  }

  return {
    signedIn: derive([liveFromSubject(token)], (now) => now !== undefined),
    signIns: signIns.asObservable(),
    read,
    take,
    isReplaced,
    refresh() {
      const replaced = isReplaced();
      token.next(read());
      if (replaced) signIns.next();
    },
  };
}

/**
 * Removes the token from an address and returns it: the first one, even if it isn't usable; `undefined` if there is
 * none.
 */
export function takeAccessToken({ pathname, searchParams }: URL): string | undefined {
  const parameters = tokenParameters(pathname);
  const [givenToken] = parameters.flatMap((parameter) => searchParams.getAll(parameter));
  for (const parameter of parameters) searchParams.delete(parameter);
  return givenToken;
}

/** The first path segments after which an e-mail's token may follow, as alternatives of a regular expression. */
export const EMAIL_TOKEN_PATHS = 'newPassword|verify|expired|reset';

/** Pages that e-mails link to: the `token` in their address is the e-mail's, not an access token. */
const EMAIL_PAGE_PATTERN = /^\/(?:newPassword|verify)(?:\/|$)/;

/** The query parameters in which an address may hold an access token, in order of precedence. @rule 4.13, 7.1 */
export function tokenParameters(path: string): readonly string[] {
  return EMAIL_PAGE_PATTERN.test(path) ? ['access_token'] : ['token', 'access_token'];
}
