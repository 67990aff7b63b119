import type { Adapters } from '../../application/adapters.ts';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import { STORED_KEYS, type StoredKey } from '../storage/stored-keys.ts';
import type { Storages } from '../storage/stored-values.ts';
import { REDACTED_TEXT, redact } from './redact.ts';

/** The parts of a device that affect a session, besides the responses to its requests. */
export type RecordedDevice = Pick<Adapters, 'configuration' | 'clock' | 'page'> & Storages;

/** The device at the start of a session, as JSON: its time, address, languages and stored values. */
export function describeDevice(device: RecordedDevice): object {
  const { clock, page, cookies, localStorage, sessionStorage, configuration } = device;
  const token = STORED_KEYS.token.name;
  const describeStored = (where: StoredKey<unknown>['where'], read: (name: string) => string | undefined) => {
    const names = Object.values(STORED_KEYS).filter((key) => key.where === where);
    const storedCookies = names.flatMap(({ name }) => {
      const value = read(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    return redact(Object.fromEntries(storedCookies), [cookies.read(token) ?? '']);
  };
  return {
    now: clock.now().toString(),
    timeZone: clock.timeZone(),
    page: withoutToken(page.address()).href,
    languages: page.preferredLanguages(),
    configuration: writtenConfiguration(configuration.current()),
    cookies: describeStored('cookie', cookies.read),
    localStorage: describeStored('local storage', localStorage.read),
    sessionStorage: describeStored('session storage', sessionStorage.read),
  };
}

/** Removes the token from an address, but keeps that there was one. */
function withoutToken(address: URL): URL {
  for (const name of ['token', STORED_KEYS.token.name]) {
    if (address.searchParams.has(name)) address.searchParams.set(name, REDACTED_TEXT);
  }
  return address;
}

/** The configuration in the form that a deployment writes. */
function writtenConfiguration({ policies, ...rest }: Configuration): object {
  return { ...rest, policies: { ...Object.fromEntries(policies.entries), default: policies.everybody } };
}
