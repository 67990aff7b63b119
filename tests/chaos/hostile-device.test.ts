// @vitest-environment jsdom

import { ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestContext, ResponseStatus } from '../../src/application/session/request-interceptor.port.ts';
import type { Problem } from '../../src/application/shared/reporter.port.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { NO_REMOTES } from '../../src/infrastructure/wiring/adapters/memory-device.module.ts';
import { browserAdapters } from '../../src/infrastructure/wiring/browser-adapters.ts';
import { replacing } from '../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../src/infrastructure/wiring/tokens.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { aConfiguration } from '../support/data/a-configuration.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aBrowsedPage } from '../support/pages/a-browsed-page.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

class RefusedChannel {
  constructor() {
    refuse();
  }
}

/** A storage without free space. */
const fullStorage = { getItem: () => null, setItem: refuse, removeItem: () => undefined } as unknown as Storage;

/** Ways in which a browser may store nothing, by its reaction to access. */
const DEVICES = [
  ['throws on every touch', { cookies: { get: refuse, set: refuse }, storage: refuse, channel: RefusedChannel }],
  [
    'takes cookies and forgets them, and has no room',
    { cookies: { get: () => '', set: () => undefined }, storage: () => fullStorage },
  ],
] as const satisfies readonly (readonly [string, Device])[];

interface Device {
  readonly cookies: { get(): string; set(cookie: string): void };
  storage(): Storage;
  /** A constructor that throws; without it, there are no channels. */
  readonly channel?: new () => object;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
});

/** Opens the home page in such a browser. */
function openOn({ cookies, storage, channel }: Device) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
  const browser = Object.defineProperties(
    {
      location: window.location,
      history: window.history,
      navigator: window.navigator,
      addEventListener: () => undefined,
      document,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    },
    {
      localStorage: { get: storage },
      sessionStorage: { get: storage },
      BroadcastChannel: { value: channel },
    },
  ) as unknown as Window & typeof globalThis;
  const [warnings, responses, clock] = [new Array<Problem>(), new Subject<ResponseStatus>(), aMovedClock()];
  const page = aBrowsedPage('http://localhost/');
  let context: ((call: string) => RequestContext) | undefined;
  const configuration = aConfiguration();
  const report = (problem: Problem) => warnings.push(problem);
  const device = browserAdapters({ window: browser, configuration, reporter: { warn: report, error: report } });
  const sources = replacing({
    ...SILENT_SOURCES,
    clock,
    page,
    remoteHost: NO_REMOTES,
    agencies: { read: async () => ok(anAgency()) },
    profiles: { ...SILENT_SOURCES.profiles, read: async () => ok(aUser()) },
    interceptor: {
      responses,
      setContext: (read) => {
        context = read;
      },
    },
  });
  const shell = createShell([...device, sources]);
  return { shell, page, clock, warnings, responses, token: () => context?.('/api/agency').token };
}

describe.each(DEVICES)('a browser that %s', (_, device) => {
  it('lets the visitor choose a language, a currency and consent, as long as the page lives', () => {
    const { shell, warnings } = openOn(device);
    shell.market.chooseLanguage('de');
    shell.market.chooseCurrency({ currency: 'EUR', country: 'DE' });
    shell.analytics.decide('denied');
    expect([shell.market.language.now(), shell.market.currency.now().currency]).toEqual(['de', 'EUR']);
    expect(shell.analytics.consent.now()).toBe('denied');
    expect(new Set(warnings.map(({ kind }) => kind))).toEqual(new Set(['storage-refused']));
  });

  it('lets them sign in and out again', async () => {
    const { shell, token } = openOn(device);
    shell.session.acceptToken('token-1');
    await new Promise(setImmediate);
    const state = () => [shell.session.signedIn.now(), shell.session.profile.now().kind, token()];
    expect(state()).toEqual([true, 'ready', 'token-1']);
    shell.session.signOut();
    expect(state()).toEqual([false, 'visitor', undefined]);
  });

  it('shows the save-price popup until it is closed, once', async () => {
    const { shell, clock } = openOn(device);
    shell.start();
    await new Promise(setImmediate);
    shell.savePrice.homeEntered();
    clock.advance(5_000);
    expect(shell.savePrice.isOpen.now()).toBe(true);
    shell.savePrice.close();
    shell.savePrice.homeEntered();
    clock.advance(5_000);
    expect(shell.savePrice.isOpen.now()).toBe(false);
  });

  it('is taken to /logout once by 20 parallel responses of 401, and by none without a token (rules 4.20)', () => {
    const { shell, page, responses } = openOn(device);
    const refuse = () => responses.next({ call: 'GET /api/agency', status: 'unauthorised' });
    refuse();
    expect(page.leaveFor).not.toHaveBeenCalled();
    shell.session.acceptToken('token-1');
    for (let call = 0; call < 20; call++) refuse();
    expect(page.leaveFor.mock.calls).toEqual([['/logout']]);
  });
});

describe('20 parallel responses of 401', () => {
  function aPage(path: string, storedPorts: Pick<Ports, 'sessionStorage' | 'cookies'>) {
    const responses = new Subject<ResponseStatus>();
    const page = aBrowsedPage(`http://aurora.localhost${path}`);
    const shell = createShell(
      scriptedAdapters({ ...storedPorts, page, interceptor: { setContext: () => undefined, responses } }),
    );
    for (let call = 0; call < 20; call++) responses.next({ call: `GET /api/${call}`, status: 'unauthorised' });
    return { shell, addresses: page.leaveFor.mock.calls.flat() };
  }

  it('are one navigation, and none on the pages after it, until the next sign-in', () => {
    const storages = { sessionStorage: memoryStorage(), cookies: memoryCookieJar() };
    const pages = ['/dashboard', '/logout', '/', '/'].map((path) => aPage(path, storages));
    expect(pages.map(({ addresses }) => addresses)).toEqual([['/logout'], [], [], []]);
    pages.at(-1)?.shell.session.acceptToken('token-2');
    expect(aPage('/', storages).addresses).toEqual(['/logout']);
  });
});
