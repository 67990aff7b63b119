import { expect, it, vi } from 'vitest';
import { beginManifest } from '../../../src/infrastructure/remotes/begin-manifest.ts';

const OWN = 'https://sunny.example/remotes/remotes.json';
const OTHERS = 'http://localhost:4001/remotes.json';

function beginManifestWith(respond: typeof fetch) {
  const fetch = vi.fn(respond);
  const needs = { contentUrl: '/remotes', document: { baseURI: 'https://sunny.example/booknow/hotels' }, fetch };
  return { fetch, later: beginManifest(needs) };
}

it('a manifest is requested before anybody reads it, without cookies, and not again by who reads it first', async () => {
  const { fetch, later } = beginManifestWith(async () => new Response('{}'));
  expect(fetch.mock.calls).toEqual([[OWN, { credentials: 'omit', cache: 'no-cache', redirect: 'error' }]]);
  expect(await (await later(OWN)).text()).toBe('{}');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('a manifest that is read again is requested again, as is any other', async () => {
  const { fetch, later } = beginManifestWith(async () => new Response('{}'));
  await later(OTHERS);
  expect(fetch).toHaveBeenLastCalledWith(OTHERS);
  await later(OWN);
  await later(OWN, { cache: 'no-cache' });
  expect(fetch).toHaveBeenLastCalledWith(OWN, { cache: 'no-cache' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('a manifest that can’t be had fails for who reads it, and only then', async () => {
  const { later } = beginManifestWith(async () => Promise.reject(new TypeError('Failed to fetch')));
  await Promise.resolve();
  await expect(later(OWN)).rejects.toThrow('Failed to fetch');
});
