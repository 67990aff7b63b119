import type { UserProfile } from '@livery/contract/session/user-profile';
import { ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { aConfiguration } from '../../support/data/a-configuration.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aPage } from '../../support/pages/a-page.ts';
import { pendingResponse } from '../../support/scripted-adapters.ts';
import { aCountedShell, OPEN_AGENCY } from './a-counted-shell.ts';

const nextTask = () => new Promise(setImmediate);

/** A started shell, and a function that opens one page after another. */
async function openShell(...options: Parameters<typeof aCountedShell>) {
  const countedShell = aCountedShell(...options);
  countedShell.shell.start();
  await nextTask();
  return {
    ...countedShell,
    async open(...addresses: readonly string[]) {
      for (const address of addresses) {
        countedShell.shell.pageData.open(aPage(address));
        await nextTask();
      }
    },
  };
}

// @rule 4.23
describe('the data of a page (rules 4.23)', () => {
  it.each([
    ['/', ['hotels']],
    ['/?tab=Car%20Rentals', ['cars']],
    ['/?tab=Activities', ['activities']],
    ['/?tab=Resorts', ['hotels']],
    ['/?tab=__proto__', ['hotels']],
    ['/?tab=Flights', []],
    ['/about', ['about']],
    ['/faqs', ['faq']],
    ['/privacy-policy', []],
    ['/booknow/hotels', []],
    ['/logout', []],
    ['/errors', []],
    ['/nowhere', []],
  ])('of %s is %j (rules 4.5, 2.11)', async (address, expected) => {
    const { open, names, shell } = await openShell();
    await open(address);
    expect(names()).toEqual(expected);
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
  });

  it('is nothing where the agency sells nothing', async () => {
    const agency = anAgency({ bookingMenu: [] });
    const { open, names, shell } = await openShell({ agencies: { read: async () => ok(agency) } });
    await open('/');
    expect(names()).toEqual([]);
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
  });

  it('is loaded once for each page that is opened, and again when one comes back', async () => {
    const { open, names } = await openShell();
    await open('/', '/about', '/about?lng=de', '/', '/booknow/hotels', '/');
    expect(names()).toEqual(['hotels', 'about', 'hotels', 'hotels']);
  });

  it('is loaded once for each tab that the address names', async () => {
    const { open, names, shell } = await openShell();
    await open('/', '/?tab=Hotels', '/?tab=Car%20Rentals', '/?tab=Car%20Rentals&lng=de', '/?tab=Cruises', '/');
    expect(names()).toEqual(['hotels', 'cars', 'hotels']);
    expect(shell.deals.tab.now()).toBe('hotels');
  });

  it('replaces a request for the same that is under way', async () => {
    const { open, calls } = await openShell({}, (name, value) => {
      const isLate = name === 'hotels' || name === 'about';
      return isLate ? new Promise(() => undefined) : Promise.resolve(ok(value));
    });
    await open('/', '/about', '/', '/about');
    expect(calls.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ['hotels', true],
      ['about', true],
      ['hotels', false],
      ['about', false],
    ]);
  });

  it('is not requested before the agency is known', async () => {
    const agency = pendingResponse<typeof OPEN_AGENCY>();
    const { open, names } = await openShell({ agencies: { read: () => agency.response } });
    await open('/about');
    expect(names()).toEqual([]);
    await agency.give(ok(OPEN_AGENCY));
    expect(names()).toEqual(['about']);
  });

  it('is not requested for a page that redirects', async () => {
    const configuration = aConfiguration({ policies: { everybody: { hotelsFirstHosts: true }, entries: new Map() } });
    const { open, names, shell } = await openShell({ configuration });
    await open('/');
    expect(names()).toEqual([]);
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
  });
});

describe('the data of a legal page', () => {
  it.each([
    ['/privacy-policy', '<p>Private</p>'],
    ['/cookies-policy', '<p>Cookies</p>'],
    ['/disclaimer', '<p>Rain</p>'],
  ])('is the text of the agency, made safe: %s', async (address, text) => {
    const legal = { privacyPolicy: '<p>Private</p>', cookiesPolicy: '<p>Cookies</p>', disclaimer: '<p>Rain</p>' };
    const { open, names, shell } = await openShell({ agencies: { read: async () => ok(anAgency({ legal })) } });
    expect(shell.content.cleaned(text)).toBeUndefined();
    await open(address);
    await shell.pageData.whenSettled();
    expect(shell.content.cleaned(text)).toBeDefined();
    expect(names()).toEqual([]);
  });
});

describe('the data of a page, with an access token', () => {
  const cookies = () => memoryCookieJar([['access_token', 'token-1']]);
  const readingProfiles = (read: () => ReturnType<typeof profileOf>) => ({
    profiles: { read, loadAgentData: async () => ok(undefined) },
  });
  const profileOf = async () => ok(aUser());

  it.each([
    ['/about', 'about'],
    ['/faqs', 'faq'],
  ])('is the same for everybody at %s, and waits for no profile', async (address, call) => {
    const profile = pendingResponse<UserProfile>();
    const { open, names } = await openShell({
      cookies: cookies(),
      profiles: { read: () => profile.response, loadAgentData: async () => ok(undefined) },
    });
    await open(address);
    expect(names()).toEqual([call]);
    await profile.give(ok(aUser()));
    expect(names()).toEqual([call]);
  });

  it('waits for the profile at the home page, whose deals depend on it', async () => {
    const profile = pendingResponse<UserProfile>();
    const { open, names, shell } = await openShell({
      cookies: cookies(),
      profiles: { read: () => profile.response, loadAgentData: async () => ok(undefined) },
    });
    await open('/');
    expect(names()).toEqual([]);
    await expect(shell.pageData.whenSettled()).resolves.toBeUndefined();
    await profile.give(ok(aUser()));
    expect(names()).toEqual(['hotels']);
  });

  it('is loaded again after a sign-in, for what that person may see', async () => {
    const { open, names, shell } = await openShell({ cookies: memoryCookieJar(), ...readingProfiles(profileOf) });
    await open('/');
    shell.session.acceptToken('token-1');
    await nextTask();
    expect(names()).toEqual(['hotels', 'hotels']);
  });

  it('is not requested at the home page where a deal link is waited for', async () => {
    const { open, names, shell } = await openShell({ cookies: memoryCookieJar(), ...readingProfiles(profileOf) });
    for (const page of ['/url/8', '/login']) shell.session.pageOpened(aPage(page));
    shell.session.acceptToken('token-1');
    await nextTask();
    expect(shell.session.deepLink.now()).toBe('/url/8');
    await open('/', '/url/8');
    expect(names()).toEqual([]);
  });
});
