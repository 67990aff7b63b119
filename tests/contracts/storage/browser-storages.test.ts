// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserCookieJar } from '../../../src/infrastructure/browser/browser-cookie-jar.ts';
import { browserStorage } from '../../../src/infrastructure/browser/browser-storage.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { storedIn } from '../../support/adapters-in.ts';
import { cookieJarContract, currencyContract, tabStorageContract } from './storage.contract.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage without free space. */
const fullStorage = { getItem: () => null, setItem: refuse, removeItem: () => undefined } as unknown as Storage;

/** Cookies are disabled: they are accepted silently and never returned. */
function refuseCookies(): void {
  replaceCookies({ get: () => '', set: () => undefined });
}

/** Replaces the document's cookies until the test is over. */
function replaceCookies(access: { get(): string; set(cookie: string): void }): void {
  Object.defineProperty(document, 'cookie', { configurable: true, ...access });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
});

beforeEach(() => {
  window.localStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
});

cookieJarContract('The browser cookie jar', () => browserCookieJar({ hostname: 'localhost', secure: false }));
cookieJarContract('The browser cookie jar that is refused', () => {
  refuseCookies();
  return browserCookieJar({ hostname: 'localhost', secure: false });
});
cookieJarContract('The browser cookie jar that throws on access', () => {
  replaceCookies({ get: refuse, set: refuse });
  return browserCookieJar({ hostname: 'localhost', secure: false });
});
cookieJarContract('The memory cookie jar', () => memoryCookieJar());
tabStorageContract('Browser storage', () => {
  window.localStorage.clear();
  return browserStorage(() => window.localStorage);
});
tabStorageContract('Browser storage that throws on access', () => browserStorage(refuse));
tabStorageContract('Browser storage that is full', () => browserStorage(() => fullStorage));
tabStorageContract('Memory storage', () => memoryStorage());
currencyContract('A currency in browser storage', () => {
  window.localStorage.clear();
  const storage = browserStorage(() => window.localStorage);
  return { store: storedIn({ localStorage: storage }).currency, storage };
});

// @rule 4.10, 7.5
describe('where the browser refuses', () => {
  it('the cookie jar returns an error', () => {
    refuseCookies();
    const jar = browserCookieJar({ hostname: 'localhost', secure: false });
    expect(jar.write('a', '1', { sameSite: 'lax' })).toMatchObject({ error: { kind: 'storage-refused', key: 'a' } });
  });

  it('the storage returns an error', () => {
    expect(browserStorage(() => fullStorage).write('a', '1')).toMatchObject({
      error: { kind: 'storage-refused', key: 'a' },
    });
  });
});

describe('where a parent domain has a cookie of the same name', () => {
  /** Cookies of the same name of the host and of a parent domain; the host's keeps its place until it is removed. */
  function withNamesake({ isFixed = false } = {}) {
    let cookies = ['a=own', 'a=parent'];
    replaceCookies({
      get: () => cookies.join('; '),
      set(cookie) {
        const [pair = ''] = cookie.split(';');
        if (isFixed) return;
        const otherCookies = cookies.filter((storedCookie) => storedCookie === 'a=parent');
        const ownIndex = cookies.findIndex((storedCookie) => storedCookie !== 'a=parent');
        const [, expires] = /expires=([^;]+)/i.exec(cookie) ?? [];
        if (expires !== undefined && Date.parse(expires) < Date.now()) cookies = otherCookies;
        else cookies = ownIndex === -1 ? [...otherCookies, pair] : cookies.with(ownIndex, pair);
      },
    });
    return browserCookieJar({ hostname: 'localhost', secure: false });
  }

  it('what is written counts, although the other was created later', () => {
    const jar = withNamesake();
    expect(jar.readAll('a')).toEqual(['own', 'parent']);
    expect(jar.write('a', '1', { sameSite: 'lax' })).toEqual({ ok: true, value: undefined });
    expect(jar.readAll('a')).toEqual(['parent', '1']);
    expect(jar.read('a')).toBe('1');
  });

  it('the error says so if it can’t be overridden, and the value lasts as long as the page', () => {
    const jar = withNamesake({ isFixed: true });
    const writtenResult = jar.write('a', '1', { sameSite: 'lax' });
    expect(writtenResult).toMatchObject({ error: { reason: expect.stringContaining('Another cookie of this name') } });
    expect(jar.read('a')).toBe('1');
  });
});

describe('a currency that the browser refuses to store', () => {
  it('returns an error, and lasts as long as the page', () => {
    const store = storedIn({ localStorage: browserStorage(() => fullStorage) }).currency;
    expect(store.write({ currency: 'EUR', country: 'DE' })).toMatchObject({ error: { kind: 'storage-refused' } });
    expect(store.read()).toEqual({ currency: 'EUR', country: 'DE' });
  });
});

describe('where the browser stores', () => {
  it('cookies and values outlive the adapter that wrote them', () => {
    browserCookieJar({ hostname: 'localhost', secure: false }).write('a', '1', { sameSite: 'lax' });
    browserStorage(() => window.localStorage).write('b', '2');
    expect(browserCookieJar({ hostname: 'localhost', secure: false }).read('a')).toBe('1');
    expect(browserStorage(() => window.localStorage).read('b')).toBe('2');
  });
});
